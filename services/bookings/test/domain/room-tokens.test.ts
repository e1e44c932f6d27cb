import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { jwtVerify } from 'jose'
import t from 'tap'
import { parseRoomKey, type RoomTokens, signRoomToken } from '../../src/domain/room-tokens.ts'

const now = new Date('2026-12-01T08:50:00Z')
const opensAt = new Date('2026-12-01T08:45:00Z')
const closesAt = new Date('2026-12-01T10:30:00Z')
const secret = 'a secret that the provider shares'
const settings: RoomTokens = {
  signing: parseRoomKey(secret),
  keyId: undefined,
  issuer: 'our_app',
  claims: { kind: 'jitsi', audience: 'jitsi', subject: undefined },
}
const sign = (changes: Partial<RoomTokens> = {}, host?: { name: string }) =>
  signRoomToken({ ...settings, ...changes }, { uid: 'visit', room: 'abc', host, opensAt, closesAt, now })
const seconds = (date: Date) => date.getTime() / 1000
const pemOf = (pair: ReturnType<typeof rsa>) =>
  pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const rsa = (modulusLength = 2048) => generateKeyPairSync('rsa', { modulusLength })

t.test('an attendee gets a token for one room and its time', async (t) => {
  const { payload, protectedHeader } = await jwtVerify(await sign(), Buffer.from(secret), {
    currentDate: now,
    issuer: 'our_app',
    audience: 'jitsi',
  })
  t.strictSame(protectedHeader, { alg: 'HS256', typ: 'JWT' })
  t.strictSame(payload, {
    room: 'abc',
    moderator: false,
    context: { user: { moderator: 'false' } },
    iss: 'our_app',
    aud: 'jitsi',
    iat: seconds(now),
    nbf: seconds(opensAt),
    exp: seconds(closesAt),
  })
})

t.test('a host is a moderator with a name', async (t) => {
  const claims = { kind: 'jitsi', audience: 'jitsi', subject: 'meet.example.com' } as const
  const token = await sign({ claims }, { name: 'Hana' })
  const { payload } = await jwtVerify(token, Buffer.from(secret), { currentDate: now })
  t.match(payload, {
    sub: 'meet.example.com',
    moderator: true,
    context: { user: { name: 'Hana', moderator: 'true' } },
  })
})

t.test('LiveKit gets its grants, and the visit as identity', async (t) => {
  const payloadOf = async (host?: { name: string }) =>
    (
      await jwtVerify(await sign({ claims: { kind: 'livekit' } }, host), Buffer.from(secret), {
        currentDate: now,
      })
    ).payload
  const [host, attendee] = await Promise.all([payloadOf({ name: 'Hana' }), payloadOf()])
  t.strictSame(host, {
    iss: 'our_app',
    sub: 'visit',
    name: 'Hana',
    video: { room: 'abc', roomJoin: true, roomAdmin: true },
    iat: seconds(now),
    nbf: seconds(opensAt),
    exp: seconds(closesAt),
  })
  t.strictSame(attendee.video, { room: 'abc', roomJoin: true })
})

t.test('a private key signs for its public key, with its id', async (t) => {
  const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  for (const [pem, alg] of [
    [pemOf(rsa()), 'RS256'],
    [rsa().privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(), 'RS256'],
    [pemOf(rsa()).replaceAll('\n', '\\n'), 'RS256'],
    [pemOf(p256), 'ES256'],
  ] as const) {
    const token = await sign({ signing: parseRoomKey(pem), keyId: 'our/key' })
    const known = createPublicKey(pem.replaceAll('\\n', '\n'))
    const { payload, protectedHeader } = await jwtVerify(token, known, { currentDate: now })
    t.strictSame(protectedHeader, { alg, typ: 'JWT', kid: 'our/key' })
    t.equal(payload.room, 'abc')
  }
})

t.test('refuses keys that protect nothing or cannot be used', async (t) => {
  const pair = rsa()
  const passphrase = { cipher: 'aes-256-cbc', passphrase: 'secret' }
  for (const [key, problem] of [
    ['x'.repeat(31), /at least 32 characters/],
    ['-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----', /not a private key in PEM/],
    [pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(), /not a private key in PEM/],
    [
      pair.privateKey.export({ type: 'pkcs8', format: 'pem', ...passphrase }).toString(),
      /without a passphrase/,
    ],
    [pemOf(rsa(1024)), /at least 2048 bits/],
    [pemOf(generateKeyPairSync('ec', { namedCurve: 'P-384' })), /P-256/],
    [generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), /P-256/],
  ] as const)
    t.throws(() => parseRoomKey(key), problem)
  t.equal(parseRoomKey('x'.repeat(32)).algorithm, 'HS256')
})
