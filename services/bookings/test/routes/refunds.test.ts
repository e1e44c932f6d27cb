import { openDatabase, serviceUrl } from '@punctual/db'
import { createUser, fileTimeoutMs, type Json, startStripe, until } from '@punctual/testing'
import t from 'tap'
import { claimDueRefunds } from '../../src/db/refunds-repository.ts'
import { ann, envelope } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

// Milliseconds, for many requests on slow machines.
t.setTimeout(fileTimeoutMs)
let now = () => new Date()
const stripe = await startStripe(t, () => now())
const stack = await standInStack(t, stripe.env)
now = () => stack.clock.now()
const { api, booked, clock, command, events, show, type } = stack
const price = { price: 1500, currency: 'eur' }
const always = { type: 'always' } as const
let drawn = 0
const newEvent = () => `evt_${++drawn}`
const typesOf = async (uid: string) =>
  (await events(uid)).map((event) => event.type.replace('bookings.booking.', ''))
const refundsOf = async (uid: string) => (await show(uid)).payment[0].refunds ?? []
/** Creates a booking that is paid at Stripe. @returns its uid and the id of the payment there */
async function paidBooking(changes: object = {}) {
  const { uid, payment } = await booked({ eventTypeId: type({ ...price, ...changes }) })
  const { headers } = await api('GET', `/v2/payments/${payment[0].uid}`, { key: null })
  const sessionId = String(headers.get('location')).split('/').at(-1)!
  await stripe.tell(api, clock, { id: newEvent(), sessionId })
  return { uid, paymentIntent: `pi_of_${sessionId}` }
}
const untilRefunded = (uid: string, status = 'succeeded') =>
  until(async () => (await refundsOf(uid)).at(-1)?.status === status, {
    describe: async () => JSON.stringify(await refundsOf(uid)),
  })
const refundsAt = (paymentIntent: string) =>
  stripe.refunds.filter(({ payment_intent }) => payment_intent === paymentIntent)

t.test('200 for a part, then the rest; each is made once at the provider', async (t) => {
  const { uid, paymentIntent } = await paidBooking()
  const asked = await command(uid, 'refund', { amount: 400, reason: 'Started late' })
  t.match(asked, {
    status: 200,
    body: {
      data: { status: 'accepted', payment: [{ refunds: [{ amount: 400, reason: 'Started late' }] }] },
    },
  })
  t.equal(asked.body.data.payment[0].refunds[0].externalId, undefined)
  await untilRefunded(uid)
  t.match(await command(uid, 'refund', { amount: 1101 }), {
    status: 400,
    body: envelope('BadRequestException', 'amount'),
  })
  await command(uid, 'refund')
  await until(async () => (await refundsOf(uid))[1]?.status === 'succeeded')
  t.match(await refundsOf(uid), [{ amount: 400 }, { amount: 1100, settledAt: String }])
  t.match(await command(uid, 'refund'), { status: 400, body: envelope('booking_already_refunded') })
  t.strictSame(
    refundsAt(paymentIntent).map(({ amount }) => amount),
    [400, 1100],
  )
  const published = ['refund-requested', 'refunded', 'refund-requested', 'refunded']
  t.strictSame((await typesOf(uid)).slice(-4), published)
})

t.test('401, 403, 404 and 400 for whom and what is not to be refunded', async (t) => {
  const { uid } = await paidBooking()
  const attendee = await createUser(stack, { email: ann.email, name: 'Ann' })
  t.match(await command(uid, 'refund', {}, null), { status: 401 })
  t.match(await command(uid, 'refund', {}, attendee.apiKey), { status: 403 })
  t.match(await command('nothing', 'refund'), { status: 404, body: envelope('booking_not_found') })
  t.match(await command(uid, 'refund', { amount: 0 }), { status: 400 })
  t.strictSame(await refundsOf(uid), [])
  const open = await booked({ eventTypeId: type(price) })
  t.match(await command(open.uid, 'refund'), { status: 400, body: envelope('booking_not_paid') })
  await command(open.uid, 'mark-paid')
  t.match(await command(open.uid, 'refund'), { status: 400, body: envelope('payment_by_hand') })
})

