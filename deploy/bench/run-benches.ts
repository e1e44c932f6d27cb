import { Resources } from '@punctual/testing'
import { type Bench, type BenchRow, Skipped } from './harness.ts'
import { familyTime } from './processor-time.ts'
import { SharedSystems } from './shared-systems.ts'

/** A benchmark, loaded only when it runs. */
export interface BenchEntry {
  /**
   * Seconds that it usually takes in a brief run at most; it is given up after three times as many,
   * or when the seconds of all together are over.
   */
  seconds: number
  load(): Promise<Bench>
}

export interface BenchOptions {
  /** Measures longer, and without limits of time. */
  isLong: boolean
  /** Factor by which all may take longer (1). */
  timeFactor: number
  onRow(row: BenchRow): void
  /** Tells how each benchmark went, one line each. */
  say(line: string): void
}

/** How many times its usual time a benchmark may take, where others take less. */
const patience = 3

/**
 * Runs benchmarks one after the other. One that fails does not end the run.
 * @returns the rows, and the names of the benchmarks that failed
 */
export async function runBenches(
  benches: Readonly<Record<string, BenchEntry>>,
  { isLong, timeFactor, onRow, say }: BenchOptions,
): Promise<{ rows: BenchRow[]; failed: string[] }> {
  const rows: BenchRow[] = []
  const failed: string[] = []
  const systems = new SharedSystems()
  const all = Object.values(benches).reduce((sum, { seconds }) => sum + seconds, 0)
  const end = performance.now() + all * 1_000 * timeFactor
  for (const [name, { seconds, load }] of Object.entries(benches)) {
    const limit = seconds * 1_000 * timeFactor
    const started = performance.now()
    const before = await familyTime()
    const left = Math.max(0, Math.min(patience * limit, end - started))
    const giveUp = new AbortController()
    const resources = new Resources()
    const run = (bench: Bench) =>
      bench({
        resources,
        signal: giveUp.signal,
        pick: (long, brief) => (isLong ? long : brief),
        hasTime: () => isLong || performance.now() - started < limit / 2,
        report(row) {
          if (giveUp.signal.aborted) return
          rows.push(row)
          onRow(row)
        },
        system: async (kind) => {
          const system = await systems.get(kind)
          giveUp.signal.throwIfAborted()
          return system
        },
      })
    let ending = 'took'
    try {
      await within(isLong ? undefined : left, load().then(run))
    } catch (error) {
      giveUp.abort()
      // What a failed benchmark has left behind would change the figures of the next ones.
      await systems.end().catch(() => {})
      const reason = error instanceof Error ? error.message : String(error)
      if (error instanceof Skipped) ending = `was skipped, because ${reason}, after`
      else {
        failed.push(name)
        ending = `FAILED: ${reason}, after`
      }
    }
    await resources.end().catch((error: unknown) => say(`${name}: ${error}`))
    const [elapsed, spent] = [performance.now() - started, (await familyTime()) - before]
    const shown = [elapsed, spent].map((ms) => (ms / 1_000).toFixed(1))
    say(`${name} ${ending} ${shown[0]} s, ${shown[1]} s of processor time`)
  }
  await systems.end()
  return { rows, failed }
}

/** @throws Error when the work takes longer; it goes on then */
async function within(milliseconds: number | undefined, work: Promise<void>): Promise<void> {
  if (milliseconds === undefined) return work
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const message = `given up, its time of ${Math.round(milliseconds / 1_000)} s was over`
    timer = setTimeout(() => reject(new Error(message)), milliseconds)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
