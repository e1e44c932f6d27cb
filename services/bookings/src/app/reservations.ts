import {
  type BookingCheckAnswer,
  badRequest,
  type CallerContext,
  canSee,
  DomainError,
  type FieldError,
  instantOf,
  type ReserveSlot,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { newUid } from '@punctual/http'
import { queueEventType } from '../db/bookings-of-event-type.ts'
import { releaseHold } from '../db/claims-repository.ts'
import { lockSeated } from '../db/find-bookings.ts'
import {
  findReservation,
  insertReservation,
  lockSeatSlots,
  type Reservation,
  renewSeatHold,
  seatHolds,
  seatHoldUid,
  sweepReservations,
  takeReservation,
} from '../db/reservations-repository.ts'
import type { Planned } from '../db/team-limits.ts'
import type { BookingsDeps } from '../deps.ts'
import { requireAvailableHosts, requireFreeSeats, requireSameLength } from '../domain/seats.ts'
import type { AskScheduling } from './ask-scheduling.ts'
import { claimOccurrence, enforceLimits, takesTurns, type Wanted } from './claim-time.ts'

const minute = 60_000

/** The default length of a hold, in minutes. */
const defaultMinutes = 5

/**
 * Asks scheduling whether the slot can be booked. `reservationDuration` is only for members of the
 * event type, and `slotDuration` only for event types with several lengths.
 * @throws DomainError ForbiddenException, 400 for `slotDuration`, and the refusals of scheduling
 */
export async function askAboutSlot(
  askScheduling: AskScheduling,
  caller: CallerContext,
  { eventTypeId, slotStart, slotDuration, timeZone, reservationDuration }: ReserveSlot,
): Promise<BookingCheckAnswer> {
  const check = await askScheduling(caller, {
    eventTypeId,
    start: instantOf(slotStart).toISOString(),
    ...(slotDuration === undefined ? {} : { lengthInMinutes: slotDuration }),
    ...(timeZone === undefined ? {} : { timeZone }),
  }).catch((error: unknown) => {
    throw renamedField(error, 'lengthInMinutes', 'slotDuration')
  })
  const { eventType, hosts } = check
  if (slotDuration !== undefined && eventType.lengthOptions.length < 2)
    throw badRequest({ path: 'slotDuration', message: 'requires an event type with several lengths' })
  const owned = {
    ownerId: eventType.ownerId,
    teamId: eventType.teamId,
    organizationId: eventType.organizationId,
    hostIds: hosts.map(({ id }) => id),
  }
  if (reservationDuration !== undefined && !canSee(caller, owned))
    throw new DomainError('ForbiddenException', 'reservationDuration is for members of the event type.')
  return check
}

/**
 * @returns a length_not_allowed error with the field name of this operation; other errors unchanged
 */
function renamedField(error: unknown, from: string, to: string): unknown {
  if (!(error instanceof DomainError) || error.code !== 'length_not_allowed') return error
  const details = error.details as { errors?: FieldError[] } | undefined
  const errors = (details?.errors ?? []).map((each) => (each.path === from ? { ...each, path: to } : each))
  const message = error.message.replace(from, to)
  return new DomainError(error.code, message, { details: { errors }, cause: error })
}

/** Holds a slot, or a seat of it. @throws DomainError what `holdSlot` throws */
export async function reserveSlot(
  tx: Tx,
  check: BookingCheckAnswer,
  { reservationDuration = defaultMinutes }: Pick<ReserveSlot, 'reservationDuration'>,
  now: Date,
): Promise<Reservation> {
  const reservation = await holdSlot(tx, check, { uid: newUid(), minutes: reservationDuration }, now)
  sweepReservations(tx, now)
  return reservation
}

/**
 * Moves the hold `replaces` to another slot; if that has ended, a new one is created.
 * @throws DomainError what `holdSlot` throws
 */
export async function reserveSpan(
  tx: Tx,
  check: () => BookingCheckAnswer,
  replaces: string,
  now: Date,
): Promise<Reservation> {
  const isHeld = (await findReservation(tx, replaces, now)) !== undefined
  const wanted = isHeld ? { uid: replaces, replaced: replaces } : { uid: newUid() }
  const reservation = await holdSlot(tx, check(), { ...wanted, minutes: defaultMinutes }, now)
  sweepReservations(tx, now)
  return reservation
}

/**
 * Moves a hold and restarts its time. Scheduling is asked before the transaction.
 * @throws DomainError reservation_not_found, and what `askAboutSlot` and `holdSlot` throw
 */
export async function moveReservation(
  { db, clock }: Pick<BookingsDeps, 'db' | 'clock'>,
  askScheduling: AskScheduling,
  caller: CallerContext,
  uid: string,
  body: ReserveSlot,
): Promise<Reservation> {
  const now = clock.now()
  if (!(await findReservation(db, uid, now))) throw new DomainError('reservation_not_found')
  const check = await askAboutSlot(askScheduling, caller, body)
  const wanted = { uid, minutes: body.reservationDuration ?? defaultMinutes, replaced: uid }
  return db.transaction((tx) => holdSlot(tx, check, wanted, now))
}

/** Ends a hold, which makes its slot free. */
export const endReservation = (tx: Tx, uid: string, now: Date) => takeReservation(tx, uid, now)

/**
 * Holds the occurrences of a check for the holder of the uid: their time is claimed like that of
 * bookings, until the hold ends. For a seated event type it holds one seat, and claims the time
 * only while there is no booking.
 * @param wanted `minutes`: how long to hold; `replaced`: uid of a hold that ends in the same
 *   transaction, so that a hold can move to a time that overlaps its own
 * @throws DomainError booking_limit_reached, slot_taken, booking_full, reservation_not_found if
 *   `replaced` has ended
 */
export async function holdSlot(
  tx: Tx,
  check: BookingCheckAnswer,
  wanted: { uid: string; minutes: number; replaced?: string },
  now: Date,
): Promise<Reservation> {
  const { eventType } = check
  const occurrence = check.occurrences[0]!
  const { uid, minutes, replaced } = wanted
  const reservation: Reservation = {
    uid,
    minutes,
    organizationId: eventType.organizationId,
    eventTypeId: eventType.id,
    start: new Date(occurrence.start),
    end: new Date(occurrence.end),
    holdUntil: new Date(now.getTime() + minutes * minute),
    seated: eventType.seats !== undefined,
  }
  if (takesTurns(check) || eventType.bookingLimits) queueEventType(tx, eventType.id)
  const next = reservation.seated ? [reservation] : []
  const before = replaced === undefined ? undefined : await takeReservation(tx, replaced, now, next)
  if (replaced === undefined) lockSeatSlots(tx, next)
  else if (!before) throw new DomainError('reservation_not_found')
  const claim = (holdUid: string) =>
    claimAll(tx, {
      check,
      now,
      preferred: before?.hostIds ?? [],
      holder: { holdUid, holdUntil: reservation.holdUntil },
    })
  if (eventType.seats) await holdSeat(tx, reservation, check, claim, now)
  else {
    await enforceLimits(tx, check)
    if (!(await claim(uid))) throw new DomainError('slot_taken')
  }
  insertReservation(tx, reservation)
  if (reservation.seated) await renewSeatHold(tx, reservation, now)
  return reservation
}

/**
 * Claims hosts for every occurrence, the same ones while they are free.
 * @returns whether all are held
 */
async function claimAll(tx: Tx, wanted: Omit<Wanted, 'occurrence' | 'planned'>): Promise<boolean> {
  let preferred = wanted.preferred ?? []
  const planned: Planned[] = []
  for (const occurrence of wanted.check.occurrences) {
    const hosts = await claimOccurrence(tx, { ...wanted, occurrence, preferred, planned })
    if (!hosts) return false
    preferred = hosts.map(({ id }) => id)
    planned.push(...preferred.map((hostId) => ({ hostId, start: new Date(occurrence.start) })))
  }
  return true
}

async function holdSeat(
  tx: Tx,
  reservation: Reservation,
  check: BookingCheckAnswer,
  claim: (holdUid: string) => Promise<boolean>,
  now: Date,
): Promise<void> {
  const booking = await lockSeated(tx, reservation)
  const { count: held, span } = await seatHolds(tx, reservation, now)
  requireSameLength(booking ?? span, check.occurrences[0]!, 'slotDuration')
  if (booking) requireAvailableHosts(booking, check.occurrences[0]!)
  const seatsPerTimeSlot = check.eventType.seats?.seatsPerTimeSlot ?? 1
  requireFreeSeats(booking ?? { attendees: [] }, [{ email: '' }], { seatsPerTimeSlot, held })
  if (booking) return
  await enforceLimits(tx, check)
  if (held > 0) return
  const shared = seatHoldUid(reservation)
  await releaseHold(tx, shared)
  if (!(await claim(shared))) throw new DomainError('slot_taken')
}
