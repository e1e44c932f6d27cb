import { wholeScans } from '@punctual/testing'
import t from 'tap'
import { claimHosts } from '../../src/db/claims-repository.ts'
import { listReferences } from '../../src/db/references-repository.ts'
import { bookingsDatabase } from '../database.ts'
import { aCaller, aCheck, aTime } from '../fixtures.ts'
import { makeOne } from '../making.ts'

// Queries of tables that only grow must use an index.
t.test('finding a taken slot uses an index', async (t) => {
  const db = await bookingsDatabase(t)
  const [from, to] = ['2026-12-01T09:00:00.000Z', '2026-12-01T09:30:00.000Z']
  const { hosts } = await makeOne(db, aCheck({}, aTime(from, to)))
  const claim = {
    organizationId: 5,
    holder: { bookingId: 2 },
    hostIds: hosts.map(({ id }) => id),
    from: new Date(from),
    to: new Date(to),
  }
  await db.transaction(async (tx) => {
    const late = async () => t.equal(await claimHosts(tx, claim, new Date(from)), false)
    t.strictSame(await wholeScans(tx, late), [])
  })
})

t.test('listing the references of a caller uses an index', async (t) => {
  const db = await bookingsDatabase(t)
  await db.transaction(async (tx) => {
    const list = () => listReferences(tx, aCaller({ userId: 7 }), { take: 10, skip: 0 })
    t.strictSame(await wholeScans(tx, list), [])
  })
})
