import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import t from 'tap'
import { type VerificationOptions, verifyWebhook } from '../src/webhooks.ts'

const secret = 'a secret of the receiver'
const body = '{"triggerEvent":"BOOKING_CREATED","createdAt":"2026-12-01T08:00:00.000Z","payload":{"uid":"é"}}'
const seconds = 1_790_000_000
const now = () => seconds * 1000
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text)
const standard = (key: string | Buffer, over: Record<string, string> = {}) => ({
  'webhook-id': 'event-1',
  'webhook-timestamp': `${seconds}`,
  'webhook-signature': `v1,${hmac(key, `event-1.${seconds}.${body}`).digest('base64')}`,
  ...over,
})
const verify = (headers: Record<string, string>, options: VerificationOptions = {}, text = body) =>
  verifyWebhook({ headers, body: text }, { secret, now, ...options })

t.test('the headers of Standard Webhooks', async (t) => {
  const event = await verify(standard(secret))
  t.same(event, { ...JSON.parse(body), id: 'event-1' })
  t.same(await verifyWebhook({ headers: new Headers(standard(secret)), body }, { secret, now }), event)
  const bytes = new TextEncoder().encode(body)
  const upper = { 'Webhook-Id': 'event-1', 'Webhook-Timestamp': `${seconds}` }
  const { 'webhook-signature': signature } = standard(secret)
  const request = { headers: { ...upper, 'Webhook-Signature': ['v1,AAAA v2,x', signature].join(' ') } }
  t.same(await verifyWebhook({ ...request, body: bytes }, { secret, now }), event, 'any case, any signature')
})

t.test('a secret of Standard Webhooks is decoded', async (t) => {
  const key = Buffer.from('thirty-two bytes of a shared key')
  t.ok(await verify(standard(key), { secret: `whsec_${key.toString('base64')}` }))
})

t.test('both secrets of a rotation are accepted', async (t) => {
  t.ok(await verify(standard(secret), { secret: ['new', secret] }))
})

t.test('a signature by a key of the server', async (t) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const signature = sign(null, Buffer.from(`event-1.${seconds}.${body}`), privateKey).toString('base64')
  const headers = standard(secret, { 'webhook-signature': `v1a,${signature}` })
  const publicKeys = [`whpk_${raw.toString('base64')}`]
  t.ok(await verifyWebhook({ headers, body }, { publicKeys, now }))
  const other = [`whpk_${Buffer.alloc(32, 1).toString('base64')}`]
  const refused = verifyWebhook({ headers, body }, { publicKeys: other, now })
  await t.rejects(refused, { code: 'wrong_signature' })
})

t.test('the older header', async (t) => {
  const signature = hmac(secret, body).digest('hex')
  t.same(await verify({ 'x-svc-signature-256': signature }), JSON.parse(body))
  for (const wrong of [`${signature.slice(1)}0`, 'no-secret-provided', '', signature.slice(2)])
    await t.rejects(verify({ 'x-svc-signature-256': wrong }), { code: 'wrong_signature' }, wrong)
})

t.test('refused requests', async (t) => {
  const older = { 'x-svc-signature-256': hmac(secret, body).digest('hex') }
  const late = `${seconds - 301}`
  const atLate = `v1,${hmac(secret, `event-1.${late}.${body}`).digest('base64')}`
  await t.rejects(verify({}), { code: 'no_signature' })
  await t.rejects(verify(standard('another secret')), { code: 'wrong_signature' })
  await t.rejects(verify(standard(secret), {}, `${body} `), { code: 'wrong_signature' })
  await t.rejects(verify(standard(secret, { 'webhook-id': 'event-2' })), { code: 'wrong_signature' })
  await t.rejects(
    verify(standard(secret, { 'webhook-timestamp': late, 'webhook-signature': atLate })),
    { code: 'wrong_time' },
    'a recorded request',
  )
  await t.rejects(
    verify({ ...standard('another secret'), ...older }),
    { code: 'wrong_signature' },
    'the older header does not replace a wrong signature',
  )
  await t.rejects(verify(standard(secret), { secret: '' }), TypeError)
})
