import { createUser, fileTimeoutMs, startStripe, until } from '@punctual/testing'
import t from 'tap'
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
const priced = type(price)
const open = (uid: string) => api('GET', `/v2/payments/${uid}`, { key: null })
const typesOf = async (uid: string) =>
  (await events(uid)).map((event) => event.type.replace('bookings.booking.', ''))
let drawn = 0
const newEvent = () => `evt_${++drawn}`
/** Follows the link to the payment page. @returns the session */
async function begin(url: string): Promise<string> {
  const { status, headers } = await open(url.split('/').at(-1)!)
  const [, id = ''] = /^https:\/\/pay\.test\/(cs_\d+)$/.exec(String(headers.get('location'))) ?? []
  if (status !== 303 || id === '') throw new Error(`${status} ${headers.get('location')}`)
  return id
}

t.test('201 with a price: pending, with a link to pay at', async (t) => {
  const booking = await booked({ eventTypeId: priced })
  const [payment] = booking.payment
  t.match(booking, {
    status: 'pending',
    paid: false,
    payment: [
      { id: Number, uid: /^\w{22}$/, provider: 'stripe', amount: 1500, currency: 'eur', paid: false },
    ],
  })
  t.equal(payment.url, `${stack.url}/v2/payments/${payment.uid}`)
  t.strictSame((await show(booking.uid)).payment, booking.payment)
  t.strictSame(await typesOf(booking.uid), ['requested', 'payment-initiated'])
  t.notOk('payment' in (await booked({ eventTypeId: type() })))
})

t.test('303 to one Stripe session until it expires; the webhook of its payment counts once', async (t) => {
  const booking = await booked({ eventTypeId: priced })
  const { url, uid } = booking.payment[0]
  const before = stripe.asked.length
  const session = await begin(url)
  t.equal(await begin(url), session)
  t.equal(stripe.asked.length, before + 1)
  t.match(stripe.asked.at(-1), {
    headers: { authorization: 'Bearer sk_test_1', 'idempotency-key': new RegExp(uid) },
    form: {
      mode: 'payment',
      client_reference_id: uid,
      customer_email: ann.email,
      success_url: `${stack.url}/booking/${booking.uid}`,
      'line_items[0][price_data][unit_amount]': '1500',
      'line_items[0][price_data][currency]': 'eur',
    },
  })
  const event = { id: newEvent(), sessionId: session }
  t.match(await stripe.tell(api, clock, { ...event, signature: '0'.repeat(64) }), { status: 400 })
  t.equal((await show(booking.uid)).paid, false)
  t.match(await stripe.tell(api, clock, event), {
    status: 200,
    body: { status: 'success', data: undefined },
  })
  t.match(await stripe.tell(api, clock, event), { status: 200 })
  t.match(await stripe.tell(api, clock, { ...event, id: newEvent() }), { status: 200 })
  t.match(await show(booking.uid), {
    status: 'accepted',
    paid: true,
    payment: [{ paid: true, paidAt: String, externalId: undefined }],
  })
  t.strictSame(await typesOf(booking.uid), ['requested', 'payment-initiated', 'confirmed', 'paid'])
  const [, , , paid] = await events(booking.uid)
  t.match(paid?.data, { payment: { externalId: `pi_of_${session}` }, booking: { paid: true } })
  t.match(await open(uid), { status: 400, body: envelope('booking_already_paid') })
})

t.test('200 for eight parallel copies of a webhook, with one payment', async (t) => {
  const booking = await booked({ eventTypeId: priced })
  const event = { id: newEvent(), sessionId: await begin(booking.payment[0].url) }
  const answers = await Promise.all(Array.from({ length: 8 }, () => stripe.tell(api, clock, event)))
  t.strictSame(new Set(answers.map(({ status }) => status)), new Set([200]))
  t.equal((await typesOf(booking.uid)).filter((one) => one === 'paid').length, 1)
})

