import { type Resources, until } from '@punctual/testing'
import { Caller } from './caller.ts'
import { checks } from './checks/index.ts'
import { makeLeasesEnd, makeMeetingsBegin } from './faults/database.ts'
import type { Fault } from './faults/fault.ts'
import { type Ground, startGround } from './ground.ts'
import { History } from './history.ts'
import { untilIdle } from './idle.ts'
import { startLoad } from './load.ts'
import { faultKinds, type Round, roundOf } from './schedule.ts'

export interface ChaosOptions {
  seed: number
  /** The first round; default: 0. */
  from?: number
  /** Asked before each round. */
  goesOn: (rounds: number) => boolean
  /** Kinds of faults; default: all. */
  names?: readonly string[]
  /** How many events a burst has; default: 10,000. */
  burst?: number
  /** Whether leases of killed processes end at once at rest; default: they take up to a minute. */
  endsLeases?: boolean
  dataDir: string
  say: (line: string) => void
}

export interface ChaosReport {
  rounds: number
  attempts: number
  calls: number
  bookings: number
  /** Published by all services. */
  events: number
  /** How often each kind of fault has begun. */
  faults: Record<string, number>
  /** Attempts by status; 0: no answer. */
  statuses: Record<string, number>
  /** Each with the name of the invariant; empty when all hold. */
  violations: string[]
}

export interface Chaos {
  report: ChaosReport
  /** The system at rest, until the resources end. */
  ground: Ground
  history: History
}

const workers = 6
/** A default of `npm run chaos`. */
export const usualBurst = 10_000

/**
 * Runs the whole system under load while parts of it fail, then lets it come to rest and compares
 * it with what was acknowledged. Faults begin and end by counts of attempts, so that a seed gives
 * the same schedule on any machine.
 */
export async function runChaos(resources: Resources, options: ChaosOptions): Promise<Chaos> {
  const {
    seed,
    from = 0,
    goesOn,
    names = Object.keys(faultKinds),
    burst = usualBurst,
    dataDir,
    say,
  } = options
  const ground = await startGround(resources, { dataDir, burst, say })
  const history = new History()
  const caller = new Caller(() => ground.baseUrl, history)
  const load = startLoad(ground, caller, history, { workers, seed })
  const faults: Record<string, number> = {}
  let rounds = 0
  for (; goesOn(rounds); rounds++) {
    const index = from + rounds
    const round = roundOf(seed, index, names)
    const title = `round ${index}: ${round.steps.map(({ name }) => name).join(', ')}`
    say(title)
    await runRound(ground, history, round, say)
    if (!(await recovers(history))) history.violations.push(`recovers: no change was answered after ${title}`)
    for (const { name } of round.steps) faults[name] = (faults[name] ?? 0) + 1
    say(
      `  ${history.attempts} attempts, ${history.bookings.size} bookings, ${history.violations.length} violations`,
    )
  }
  await load.stop()
  say('coming to rest')
  await comeToRest(ground, options.endsLeases ?? false)
  const violations = [...history.violations]
  for (const [name, check] of Object.entries(checks))
    for (const found of await check(ground, history)) violations.push(`${name}: ${found}`)
  const statuses: Record<string, number> = {}
  for (const status of history.calls.flatMap((call) => call.statuses))
    statuses[status] = (statuses[status] ?? 0) + 1
  const { attempts, calls, bookings } = history
  return {
    report: {
      rounds,
      attempts,
      calls: calls.length,
      bookings: bookings.size,
      events: await countEvents(ground),
      faults,
      statuses,
      violations,
    },
    ground,
    history,
  }
}

/** Begins and ends the faults of a round; all have ended when it resolves. */
async function runRound(
  ground: Ground,
  history: History,
  { steps, draw }: Round,
  say: ChaosOptions['say'],
): Promise<void> {
  const reach = (count: number) =>
    until(() => history.attempts >= count, { describe: () => `${history.attempts} of ${count} attempts` })
  const begun: Promise<void>[] = []
  for (const { name, after, lasts } of steps) {
    await reach(history.attempts + after)
    const fault: Fault = faultKinds[name]!(ground, draw)
    const endsAt = history.attempts + lasts
    // A server that is down cannot be disturbed further.
    await fault.begin().catch((error) => say(`  ${name} did not begin: ${error}`))
    begun.push(reach(endsAt).then(async () => void (await fault.end?.())))
  }
  await Promise.all(begun)
}

/** Milliseconds in which changes must be possible again, far longer than anything waits. */
const patience = 180_000

/** Returns whether a change is answered now that the faults have ended. */
async function recovers(history: History): Promise<boolean> {
  const before = history.changes
  const answered = until(() => history.changes > before, { timeoutMs: patience })
  return answered.then(
    () => true,
    () => false,
  )
}

async function countEvents({ databases }: Ground): Promise<number> {
  const counts = await Promise.all(
    Object.values(databases).map(
      (db) => db.sql<{ count: number }[]>`select count(*)::int as count from event_log`,
    ),
  )
  return counts.flat().reduce((sum, { count }) => sum + count, 0)
}

/** Waits until nothing is left to be done. */
async function comeToRest(ground: Ground, endsLeases: boolean): Promise<void> {
  for (const proxy of Object.values(ground.proxies)) proxy.restore()
  ground.receiver.respondWith(() => ({}))
  const { db } = ground
  await until(() => db.sql`select 1`)
  await until(async () => (await fetch(`${ground.baseUrl}/ready`)).ok)
  await until(() => makeMeetingsBegin(db).then(() => true))
  if (endsLeases) await makeLeasesEnd(db)
  await untilIdle(ground)
}
