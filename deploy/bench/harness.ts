import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median, type Resources } from '@punctual/testing'
import { ownEnvironment } from '../local/config.ts'
import { root } from '../local/root.ts'
import type { ProcessorTime } from './processor-time.ts'
import type { SystemKind, SystemOf } from './shared-systems.ts'

/** One line of the benchmark's table. */
export interface BenchRow {
  name: string
  /** The measured values of our implementation and of the baseline, in the same unit. */
  ours: number
  baseline: number
  /** The factor by which ours is better. */
  ratio: number
  /** The minimum of the ratio; 0: only reported. */
  target: number
  /** Milliseconds of processor time for one operation, by process, without the load generator. */
  cpu?: ProcessorTime
}

/** What a benchmark runs with. */
export interface BenchRun {
  /** Ended after the benchmark. */
  resources: Resources
  /** Aborted when the benchmark is given up. */
  signal: AbortSignal
  /** Returns the first value for a long run (`--long`), and the second for a brief one. */
  pick<T>(long: T, brief: T): T
  /** Returns whether the benchmark may take further rounds. */
  hasTime(): boolean
  /** Prints a row. */
  report(row: BenchRow): void
  /** Returns a system of that kind, which the benchmarks in a row share. */
  system<Kind extends SystemKind>(kind: Kind): Promise<SystemOf<Kind>>
}

/** Measures something and reports its rows as it has them. */
export type Bench = (run: BenchRun) => Promise<void>

/** Thrown by a benchmark that cannot run on this machine. */
export class Skipped extends Error {}

/**
 * Runs both in turn, five times each (three times in a brief run), so that other load affects both;
 * less often when the time is short.
 * @returns their medians
 */
export async function interleaved(
  run: BenchRun,
  ours: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<{ ours: number; baseline: number }> {
  const rounds = run.pick(5, 3)
  const figures = { ours: [] as number[], baseline: [] as number[] }
  for (let round = 0; round < rounds && (round === 0 || run.hasTime()); round++) {
    figures.baseline.push(await baseline())
    figures.ours.push(await ours())
  }
  return { ours: median(figures.ours), baseline: median(figures.baseline) }
}

/**
 * Runs a measuring program from a service's tests, because services export nothing.
 * @param program path from the root of the repository
 * @param given its arguments, and variables added to this process' environment
 * @returns its output, parsed as JSON
 */
export async function figuresOf<T>(
  { signal }: BenchRun,
  program: string,
  { args = [], env = {} }: { args?: readonly (string | number)[]; env?: Record<string, string> } = {},
): Promise<T> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', program, ...args.map(String)],
    { cwd: root, env: { ...ownEnvironment(), ...env }, signal },
  )
  return JSON.parse(stdout) as T
}
