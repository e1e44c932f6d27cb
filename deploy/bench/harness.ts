import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from '@punctual/testing'
import { ownEnvironment } from '../local/config.ts'
import { root } from '../local/root.ts'
import type { ProcessorTime } from './processor-time.ts'

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

const rounds = 5

/**
 * Runs both in turn, five times each, so that other load affects both.
 * @returns their medians
 */
export async function interleaved(
  ours: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<{ ours: number; baseline: number }> {
  const figures = { ours: [] as number[], baseline: [] as number[] }
  for (let round = 0; round < rounds; round++) {
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
  program: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Record<string, string> } = {},
): Promise<T> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: root,
    env: { ...ownEnvironment(), ...env },
  })
  return JSON.parse(stdout) as T
}
