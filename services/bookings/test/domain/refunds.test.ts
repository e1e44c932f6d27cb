import type { EventTypeSnapshot, PaymentSnapshot } from '@punctual/contracts'
import t from 'tap'
import { declineBooking } from '../../src/domain/answer-request.ts'
import type { Booking } from '../../src/domain/booking.ts'
import { cancelBooking } from '../../src/domain/cancel-booking.ts'
import { removeAttendee } from '../../src/domain/change-people.ts'
import { editBooking } from '../../src/domain/edit-booking.ts'
import { payBooking } from '../../src/domain/payments.ts'
import { recordDispute, recordRefund, refundableAmount, refundBooking } from '../../src/domain/refunds.ts'
import { checkReschedule } from '../../src/domain/reschedule-booking.ts'
import { fromStripeAmount, toStripeAmount } from '../../src/payments/stripe-amounts.ts'
import { aBooking, aCheck, now } from '../fixtures.ts'
import { refused } from '../refused.ts'

type Policy = EventTypeSnapshot['refundPolicy']

const payment = (changes: Partial<PaymentSnapshot> = {}): PaymentSnapshot => ({
  id: 8,
  uid: 'pay',
  provider: 'stripe',
  amount: 1500,
  currency: 'eur',
  paid: true,
  externalId: 'pi_1',
  createdAt: now.toISOString(),
  ...changes,
})
const paid = (refundPolicy?: Policy, changes: Partial<Booking> = {}): Booking =>
  aBooking({
    eventType: { ...aCheck().eventType, price: 1500, currency: 'eur', ...(refundPolicy && { refundPolicy }) },
    paid: true,
    payment: [payment()],
    ...changes,
  })
const aRefund = { uid: 'r', amount: 1500, createdAt: now.toISOString() }
const refundsOf = ({ payment = [] }: Booking) =>
  payment.flatMap(({ refunds = [] }) => refunds.map(({ amount, status }) => `${amount} ${status}`))
const types = ({ events }: { events: { definition: { type: string } }[] }) =>
  events.map(({ definition }) => definition.type.replace('bookings.booking.', ''))
const hoursBefore = (hours: number) => new Date(Date.parse(aBooking().start) - hours * 3_600_000)

t.test('a cancellation gives the payment back as the policy says', async (t) => {
  const hours = { type: 'hours', hours: 24 } as const
  const cases: [Policy, hoursBefore: number, byOrganizer: boolean, refunds: string[]][] = [
    [undefined, 48, true, []],
    [{ type: 'never' }, 48, true, []],
    [{ type: 'always' }, 1, false, ['1500 pending']],
    [hours, 24, false, ['1500 pending']],
    [hours, 23.9, false, []],
    [hours, 1, true, ['1500 pending']],
    [{ type: 'hours', hours: 0 }, 0, false, ['1500 pending']],
  ]
  for (const [policy, left, byOrganizer, expected] of cases) {
    const decision = cancelBooking(paid(policy), { byOrganizer }, hoursBefore(left))
    t.strictSame(refundsOf(decision.booking), expected, JSON.stringify({ policy, left, byOrganizer }))
    t.strictSame(types(decision), ['cancelled'])
    t.match(decision.events[0]?.data, { booking: { payment: decision.booking.payment } })
  }
})

t.test('every other end of a booking follows the policy, too', async (t) => {
  const booking = paid({ type: 'hours', hours: 24 }, { status: 'pending' })
  const late = hoursBefore(1)
  t.strictSame(refundsOf(declineBooking(booking, {}, late).booking), ['1500 pending'])
  for (const status of ['cancelled', 'rejected'] as const) {
    const edited = editBooking(booking, { status }, late).at(-1)!.booking
    t.strictSame(refundsOf(edited), ['1500 pending'], status)
    const again = cancelBooking({ ...edited, status: 'rejected' }, { byOrganizer: true }, late)
    t.strictSame(refundsOf(again.booking), ['1500 pending'], 'once')
  }
  t.strictSame(refundsOf(editBooking(booking, { title: 'Other' }, late).at(-1)!.booking), [])
})

