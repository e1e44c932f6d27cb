import { pause } from '@punctual/servers'
import { Resources, until } from '@punctual/testing'
import type { BenchRow } from './harness.ts'
import { processorTimeOf } from './processor-time.ts'
import { startWebhookSystem } from './webhook-system.ts'

const count = 3_000
const uncounted = 300
/** Milliseconds in which processes divide the partitions among them. */
const dividing = 5_000

/**
 * Booking events per second through processes of webhook-delivery that share them by partition,
 * against one of them. More cores than processes are needed for a higher rate; the processor time
 * of an event, and how evenly the processes use it, show it with fewer.
 */
export async function sharingBench(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const processes of [1, 2, 4]) {
    const measured = await measure(processes)
    const baseline = rows[0]?.ours ?? measured.rate
    const name = `webhooks: booking events a second, shared by ${processes}, against by one`
    const { rate: ours, cpu } = measured
    rows.push({ name, ours, baseline, ratio: ours / baseline, target: 0, cpu })
  }
  return rows
}

function measure(processes: number) {
  return Resources.during(async (resources) => {
    const { system, booking, consumed } = await startWebhookSystem(resources, { processes, isShared: true })
    const consume = async (events: number) => {
      const before = await consumed()
      await booking.write(events)
      await until(async () => (await consumed()) >= before + events, { timeoutMs: 120_000 })
      return events
    }
    await pause(dividing)
    await consume(uncounted)
    let rate = 0
    const cpu = await processorTimeOf(system.pids, async () => {
      const started = performance.now()
      const events = await consume(count)
      rate = events / ((performance.now() - started) / 1_000)
      return events
    })
    return { rate, cpu }
  })
}
