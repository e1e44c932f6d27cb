import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { infrastructure } from '@punctual/testing'
import { ownEnvironment } from '../local/config.ts'
import type { BenchRow } from './harness.ts'

/** Prints the medians as JSON; a program of its own, as services export nothing. */
const program = fileURLToPath(new URL('../../services/bookings/test/bench/lists.ts', import.meta.url))

/** Milliseconds a page: lists of bookings where there are a hundred times as many, against where there are no others. */
export async function listsBench(): Promise<BenchRow[]> {
  const { databaseUrl, natsUrl } = await infrastructure()
  const env = { ...ownEnvironment(), TEST_DATABASE_URL: databaseUrl, TEST_NATS_URL: natsUrl }
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program], { env })
  const medians = JSON.parse(stdout) as Omit<BenchRow, 'ratio'>[]
  return medians.map((row) => ({
    ...row,
    name: `ms a page: ${row.name}`,
    ratio: row.baseline / row.ours,
  }))
}