t.test(
  '200 for unrelated webhooks, which are ignored; a slow payment counts when the money arrives',
  async (t) => {
    const booking = await booked({ eventTypeId: priced })
    const sessionId = await begin(booking.payment[0].url)
    for (const about of [
      { sessionId, type: 'checkout.session.expired' },
      { sessionId, payment_status: 'unpaid' },
      { sessionId: 'cs_of_others' },
    ])
      t.match(await stripe.tell(api, clock, { id: newEvent(), ...about }), { status: 200 })
    t.equal((await show(booking.uid)).paid, false)
    await stripe.tell(api, clock, {
      id: newEvent(),
      sessionId,
      type: 'checkout.session.async_payment_succeeded',
    })
    t.equal((await show(booking.uid)).status, 'accepted')
    t.match(await api('POST', '/v2/payments/paypal/callback', { key: null, body: {} }), { status: 404 })
  },
)

t.test('a new session after a slow payment has failed', async (t) => {
  const { uid, payment } = await booked({ eventTypeId: priced })
  const sessionId = await begin(payment[0].url)
  const slow = { sessionId, payment_status: 'unpaid' }
  await stripe.tell(api, clock, { id: newEvent(), ...slow })
  t.equal(await begin(payment[0].url), sessionId, 'the money may be on its way')
  const failed = { ...slow, type: 'checkout.session.async_payment_failed' }
  t.match(await stripe.tell(api, clock, { id: newEvent(), ...failed }), { status: 200 })
  const next = await begin(payment[0].url)
  t.not(next, sessionId)
  await stripe.tell(api, clock, { id: newEvent(), sessionId: next })
  t.equal((await show(uid)).status, 'accepted')
})

t.test('a new session after the old one expires; 503 if Stripe is down', async (t) => {
  const { payment } = await booked({ eventTypeId: priced })
  const first = await begin(payment[0].url)
  clock.advance(86_400_000 - 60_000)
  t.equal(await begin(payment[0].url), first)
  clock.advance(60_000)
  const other = await booked({ eventTypeId: priced, start: '2026-12-20T09:00:00Z' })
  stripe.fail(500)
  t.match(await open(other.payment[0].uid), { status: 503, body: envelope('ServiceUnavailableException') })
  stripe.fail(402)
  t.match(await open(other.payment[0].uid), { status: 502, body: envelope('BadGatewayException') })
  stripe.fail(undefined)
  t.not(await begin(payment[0].url), first)
  t.match(await open('nothing'), { status: 404, body: envelope('payment_not_found') })
})

t.test('200 for mark-paid by the organizer; 400 the second time, or without a price', async (t) => {
  const booking = await booked({ eventTypeId: priced, start: '2026-12-21T09:00:00Z' })
  t.match(await command(booking.uid, 'mark-paid'), {
    status: 200,
    body: { data: { uid: booking.uid, status: 'accepted', paid: true } },
  })
  t.match(await command(booking.uid, 'mark-paid'), { status: 400, body: envelope('booking_already_paid') })
  const free = await booked({ eventTypeId: type(), start: '2026-12-21T10:00:00Z' })
  t.match(await command(free.uid, 'mark-paid'), { status: 400, body: envelope('booking_without_price') })
  const gone = await booked({ eventTypeId: priced, start: '2026-12-21T11:00:00Z' })
  await command(gone.uid, 'cancel', {})
  t.match(await command(gone.uid, 'mark-paid'), { status: 400, body: envelope('booking_already_cancelled') })
  t.match(await open(gone.payment[0].uid), { status: 400, body: envelope('booking_already_cancelled') })
})

t.test('401, 403, 404 for mark-paid, which is only for managers of the booking', async (t) => {
  const { uid } = await booked({ eventTypeId: priced, start: '2026-12-22T09:00:00Z' })
  const attendee = await createUser(stack, { email: ann.email, name: 'Ann' })
  t.match(await command(uid, 'mark-paid', {}, null), { status: 401 })
  t.match(await command(uid, 'mark-paid', {}, attendee.apiKey), { status: 403 })
  t.match(await command('nothing', 'mark-paid'), { status: 404, body: envelope('booking_not_found') })
  t.equal((await show(uid)).paid, false)
})

