import { randomUUID } from 'node:crypto'
import { type BookingCheckAnswer, type BookingStatus, DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { newUid } from '@punctual/http'
import { claimOccurrence, takesTurns } from './choose-hosts.ts'
import { drawIds, findSeries, findTwin } from './db/bookings-repository.ts'
import { queueEventType } from './db/limits-repository.ts'
import { drawPaymentIds } from './db/payments-repository.ts'
import { lockPrivateLink, noteLinkUse, requireLiveLink } from './db/private-links-repository.ts'
import { takeReservation } from './db/reservations-repository.ts'
import type { Booking, Decision } from './domain/booking.ts'
import { createBooking, type NewIds, type Plan } from './domain/create-booking.ts'
import { enforceActiveBookings, enforceLimits } from './enforce-limits.ts'
import { type Made, type Making, useReservation, write } from './making.ts'
import { bookSeat } from './take-seat.ts'

/** Limits and turns are decided for one booking of an event type at a time. */
const needsQueue = (check: BookingCheckAnswer): boolean =>
  takesTurns(check) ||
  check.eventType.bookingLimits !== undefined ||
  check.eventType.bookerActiveBookingsLimit !== undefined

/**
 * Makes what the body asks for in one transaction (docs/domain.md#create-a-booking): the fields are judged first, then
 * the use of the private link, the hold that is used up, the limits, the time of the hosts. Locks are taken in that
 * order, so that no two creations wait for each other.
 */
export async function makeBookings(tx: Tx, asked: Making): Promise<Made> {
  const making = await withPayment(tx, asked)
  const { body, check, ids, occasion } = making
  const { eventType, privateLink } = check
  // As if everybody came who may: what is wrong with the body is the same whoever does.
  const draft = createBooking(body, check, ids, occasion.now)
  if (privateLink) await lockPrivateLink(tx, privateLink)
  if (needsQueue(check)) await queueEventType(tx, eventType.id)
  const before = await madeBefore(tx, making, draft)
  if (before) return before
  if (privateLink) await requireLiveLink(tx, privateLink, occasion.now)
  const made = await makeNew(tx, making, draft)
  const booking = 'series' in made ? made.series[0]! : made.booking
  const isNew = booking.uid === ids.uid || ('seatUid' in made && made.seatUid !== undefined)
  if (privateLink && isNew) await noteLinkUse(tx, privateLink, booking, occasion.now)
  return made
}

/**
 * The same booker at the same start of a round robin, or of what waits to be confirmed, is answered with what there is:
 * no second use of the link, and nothing is held any more. Who comes through no link to a single host is told
 * apart by that host's time instead, in `makeOne`.
 */
async function madeBefore(
  tx: Tx,
  { body, check, occasion }: Making,
  { booking }: Decision,
): Promise<Made | undefined> {
  const { eventType, privateLink } = check
  if (eventType.seats || !(takesTurns(check) || privateLink || eventType.recurrence)) return undefined
  const twin = await findTwin(tx, booking, takesTurns(check) ? ['pending', 'accepted'] : waitsToo(booking))
  if (!twin) return undefined
  if (body.reservationUid !== undefined) await takeReservation(tx, body.reservationUid, occasion.now)
  const { recurringBookingUid } = twin
  if (!eventType.recurrence || recurringBookingUid === undefined) return { booking: twin }
  return { series: await findSeries(tx, recurringBookingUid) }
}

/** A booking that waits to be confirmed is the answer to one that would wait as well. */
const waitsToo = ({ status }: Booking): BookingStatus[] => (status === 'pending' ? ['pending'] : [])

async function makeNew(tx: Tx, making: Making, draft: Decision): Promise<Made> {
  const { eventType } = making.check
  if (eventType.seats) return bookSeat(tx, making, draft.booking, () => checkAllLimits(tx, making))
  const preferred = await useReservation(tx, making)
  await checkAllLimits(tx, making)
  if (eventType.recurrence) return { series: await makeSeries(tx, making, preferred) }
  return { booking: await makeOne(tx, making, draft, preferred) }
}

/** Draws what an event type with a price asks for. */
async function withPayment(tx: Tx, making: Making): Promise<Making> {
  if (making.check.eventType.price <= 0) return making
  const [id] = await drawPaymentIds(tx, 1)
  return { ...making, ids: { ...making.ids, payment: { id: id!, ...making.till.open(newUid()) } } }
}

async function checkAllLimits(tx: Tx, { body, check, occasion }: Making): Promise<void> {
  await enforceLimits(tx, check)
  await enforceActiveBookings(tx, check, body.attendee.email ?? '', occasion.now)
}

/** Claims, then writes. A pending booking of the same booker at that start is the answer when no host is free. */
async function makeOne(
  tx: Tx,
  making: Making,
  draft: Decision,
  preferred: readonly number[],
): Promise<Booking> {
  const { body, check, ids, occasion } = making
  const occurrence = check.occurrences[0]!
  const holder = { bookingId: ids.booking }
  const hosts = await claimOccurrence(tx, { check, occurrence, holder, preferred, now: occasion.now })
  if (!hosts) {
    const twin = await findTwin(tx, draft.booking, waitsToo(draft.booking))
    if (!twin) throw new DomainError('slot_taken')
    return twin
  }
  // Where nobody takes turns the draft has who comes already.
  const decision = takesTurns(check)
    ? createBooking(body, check, ids, occasion.now, { plan: { ...occurrence, hosts } })
    : draft
  return write(tx, decision, occasion)
}

/** A series is paid at once. */
async function idsOfNext(tx: Tx, { attendees, payment }: NewIds): Promise<NewIds> {
  const own = { ...(await drawIds(tx, attendees.length)), uid: newUid() }
  if (!payment) return own
  const [id] = await drawPaymentIds(tx, 1)
  return { ...own, payment: { ...payment, id: id! } }
}

/** All occurrences or none; one host of a round robin has all of them, as far as that one is free. */
async function makeSeries(tx: Tx, making: Making, held: readonly number[]): Promise<Booking[]> {
  const { body, check, ids, occasion } = making
  const { now } = occasion
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
    series.push(await write(tx, decision, occasion))
  }
  return series
}
