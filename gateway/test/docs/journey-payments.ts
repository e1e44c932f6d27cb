import { createHmac } from 'node:crypto'
import { type Stack, startReceiver, type Test } from '@punctual/testing'
import type { Recorder } from './recorder.ts'

const secret = 'whsec_of_examples'
const session = 'cs_test_a1b2c3'
const stripeAccount = 'acct_1MTfjCQ9PRzxEwkZ'

/** A minimal Stripe server, which creates one payment session and connects one account. */
export async function paymentsTaken(t: Test): Promise<Record<string, string>> {
  const stripe = await startReceiver(t)
  const page = { id: session, url: `https://checkout.stripe.com/c/pay/${session}`, expires_at: 1_900_000_000 }
  const account = { stripe_user_id: stripeAccount, charges_enabled: true }
  stripe.respondWith(() => ({ status: 200, body: JSON.stringify({ ...page, ...account }) }))
  return {
    STRIPE_API_URL: new URL(stripe.url).origin,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_CLIENT_ID: 'ca_32D88BD1qLklliziD7gYQvctJIhWBSQ7',
    STRIPE_CONNECT_WEBHOOK_SECRET: secret,
  }
}

/** Bookings with a price: one paid on the provider's page, one marked as paid by hand. */
export async function callPayments(stack: Stack, { call }: Recorder): Promise<void> {
  await connectAccounts(stack, call)
  const eventType = await call('POST', '/v2/event-types', {
    isExample: false,
    body: { title: 'Consultation', slug: 'consultation', lengthInMinutes: 30, price: 4500, currency: 'eur' },
  })
  const attendee = { name: 'Ann Attendee', email: 'ann@example.com', timeZone: 'Europe/Berlin' }
  const book = (start: string) =>
    call('POST', '/v2/bookings', {
      isExample: false,
      body: { eventTypeId: eventType.id, start, attendee },
    })
  const booking = await book('2026-12-17T09:00:00Z')
  const [payment] = booking.payment
  await call('GET', '/v2/payments/:paymentUid', { key: null, params: { paymentUid: payment.uid } })
  const body = {
    id: 'evt_1',
    type: 'checkout.session.completed',
    account: stripeAccount,
    data: { object: { id: session, payment_status: 'paid', payment_intent: 'pi_1' } },
  }
  const seconds = Math.floor(stack.clock.now().getTime() / 1000)
  const signature = createHmac('sha256', secret)
    .update(`${seconds}.${JSON.stringify(body)}`)
    .digest('hex')
  await call('POST', '/v2/payments/:provider/callback', {
    key: null,
    params: { provider: 'stripe' },
    body,
    headers: { 'stripe-signature': `t=${seconds},v1=${signature}` },
  })
  await call('POST', '/v2/bookings/:bookingUid/refund', {
    params: { bookingUid: booking.uid },
    body: { amount: 1500, reason: 'The consultation started late.' },
  })
  const other = await book('2026-12-17T10:00:00Z')
  await call('POST', '/v2/bookings/:bookingUid/mark-paid', { params: { bookingUid: other.uid }, body: {} })
}

/** The account of a person and that of a team. */
async function connectAccounts({ organization, team }: Stack, call: Recorder['call']): Promise<void> {
  const params = { orgId: organization.id, teamId: team.id }
  const query = {
    returnTo: 'https://shop.example.com/done',
    onErrorReturnTo: 'https://shop.example.com/failed',
  }
  for (const [path, named] of [
    ['/v2/stripe', {}],
    ['/v2/organizations/:orgId/teams/:teamId/stripe', { params }],
  ] as const) {
    const { authUrl } = await call('GET', `${path}/connect`, { ...named, query })
    const state = new URL(authUrl).searchParams.get('state')!
    await call('GET', `${path}/save`, { ...named, key: null, query: { state, code: 'ac_123456789' } })
    await call('GET', `${path}/check`, named)
  }
}
