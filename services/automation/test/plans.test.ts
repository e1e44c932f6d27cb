import { openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, wholeScans } from '@punctual/testing'
import t from 'tap'
import { countFutureBookings, futureBookings } from '../src/db/booking-replicas.ts'
import { claimMessages, expireMessages, nextAttemptAt, oldestOfLast } from '../src/db/message-repository.ts'
import { callsSince } from '../src/db/phone-calls.ts'

// Queries on tables that only grow use an index.
const url = serviceUrl(await freshDatabase(t, ['automation']), 'automation')
const db = openDatabase(url, { schema: 'automation' })
t.teardown(() => db.close())
const now = new Date('2026-12-01T08:00:00Z')
const ann = { channel: 'email', recipient: 'ann@example.com' } as const
const user = { organizationId: 1, userId: 7, teamId: null }
const team = { ...user, teamId: 3 }

t.test('the queries of messages use an index', (t) =>
  db.transaction(async (tx) => {
    const claim = { now, leaseMs: 1_000, limit: 10, channels: ['email', 'sms'] } as const
    t.strictSame(await wholeScans(tx, () => claimMessages(tx.sql, claim)), [])
    t.strictSame(await wholeScans(tx, () => nextAttemptAt(tx.sql, now)), [])
    const last = { allowed: 1, since: now, except: [1, 2] }
    t.strictSame(await wholeScans(tx, () => oldestOfLast(tx.orm, ann, last)), [])
    t.strictSame(await wholeScans(tx, () => expireMessages(tx.orm, now)), [])
    t.strictSame(await wholeScans(tx, () => callsSince(tx, { teamId: 3 }, now)), [])
  }),
)

t.test('the queries of future bookings use an index', (t) =>
  db.transaction(async (tx) => {
    for (const owner of [user, team]) {
      const page = { after: '', now, limit: 10 }
      t.strictSame(await wholeScans(tx, () => futureBookings(tx, owner, page)), [])
      t.strictSame(await wholeScans(tx, () => countFutureBookings(tx.orm, owner, now)), [])
    }
  }),
)
