import { type Database, migrate, openDatabase, servicePassword, serviceUrl, silentLog } from '@punctual/db'
import { freshDatabase, TestClock } from '@punctual/testing'
import { startTimers, timerMigrations } from '@punctual/timers'
import { type BenchRun, interleaved } from './harness.ts'

const few = 10_000
const target = 0.8

/**
 * Timers claimed and fired per second while a million are pending (200,000 in a brief run), against
 * ten thousand.
 */
export async function timersBench(run: BenchRun): Promise<void> {
  const many = run.pick(1_000_000, 200_000)
  const [ours, baseline] = [await startRounds(run, many), await startRounds(run, few)]
  await ours()
  await baseline()
  const rates = await interleaved(run, ours, baseline)
  const name = `timers fired a second: ${many} pending, against ${few}`
  run.report({ name, ...rates, ratio: rates.ours / rates.baseline, target })
}

/** Returns a function that inserts due timers, fires them and returns timers per second. */
async function startRounds({ resources, pick }: BenchRun, pending: number): Promise<() => Promise<number>> {
  const due = pick(20_000, 8_000)
  const admin = await freshDatabase(resources, [])
  const folders = [timerMigrations]
  await migrate(admin, [{ service: 'automation', password: servicePassword(admin, 'automation'), folders }])
  const db = openDatabase(serviceUrl(admin, 'automation'), { schema: 'automation' })
  resources.teardown(() => db.close())
  const clock = new TestClock()
  const dayMs = 86_400_000
  await fill(db, 'pending', pending, new Date(clock.now().getTime() + 365 * dayMs))
  await db.sql.unsafe('vacuum analyze timer')
  let round = 0
  return async () => {
    round += 1
    await fill(db, `round ${round}`, due, clock.now())
    const started = performance.now()
    let fired = 0
    let timers = { stop: async () => {} }
    await new Promise<void>((resolve) => {
      const fire = async () => {
        fired += 1
        if (fired === due) resolve()
      }
      timers = startTimers({ db, clock, log: silentLog, fire })
    })
    const rate = due / ((performance.now() - started) / 1_000)
    await timers.stop()
    return rate
  }
}

/** Rows per statement: well within its time limit. */
const chunk = 100_000

/** Inserts timers from that time on; waiting ones are a second apart. */
async function fill(db: Database, key: string, count: number, from: Date): Promise<void> {
  const apart = key === 'pending' ? 1 : 0
  for (let first = 1; first <= count; first += chunk) {
    const last = Math.min(count, first + chunk - 1)
    await db.sql`
      insert into timer (key, purpose, due_at, generation, payload, run_at)
      select ${key} || n, 'bench', at, 0, '{}', at
      from generate_series(${first}::int, ${last}::int) as n,
        lateral (select ${from}::timestamptz + n * ${apart}::int * interval '1 second' as at) as times`
  }
}
