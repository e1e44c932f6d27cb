import t from 'tap'
import { confirmBooking } from '../../src/domain/answer-request.ts'
import { createBooking } from '../../src/domain/create-booking.ts'
import { editBooking } from '../../src/domain/edit-booking.ts'
import { moveSeat } from '../../src/domain/move-seats.ts'
import { payBooking } from '../../src/domain/payments.ts'
import { cancelSeat, takeSeat } from '../../src/domain/seats.ts'
import { checkStripeSignature, stripeSignature } from '../../src/payments/stripe-notices.ts'
import { aBody, aBooking, aCheck, ids, now } from '../fixtures.ts'
import { refused } from '../refused.ts'
import { rescheduleBooking } from '../reschedule.ts'

const drawn = { id: 8, uid: 'pay', provider: 'hand' }
const check = (changes = {}) => aCheck({ price: 1500, currency: 'eur', ...changes })
const unpaid = (changes = {}) =>
  createBooking(aBody(), check(changes), { ...ids(), payment: drawn }, now).booking
const types = ({ events }: { events: { definition: { type: string } }[] }) =>
  events.map(({ definition }) => definition.type.replace('bookings.booking.', ''))
const manualPayments = { command: 'mark-paid' } as const
const refundPolicy = { type: 'always' } as const
const byProvider = { command: 'pay', externalId: 'pi_1' } as const

t.test('a booking with a price is pending and has an open payment', async (t) => {
  const decision = createBooking(aBody(), check(), { ...ids(), payment: drawn }, now)
  t.match(decision.booking, {
    status: 'pending',
    paid: false,
    payment: [{ ...drawn, amount: 1500, currency: 'eur', paid: false, createdAt: now.toISOString() }],
  })
  t.strictSame(types(decision), ['requested', 'payment-initiated'])
})

t.test('a payment accepts a booking that needs no confirmation', async (t) => {
  const decision = payBooking(unpaid(), [8], manualPayments, now)
  t.match(decision.booking, { status: 'accepted', paid: true, version: 2 })
  t.match(decision.booking.payment, [{ paid: true, paidAt: now.toISOString() }])
  t.strictSame(types(decision), ['confirmed', 'paid'])
  t.strictSame(payBooking(decision.booking, [8], byProvider, now).events, [])
})

t.test('money of the provider for what was marked as paid by hand is recorded without news', async (t) => {
  const marked = payBooking(unpaid(), [8], manualPayments, now).booking
  const later = new Date(now.getTime() + 60_000)
  const decision = payBooking(marked, [8], byProvider, later)
  t.strictSame(decision.booking.payment, [{ ...marked.payment![0]!, externalId: 'pi_1' }])
  t.match(decision.booking, { status: 'accepted', paid: true, version: marked.version + 1 })
  t.strictSame(types(decision), [])
  for (const how of [byProvider, { command: 'pay', externalId: 'pi_2' } as const])
    t.equal(payBooking(decision.booking, [8], how, later).booking, decision.booking, 'known already')
  const over = { ...marked, status: 'cancelled', eventType: { ...marked.eventType, refundPolicy } } as const
  t.match(payBooking(over, [8], byProvider, later).booking, {
    status: 'cancelled',
    payment: [{ externalId: 'pi_1', refunds: [{ amount: 1500, status: 'pending' }] }],
  })
})

t.test('a booking that requires confirmation waits for the host, paid or not', async (t) => {
  for (const changes of [{ requiresConfirmation: true }, { instant: true }]) {
    const booking =
      'instant' in changes ? { ...unpaid(), instant: true } : unpaid({ requiresConfirmation: true })
    const decision = payBooking(booking, [8], byProvider, now)
    t.match(decision.booking, { status: 'pending', paid: true, payment: [{ externalId: 'pi_1' }] })
    t.strictSame(types(decision), ['paid'])
    t.strictSame(types(confirmBooking(decision.booking, now)), ['confirmed'])
  }
})

t.test('confirming an unpaid booking publishes confirmed only with the payment', async (t) => {
  for (const decision of [
    confirmBooking(unpaid(), now),
    editBooking(unpaid(), { status: 'accepted' }, now).at(-1)!,
  ]) {
    t.match(decision.booking, { status: 'accepted', paid: false })
    t.strictSame(types(decision), ['accepted-unpaid'])
    t.strictSame(types(payBooking(decision.booking, [8], manualPayments, now)), ['confirmed', 'paid'])
  }
})

