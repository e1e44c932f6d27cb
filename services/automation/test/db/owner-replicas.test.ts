import { openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase } from '@punctual/testing'
import t from 'tap'
import { findEventTypes, storeEventTypes, storeEventTypeTombstone } from '../../src/db/owner-replicas.ts'

const url = serviceUrl(await freshDatabase(t, ['automation']), 'automation')
const db = openDatabase(url, { schema: 'automation' })
t.teardown(() => db.close())

const anEventType = (id: number, version: number, ownerId: number, teamId: number | null = null) => ({
  id,
  organizationId: 5,
  ownerId,
  teamId,
  version,
})

t.test('of several versions of an event type the newest is stored, in any order', async (t) => {
  await storeEventTypes(db, [anEventType(1, 1, 3), anEventType(2, 2, 4, 70), anEventType(1, 3, 6)])
  await storeEventTypes(db, [anEventType(2, 1, 3), anEventType(1, 2, 3)])
  const stored = await findEventTypes(db.orm, [1, 2])
  t.same(
    stored.map(({ deleted: _, ...eventType }) => eventType).sort((a, b) => a.id - b.id),
    [anEventType(1, 3, 6), anEventType(2, 2, 4, 70)],
  )
})

t.test('an older version does not restore a deleted event type', async (t) => {
  await db.transaction((tx) => storeEventTypeTombstone(tx, 9, 4))
  await storeEventTypes(db, [anEventType(9, 3, 3)])
  t.match(await findEventTypes(db.orm, [9]), [{ id: 9, version: 4, deleted: true }])
})