t.test('a booking that is over and whose payment went back cannot be rescheduled', async (t) => {
  const move = (booking: Booking) => checkReschedule(booking, { start: '', cancelledToo: true })
  const back = { payment: [payment({ refunds: [{ ...aRefund, status: 'pending' }] })] }
  const failed = { payment: [payment({ refunds: [{ ...aRefund, status: 'failed' }] })] }
  for (const status of ['cancelled', 'rejected'] as const) {
    refused(t, () => move(paid(undefined, { status, ...back })), { code: 'booking_refunded' }, status)
    move(paid(undefined, { status, ...failed }))
  }
  move(paid(undefined, back))
  const eventType = { ...paid().eventType, seatsPerTimeSlot: 2 }
  const attendees = [{ ...aBooking().attendees[0]!, seatUid: 'here' }]
  const seated = (seatUid: string) =>
    paid(undefined, {
      status: 'rejected',
      eventType,
      attendees,
      payment: [payment({ seatUid: 'here' }), payment({ ...back.payment[0], id: 9, seatUid })],
    })
  refused(t, () => move(seated('here')), { code: 'booking_refunded' }, 'a seat')
  move(seated('gone'))
})

t.test('a seat gives its own payment back; the whole booking those of its seats', async (t) => {
  const [ann] = aBooking().attendees
  const seats = ['s1', 's2'].map((seatUid, index) => ({ ...ann!, id: 20 + index, seatUid }))
  const base = paid({ type: 'always' })
  const booking: Booking = {
    ...base,
    eventType: { ...base.eventType, seatsPerTimeSlot: 3 },
    attendees: seats,
    payment: ['s1', 's2', 'gone'].map((seatUid, index) => payment({ id: index, seatUid })),
  }
  const owners = ({ payment = [] }: Booking) =>
    payment.filter(({ refunds }) => refunds).map(({ seatUid }) => seatUid)
  t.strictSame(owners(cancelBooking(booking, { seatUid: 's2' }, now).booking), ['s2'])
  t.strictSame(owners(removeAttendee(booking, 20, now).booking), ['s1'])
  t.strictSame(owners(cancelBooking(booking, {}, now).booking), ['s1', 's2'])
})

t.test('money that arrives after the end goes back by the policy', async (t) => {
  const how = { command: 'pay', externalId: 'pi_2' } as const
  const unpaid = { id: 8, uid: 'pay', provider: 'stripe', amount: 1500, currency: 'eur', paid: false }
  const over = (policy: Policy) =>
    paid(policy, {
      status: 'cancelled',
      paid: false,
      payment: [{ ...unpaid, createdAt: now.toISOString() }],
    })
  const decision = payBooking(over({ type: 'always' }), [8], how, now)
  t.strictSame(refundsOf(decision.booking), ['1500 pending'])
  t.match(decision.events, [{ data: { payment: { refunds: [{ amount: 1500 }] } } }])
  t.strictSame(refundsOf(payBooking(over({ type: 'never' }), [8], how, now).booking), [])
})

t.test('the organizer refunds all, or parts until nothing is left', async (t) => {
  const first = refundBooking(paid(), { amount: 500, reason: 'Late' }, now)
  t.strictSame(types(first), ['refund-requested'])
  t.match(first.booking, {
    version: 2,
    paid: true,
    payment: [{ refunds: [{ uid: 'pay-8-1', amount: 500, status: 'pending', reason: 'Late' }] }],
  })
  refused(t, () => refundBooking(first.booking, { amount: 1001 }, now), {
    code: 'BadRequestException',
    details: { errors: [{ path: 'amount', message: 'must be at most 1000' }] },
  })
  const rest = refundBooking(first.booking, {}, now).booking
  t.strictSame(refundsOf(rest), ['500 pending', '1000 pending'])
  refused(t, () => refundBooking(rest, {}, now), { code: 'booking_already_refunded' })
  const failed = recordRefund(rest, [8], { uid: 'pay-8-2', amount: 1000, status: 'failed' }, now).booking
  t.equal(refundableAmount(failed.payment![0]!), 1000, 'a failed refund can be asked for again')
  t.equal(refundBooking(failed, {}, now).booking.payment![0]!.refunds![2]!.uid, 'pay-8-3')
})

