import { infrastructure } from '@punctual/testing'
import { type BenchRow, figuresOf } from './harness.ts'

/**
 * Milliseconds per page: lists of bookings among a hundred times as many others, against without
 * others.
 */
export async function listsBench(): Promise<BenchRow[]> {
  const { databaseUrl, natsUrl } = await infrastructure()
  const env = { TEST_DATABASE_URL: databaseUrl, TEST_NATS_URL: natsUrl }
  const medians = await figuresOf<Omit<BenchRow, 'ratio'>[]>('services/bookings/test/bench/lists.ts', { env })
  return medians.map((row) => ({
    ...row,
    name: `ms a page: ${row.name}`,
    ratio: row.baseline / row.ours,
  }))
}
