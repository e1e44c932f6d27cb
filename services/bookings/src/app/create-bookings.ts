import { randomUUID } from 'node:crypto'
import { type BookingCheckAnswer, type BookingStatus, DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { newUid } from '@punctual/http'
import { drawIds, findSeries, findTwin } from '../db/bookings-repository.ts'
import { queueEventType } from '../db/limits-repository.ts'
import { drawPaymentIds } from '../db/payments-repository.ts'
import { lockPrivateLink, noteLinkUse, requireLiveLink } from '../db/private-links-repository.ts'
import { takeReservation } from '../db/reservations-repository.ts'
import type { Booking, Decision } from '../domain/booking.ts'
import { createBooking, type NewIds, type Plan } from '../domain/create-booking.ts'
import {
  type BookingCreation,
  type CreatedBooking,
  saveNewBooking,
  useReservation,
} from './booking-creation.ts'
import { claimOccurrence, takesTurns } from './claim-time.ts'
import { enforceActiveBookings, enforceLimits } from './enforce-limits.ts'
import { bookSeat } from './take-seat.ts'

/** Whether limits or turns require that bookings of the event type are created one at a time. */
const needsQueue = (check: BookingCheckAnswer): boolean =>
  takesTurns(check) ||
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
  if (privateLink) await lockPrivateLink(tx, privateLink)
  if (needsQueue(check)) await queueEventType(tx, eventType.id)
  const before = await findExisting(tx, creation, draft)
  if (before) return before
  if (privateLink) await requireLiveLink(tx, privateLink, context.now)
  const created = await createNew(tx, creation, draft)
  const booking = 'series' in created ? created.series[0]! : created.booking
  const isNew = booking.uid === ids.uid || ('seatUid' in created && created.seatUid !== undefined)
  if (privateLink && isNew) await noteLinkUse(tx, privateLink, booking, context.now)
  return created
}

/**
 * Returns the booking that the same booker already has at that start of a round robin, or, while it
 * is pending, of an event type with a recurrence or a private link. The link gets no second use,
 * and the reservation ends. For other event types, the conflict with the host's claims finds the
 * existing booking instead (`createOne`).
 */
async function findExisting(
  tx: Tx,
  { body, check, context }: BookingCreation,
  { booking }: Decision,
): Promise<CreatedBooking | undefined> {
  const { eventType, privateLink } = check
  if (eventType.seats || !(takesTurns(check) || privateLink || eventType.recurrence)) return undefined
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

async function checkAllLimits(tx: Tx, { body, check, context }: BookingCreation): Promise<void> {
  await enforceLimits(tx, check)
  await enforceActiveBookings(tx, check, body.attendee.email ?? '', context.now)
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
  const decision = takesTurns(check)
    ? createBooking(body, check, ids, context.now, { plan: { ...occurrence, hosts } })
    : draft
  return saveNewBooking(tx, decision, context)
}

/** The payments of a series share one uid: they are paid together. */
async function idsOfNext(tx: Tx, { attendees, payment }: NewIds): Promise<NewIds> {
  const own = { ...(await drawIds(tx, attendees.length)), uid: newUid() }
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
    const hosts = await claimOccurrence(tx, { check, occurrence, holder, preferred, now })
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
