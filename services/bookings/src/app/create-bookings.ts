import { randomUUID } from 'node:crypto'
import {
  type BookingCheckAnswer,
  type BookingStatus,
  type CreateBooking,
  DomainError,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { newUid } from '@punctual/http'
import { queueEventType } from '../db/bookings-of-event-type.ts'
import { findSeries, findTwin, lockSeated } from '../db/find-bookings.ts'
import { drawPaymentIds } from '../db/payments-repository.ts'
import { lockPrivateLink, noteLinkUse, requireLiveLink } from '../db/private-links-repository.ts'
import {
  lockSeatSlot,
  seatHolds,
  seatHoldUid,
  takeHold,
  takeReservation,
} from '../db/reservations-repository.ts'
import { drawIds, insertBooking } from '../db/save-bookings.ts'
import { contactOf } from '../domain/booker.ts'
import type { Booking, ChangeContext, Decision } from '../domain/booking.ts'
import { createBooking, type NewIds, type Plan } from '../domain/create-booking.ts'
import { requireAvailableHosts, requireFreeSeats, requireSameLength, takeSeat } from '../domain/seats.ts'
import type { PaymentOpener } from '../payments/payment-opener.ts'
import { declineOvertaken, haveRequests, queueRequests } from './answer-request.ts'
import { apply, newsToTell } from './change-booking.ts'
import {
  claimOccurrence,
  enforceActiveBookings,
  enforceLimits,
  instantCandidates,
  takesTurns,
} from './claim-time.ts'
import { awaitAcceptance } from './instant-requests.ts'
import { requireLiveOwner } from './owner-bookings.ts'

/** The input of a creation. */
export interface BookingCreation {
  body: CreateBooking
  check: BookingCheckAnswer
  ids: NewIds
  context: ChangeContext
  /** Opens the payments of event types with a price. */
  paymentOpener: PaymentOpener
  /** Whether the caller may know the uid of an existing booking of the booker. */
  mayKnow?: (existing: Booking) => boolean
}

/** The result of a creation: one booking, a seat of one, or the occurrences of a series. */
export type CreatedBooking = { booking: Booking; seatUid?: string } | { series: Booking[] }

/**
 * Whether limits, turns or competing requests require that bookings of the event type are created
 * one at a time.
 */
const needsQueue = (check: BookingCheckAnswer): boolean =>
  takesTurns(check) ||
  check.eventType.pendingIsTentative === true ||
  check.eventType.bookingLimits !== undefined ||
  check.eventType.bookerActiveBookingsLimit !== undefined

/**
 * Creates the bookings that the body asks for in one transaction (docs/domain.md#create-a-booking).
 * It checks the fields first, then the private link, the reservation, the limits and the time of
 * the hosts. Locks are taken in that order, so that two creations cannot deadlock.
 */
export async function makeBookings(tx: Tx, asked: BookingCreation): Promise<CreatedBooking> {
  const creation = await withPayment(tx, asked)
  const { body, check, ids, context } = creation
  const { eventType, privateLink } = check
  // Validates against all eligible hosts: errors in the body do not depend on which hosts are
  // chosen.
  const draft = createBooking(body, check, ids, context.now)
  const isLive = requireLiveOwner(tx, eventType)
  if (privateLink) lockPrivateLink(tx, privateLink)
  if (needsQueue(check)) queueEventType(tx, eventType.id)
  const [mayCompete] = await Promise.all([eventType.pendingIsTentative || haveRequests(tx, check), isLive])
  if (mayCompete) queueRequests(tx, check.hosts)
  const before = await findExisting(tx, creation, draft)
  if (before) return before
  if (privateLink) await requireLiveLink(tx, privateLink, context.now)
  const created = await createNew(tx, creation, draft)
  if (mayCompete)
    for (const booking of 'series' in created ? created.series : [created.booking])
      await declineOvertaken(tx, booking, context)
  const booking = 'series' in created ? created.series[0]! : created.booking
  if (booking.uid === ids.uid) await awaitAcceptance(tx, booking)
  const isNew = booking.uid === ids.uid || ('seatUid' in created && created.seatUid !== undefined)
  if (privateLink && isNew) noteLinkUse(tx, privateLink, booking, context.now)
  return created
}

/**
 * Returns the booking that the same booker already has at that start of a round robin, or, while it
 * is pending, of an event type with a recurrence, a private link or tentative requests. The link
 * gets no second use, and the reservation ends. For other event types, the conflict with the host's
 * claims finds the existing booking instead (`createOne`).
 */
async function findExisting(
  tx: Tx,
  { body, check, context }: BookingCreation,
  { booking }: Decision,
): Promise<CreatedBooking | undefined> {
  const { eventType, privateLink } = check
  if (eventType.seats) return undefined
  if (!(takesTurns(check) || privateLink || eventType.recurrence || eventType.pendingIsTentative))
    return undefined
  const twin = await findTwin(tx, booking, takesTurns(check) ? ['pending', 'accepted'] : waitsToo(booking))
  if (!twin) return undefined
  if (body.reservationUid !== undefined) await takeReservation(tx, body.reservationUid, context.now)
  const { recurringBookingUid } = twin
  if (!eventType.recurrence || recurringBookingUid === undefined) return { booking: twin }
  return { series: await findSeries(tx, recurringBookingUid) }
}

/** An existing pending booking is the answer only to a request that would be pending too. */
const waitsToo = ({ status }: Booking): BookingStatus[] => (status === 'pending' ? ['pending'] : [])

async function createNew(tx: Tx, creation: BookingCreation, draft: Decision): Promise<CreatedBooking> {
  const { eventType } = creation.check
  if (eventType.seats) return bookSeat(tx, creation, draft.booking, () => checkAllLimits(tx, creation))
  const preferred = await useReservation(tx, creation)
  await checkAllLimits(tx, creation)
  if (eventType.recurrence) return { series: await createSeries(tx, creation, preferred) }
  return { booking: await createOne(tx, creation, draft, preferred) }
}

/** Adds the ids of a payment if the event type has a price. */
async function withPayment(tx: Tx, creation: BookingCreation): Promise<BookingCreation> {
  if (creation.check.eventType.price <= 0) return creation
  const [id] = await drawPaymentIds(tx, 1)
  return {
    ...creation,
    ids: { ...creation.ids, payment: { id: id!, ...creation.paymentOpener.open(newUid()) } },
  }
}

async function checkAllLimits(
  tx: Tx,
  { body, check, context, mayKnow = () => false }: BookingCreation,
): Promise<void> {
  await enforceLimits(tx, check)
  await enforceActiveBookings(tx, check, { booker: contactOf(body), mayKnow }, context.now)
}

/**
 * Claims the hosts, then saves. If no host is free, returns the pending booking that the same
 * booker has at that start.
 */
async function createOne(
  tx: Tx,
  creation: BookingCreation,
  draft: Decision,
  preferred: readonly number[],
): Promise<Booking> {
  const { body, check, ids, context } = creation
  const occurrence = check.occurrences[0]!
  const holder = { bookingId: ids.booking }
  const hosts = await claimOccurrence(tx, { check, occurrence, holder, preferred, now: context.now })
  if (!hosts) {
    const twin = await findTwin(tx, draft.booking, waitsToo(draft.booking))
    if (!twin) throw new DomainError('slot_taken')
    return twin
  }
  // Without turns, the draft already has the right hosts.
  const candidates = body.instant
    ? await instantCandidates(tx, { check, occurrence, now: context.now }, hosts)
    : hosts
  const decision = takesTurns(check)
    ? createBooking(body, check, ids, context.now, { plan: { ...occurrence, hosts, candidates } })
    : draft
  return saveNewBooking(tx, decision, context)
}

/** The payments of a series share one uid: they are paid together. */
async function idsOfNext(tx: Tx, { attendees, payment, newRoomUrl }: NewIds): Promise<NewIds> {
  const own = { ...(await drawIds(tx, attendees.length)), uid: newUid(), newRoomUrl }
  if (!payment) return own
  const [id] = await drawPaymentIds(tx, 1)
  return { ...own, payment: { ...payment, id: id! } }
}

/**
 * Creates all occurrences or none. In a round robin, the same host gets all of them while that host
 * is free.
 */
async function createSeries(tx: Tx, creation: BookingCreation, held: readonly number[]): Promise<Booking[]> {
  const { body, check, ids, context } = creation
  const { now } = context
  const uid = randomUUID()
  const planned: { ids: NewIds; plan: Plan }[] = []
  let preferred = held
  for (const [index, occurrence] of check.occurrences.entries()) {
    const own = index === 0 ? ids : await idsOfNext(tx, ids)
    const holder = { bookingId: own.booking }
    const before = planned.flatMap(({ plan: { start, hosts } }) =>
      hosts.map(({ id: hostId }) => ({ hostId, start: new Date(start) })),
    )
    const hosts = await claimOccurrence(tx, { check, occurrence, holder, preferred, now, planned: before })
    if (!hosts)
      throw new DomainError('slot_taken', `A host is not free at ${occurrence.start}; nothing was booked.`)
    preferred = hosts.map(({ id }) => id)
    planned.push({ ids: own, plan: { ...occurrence, hosts } })
  }
  const series: Booking[] = []
  for (const [index, { ids: own, plan }] of planned.entries()) {
    const decision = createBooking(body, check, own, now, { plan, series: { uid, isFirst: index === 0 } })
    series.push(await saveNewBooking(tx, decision, context))
  }
  return series
}

/**
 * Ends the reservation that the body names.
 * @returns its host ids, whose time is free from then on
 * @throws DomainError reservation_expired if it has ended or is for another slot
 */
async function useReservation(tx: Tx, { body, check, context }: BookingCreation): Promise<number[]> {
  if (body.reservationUid === undefined) return []
  const held = await takeReservation(tx, body.reservationUid, context.now)
  const start = Date.parse(check.occurrences[0]?.start ?? '')
  if (held?.eventTypeId !== check.eventType.id || held.start.getTime() !== start)
    throw new DomainError('reservation_expired')
  return held.hostIds
}

/** Saves a new booking, whose time is already claimed, together with its events. */
async function saveNewBooking(tx: Tx, decision: Decision, context: ChangeContext): Promise<Booking> {
  const { booking } = decision
  await insertBooking(tx, booking, await newsToTell(tx, decision, context))
  return booking
}

/**
 * Books a seat of the live booking of the event type at that start, or creates that booking
 * (docs/domain.md#seats). Held seats count as taken; only a new booking counts towards limits.
 * @throws DomainError booking_full, already_attending, slot_taken, reservation_expired
 */
async function bookSeat(
  tx: Tx,
  creation: BookingCreation,
  draft: Booking,
  checkLimits: () => Promise<void>,
): Promise<CreatedBooking> {
  const { body, check, ids, context } = creation
  const { eventType } = check
  const { now } = context
  const seat = draft.attendees[0]!
  const slot = { eventTypeId: eventType.id, start: new Date(draft.start) }
  lockSeatSlot(tx, slot)
  await useReservation(tx, creation)
  const existing = await lockSeated(tx, slot)
  const { count: held, span } = await seatHolds(tx, slot, now)
  requireSameLength(existing ?? span, check.occurrences[0]!, 'lengthInMinutes')
  if (existing) requireAvailableHosts(existing, check.occurrences[0]!)
  const seatsLeft = { seatsPerTimeSlot: eventType.seats?.seatsPerTimeSlot ?? 1, held }
  const seatUid = seat.seatUid!
  if (existing) {
    const taken = takeSeat(existing, seat, seatsLeft, now, draft.payment?.[0])
    return { booking: await apply(tx, existing, taken, context), seatUid }
  }
  requireFreeSeats({ attendees: [] }, [seat], seatsLeft)
  await checkLimits()
  // The booking takes over the claim that the holds of its seats share.
  const preferred = await takeHold(tx, seatHoldUid(slot))
  const occurrence = check.occurrences[0]!
  const holder = { bookingId: ids.booking }
  const hosts = await claimOccurrence(tx, { check, occurrence, holder, preferred, now })
  if (!hosts) throw new DomainError('slot_taken')
  const decision = createBooking(body, check, ids, now, { plan: { ...occurrence, hosts } })
  return { booking: await saveNewBooking(tx, decision, context), seatUid }
}