t.test('a late payment of the provider is recorded, a late payment by hand is refused', async (t) => {
  for (const status of ['cancelled', 'rejected'] as const) {
    const booking = { ...unpaid(), status }
    refused(t, () => payBooking(booking, [8], manualPayments, now), { code: `booking_already_${status}` })
    const decision = payBooking(booking, [8], byProvider, now)
    t.match(decision.booking, { status, paid: true })
    t.strictSame(types(decision), ['paid'])
  }
})

t.test('a payment moves with a rescheduled booking, and a new price does not apply', async (t) => {
  const move = (old: ReturnType<typeof unpaid>, needsConfirmation = false) =>
    rescheduleBooking(old, { start: '2026-12-02T09:00:00Z', needsConfirmation }, check(), ids(), now)
  const { booking, previous } = move(unpaid())
  t.match(booking, { status: 'pending', paid: false, payment: [{ id: 8 }] })
  t.notOk('paid' in previous || 'payment' in previous)
  t.match(move(payBooking(unpaid(), [8], manualPayments, now).booking).booking, {
    status: 'accepted',
    paid: true,
  })
  t.match(move(confirmBooking(unpaid(), now).booking).booking, { status: 'accepted', paid: false })
  t.match(move(aBooking()).booking, { status: 'accepted', paid: undefined, payment: undefined })
})

t.test('seats are paid separately', async (t) => {
  const seats = { seatsPerTimeSlot: 3, showAttendeeInfo: false, showAvailabilityCount: false }
  const first = createBooking(
    aBody(),
    check({ seats }),
    { ...ids(), seatUid: 's1', payment: drawn },
    now,
  ).booking
  const paid = payBooking(first, [8], manualPayments, now).booking
  t.match(paid, { status: 'accepted', paid: true, payment: [{ seatUid: 's1' }] })
  const bob = { ...first.attendees[0]!, id: 22, email: 'bob@example.com', seatUid: 's2' }
  const asked = { ...first.payment![0]!, id: 9, uid: 'pay2', seatUid: 's2' }
  const seatsLeft = { seatsPerTimeSlot: 3, held: 0 }
  const joined = takeSeat(paid, bob, seatsLeft, now, asked)
  t.match(joined.booking, { status: 'accepted', paid: false })
  t.strictSame(types(joined), ['seat-booked', 'payment-initiated'])
  const both = payBooking(joined.booking, [9], manualPayments, now)
  t.equal(both.booking.paid, true)
  t.strictSame(types(both), ['paid'])
  t.equal(cancelSeat(joined.booking, { seatUid: 's2' }, now).booking.paid, true)

  const { attendees: _, ...rest } = aBooking()
  const target = { ...rest, id: 3, eventType: first.eventType, attendees: [] }
  const command = { start: '2026-12-02T09:00:00Z', seatUid: 's2' }
  const moved = moveSeat(joined.booking, command, { booking: target, isNew: false }, seatsLeft, now)
  t.strictSame(
    moved.previous.payment?.map(({ id }) => id),
    [8],
  )
  t.match(moved.target, { paid: false, payment: [{ id: 9 }] })
})

t.test('a webhook must have a valid and recent Stripe signature', async (t) => {
  const body = Buffer.from('{"id":"evt_1"}')
  const seconds = `${now.getTime() / 1000}`
  const right = stripeSignature('secret', seconds, body)
  const check = (header: string | undefined, minutes = 0) =>
    checkStripeSignature(header, body, ['secret'], new Date(now.getTime() + minutes * 60_000))
  t.doesNotThrow(() => check(`t=${seconds},v1=${'0'.repeat(64)},v1=${right},v0=x`))
  t.doesNotThrow(() => check(`t=${seconds},v1=${right}`, 5))
  const wrong = [
    undefined,
    '',
    right,
    `t=${seconds}`,
    `v1=${right}`,
    `t=${seconds},v0=${right}`,
    `t=1,v1=${right}`,
  ]
  for (const header of wrong) refused(t, () => check(header), { code: 'BadRequestException' })
  refused(t, () => check(`t=${seconds},v1=${right}`, 6), { code: 'BadRequestException' })
  refused(t, () => check(`t=${seconds},v1=${right}`, -6), { code: 'BadRequestException' })
})
