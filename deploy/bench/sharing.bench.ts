import { pause } from '@punctual/servers'
import { Resources, until } from '@punctual/testing'
import { startSystem } from './booking-processes.ts'
import type { BenchRun } from './harness.ts'
import { type ProcessorTime, processorTimeOf, totalOf } from './processor-time.ts'
import { component, webhookSystem } from './webhook-system.ts'

/** Milliseconds in which processes divide the partitions among them. */
const dividing = 5_000

/**
 * Booking events per second through processes of webhook-delivery that share them by partition,
 * each with a core of its own, against one of them. Computed from the processor time of an event in
 * these processes, because fewer cores than processes cannot show the rate itself. The processes
 * find all events published: where the relay limits the rate, more processes get smaller batches.
 */
export async function sharingBench(run: BenchRun): Promise<void> {
  let baseline = 0
  for (const processes of run.pick([1, 2, 4], [1, 4])) {
    const warmUp = processes * run.pick(4_000, 1_500)
    const cpu = await measure(processes, { warmUp, counted: run.pick(6_000, 4_000) })
    const consuming = Object.entries(cpu).filter(([name]) => name.startsWith(component))
    const ours = (1_000 * processes) / totalOf(Object.fromEntries(consuming))
    baseline ||= ours
    const name = `webhooks: booking events a second, shared by ${processes} with a core each, against by one`
    run.report({ name, ours, baseline, ratio: ours / baseline, target: processes === 4 ? 3 : 0, cpu })
  }
}

/** Returns the processor time of one event. */
function measure(
  processes: number,
  { warmUp, counted }: { warmUp: number; counted: number },
): Promise<ProcessorTime> {
  return Resources.during(async (resources) => {
    const started = await startSystem(resources, {
      needed: ['identity', 'scheduling', 'bookings', component, 'gateway'],
      env: { BOOKING_EVENTS: 'shared' },
      copies: { [component]: processes },
    })
    const { system, booking, consumed } = await webhookSystem(resources, started)
    const signal = (name: NodeJS.Signals) => {
      for (const [process_, pid] of Object.entries(system.pids))
        if (process_.startsWith(component)) process.kill(pid, name)
    }
    await pause(dividing)
    const before = await consumed()
    const untilConsumed = (events: number) =>
      until(async () => (await consumed()) >= before + events, { timeoutMs: 120_000 })
    await booking.write(warmUp)
    await untilConsumed(warmUp)
    // Shorter than the seconds after which frozen processes lose their partitions.
    signal('SIGSTOP')
    await booking.write(counted)
    await until(async () => (await booking.db.sql`select 1 from outbox limit 1`).length === 0)
    return processorTimeOf(system.pids, async () => {
      signal('SIGCONT')
      await untilConsumed(warmUp + counted)
      return counted
    })
  })
}
