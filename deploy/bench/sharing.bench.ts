import { pause } from '@punctual/servers'
import { Resources, until } from '@punctual/testing'
import { startSystem } from './booking-processes.ts'
import type { BenchRun } from './harness.ts'
import { processorTimeOf } from './processor-time.ts'
import { component, webhookSystem } from './webhook-system.ts'

const uncounted = 300
/** Milliseconds in which processes divide the partitions among them. */
const dividing = 5_000

/**
 * Booking events per second through processes of webhook-delivery that share them by partition,
 * against one of them. More cores than processes are needed for a higher rate; the processor time
 * of an event, and how evenly the processes use it, show it with fewer.
 */
export async function sharingBench(run: BenchRun): Promise<void> {
  let baseline = 0
  for (const processes of run.pick([1, 2, 4], [1, 2])) {
    const { rate: ours, cpu } = await measure(processes, run.pick(3_000, 1_000))
    baseline ||= ours
    const name = `webhooks: booking events a second, shared by ${processes}, against by one`
    run.report({ name, ours, baseline, ratio: ours / baseline, target: 0, cpu })
  }
}

function measure(processes: number, count: number) {
  return Resources.during(async (resources) => {
    const started = await startSystem(resources, {
      needed: ['identity', 'scheduling', 'bookings', component, 'gateway'],
      env: { BOOKING_EVENTS: 'shared' },
      copies: { [component]: processes },
    })
    const { system, booking, consumed } = await webhookSystem(resources, started)
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
