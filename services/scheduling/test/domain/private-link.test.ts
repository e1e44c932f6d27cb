import t from 'tap'
import { isExpired, linkLimits } from '../../src/domain/private-link.ts'

const now = new Date('2026-12-01T08:00:00.000Z')
const expiresAt = now.toISOString()

t.test('limits: the given ones, else one use', async (t) => {
  t.strictSame(linkLimits({}), { expiresAt: null, maxUsageCount: 1 })
  t.strictSame(linkLimits({ expiresAt }), { expiresAt: now, maxUsageCount: null })
  t.strictSame(linkLimits({ maxUsageCount: 3 }), { expiresAt: null, maxUsageCount: 3 })
  t.strictSame(linkLimits({ expiresAt, maxUsageCount: 3 }), { expiresAt: now, maxUsageCount: 3 })
})

t.test(
  'a change keeps maxUsageCount and removes expiresAt; a link without a limit is rejected',
  async (t) => {
    t.strictSame(linkLimits({ expiresAt }, 3), { expiresAt: now, maxUsageCount: 3 })
    t.strictSame(linkLimits({}, 3), { expiresAt: null, maxUsageCount: 3 })
    t.strictSame(linkLimits({}, null), { expiresAt: null, maxUsageCount: 1 })
    for (const bad of ['1969-12-31T23:59:59Z', '9999-12-31T23:59:59-01:00'])
      t.throws(() => linkLimits({ expiresAt: bad }), { code: 'BadRequestException' }, bad)
  },
)

t.test('a link expires at its end or with its last use, whichever comes first', async (t) => {
  const later = new Date(now.getTime() + 1)
  t.notOk(isExpired({ expiresAt: now, maxUsageCount: null }, 1000, now))
  t.ok(isExpired({ expiresAt: now, maxUsageCount: null }, 0, later))
  t.notOk(isExpired({ expiresAt: null, maxUsageCount: 2 }, 1, later))
  t.ok(isExpired({ expiresAt: null, maxUsageCount: 2 }, 2, later))
  t.ok(isExpired({ expiresAt: later, maxUsageCount: 2 }, 2, now))
  t.ok(isExpired({ expiresAt: now, maxUsageCount: 2 }, 0, later))
})
