import { ConfigError } from '@punctual/http'
import t from 'tap'
import { webhookConfig } from '../src/config.ts'
import { defaultRetrySchedule } from '../src/domain/retry-schedule.ts'

t.test('nothing is needed', async (t) => {
  t.same(webhookConfig({}), { egressAllow: [], retrySchedule: defaultRetrySchedule })
})

t.test('reads both', async (t) => {
  t.same(webhookConfig({ EGRESS_ALLOW: '127.0.0.0/8, ::1/128', WEBHOOK_RETRY_SCHEDULE: '5s,30s,2m' }), {
    egressAllow: ['127.0.0.0/8', '::1/128'],
    retrySchedule: [5_000, 30_000, 120_000],
  })
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
