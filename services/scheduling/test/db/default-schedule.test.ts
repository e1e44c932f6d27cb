import { isUniqueViolation, type Tx } from '@punctual/db'
import t, { type Test } from 'tap'
import { deleteUserData } from '../../src/app/delete-user-data.ts'
import { makeDefault } from '../../src/app/schedules.ts'
import { createUserDefaults } from '../../src/app/user-defaults.ts'
import { lockOwner } from '../../src/db/owners-repository.ts'
import { findDefaultSchedule, insertSchedule, listSchedules } from '../../src/db/schedules-repository.ts'
import { firstSchedule } from '../../src/domain/schedule.ts'
import { schedulingDatabase } from '../database.ts'
import { aProfile, now } from '../fixtures.ts'

const owner = { userId: 7, organizationId: 5 }
const page = { take: 100, skip: 0 }

async function withUser(t: Test) {
  const db = await schedulingDatabase(t)
  await db.transaction((tx) => createUserDefaults(tx, aProfile(), now))
  return db
}

const add = async (tx: Tx, isDefault = false) =>
  insertSchedule(tx, owner, { ...firstSchedule('UTC'), isDefault }, now)

t.test('a new user gets one default schedule from repeated and parallel events', async (t) => {
  const db = await schedulingDatabase(t)
  await Promise.all(
    Array.from({ length: 8 }, () => db.transaction((tx) => createUserDefaults(tx, aProfile(), now))),
  )
  const { schedules } = await listSchedules(db, owner, page)
  t.match(schedules, [
    {
      name: 'Working hours',
      timeZone: 'Europe/Berlin',
      isDefault: true,
      availability: [{ days: [1, 2, 3, 4, 5], start: 540, end: 1020 }],
      overrides: [],
    },
  ])
  t.equal(schedules.length, 1)
  const events = await db.sql<{ type: string; body: string }[]>`select type, body from outbox`
  t.same(
    events.map(({ type, body }) => [type, JSON.parse(body).data]),
    [['scheduling.default-schedule.changed', { userId: 7, scheduleId: schedules[0]?.id, version: 1 }]],
  )
})

t.test('creates default event types only if the OAuth client wants them', async (t) => {
  const db = await schedulingDatabase(t)
  await db.transaction((tx) =>
    createUserDefaults(tx, aProfile({ id: 8, areDefaultEventTypesEnabled: false }), now),
  )
  const wanted = aProfile({ id: 9, areDefaultEventTypesEnabled: true })
  await db.transaction((tx) => createUserDefaults(tx, wanted, now))
  await db.transaction((tx) => createUserDefaults(tx, { ...wanted, version: 2 }, now))
  const rows = await db.sql`select owner_id, slug, length_in_minutes from event_type order by id`
  t.same(
    rows.map(({ owner_id, slug, length_in_minutes }) => [owner_id, slug, length_in_minutes]),
    [
      [9, 'thirty-minutes', 30],
      [9, 'thirty-minutes-video', 30],
      [9, 'sixty-minutes', 60],
      [9, 'sixty-minutes-video', 60],
    ],
  )
  const [{ count } = { count: 0 }] = await db.sql<{ count: number }[]>`
    select count(*) from outbox where type = 'scheduling.event-type.created'`
  t.equal(count, 4)
})

t.test('parallel changes leave one default schedule', async (t) => {
  const db = await withUser(t)
  await Promise.all(
    Array.from({ length: 12 }, () =>
      db.transaction(async (tx) => {
        await lockOwner(tx, owner.userId)
        const id = await add(tx)
        await makeDefault(tx, owner, id, now)
      }),
    ),
  )
  const { schedules } = await listSchedules(db, owner, page)
  t.equal(schedules.length, 13)
  const defaults = schedules.filter(({ isDefault }) => isDefault)
  t.equal(defaults.length, 1)
  const events = await db.sql<{ aggregate_version: number; body: string }[]>`
    select aggregate_version, body from outbox order by pos`
  t.same(
    events.map(({ aggregate_version }) => aggregate_version),
    Array.from({ length: 13 }, (_, index) => index + 1),
    'versions count up in the order of the outbox',
  )
  t.equal(JSON.parse(events.at(-1)?.body ?? '').data.scheduleId, defaults[0]?.id, 'the last event has it')
})

t.test('the database refuses a second default', async (t) => {
  const db = await withUser(t)
  await t.rejects(db.transaction((tx) => add(tx, true)))
  const error = await db.transaction((tx) => add(tx, true)).catch((error: unknown) => error)
  t.ok(isUniqueViolation(error, 'schedule_default'))
})

t.test('a deleted user has no data left, and a late event creates none', async (t) => {
  const db = await withUser(t)
  const wanted = aProfile({ areDefaultEventTypesEnabled: true, version: 3 })
  await db.transaction((tx) => deleteUserData(tx, owner, now))
  await db.transaction((tx) => deleteUserData(tx, owner, now))
  await db.transaction((tx) => createUserDefaults(tx, wanted, now))
  t.equal(await findDefaultSchedule(db, owner), undefined)
  t.same(await db.sql`select id from user_replica`, [])
  t.same(await db.sql`select id from event_type`, [])
})

t.test('announces the deletion of the event types of a deleted user', async (t) => {
  const db = await schedulingDatabase(t)
  const profile = aProfile({ areDefaultEventTypesEnabled: true })
  await db.transaction((tx) => createUserDefaults(tx, profile, now))
  await db.transaction((tx) => deleteUserData(tx, owner, now))
  const events = await db.sql<{ body: string }[]>`
    select body from outbox where type = 'scheduling.event-type.deleted' order by pos`
  t.equal(events.length, 4)
  t.match(JSON.parse(events[0]?.body ?? ''), { aggregateversion: 2, organizationid: 5, data: { version: 2 } })
})