t.test('200 for confirming an unpaid booking: accepted, without confirmed', async (t) => {
  const careful = type({ ...price, requiresConfirmation: true })
  const { uid } = await booked({ eventTypeId: careful, start: '2026-12-22T11:00:00Z' })
  t.match((await command(uid, 'confirm')).body.data, { status: 'accepted', paid: false })
  await command(uid, 'mark-paid')
  const published = ['requested', 'payment-initiated', 'accepted-unpaid', 'confirmed', 'paid']
  t.strictSame(await typesOf(uid), published)
})

t.test('one payment covers a series without its cancelled occurrences', async (t) => {
  const weekly = type({ ...price, recurrence: { interval: 1, occurrences: 3, frequency: 'weekly' } })
  const [one, two, three] = await booked({ eventTypeId: weekly, start: '2027-01-05T09:00:00Z' })
  t.equal(new Set([one, two, three].map(({ payment }) => payment[0].uid)).size, 1)
  await command(two.uid, 'cancel', {})
  const sessionId = await begin(one.payment[0].url)
  t.equal(stripe.asked.at(-1)?.form['line_items[0][price_data][unit_amount]'], '3000')
  await stripe.tell(api, clock, { id: newEvent(), sessionId })
  const shown = await Promise.all([one, two, three].map(({ uid }) => show(uid)))
  t.match(shown, [
    { status: 'accepted', paid: true },
    { status: 'cancelled', paid: false },
    { status: 'accepted', paid: true },
  ])
  t.match((await events(three.uid)).at(-1), { type: 'bookings.booking.paid', data: { alongSeries: true } })
  const manualPayments = await booked({ eventTypeId: weekly, start: '2027-02-02T09:00:00Z' })
  await command(manualPayments[1].uid, 'mark-paid')
  t.match(await show(manualPayments[2].uid), { status: 'accepted', paid: true })
})

t.test('a payment that accepts a booking declines the requests for its time', async (t) => {
  const tentative = type({ requiresConfirmation: true, pendingIsTentative: true })
  const weekly = type({ ...price, recurrence: { interval: 1, occurrences: 2, frequency: 'weekly' } })
  const attendee = { name: 'Bob', email: 'bob@example.com', timeZone: 'UTC' }
  const statusOf = async (request: { uid: string }) => (await show(request.uid)).status
  const requestAt = (start: string) => booked({ eventTypeId: tentative, start, attendee })
  const [paidAt, markedAt] = ['2027-03-02T09:00:00Z', '2027-03-03T09:00:00Z']
  const requests = [await requestAt(paidAt), await requestAt('2027-03-09T09:00:00Z')]
  const [one] = await booked({ eventTypeId: weekly, start: paidAt })
  const byHand = await requestAt(markedAt)
  const { uid } = await booked({ eventTypeId: priced, start: markedAt })
  for (const request of [...requests, byHand]) t.equal(await statusOf(request), 'pending')
  await stripe.tell(api, clock, { id: newEvent(), sessionId: await begin(one.payment[0].url) })
  for (const request of requests) t.equal(await statusOf(request), 'rejected')
  t.equal((await typesOf(requests[0].uid)).at(-1), 'rejected')
  await command(uid, 'mark-paid')
  t.equal(await statusOf(byHand), 'rejected')
})

t.test('each seat has its own payment, sees only that, and moves with it', async (t) => {
  const seats = { seatsPerTimeSlot: 4, showAttendeeInfo: false, showAvailabilityCount: false }
  const seated = type({ ...price, seats })
  const start = '2027-01-12T09:00:00Z'
  const bob = { name: 'Bob', email: 'bob@example.com', timeZone: 'UTC' }
  const a = await booked({ eventTypeId: seated, start })
  const b = await booked({ eventTypeId: seated, start, attendee: bob })
  t.match(b, { uid: a.uid, payment: [{ seatUid: b.seatUid }] })
  await begin(b.payment[0].url)
  const success_url = `${stack.url}/booking/${a.uid}?seatUid=${b.seatUid}`
  t.match(stripe.asked.at(-1)?.form, { success_url }, 'back to the own seat')
  t.equal(b.payment.length, 1)
  t.match(await command(a.uid, 'mark-paid', { seatUid: 'no' }), {
    status: 404,
    body: envelope('seat_not_found'),
  })
  const paid = (await command(a.uid, 'mark-paid', { seatUid: a.seatUid })).body.data
  t.match(paid, { status: 'accepted', paid: false })
  t.equal(paid.payment.length, 2)
  const moved = await command(
    a.uid,
    'reschedule',
    { start: '2027-01-12T11:00:00Z', seatUid: b.seatUid },
    null,
  )
  t.match(moved.body.data, { paid: false, payment: [{ id: b.payment[0].id, seatUid: b.seatUid }] })
  t.equal((await show(a.uid, stack.apiKey)).paid, true)
  await stripe.tell(api, clock, { id: newEvent(), sessionId: await begin(b.payment[0].url) })
  t.match(await show(moved.body.data.uid, stack.apiKey), { paid: true })
})

