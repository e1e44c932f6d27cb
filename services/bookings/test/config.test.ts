import { ConfigError } from '@punctual/http'
import t from 'tap'
import { bookingsConfig } from '../src/config.ts'

const key = 'a secret that the provider shares'

const problemsOf = (env: Record<string, string>) => {
  try {
    return void bookingsConfig(env)
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)]
  }
}

t.test('no variable is required, and rooms need no token', async (t) => {
  t.strictSame(bookingsConfig({}), {
    stripe: undefined,
    readReplica: undefined,
    roomProviderSecret: undefined,
    roomUrlTemplate: 'https://meet.jit.si/{room}',
    roomTokens: undefined,
  })
})

t.test('ROOM_JWT_KEY switches tokens on', async (t) => {
  const env = { ROOM_JWT_KEY: key, ROOM_JWT_ISSUER: 'our_app' }
  t.match(bookingsConfig(env).roomTokens, {
    signing: { algorithm: 'HS256' },
    keyId: undefined,
    issuer: 'our_app',
    claims: { kind: 'jitsi', audience: 'jitsi', subject: undefined },
  })
  const all = {
    ROOM_JWT_KEY_ID: 'our/key',
    ROOM_JWT_AUDIENCE: 'our_server',
    ROOM_JWT_SUBJECT: 'meet.example.com',
    ROOM_URL_TEMPLATE: 'https://meet.example.com/{room}?token={jwt}',
  }
  t.match(bookingsConfig({ ...env, ...all }), {
    roomTokens: { keyId: 'our/key', claims: { audience: 'our_server', subject: 'meet.example.com' } },
    roomUrlTemplate: 'https://meet.example.com/{room}?token={jwt}',
  })
})

t.test('ROOM_JWT_CLAIMS=livekit needs a secret and a place for the token', async (t) => {
  const env = { ROOM_JWT_CLAIMS: 'livekit', ROOM_JWT_KEY: key, ROOM_JWT_ISSUER: 'APIkey' }
  const template = 'https://meet.example.com/custom?liveKitUrl=wss%3A%2F%2Frooms.example.com&token={jwt}'
  t.match(bookingsConfig({ ...env, ROOM_URL_TEMPLATE: template }), {
    roomTokens: { issuer: 'APIkey', claims: { kind: 'livekit' } },
    roomUrlTemplate: template,
  })
  const pem = '-----BEGIN PRIVATE KEY-----'
  const refused = { ROOM_JWT_KEY: pem, ROOM_JWT_AUDIENCE: 'a', ROOM_JWT_SUBJECT: 's' }
  t.strictSame(problemsOf({ ...env, ...refused }), [
    'ROOM_JWT_KEY is not a secret of at least 32 characters',
    'ROOM_JWT_AUDIENCE has no effect with ROOM_JWT_CLAIMS=livekit',
    'ROOM_JWT_SUBJECT has no effect with ROOM_JWT_CLAIMS=livekit',
    'ROOM_URL_TEMPLATE is missing',
  ])
  t.strictSame(problemsOf(env), ['ROOM_URL_TEMPLATE is missing'])
  t.strictSame(problemsOf({ ...env, ROOM_URL_TEMPLATE: 'https://meet.example.com/{room}' }), [
    'ROOM_URL_TEMPLATE is not a URL that starts with https: or http: and contains {jwt} after its host',
  ])
})

t.test('names every problem of tokens, without the key', async (t) => {
  t.strictSame(problemsOf({ ROOM_JWT_KEY: 'short' }), [
    'ROOM_JWT_KEY is neither a secret of at least 32 characters nor a private key in PEM',
    'ROOM_JWT_ISSUER is missing',
  ])
  t.strictSame(problemsOf({ ROOM_JWT_KEY: '-----BEGIN PRIVATE KEY-----', ROOM_JWT_ISSUER: 'our_app' }), [
    'ROOM_JWT_KEY is not a private key in PEM without a passphrase',
  ])
  t.strictSame(problemsOf({ ROOM_URL_TEMPLATE: 'https://meet.test/{room}?token={jwt}' }), [
    'ROOM_URL_TEMPLATE contains {jwt}, which needs ROOM_JWT_KEY',
  ])
})

t.test('BOOKINGS_READ_DATABASE_URL switches reads from one standby on', async (t) => {
  const url = 'postgres://svc_bookings:secret@standby/punctual'
  const env = { BOOKINGS_READ_DATABASE_URL: url }
  t.same(bookingsConfig(env).readReplica, { url, maxLagMs: 5_000 })
  t.same(bookingsConfig({ ...env, READ_REPLICA_MAX_LAG_MS: '300' }).readReplica, { url, maxLagMs: 300 })
  const bad = { BOOKINGS_READ_DATABASE_URL: url.replace('standby', 'a,b'), READ_REPLICA_MAX_LAG_MS: '1' }
  t.strictSame(problemsOf(bad), [
    'READ_REPLICA_MAX_LAG_MS is not an integer from 100 to 600000',
    'BOOKINGS_READ_DATABASE_URL names several servers; it takes one standby',
  ])
})
