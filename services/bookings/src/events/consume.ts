import { forEach, startConsumers, startRelay, subscriptionsOf } from '@punctual/bus'
import type {
  Clock,
  calendarEventRemoved,
  calendarEventWritten,
  DomainEvent,
  EventData,
  membershipDeleted,
  NoShowNotice,
  OwnerBookingsRequest,
  teamDeleted,
  userDeleted,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { repeatWork, type Stoppable } from '@punctual/http'
import { type Fire, startTimers } from '@punctual/timers'
import { endFeedOfMember, endFeedsOf } from '../app/calendar-feeds.ts'
import { apply, linkWait } from '../app/change-booking.ts'
import { makeDueMoves, noteCalendarChange } from '../app/follow-calendar.ts'
import { endAcceptance } from '../app/instant-requests.ts'
import { endLinkWait, settleMeeting } from '../app/meetings.ts'
import { cancelOwnerBookings } from '../app/owner-bookings.ts'
import { startRefunds } from '../app/refund-worker.ts'
import { type RoomSettings, roomUrls } from '../app/video-rooms.ts'
import { findBooking, lockBooking } from '../db/find-bookings.ts'
import { rememberCalendarEvent } from '../db/references-repository.ts'
import { lockOwnerToEnd, rememberTeam, rememberUser } from '../db/replicas-repository.ts'
import { findVisits } from '../db/rooms-repository.ts'
import { forgetStripeOf, forgetStripeOfUser } from '../db/stripe-accounts-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import { openMeeting, replaceMeeting } from '../domain/meetings.ts'
import { markNoShow } from '../domain/record-outcome.ts'
import { participantsOf } from '../domain/video-room-sessions.ts'
import { paymentOpenerOf } from '../payments/payment-opener.ts'
import { erasePerson } from './erase-person.ts'

/**
 * The subscriptions of bookings by stream. A deleted user stays in the replica, as their bookings
 * stay too.
 */
export const subscriptions = (config: RoomSettings, clock: Pick<Clock, 'now'>) =>
  subscriptionsOf('bookings', {
    'identity.user.created': (tx, { data }) => rememberUser(tx, data.user),
    'identity.user.updated': (tx, { data }) => rememberUser(tx, data.user),
    ...forEach(['identity.team.created', 'identity.team.updated'], (tx, { data, aggregateversion }) =>
      rememberTeam(tx, data.team, aggregateversion),
    ),
    'identity.team.deleted': (tx, event) => endOwner(tx, event, { teamId: event.data.team.id }),
    'identity.organization.deleted': (tx, event) =>
      endOwner(tx, event, { organizationId: event.data.team.id }),
    'identity.user.deleted': endUser,
    'identity.membership.deleted': endMembership,
    ...forEach(['identity.person.erased', 'identity.phone-number.erased'], (tx, event) =>
      erasePerson(tx, event, clock.now()),
    ),
    'webhooks.no-show.noticed': noteNoShow,
    'automation.no-show.noticed': noteNoShow,
    'scheduling.calendar-event.written': (tx, event) => noteCalendarEvent(tx, event, false),
    'scheduling.calendar-event.removed': (tx, event) => noteCalendarEvent(tx, event, true),
    'scheduling.calendar-event.changed': noteCalendarChange,
    'scheduling.meeting.opened': (tx, { data, time }) =>
      settleMeeting(tx, data.bookingUid, { now: new Date(time) }, (booking, now) =>
        openMeeting(booking, data, now),
      ),
    'scheduling.meeting.refused': (tx, { data, time }) =>
      settleMeeting(tx, data.bookingUid, { now: new Date(time) }, (booking, now) =>
        replaceMeeting(booking, data, roomUrls(config), now),
      ),
  })

async function endUser(
  tx: Tx,
  { data: { id: userId } }: DomainEvent<EventData<typeof userDeleted>>,
): Promise<void> {
  await endFeedsOf(tx, userId)
  await forgetStripeOfUser(tx, { userId })
}

async function endMembership(
  tx: Tx,
  { data: { membership } }: DomainEvent<EventData<typeof membershipDeleted>>,
): Promise<void> {
  await endFeedOfMember(tx, membership)
  await forgetStripeOfUser(tx, { userId: membership.userId, organizationId: membership.teamId })
}

/**
 * Notes that a team or an organization is deleted, and cancels what was booked after identity asked
 * about its bookings (docs/domain.md#deletion). A booking under way commits first and is cancelled
 * too; one that begins later finds the owner deleted.
 */
async function endOwner(
  tx: Tx,
  { data, aggregateversion, time }: DomainEvent<EventData<typeof teamDeleted>>,
  owner: OwnerBookingsRequest,
): Promise<void> {
  await lockOwnerToEnd(tx, data.team.id)
  await forgetStripeOf(tx, owner)
  await rememberTeam(tx, data.team, aggregateversion, true)
  await cancelOwnerBookings(tx, owner, { now: new Date(time) })
}

/** Milliseconds of real time between two looks for moves that nothing announced. */
const movesPause = 15_000

/** Starts the relay of the outbox, the consumers, the timers and the refunds. */
export function startWorker(deps: BookingsDeps): Stoppable[] {
  const { bus, db, clock, log } = deps
  const { provider } = paymentOpenerOf(deps.config)
  return [
    startRelay({ bus, db, source: 'bookings', clock, log }),
    ...startConsumers({ bus, db, consumer: 'bookings', clock, log }, subscriptions(deps.config, clock)),
    startTimers({ db, clock, log, fire: fireTimer }),
    ...(provider ? [startRefunds(deps, provider)] : []),
    repeatWork(() => makeDueMoves(deps), {
      db,
      clock,
      work: 'moves',
      pause: movesPause,
      log,
      what: 'bookings could not follow their calendars',
    }),
  ]
}

const fireTimer: Fire = (tx, timer, now) =>
  timer.purpose === linkWait ? endLinkWait(tx, timer, now) : endAcceptance(tx, timer, now)

type News = DomainEvent<EventData<typeof calendarEventWritten | typeof calendarEventRemoved>>

/**
 * Stores a booking's event in a host's calendar as a reference, or marks the reference as deleted.
 */
export async function noteCalendarEvent(tx: Tx, { data, time }: News, deleted: boolean): Promise<void> {
  const { id, bookingUid, eventUid: uid, userId, type, externalCalendarId, ...rest } = data.calendarEvent
  const booking = await findBooking(tx, bookingUid)
  if (!booking) return
  await rememberCalendarEvent(tx, {
    organizationId: booking.organizationId,
    bookingId: booking.id,
    userId,
    type,
    uid,
    externalCalendarId,
    credentialId: rest.credentialId,
    deleted,
    calendarEventId: id,
    calendarEventVersion: rest.version,
    createdAt: new Date(time),
    calendarChange: null,
    declinedAttendeeIds: [],
  })
}

/**
 * Marks absences when a webhook or a workflow notices a no-show (docs/domain.md#video-rooms). It
 * checks the joins stored here, as the other service may not have received a recent join.
 */
async function noteNoShow(tx: Tx, { data, time }: DomainEvent<NoShowNotice>): Promise<void> {
  const before = await lockBooking(tx, data.bookingUid)
  if (!before) return
  const participants = participantsOf(await findVisits(tx, before))
  const now = new Date(time)
  const decision = markNoShow(before, participants, { side: data.side, at: new Date(data.at) }, now)
  await apply(tx, before, decision, { now })
}