t.test('a booking that moves is paid at the same address', async (t) => {
  const { uid, payment } = await booked({ eventTypeId: priced, start: '2027-01-13T09:00:00Z' })
  const moved = (await command(uid, 'reschedule', { start: '2027-01-13T11:00:00Z' }, null)).body.data
  t.match(moved, { status: 'pending', paid: false, payment: [{ uid: payment[0].uid }] })
  t.notOk('payment' in (await show(uid)))
  await stripe.tell(api, clock, { id: newEvent(), sessionId: await begin(payment[0].url) })
  t.match(await show(moved.uid), { status: 'accepted', paid: true })
})

t.test('201 a repeated creation with the same Idempotency-Key asks once', async (t) => {
  const body = { eventTypeId: priced, start: '2027-01-14T09:00:00Z', attendee: ann }
  const once = () => api('POST', '/v2/bookings', { key: null, body, headers: { 'idempotency-key': 'pay-1' } })
  const [first, second] = [await once(), await once()]
  t.strictSame(second.body, first.body)
})

const connectPath = '/v2/stripe/connect'
/** Begins a connection, and chooses an account. @returns the query of the way back */
async function chosen(accountId: string, path = connectPath, query = '') {
  const { status, body } = await api('GET', path + query)
  t.equal(status, 200, JSON.stringify(body))
  return { authUrl: body.data.authUrl, ...stripe.consent(body.data.authUrl, accountId) }
}
const save = ({ state, code }: { state: string; code?: string }, path = '/v2/stripe/save') =>
  api(
    'GET',
    `${path}?${new URLSearchParams({ state, ...(code === undefined ? { error: 'access_denied' } : { code }) })}`,
    {
      key: null,
    },
  )

t.test('an account of a person receives payments and makes their refunds', async (t) => {
  t.match(await api('GET', '/v2/stripe/check'), { status: 404, body: envelope('stripe_not_connected') })
  const asked = await chosen('acct_olivia', connectPath, '?returnTo=https://shop.test/done')
  const page = new URL(asked.authUrl)
  t.match(Object.fromEntries(page.searchParams), {
    client_id: 'ca_of_tests',
    scope: 'read_write',
    redirect_uri: `${stack.url}/v2/stripe/save`,
  })
  const back = await save(asked)
  t.match([back.status, back.headers.get('location')], [303, 'https://shop.test/done'])
  t.match(await save(asked), { status: 400, body: envelope('BadRequestException', 'state') }, 'used once')
  t.match(await api('GET', '/v2/stripe/check'), { status: 200, body: { status: 'success' } })

  const booking = await booked({ eventTypeId: type({ ...price, refundPolicy: { type: 'always' } }) })
  const sessionId = await begin(booking.payment[0].url)
  const account = 'acct_olivia'
  t.equal(stripe.asked.at(-1)?.headers['stripe-account'], account)
  await stripe.tell(api, clock, { id: newEvent(), sessionId })
  t.equal((await show(booking.uid)).paid, false, 'a report of another account')
  await stripe.tell(api, clock, { id: newEvent(), sessionId, account })
  t.equal((await show(booking.uid)).paid, true)
  await command(booking.uid, 'cancel', {})
  const refunded = async () => (await show(booking.uid)).payment[0].refunds?.[0]?.status === 'succeeded'
  await until(refunded)
  const refund = stripe.asked.find(({ form }) => form.payment_intent === `pi_of_${sessionId}`)
  t.match(refund, { path: '/v1/refunds', headers: { 'stripe-account': account } })

  const byHand = await booked({ eventTypeId: priced })
  const open = await begin(byHand.payment[0].url)
  await command(byHand.uid, 'mark-paid')
  t.match(await command(byHand.uid, 'refund'), { status: 400, body: envelope('payment_by_hand') })
  t.match(await stripe.tell(api, clock, { id: newEvent(), sessionId: open, account }), { status: 200 })
  t.equal((await typesOf(byHand.uid)).filter((one) => one === 'paid').length, 1)
  t.match(await command(byHand.uid, 'refund'), { status: 200 }, 'paid at the provider too')
  await until(async () => (await show(byHand.uid)).payment[0].refunds?.[0]?.status === 'succeeded')
  t.match(
    stripe.asked.find(({ form }) => form.payment_intent === `pi_of_${open}`),
    { path: '/v1/refunds', headers: { 'stripe-account': account } },
  )

  const ofBo = await booked({ eventTypeId: type({ ...price, ownerId: stack.bo.id }) })
  await begin(ofBo.payment[0].url)
  t.equal(stripe.asked.at(-1)?.headers['stripe-account'], undefined, "the operator's own account")
})

