import { generateKeyPairSync } from 'node:crypto'
import { ConfigError } from '@punctual/http'
import t from 'tap'
import { webhookConfig } from '../src/config.ts'
import { defaultRetrySchedule } from '../src/domain/retry-schedule.ts'

t.test('no variable is required', async (t) => {
  t.same(webhookConfig({}), {
    egressAllow: [],
    retrySchedule: defaultRetrySchedule,
    rateLimit: 0,
    signingKeys: [],
    bookingEvents: 'one',
  })
})

const aKey = (type: 'ed25519' | 'x25519') =>
  generateKeyPairSync(type as 'ed25519')
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64')

t.test('reads all variables', async (t) => {
  const env = {
    EGRESS_ALLOW: '127.0.0.0/8, ::1/128',
    WEBHOOK_RETRY_SCHEDULE: '5s,30s,2m',
    WEBHOOK_RATE_LIMIT: '50',
    BOOKING_EVENTS: 'shared',
    WEBHOOK_SIGNING_KEYS: `b:${aKey('ed25519')}, a:${aKey('ed25519')}`,
  }
  t.match(webhookConfig(env), {
    egressAllow: ['127.0.0.0/8', '::1/128'],
    retrySchedule: [5_000, 30_000, 120_000],
    rateLimit: 50,
    bookingEvents: 'shared',
    signingKeys: [
      { id: 'b', publicKey: /^whpk_[A-Za-z0-9+/]{43}=$/ },
      { id: 'a', publicKey: /^whpk_/ },
    ],
  })
})

t.test('refuses keys other than Ed25519, and duplicate ids', async (t) => {
  const [one, other] = [aKey('ed25519'), aKey('x25519')]
  for (const keys of ['a', 'a:b', `a:${other}`, `a:${one},a:${one}`, one])
    t.throws(() => webhookConfig({ WEBHOOK_SIGNING_KEYS: keys }), /WEBHOOK_SIGNING_KEYS (is not|names)/, keys)
})

t.test('names every problem', async (t) => {
  try {
    webhookConfig({ EGRESS_ALLOW: '127.0.0.0/8,localhost', WEBHOOK_RETRY_SCHEDULE: 'soon' })
    t.fail('it was taken')
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    t.match(error.problems, [/^EGRESS_ALLOW names "localhost"/, /^WEBHOOK_RETRY_SCHEDULE is not a list/])
  }
})
