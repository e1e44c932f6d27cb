import { createPublicKey, generateKeyPairSync, verify as verifyKey } from 'node:crypto'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import t from 'tap'
import { messageId, type OutgoingRequest, requestHeaders } from '../../src/domain/request-headers.ts'
import { bodySignature, signingKey, standardSignature } from '../../src/domain/signature.ts'
import { readSigningKeys } from '../../src/domain/signing-key.ts'

const body = Buffer.from('{"triggerEvent":"BOOKING_CREATED","payload":{"title":"Gespräch"}}')

/** Whether the library that receivers use accepts a request; its clock is the real one. */
function verify(key: string, headers: Record<string, string>, body: Uint8Array): boolean {
  try {
    new Webhook(key).verify(Buffer.from(body), headers)
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false
    throw error
  }
}

const at = new Date()
const outgoing = (more: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  eventId: '0193806c-1c00-7000-8000-000000000001',
  webhookId: 7,
  webhookVersion: '2021-10-20',
  contentType: 'application/json',
  body,
  attempt: 3,
  replay: false,
  at,
  secrets: ['s3cret'],
  ...more,
})

t.test('hex of RFC 4231 test case 2', async (t) => {
  t.equal(
    bodySignature('Jefe', Buffer.from('what do ya want for nothing?')),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

t.test('the published example of Standard Webhooks verifies', async (t) => {
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: Buffer.from('{"test": 2432232314}'),
  }
  t.equal(
    standardSignature('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message),
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

t.test('the signature is the one of the library', async (t) => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const headers = requestHeaders(outgoing({ secrets: [secret] }))
  t.equal(headers['webhook-signature'], new Webhook(secret).sign(`${headers['webhook-id']}`, at, body))
})

t.test('verifies with the signing key for every form of secret', async (t) => {
  for (const secret of [
    's3cret',
    'Schlüssel 🔑',
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'whsec_not base64',
    'whsec_',
  ]) {
    const headers = requestHeaders(outgoing({ secrets: [secret] }))
    t.ok(verify(signingKey(secret), headers, body), secret)
    t.notOk(verify(signingKey('another'), headers, body))
    t.notOk(verify(signingKey(secret), headers, Buffer.from('{}')))
    const old = requestHeaders(outgoing({ secrets: [secret], at: new Date(at.getTime() - 400_000) }))
    t.notOk(verify(signingKey(secret), old, body))
  }
})

t.test('signs with both secrets during a rotation', async (t) => {
  const headers = requestHeaders(outgoing({ secrets: ['new', 'old'] }))
  t.equal(headers['x-svc-signature-256'], bodySignature('new', body))
  t.equal(headers['x-svc-signature-256-previous'], bodySignature('old', body))
  t.ok(verify(signingKey('new'), headers, body))
  t.ok(verify(signingKey('old'), headers, body))
})

t.test('without a secret: the headers have no signature', async (t) => {
  const headers = requestHeaders(outgoing({ secrets: [] }))
  t.equal(headers['x-svc-signature-256'], 'no-secret-provided')
  t.notHas(headers, { 'webhook-signature': String })
  t.notHas(headers, { 'x-svc-signature-256-previous': String })
})

t.test('with signing keys and no secret: one signature each, verified by the public keys', async (t) => {
  const created = ['new', 'old'].map((id) => {
    const { privateKey } = generateKeyPairSync('ed25519')
    return `${id}:${privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')}`
  })
  const signingKeys = readSigningKeys(created.join(','))
  const headers = requestHeaders(outgoing({ secrets: [], signingKeys }))
  const signed = Buffer.concat([
    Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`),
    body,
  ])
  const signatures = `${headers['webhook-signature']}`.split(' ').map((one) => one.split(','))
  t.same(
    signatures.map(([version]) => version),
    ['v1a', 'v1a'],
  )
  for (const [n, { publicKey }] of signingKeys.entries()) {
    const x = Buffer.from(publicKey.replace(/^whpk_/, ''), 'base64').toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    t.ok(verifyKey(null, signed, key, Buffer.from(signatures[n]?.[1] ?? '', 'base64')))
  }
  t.match(requestHeaders(outgoing({ signingKeys }))['webhook-signature'], /^v1,\S+ v1a,\S+ v1a,\S+$/)
})

t.test('all headers of a replay', async (t) => {
  const { 'webhook-signature': signature, ...headers } = requestHeaders(
    outgoing({ replay: true, at: new Date('2026-12-01T08:00:00.900Z') }),
  )
  t.match(signature, /^v1,[A-Za-z0-9+/]{43}=$/)
  t.same(headers, {
    'content-type': 'application/json',
    'user-agent': 'svc-webhooks/1',
    'x-svc-signature-256': bodySignature('s3cret', body),
    'webhook-id': 'msg_0193806c-1c00-7000-8000-000000000001_7',
    'webhook-timestamp': '1796112000',
    'x-svc-webhook-version': '2021-10-20',
    'x-svc-attempt': '3',
    'x-svc-replay': '1',
  })
  t.notOk(messageId('a', 1).includes('.'))
})