t.test('an account of a team receives the payments of its event types, also of copies', async (t) => {
  const path = `/v2/organizations/${stack.organization.id}/teams/${stack.team.id}/stripe`
  const { bo, team, organization } = stack
  t.match(await api('GET', `${path}/connect`, { key: bo.key }), { status: 403 })
  const other = await chosen('acct_other')
  t.match(await save(other, `${path}/save`), { status: 400 }, 'the state of a person')
  const asked = await chosen('acct_team', `${path}/connect`)
  const saved = await save(asked, `${path}/save`)
  t.match(saved, { status: 200, body: { status: 'success', url: `${stack.url}/account` } })
  t.match(await api('GET', `${path}/check`), { status: 200 })
  stripe.accounts.set('acct_team', false)
  t.match(await api('GET', `${path}/check`), { status: 400, body: envelope('stripe_failing') })
  const parent = { id: 77, teamId: team.id, organizationId: organization.id }
  for (const eventTypeId of [stack.teamType(price), type({ ...price, ownerId: bo.id, parent })]) {
    const { payment } = await booked({ eventTypeId })
    await begin(payment[0].url)
    t.equal(stripe.asked.at(-1)?.headers['stripe-account'], 'acct_team')
  }
})

t.test('an account that withdraws its access gives way, with its open pages', async (t) => {
  const booking = await booked({ eventTypeId: priced })
  const first = await begin(booking.payment[0].url)
  t.equal(stripe.asked.at(-1)?.headers['stripe-account'], 'acct_olivia')
  const event = {
    type: 'account.application.deauthorized',
    account: 'acct_olivia',
    object: { id: 'ca_of_tests' },
  }
  t.match(await stripe.report(api, clock, { id: newEvent(), ...event }), { status: 200 })
  t.match(await api('GET', '/v2/stripe/check'), { status: 404, body: envelope('stripe_not_connected') })
  t.not(await begin(booking.payment[0].url), first)
  t.equal(stripe.asked.at(-1)?.headers['stripe-account'], undefined)
})

t.test('a person who refuses, a code that Stripe does not know, addresses of elsewhere', async (t) => {
  const query = '?returnTo=https://shop.test/done&onErrorReturnTo=https://shop.test/oops'
  const { state } = await chosen('acct_no', connectPath, query)
  t.equal((await save({ state })).headers.get('location'), 'https://shop.test/oops?error=access_denied')
  const bare = await chosen('acct_no')
  t.match(await save({ ...bare, code: 'ac_unknown' }), { status: 400, body: envelope('stripe_failing') })
  const late = await chosen('acct_no')
  clock.advance(600_000)
  t.match(await save(late), { status: 400, body: envelope('BadRequestException', 'state') })
  for (const address of ['http://shop.test/', 'javascript:alert(1)'])
    t.match(await api('GET', `${connectPath}?returnTo=${encodeURIComponent(address)}`), {
      status: 400,
      body: envelope('BadRequestException', 'returnTo'),
    })
  t.match(await api('GET', '/v2/stripe/check'), { status: 404 })
})