t.test('what cannot be refunded is refused', async (t) => {
  const { payment: _, ...free } = aBooking()
  const ask =
    (booking: Booking, body = {}) =>
    () =>
      refundBooking(booking, body, now)
  refused(t, ask(free), { code: 'booking_without_price' })
  refused(t, ask(paid(), { seatUid: 's1' }), { code: 'seat_not_found' })
  refused(t, ask(paid(undefined, { payment: [payment({ paid: false })] })), { code: 'booking_not_paid' })
  const { externalId: __, ...byHand } = payment()
  refused(t, ask(paid(undefined, { payment: [byHand] })), { code: 'payment_by_hand' })
  const two = [payment({ seatUid: 's1' }), payment({ id: 9, seatUid: 's2' })]
  refused(t, ask(paid(undefined, { payment: two }), { amount: 5 }), {
    details: { errors: [{ path: 'seatUid' }] },
  })
  t.strictSame(refundsOf(refundBooking(paid(undefined, { payment: two }), {}, now).booking), [
    '1500 pending',
    '1500 pending',
  ])
})

t.test('reports of a refund count once, in any order', async (t) => {
  const asked = refundBooking(paid(), {}, now).booking
  const report = (booking: Booking, status: 'pending' | 'succeeded' | 'failed') =>
    recordRefund(booking, [8], { uid: 'pay-8-1', externalId: 're_1', amount: 1500, status }, now)
  const accepted = report(asked, 'pending')
  t.strictSame(types(accepted), [])
  t.match(accepted.booking.payment, [{ refunds: [{ status: 'pending', externalId: 're_1' }] }])
  const made = report(accepted.booking, 'succeeded')
  t.strictSame(types(made), ['refunded'])
  t.match(made.events[0]?.data, { refund: { settledAt: now.toISOString() }, payment: { id: 8 } })
  for (const late of ['pending', 'succeeded'] as const)
    t.equal(report(made.booking, late).booking, made.booking, 'nothing new')
  const returned = report(made.booking, 'failed')
  t.strictSame(types(returned), ['refund-failed'], 'a bank can return the money')
  t.strictSame(types(report(returned.booking, 'succeeded')), [])
})

t.test('a refund made at the provider is added to a payment that it fits', async (t) => {
  const series = paid(undefined, { payment: [payment({ amount: 100 }), payment({ id: 9 })] })
  const report = { externalId: 're_9', amount: 700, status: 'succeeded' } as const
  const { booking, events } = recordRefund(series, [8, 9], report, now)
  t.equal(events.length, 1)
  t.match(booking.payment, [{ refunds: undefined }, { refunds: [{ amount: 700, status: 'succeeded' }] }])
  t.equal(recordRefund(booking, [8, 9], report, now).booking, booking, 'once')
  t.equal(recordRefund(series, [8, 9], { ...report, amount: 5000 }, now).booking, series)
})

t.test('a dispute that has ended stays so', async (t) => {
  const report = { amount: 1500, reason: 'fraudulent' }
  const open = recordDispute(paid(), [8], { ...report, status: 'open' }, now)
  t.strictSame(types(open), ['payment-disputed'])
  t.match(open.booking.payment, [{ dispute: { ...report, status: 'open', createdAt: now.toISOString() } }])
  const lost = recordDispute(open.booking, [8], { ...report, status: 'lost' }, now)
  t.match(lost.booking.payment, [{ dispute: { status: 'lost' } }])
  t.strictSame(types(recordDispute(lost.booking, [8], { ...report, status: 'open' }, now)), [])
})

t.test('amounts are converted for the currencies that Stripe counts differently', async (t) => {
  for (const [currency, amount, stripe] of [
    ['eur', 1234, 1234],
    ['jpy', 500, 500],
    ['huf', 50_000, 50_000],
    ['kwd', 1500, 1500],
    ['isk', 1200, 120_000],
    ['ugx', 3000, 300_000],
    ['mga', 150_000, 1500],
  ] as const) {
    t.equal(toStripeAmount(amount, currency), stripe, currency)
    t.equal(fromStripeAmount(stripe, currency), amount, currency)
  }
})
