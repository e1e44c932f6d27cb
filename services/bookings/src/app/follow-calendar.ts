import { isDeepStrictEqual } from 'node:util'
import {
  anonymousCaller,
  bookingOutOfStep,
  type CalendarChange,
  type CallerContext,
  type calendarEventChanged,
  DomainError,
  type DomainEvent,
  type EventData,
} from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import { systemReasons } from '@punctual/messages'
import {
  type CalendarMove,
  claimDueMoves,
  endMove,
  rememberCalendarChange,
  wantMove,
} from '../db/calendar-changes-repository.ts'
import { findBooking, lockBooking } from '../db/find-bookings.ts'
import type { BookingsDeps } from '../deps.ts'
import { type Booking, hasEnded, isSeated, minutesBetween } from '../domain/booking.ts'
import { endBooking } from '../domain/cancel-booking.ts'
import { customLength } from '../domain/reschedule-booking.ts'
import { type AskScheduling, schedulingQuestion } from './ask-scheduling.ts'
import { apply } from './change-booking.ts'
import { moveBooking } from './reschedule-booking.ts'
import { roomUrls } from './video-rooms.ts'

/**
 * Notes what a host has changed in a booking's event (docs/domain.md#changes-made-in-a-calendar).
 * A booking that follows is cancelled at once, or moved by the worker, which has to ask scheduling
 * first; otherwise its host learns of the difference.
 */
export async function noteCalendarChange(
  tx: Tx,
  { data, time }: DomainEvent<EventData<typeof calendarEventChanged>>,
): Promise<void> {
  const { calendarEvent, change, declinedBy, follow } = data
  const { id: calendarEventId, version, bookingUid, userId } = calendarEvent
  const booking = await lockBooking(tx, bookingUid)
  if (!booking) return
  const { organizationId } = booking
  const declinedAttendeeIds = booking.attendees
    .filter(({ email }) => declinedBy.includes(email.toLowerCase()))
    .map(({ id }) => id)
  const of = { organizationId, calendarEventId, version }
  const stored = await rememberCalendarChange(tx, of, { calendarChange: change, declinedAttendeeIds })
  if (!stored || !change || isDeepStrictEqual(stored.before, change)) return
  const now = new Date(time)
  if (booking.status !== 'accepted' || hasEnded(booking, now)) return
  if (!follow || !canFollow(booking, { userId, change }, now)) {
    await announceOutOfStep(tx, booking, { userId, change }, version, now)
  } else if (change.type === 'removed') {
    const command = { cancellationReason: systemReasons.removedFromCalendar, byOrganizer: true }
    await apply(tx, booking, endBooking(booking, command, now), { now })
  } else {
    const [startAt, endAt] = [new Date(change.start), new Date(change.end)]
    await wantMove(tx, { organizationId, bookingUid, userId, startAt, endAt, dueAt: now })
  }
}

/**
 * Seats belong to people who may come at different times; a length is chosen when booking. Where
 * another host than the organizer does not come, the others still meet.
 */
function canFollow(
  booking: Booking,
  { userId, change }: { userId: number; change: CalendarChange },
  now: Date,
): boolean {
  if (isSeated(booking)) return false
  if (change.type === 'removed') return booking.hosts[0]?.id === userId
  const { start, end } = change
  const isWholeMinute = Date.parse(start) % 60_000 === 0
  return (
    isWholeMinute && minutesBetween({ start, end }) === booking.duration && Date.parse(start) > now.getTime()
  )
}

async function announceOutOfStep(
  tx: Tx,
  booking: Booking,
  of: { userId: number; change: CalendarChange },
  version: number,
  at: Date,
): Promise<void> {
  const { uid: subject, organizationId } = booking
  await appendEvent(tx, bookingOutOfStep, { subject, version, organizationId, at, data: { booking, ...of } })
}

/** After this time, another process takes over the moves of a process that died. */
const claimMs = 60_000
const batchSize = 8

/** Moves the bookings that follow their events. @returns whether more may be due */
export async function makeDueMoves(deps: BookingsDeps): Promise<boolean> {
  const now = deps.clock.now()
  const claim = { now, until: new Date(now.getTime() + claimMs), limit: batchSize }
  const due = await deps.db.transaction((tx) => claimDueMoves(tx, claim))
  const ask = schedulingQuestion(deps)
  await Promise.all(due.map((move) => makeMove(deps, ask, move)))
  return due.length === batchSize
}

/**
 * Moves a booking as its host would. A start that cannot be booked leaves it where it is; a service
 * that does not answer is asked again when the claim ends.
 */
async function makeMove(deps: BookingsDeps, ask: AskScheduling, move: CalendarMove): Promise<void> {
  const { db, clock, log, config } = deps
  const { bookingUid, userId, startAt } = move
  const seen = await findBooking(db, bookingUid)
  if (seen?.status !== 'accepted') {
    await db.transaction((tx) => endMove(tx, move))
    return
  }
  const start = startAt.toISOString()
  try {
    const check = await askAsHost(ask, seen, { userId, start })
    const command = { start, needsConfirmation: false, newRoomUrl: roomUrls(config) }
    await db.transaction(async (tx) => {
      if (await endMove(tx, move)) await moveBooking(tx, seen, command, check, { now: clock.now() })
    })
  } catch (error) {
    if (!(error instanceof DomainError) || error.status >= 500) {
      log.warn({ err: error, bookingUid }, 'a booking was not moved and will be tried again')
      return
    }
    await db.transaction((tx) => refuse(tx, move, clock.now()))
  }
}

async function askAsHost(
  ask: AskScheduling,
  seen: Booking,
  { userId, start }: { userId: number; start: string },
) {
  const { organizationId } = seen
  const lengthInMinutes = customLength(seen)
  const timeZone = seen.attendees[0]?.timeZone
  const caller: CallerContext = {
    ...anonymousCaller(`calendar ${seen.uid}`),
    kind: 'api-key',
    userId,
    organizationId,
    memberships: organizationId === 0 ? [] : [{ teamId: organizationId, role: 'MEMBER' }],
  }
  const check = await ask(caller, {
    eventTypeId: seen.eventType.id,
    start,
    // Hosts who move their own events mean it, also outside their hours.
    allowBookingOutOfBounds: true,
    rescheduling: { hostIds: seen.hosts.map(({ id }) => id), bookingUid: seen.uid },
    ...(lengthInMinutes !== undefined && { lengthInMinutes, keepsLength: true }),
    ...(timeZone !== undefined && { timeZone }),
  })
  return { ...check, occurrences: check.occurrences.slice(0, 1) }
}

async function refuse(tx: Tx, move: CalendarMove, now: Date): Promise<void> {
  if (!(await endMove(tx, move))) return
  const booking = await lockBooking(tx, move.bookingUid)
  if (booking?.status !== 'accepted') return
  const { userId, startAt, endAt } = move
  const change = { type: 'moved' as const, start: startAt.toISOString(), end: endAt.toISOString() }
  await announceOutOfStep(tx, booking, { userId, change }, booking.version, now)
}
