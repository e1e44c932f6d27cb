import t from 'tap'
import { apiKeyExpiry } from '../../src/domain/credential-lifetime.ts'

const now = new Date('2026-12-01T08:00:00.500Z')

t.test('30 days by default', async (t) => {
  t.same(apiKeyExpiry({}, now), new Date('2026-12-31T08:00:00.500Z'))
  t.same(apiKeyExpiry({ apiKeyNeverExpires: false }, now), new Date('2026-12-31T08:00:00.500Z'))
})

t.test('days are exactly 86 400 s each, fractions included', async (t) => {
  t.same(apiKeyExpiry({ apiKeyDaysValid: 1 }, now), new Date('2026-12-02T08:00:00.500Z'))
  t.same(apiKeyExpiry({ apiKeyDaysValid: 1.5 }, now), new Date('2026-12-02T20:00:00.500Z'))
  t.same(
    apiKeyExpiry({ apiKeyDaysValid: 2, apiKeyNeverExpires: false }, now),
    new Date('2026-12-03T08:00:00.500Z'),
  )
})

t.test('null without expiry', async (t) => {
  t.equal(apiKeyExpiry({ apiKeyNeverExpires: true }, now), null)
})

t.test('400 days together with no expiry', async (t) => {
  t.throws(() => apiKeyExpiry({ apiKeyDaysValid: 1, apiKeyNeverExpires: true }, now), {
    code: 'BadRequestException',
    details: { errors: [{ path: 'apiKeyNeverExpires' }] },
  })
})