t.test('a cancellation gives the money back where the policy says so', async (t) => {
  const generous = await paidBooking({ refundPolicy: always })
  const cancelled = await command(generous.uid, 'cancel', {}, null)
  t.match(cancelled.body.data, { payment: [{ refunds: [{ amount: 1500, status: 'pending' }] }] })
  await untilRefunded(generous.uid)
  t.strictSame((await typesOf(generous.uid)).slice(-2), ['cancelled', 'refunded'])

  const strict = await paidBooking({ refundPolicy: { type: 'hours', hours: 8_000 } })
  await command(strict.uid, 'cancel', {}, null)
  t.strictSame(await refundsOf(strict.uid), [], 'too late for the attendee')
  const hosts = await paidBooking({ refundPolicy: { type: 'hours', hours: 8_000 } })
  await command(hosts.uid, 'cancel', {})
  await untilRefunded(hosts.uid)
})

t.test('one refund although answers are lost and the provider forgets the keys', async (t) => {
  const { uid, paymentIntent } = await paidBooking()
  // A closed connection is asked twice at once by the client of the provider.
  stripe.loseAnswers(2)
  await command(uid, 'refund')
  const asked = () => stripe.asked.filter(({ form }) => form.payment_intent === paymentIntent)
  await until(() => asked().length === 2)
  stripe.forgetKeys()
  await until(
    async () => {
      clock.advance(60_000)
      return (await refundsOf(uid))[0]?.status === 'succeeded'
    },
    { describe: async () => JSON.stringify(await refundsOf(uid)) },
  )
  t.equal(refundsAt(paymentIntent).length, 1)
})

t.test('one refund although the process that claimed it died', async (t) => {
  const { uid, paymentIntent } = await paidBooking()
  stripe.fail(500)
  await command(uid, 'refund')
  const db = openDatabase(serviceUrl(stack.databaseUrl, 'bookings'), {
    schema: 'bookings',
    transactionConnections: 1,
    statementConnections: 1,
  })
  t.teardown(() => db.close())
  const hour = 3_600_000
  // The claim of a process that never comes back.
  await until(async () => {
    clock.advance(hour)
    const until = new Date(clock.now().getTime() + hour)
    const claim = { now: clock.now(), until, limit: 1, provider: 'stripe' }
    return (await db.transaction((tx) => claimDueRefunds(tx, claim))).length === 1
  })
  stripe.fail(undefined)
  t.strictSame(refundsAt(paymentIntent), [])
  clock.advance(hour + 60_000)
  await untilRefunded(uid)
  t.equal(refundsAt(paymentIntent).length, 1)
})

t.test('an outage delays a refund, a refusal fails it', async (t) => {
  const { uid, paymentIntent } = await paidBooking()
  const before = stripe.asked.length
  stripe.fail(503)
  await command(uid, 'refund')
  await until(() => stripe.asked.length > before)
  t.match(await refundsOf(uid), [{ status: 'pending' }])
  stripe.fail(400, 'charge_disputed')
  await until(async () => {
    clock.advance(60_000)
    return (await refundsOf(uid))[0].status === 'failed'
  })
  t.match(await refundsOf(uid), [{ failureReason: 'charge_disputed', settledAt: String }])
  t.equal((await typesOf(uid)).at(-1), 'refund-failed')
  stripe.fail(undefined)
  await command(uid, 'refund')
  await untilRefunded(uid)
  t.equal(refundsAt(paymentIntent).length, 1)
})

t.test('while the provider is down for an hour, no refund is lost or made twice', async (t) => {
  const paid = [await paidBooking(), await paidBooking(), await paidBooking()]
  stripe.fail(503)
  for (const { uid } of paid) await command(uid, 'refund')
  const end = clock.now().getTime() + 3_600_000
  while (clock.now().getTime() < end) {
    const before = stripe.asked.length
    await until(() => {
      clock.advance(5 * 60_000)
      return stripe.asked.length > before
    })
  }
  t.strictSame(
    paid.map(({ paymentIntent }) => refundsAt(paymentIntent).length),
    [0, 0, 0],
  )
  stripe.fail(undefined)
  for (const { uid } of paid)
    await until(async () => {
      clock.advance(60_000)
      return (await refundsOf(uid)).at(-1)?.status === 'succeeded'
    })
  t.strictSame(
    paid.map(({ paymentIntent }) => refundsAt(paymentIntent).length),
    [1, 1, 1],
  )
})

