import { until } from '@punctual/testing'
import type { BenchRun } from './harness.ts'
import { processorTimeOf } from './processor-time.ts'
import { startCountingReceiver, webhookSystem } from './webhook-system.ts'

const uncounted = 300

/**
 * Booking events per second through one process of webhook-delivery, against writing them: without
 * a webhook, and each with one webhook delivered.
 */
export async function consumeBench(run: BenchRun): Promise<void> {
  const { resources } = run
  const count = run.pick(3_000, 1_500)
  const { system, booking, consumed } = await webhookSystem(resources, await run.system('webhooks'))

  /** Events per second until that many more have arrived, and until they were written. */
  const measured = async (name: string, arrived: () => Promise<number>): Promise<void> => {
    const all = async (events: number) => {
      const before = await arrived()
      const started = performance.now()
      await booking.write(events)
      const written = performance.now() - started
      await until(async () => (await arrived()) >= before + events, { timeoutMs: 120_000 })
      return [performance.now() - started, written].map((ms) => events / (ms / 1_000))
    }
    await all(uncounted)
    let [ours = 0, baseline = 0] = [0, 0]
    const cpu = await processorTimeOf(system.pids, async () => {
      ;[ours = 0, baseline = 0] = await all(count)
      return count
    })
    run.report({ name, ours, baseline, ratio: ours / baseline, target: 0, cpu })
  }

  await measured('webhooks: booking events a second, none has a webhook, against writing them', consumed)
  const receiver = await startCountingReceiver(resources)
  await booking.subscribe(receiver.url)
  await measured('webhooks: the same, each with one webhook delivered', async () => receiver.requests())
}
