import { startGoogle, startMicrosoft, startReceiver, startZoom } from '@punctual/testing'
import t from 'tap'
import { connectCheck } from '../check.ts'

// What an operator learns about a registration at a provider. The providers are fakes.

const publicUrl = { PUBLIC_URL: 'https://book.example.com' }
const check = async (name: string | undefined, env: Record<string, string> = {}) => {
  const lines: string[] = []
  const code = await connectCheck(name, env, (line) => lines.push(line))
  return { code, text: lines.join('\n') }
}
const [google, microsoft] = await Promise.all([startGoogle(t), startMicrosoft(t)])

t.test('an unknown provider is a usage error', async (t) => {
  t.match(await check('toString'), { code: 2, text: /google\|microsoft\|zoom\|stripe/ })
  t.match(await check(undefined), { code: 2 })
})

t.test('Google and Microsoft: a registration that works, and the address to register', async (t) => {
  t.match(await check('google', { ...google.env, ...publicUrl }), {
    code: 0,
    text: /https:\/\/book\.example\.com\/v2\/calendars\/google\/save[\s\S]*GOOGLE_CLIENT_SECRET are known/,
  })
  t.match(await check('microsoft', { ...microsoft.env, ...publicUrl }), {
    code: 0,
    text: /\/v2\/calendars\/office365\/save[\s\S]*MICROSOFT_CLIENT_SECRET are known/,
  })
})

t.test('says what is missing, wrong or out of reach', async (t) => {
  const { GOOGLE_CLIENT_SECRET: _, ...rest } = google.env
  t.match(await check('google', rest), {
    code: 1,
    text: /GOOGLE_CLIENT_SECRET is not set[\s\S]*PUBLIC_URL is not set/,
  })
  for (const [name, { env }, prefix] of [
    ['google', google, 'GOOGLE'],
    ['microsoft', microsoft, 'MICROSOFT'],
  ] as const)
    t.match(await check(name, { ...env, ...publicUrl, [`${prefix}_CLIENT_SECRET`]: 'wrong' }), {
      code: 1,
      text: /refuses .*invalid_client/,
    })
  t.match(await check('google', { ...google.env, PUBLIC_URL: 'http://book.example.com' }), {
    code: 1,
    text: /PUBLIC_URL is not https/,
  })
  const nowhere = 'http://127.0.0.1:1'
  const closed = { ...google.env, ...publicUrl, GOOGLE_API_URL: nowhere, GOOGLE_OAUTH_URL: nowhere }
  t.match(await check('google', closed), { code: 1, text: /127\.0\.0\.1:1 cannot be reached/ })
})

t.test('Zoom: the client shows itself by HTTP Basic', async (t) => {
  const zoom = await startReceiver(t)
  const url = new URL(zoom.url).origin
  const basic = `Basic ${Buffer.from('id:secret').toString('base64')}`
  zoom.respondWith(({ headers }) => ({
    status: 400,
    body: JSON.stringify(
      headers.authorization === basic
        ? { error: 'invalid_grant', reason: 'Invalid authorization code' }
        : { error: 'invalid_client', reason: 'Invalid client_id or client_secret' },
    ),
  }))
  const env = { ...publicUrl, ZOOM_CLIENT_ID: 'id', ZOOM_OAUTH_URL: url, ZOOM_API_URL: url }
  t.match(await check('zoom', { ...env, ZOOM_CLIENT_SECRET: 'secret' }), {
    code: 0,
    text: /\/v2\/conferencing\/zoom\/oauth\/callback/,
  })
  t.match(await check('zoom', { ...env, ZOOM_CLIENT_SECRET: 'wrong' }), {
    code: 1,
    text: /Invalid client_id or client_secret/,
  })
})

t.test("Zoom: the operator's account", async (t) => {
  const zoom = await startZoom(t, { users: [] })
  const { PUBLIC_URL: _, ...env } = { ...zoom.env, ...publicUrl }
  t.match(await check('zoom', env), { code: 0, text: /ZOOM_ACCOUNT_ID are known/ })
  t.match(await check('zoom', { ...env, ZOOM_ACCOUNT_ID: 'wrong' }), {
    code: 1,
    text: /refuses .* or ZOOM_ACCOUNT_ID/,
  })
})

t.test('Stripe: the key, the secrets and the webhook endpoint', async (t) => {
  const stripe = await startReceiver(t)
  const endpoints = [{ url: 'https://book.example.com/v2/payments/stripe/callback' }]
  stripe.respondWith(({ headers }) =>
    headers.authorization === 'Bearer sk_test_1'
      ? { body: JSON.stringify({ object: 'list', data: endpoints }) }
      : { status: 401, body: '{"error":{"message":"Invalid API Key provided: sk_test_2"}}' },
  )
  const env = {
    ...publicUrl,
    STRIPE_API_URL: new URL(stripe.url).origin,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  t.match(await check('stripe', env), { code: 0, text: /Stripe reports payments to/ })
  t.match(await check('stripe', { ...env, STRIPE_SECRET_KEY: 'sk_test_2' }), {
    code: 1,
    text: /Invalid API Key provided/,
  })
  const elsewhere = { ...env, PUBLIC_URL: 'https://other.example.com' }
  t.match(await check('stripe', elsewhere), { code: 1, text: /no webhook endpoint https:\/\/other/ })
  const connect = { ...env, STRIPE_CLIENT_ID: 'acct_1', STRIPE_WEBHOOK_SECRET: 'sk_1' }
  t.match(await check('stripe', connect), {
    code: 1,
    text: /WEBHOOK_SECRET does not begin with whsec_[\s\S]*CLIENT_ID does not begin with ca_[\s\S]*CONNECT_WEBHOOK_SECRET is not set/,
  })
})
