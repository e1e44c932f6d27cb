import { TestClock, until } from '@punctual/testing'
import t from 'tap'
import { type Database, maintain, newEventId, startMaintenance } from '../src/index.ts'
import { bookingsDatabase } from './fresh.ts'

const day = 86_400_000
const now = new Date('2026-12-01T08:00:00Z')
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

const log = (db: Database, pos: number, at: Date) => db.sql`
  insert into event_log values (${pos}, ${newEventId(at)}, 's', 1, 't', '{}', 0, ${at}, 1)`

const partitions = async (db: Database) =>
  (
    await db.sql`
      select inhrelid::regclass::text from pg_inherits where inhparent = 'event_log'::regclass order by 1`.values()
  ).flat()

t.test(
  'creates partitions for the coming days, keeps earlier rows, drops partitions past 30 days',
  async (t) => {
    const db = await bookingsDatabase(t)
    await log(db, 1, now)
    await log(db, 2, new Date(now.getTime() - 31 * day))
    await maintain(db, now)
    t.same(await partitions(db), [
      'event_log_20261201',
      'event_log_20261202',
      'event_log_20261203',
      'event_log_20261204',
      'event_log_default',
    ])
    t.same(await db.sql`select pos, tableoid::regclass::text from event_log`.values(), [
      [1, 'event_log_20261201'],
    ])
    await log(db, 3, new Date('2026-12-02T23:59:59.999Z'))
    await maintain(db, new Date(now.getTime() + 30 * day))
    t.same(await db.sql`select pos from event_log order by pos`.values(), [[1], [3]])
    await maintain(db, new Date(now.getTime() + 31 * day))
    t.same(await db.sql`select pos from event_log order by pos`.values(), [[3]])
    t.notOk((await partitions(db)).includes('event_log_20261201'))
  },
)

t.test('deletes any number of old inbox rows and stored responses', async (t) => {
  const db = await bookingsDatabase(t)
  const old = new Date(now.getTime() - 30 * day - 1)
  await db.sql`insert into inbox select 'c', gen_random_uuid(), ${old} from generate_series(1, 12000)`
  await db.sql`insert into inbox values ('c', gen_random_uuid(), ${now})`
  const response = (key: string, at: Date) => db.sql`
    insert into idempotency_key values ('p', 'r', ${Buffer.from(key)}, 'h', 200, ${Buffer.from('')}, ${at})`
  await response('old', new Date(now.getTime() - day))
  await response('new', new Date(now.getTime() - day + 1))
  await Promise.all([maintain(db, now), maintain(db, now)])
  t.equal((await db.sql`select 1 from inbox`).count, 1)
  t.same(await db.sql`select convert_from(key_hash, 'UTF8') from idempotency_key`.values(), [['new']])
})

t.test('runs periodically on the given clock until stopped', async (t) => {
  const db = await bookingsDatabase(t)
  const maintenance = startMaintenance({ db, clock: new TestClock('2027-02-03T00:00:00Z'), log: silent })
  await until(async () => (await partitions(db)).includes('event_log_20270203'))
  await maintenance.stop()
})
