import type { AttendeeSnapshot, BookingSnapshot, Clock, DomainEvent } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { cancelTimers } from '@punctual/timers'
import { wantsEmails } from '../db/client-replicas.ts'
import { enqueueMessages } from '../db/message-repository.ts'
import { keepBooking, replaceBooking } from '../db/replicas.ts'
import { type BookingChange, immediateTrigger, mailOf } from '../domain/booking-events.ts'
import { bookingMails } from '../domain/booking-mail.ts'
import { planBooking, runImmediate } from '../plan.ts'

/** What any `bookings.booking.*` event may carry. */
interface BookingEventData {
  booking: BookingSnapshot
  previous?: { id: number; uid: string; version: number; start: string; end: string }
  added?: AttendeeSnapshot[]
  changed?: { email: string; absent: boolean }[]
}

async function sendMails(
  tx: Tx,
  change: BookingChange,
  event: DomainEvent<BookingEventData>,
  now: Date,
): Promise<void> {
  const kind = mailOf[change]
  const { booking, previous, added } = event.data
  const organizerId = booking.hosts[0]?.id
  if (!kind) return
  const { clientId } = booking.eventType
  if (organizerId !== undefined && !(await wantsEmails(tx.orm, organizerId, clientId))) return
  // A booking that moves back to waiting for its host is not confirmed at its new time yet.
  const shown = kind === 'rescheduled' && booking.status === 'pending' ? 'requested' : kind
  const mails = bookingMails({
    kind: shown,
    booking,
    eventId: event.id,
    at: new Date(event.time),
    ...(previous ? { previous } : {}),
    ...(added ? { added } : {}),
  })
  await enqueueMessages(tx, mails, now)
}

/**
 * What one change of a booking makes automation do, in the inbox's transaction: keep the booking's newest state, mail the
 * people, run the workflows that fire at once, and make the timers anew. Mails and immediate workflows follow the event
 * alone, whenever it comes; timers follow the newest version, so that a late event cannot revive one.
 */
export const onBooking =
  (change: BookingChange, { clock, publicUrl }: { clock: Clock; publicUrl: string }) =>
  async (tx: Tx, event: DomainEvent<BookingEventData>): Promise<void> => {
    const { booking, previous, changed } = event.data
    const now = clock.now()
    if (previous) {
      await replaceBooking(tx, previous, booking)
      await cancelTimers(tx, previous.uid)
    }
    // As of the change: what fell due while nobody was here to plan it is late, not skipped.
    if (await keepBooking(tx, booking)) await planBooking(tx, booking, new Date(event.time))
    await sendMails(tx, change, event, now)
    const trigger = immediateTrigger(change, { attendeesChanged: (changed?.length ?? 0) > 0 })
    if (trigger) await runImmediate(tx, trigger, booking, { runKey: event.id, publicUrl, at: now })
  }
