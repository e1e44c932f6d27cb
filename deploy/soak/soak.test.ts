import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileTimeoutMs, Resources } from '@punctual/testing'
import t from 'tap'
import { readSystem } from './readings.ts'
import { runSoak, type Soak } from './soak.ts'
import { type Readings, removalsOf, trendsOf } from './verdict.ts'

// A short run by counts. `npm run soak -- --minutes 60` runs longer, and waits for retention.

t.setTimeout(fileTimeoutMs)
const dataDir = join(tmpdir(), `punctual-soak-test-${process.pid}`)
const resources = new Resources()
t.teardown(() => resources.end().then(() => rm(dataDir, { recursive: true, force: true })))

const samplesOf = (name: string, value: (part: number) => number): Readings[] =>
  Array.from({ length: 16 }, (_, part) => ({ [name]: value(part) }))
const grows = (name: string, value: (part: number) => number): boolean =>
  trendsOf(samplesOf(name, value))[0]!.grows

t.test('growth is noticed, and noise is not', async (t) => {
  t.ok(
    grows('memory: bookings', (part) => 100 + 8 * part),
    'memory that leaks',
  )
  t.notOk(
    grows('memory: bookings', (part) => 100 + (part % 3) * 15),
    'memory between collections',
  )
  t.notOk(
    grows('memory: bookings', (part) => Math.min(60 + 20 * part, 120)),
    'a start',
  )
  t.ok(
    grows('open files: gateway', (part) => 60 + 2 * part),
    'files that stay open',
  )
  t.ok(
    grows('waiting: outbox of bookings', (part) => 100 * part),
    'events that wait',
  )
  t.notOk(
    grows('waiting: outbox of bookings', (part) => (part === 13 ? 5_000 : 0)),
    'one burst',
  )
  t.ok(
    grows('dead rows: bookings.booking', (part) => 1_000 * part),
    'rows that no vacuum removes',
  )
  t.ok(
    grows('bytes per row, indexes: bookings.booking', (part) => 100 + 50 * part),
    'an index with holes',
  )
  t.same(trendsOf([{ 'memory: a': 1 }, {}, {}, {}]), [], 'what is missing has no trend')
})

t.test('retention that removes nothing is noticed', async (t) => {
  const dayMs = 86_400_000
  const kept = (oldestAtFirst: number | undefined, oldestAtLast: number | undefined) => {
    const days = (count: number | undefined) => (count === undefined ? undefined : count * dayMs)
    const one = {
      name: 'log',
      days: 30,
      oldestAtFirst: days(oldestAtFirst),
      oldestAtLast: days(oldestAtLast),
    }
    const [{ isTried, isFine } = { isTried: false, isFine: false }] = removalsOf([one], 100 * dayMs)
    return { isTried, isFine }
  }
  t.same(kept(1, 68), { isTried: true, isFine: true })
  t.same(kept(1, undefined), { isTried: true, isFine: true }, 'all are gone')
  t.same(kept(1, 1), { isTried: true, isFine: false })
  t.same(kept(80, 80), { isTried: false, isFine: true }, 'none has come of age')
})

let soak: Soak

t.test('nothing grows in a short run', async (t) => {
  soak = await runSoak(resources, {
    dataDir,
    samples: 4,
    hosts: 3,
    measured: 10,
    bookings: () => 3,
    rate: () => undefined,
    days: 1,
    awaitsRetention: false,
    say: t.comment,
  })
  const { trends, bookings } = soak.report
  t.equal(bookings, 10 + 4 * 3)
  const names = trends.map(({ name }) => name)
  for (const name of [
    'memory: gateway',
    'open files: nats',
    'waiting: outbox of bookings',
    'waiting: deliveries',
  ])
    t.ok(names.includes(name), name)
  // Processes that have just started still grow.
  t.same(
    trends.filter(({ name, grows }) => grows && !name.startsWith('memory')),
    [],
  )
})

t.test('what waits is noticed in the system', async (t) => {
  const { db, pids, samples } = soak
  let after: Readings = {}
  const undone = db.transaction(async (tx) => {
    // Only this transaction sees these rows: no relay publishes them.
    await tx.sql`
      insert into automation.outbox (id, subject, aggregate_version, type, body, organization_id, created_at)
      select gen_random_uuid(), 'none', 1, 'none', '{}', 0, now() from generate_series(1, 1000)`
    after = await readSystem(tx, pids())
    throw new Error('undone')
  })
  await t.rejects(undone, /undone/)
  const grown = trendsOf([...samples, ...Array<Readings>(3).fill(after)]).filter(({ grows }) => grows)
  t.ok(grown.some(({ name }) => name === 'waiting: outbox of automation'))
})
