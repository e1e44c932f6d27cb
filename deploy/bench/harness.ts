import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from '@punctual/testing'
import { ownEnvironment } from '../local/config.ts'
import { root } from '../local/root.ts'

/** One line of the benchmark's table. */
export interface BenchRow {
  name: string
  /** Whatever the bench measures, of our way and of the plain one, in the same unit. */
  ours: number
  baseline: number
  /** How many times better ours is. */
  ratio: number
  /** What the ratio must reach; 0: it is only reported. */
  target: number
}

const rounds = 5

/** Runs both in turn, five times each, so that what else the machine does hits both. @returns their medians */
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
 * Runs a program that measures, which is a part of a service's tests, as services export nothing.
 * @param program from the root of the repository
 * @param given its arguments, and what it gets beside this process' environment
 * @returns what it prints as JSON
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
