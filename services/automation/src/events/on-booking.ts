import type { Clock, DomainEvent } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { acceptanceToken, answerToken, roomHostToken, type Sealer } from '@punctual/http'
import { cancelTimers } from '@punctual/timers'
import { noteRouting } from '../app/form-submissions.ts'
import { planBooking, runImmediate } from '../app/plan-workflows.ts'
import { replaceBooking, storeBooking } from '../db/booking-replicas.ts'
import { mailSettingsOf } from '../db/mail-settings.ts'
import { enqueueMessages } from '../db/message-repository.ts'
import { workflowsFor } from '../db/workflow-repository.ts'
import { type BookingChange, immediateTrigger } from '../domain/booking-events.ts'
import { bookingMails } from '../domain/booking-mail.ts'
import { asksHosts, type BookingEventData, concernedBy, mailsFor } from '../domain/mails-for.ts'
import type { RoomLinks } from '../domain/room-links.ts'

interface MailDeps extends RoomLinks {
  settings: Awaited<ReturnType<typeof mailSettingsOf>>
  now: Date
  sealer: Pick<Sealer, 'seal'>
}

async function sendMails(
  tx: Tx,
  change: BookingChange,
  event: DomainEvent<BookingEventData>,
  { settings: { rules, branding }, now, sealer, ...links }: MailDeps,
): Promise<void> {
  if (rules?.areEmailsEnabled === false) return
  const { publicUrl } = links
  const common = { eventId: event.id, at: new Date(event.time), ...links, pages: rules?.pages, branding }
  const { uid: bookingUid } = event.data.booking
  const answersOf = (userId: number) => {
    const token = answerToken(sealer, { bookingUid, userId })
    const page = (answer: string) => `${publicUrl}/booking/${bookingUid}/${answer}#${token}`
    return { confirm: page('confirm'), decline: page('decline') }
  }
  const acceptanceOf = (mayAccept: { userId: number; expiresAt: string }) => ({
    // The fragment of an address reaches no server and no log.
    address: `${publicUrl}/booking/${bookingUid}/accept#${acceptanceToken(sealer, { bookingUid, ...mayAccept })}`,
    expiresAt: mayAccept.expiresAt,
  })
  const mails = mailsFor(change, event.data)
    .filter(({ mayAccept }) => !mayAccept || Date.parse(mayAccept.expiresAt) > now.getTime())
    .flatMap(({ mayAccept, ...mail }) =>
      bookingMails({
        ...mail,
        ...common,
        acceptance: mayAccept && acceptanceOf(mayAccept),
        answersOf: asksHosts(mail) ? answersOf : undefined,
      }),
    )
  await enqueueMessages(tx, mails, now)
}

/**
 * Returns the handler of one kind of booking change: it stores the newest state, queues the mails,
 * runs the immediate workflows and sets the timers. Mails and immediate workflows depend only on
 * the event, however late it arrives; timers depend on the newest version, so that a late event
 * cannot restore one.
 */
export const onBooking =
  (
    change: BookingChange,
    { clock, publicUrl, sealer }: { clock: Clock; publicUrl: string; sealer: Pick<Sealer, 'seal'> },
  ) =>
  async (tx: Tx, event: DomainEvent<BookingEventData>): Promise<void> => {
    const { booking, previous, changed, alongSeries } = event.data
    const now = clock.now()
    const links: RoomLinks = { publicUrl, hostToken: (right) => roomHostToken(sealer, right) }
    // Most changes need both, so they are sent with the first statement instead of one by one.
    const [settings, found] = [mailSettingsOf(tx, booking), workflowsFor(tx, booking.eventType)]
    for (const early of [settings, found]) early.catch(() => {})
    const workflows = () => found
    // The booking that a seat moved from may continue, and so does a booking that keeps its uid.
    if (previous && previous.uid !== booking.uid && change !== 'seat-moved') {
      await replaceBooking(tx, previous, booking)
      cancelTimers(tx, previous.uid)
    }
    // Planned as of the event's time: a timer that fell due while this service was down fires late
    // instead of never.
    if (await storeBooking(tx, booking)) await planBooking(tx, booking, new Date(event.time), workflows)
    if (change === 'created' || change === 'requested') await noteRouting(tx, booking, { publicUrl, now })
    if (alongSeries) return
    await sendMails(tx, change, event, { settings: await settings, ...links, now, sealer })
    const trigger = immediateTrigger(change, { attendeesChanged: (changed?.length ?? 0) > 0 })
    const run = { runKey: event.id, ...links, at: now, only: concernedBy(event.data) }
    if (trigger) await runImmediate(tx, trigger, booking, run, await workflows())
  }
