import { infrastructure } from '@punctual/testing'
import { type BenchRow, figuresOf } from './harness.ts'

/** Milliseconds a page: lists of bookings where there are a hundred times as many, against where there are no others. */
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
