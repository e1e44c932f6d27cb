import { createHash } from 'node:crypto'
import { median } from '@punctual/testing'

/** Figures of one run compare when the machine's speed differs by at most this factor. */
export const maxSpread = 1.2

const rounds = 15
const sample = Array.from({ length: 4_000 }, (_, n) => ({ n, text: `row ${(n * 7_919) % 4_001}` }))

/** Returns the milliseconds of processor time that a fixed piece of work takes now: the median. */
export function calibrate(): number {
  return median(Array.from({ length: rounds }, processorTimeOfWork))
}

function processorTimeOfWork(): number {
  const before = process.cpuUsage()
  const rows = (JSON.parse(JSON.stringify(sample)) as typeof sample).sort((a, b) =>
    a.text < b.text ? -1 : 1,
  )
  createHash('sha256').update(JSON.stringify(rows)).digest()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** Milliseconds between two calibrations beside some work: they take a hundredth of the time. */
const samplePause = 500

/**
 * Runs the work and returns the milliseconds of processor time that the fixed piece of work took
 * beside it: the median. The speed of a shared machine changes within seconds, so a calibration
 * before or after the work says little about it.
 */
export async function calibrateDuring(work: () => Promise<unknown>): Promise<number> {
  const samples = [processorTimeOfWork()]
  const timer = setInterval(() => samples.push(processorTimeOfWork()), samplePause)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return median([...samples, processorTimeOfWork()])
}

/** Returns the factor between the slowest and the fastest calibration. */
export const spreadOf = (calibrations: readonly number[]): number =>
  Math.max(...calibrations) / Math.min(...calibrations)