t.test('one refund at the provider for a whole series is split over its bookings', async (t) => {
  const recurrence = { interval: 1, occurrences: 3, frequency: 'weekly' } as const
  const series = await booked({ eventTypeId: type({ ...price, recurrence }) })
  const { headers } = await api('GET', `/v2/payments/${series[0].payment[0].uid}`, { key: null })
  const sessionId = String(headers.get('location')).split('/').at(-1)!
  await stripe.tell(api, clock, { id: newEvent(), sessionId })
  const atStripe = {
    id: 're_series',
    amount: 4000,
    currency: 'eur',
    payment_intent: `pi_of_${sessionId}`,
    metadata: {},
  }
  const tell = (status: string) =>
    stripe.report(api, clock, { id: newEvent(), type: 'refund.updated', object: { ...atStripe, status } })
  const refunds = async () => {
    const all: string[] = []
    for (const { uid } of series)
      all.push((await refundsOf(uid)).map((one: Json) => `${one.amount} ${one.status}`).join())
    return all
  }
  t.match(await tell('pending'), { status: 200 })
  t.strictSame(await refunds(), ['1500 pending', '1500 pending', '1000 pending'])
  for (let times = 0; times < 2; times++) await tell('succeeded')
  t.strictSame(await refunds(), ['1500 succeeded', '1500 succeeded', '1000 succeeded'])
  for (const { uid } of series) t.equal((await typesOf(uid)).filter((one) => one === 'refunded').length, 1)
  await stripe.report(api, clock, {
    id: newEvent(),
    type: 'refund.created',
    object: { ...atStripe, id: 're_too_much', amount: 501, status: 'succeeded' },
  })
  t.equal((await refunds()).join(), '1500 succeeded,1500 succeeded,1000 succeeded', 'more than is left')
})

t.test('200 for reports of refunds, disputes and expired sessions, each once', async (t) => {
  const { uid, paymentIntent } = await paidBooking()
  stripe.refundStatus = 'pending'
  await command(uid, 'refund', { amount: 500 })
  await until(() => refundsAt(paymentIntent).length === 1)
  stripe.refundStatus = 'succeeded'
  const [made] = refundsAt(paymentIntent)
  const failed = { ...made, status: 'failed', failure_reason: 'expired_or_canceled_card' }
  const event = { id: newEvent(), type: 'refund.failed', object: failed }
  for (const one of [event, event, { ...event, id: newEvent() }])
    t.match(await stripe.report(api, clock, one), { status: 200 })
  t.match(await refundsOf(uid), [{ status: 'failed', failureReason: 'expired_or_canceled_card' }])
  t.equal((await typesOf(uid)).filter((one) => one === 'refund-failed').length, 1)

  const atStripe = { id: 're_x', amount: 300, currency: 'eur', payment_intent: paymentIntent, metadata: {} }
  const elsewhere = { id: newEvent(), type: 'refund.created', object: { ...atStripe, status: 'succeeded' } }
  await stripe.report(api, clock, elsewhere)
  t.match((await refundsOf(uid))[1], { amount: 300, status: 'succeeded' })

  const dispute = { id: 'dp_1', amount: 1200, currency: 'eur', payment_intent: paymentIntent }
  const disputed = (status: string, type: string) =>
    stripe.report(api, clock, {
      id: newEvent(),
      type,
      object: { ...dispute, status, reason: 'fraudulent' },
    })
  await disputed('needs_response', 'charge.dispute.created')
  t.match((await show(uid)).payment[0].dispute, { status: 'open', amount: 1200, reason: 'fraudulent' })
  await disputed('lost', 'charge.dispute.closed')
  t.match((await show(uid)).payment[0].dispute, { status: 'lost' })

  const unpaid = await booked({ eventTypeId: type(price) })
  const page = async () =>
    (await api('GET', `/v2/payments/${unpaid.payment[0].uid}`, { key: null })).headers.get('location')
  const first = String(await page())
  t.equal(await page(), first)
  const session = { id: first.split('/').at(-1), payment_status: 'unpaid', payment_intent: null }
  await stripe.report(api, clock, { id: newEvent(), type: 'checkout.session.expired', object: session })
  t.not(await page(), first, 'an expired page is replaced')
})
