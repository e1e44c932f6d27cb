import { ConfigError } from '@punctual/http'
import t from 'tap'
import { bookingsConfig } from '../src/config.ts'

const key = 'a secret that the provider shares'

t.test('no variable is required, and rooms need no token', async (t) => {
  t.strictSame(bookingsConfig({}), {
    stripe: undefined,
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
    audience: 'jitsi',
    subject: undefined,
  })
  const all = {
    ROOM_JWT_KEY_ID: 'our/key',
    ROOM_JWT_AUDIENCE: 'our_server',
    ROOM_JWT_SUBJECT: 'meet.example.com',
    ROOM_URL_TEMPLATE: 'https://meet.example.com/{room}?token={jwt}',
  }
  t.match(bookingsConfig({ ...env, ...all }), {
    roomTokens: { keyId: 'our/key', audience: 'our_server', subject: 'meet.example.com' },
    roomUrlTemplate: 'https://meet.example.com/{room}?token={jwt}',
  })
})

t.test('names every problem of tokens, without the key', async (t) => {
  const problemsOf = (env: Record<string, string>) => {
    try {
      return void bookingsConfig(env)
    } catch (error) {
      return error instanceof ConfigError ? error.problems : [String(error)]
    }
  }
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
