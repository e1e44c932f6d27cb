import { Resources, until } from '@punctual/testing'
import type { BenchRow } from './harness.ts'
import { processorTimeOf } from './processor-time.ts'
import { startCountingReceiver, startWebhookSystem } from './webhook-system.ts'

const count = 3_000
const uncounted = 300

/**
 * Booking events per second through one process of webhook-delivery, against writing them: without
 * a webhook, and each with one webhook delivered.
 */
export function consumeBench(): Promise<BenchRow[]> {
  return Resources.during(async (resources) => {
    const { system, booking, consumed } = await startWebhookSystem(resources)

    /** Events per second until that many more have arrived, and until they were written. */
    const measured = async (name: string, arrived: () => Promise<number>): Promise<BenchRow> => {
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
      return { name, ours, baseline, ratio: ours / baseline, target: 0, cpu }
    }

    const without = await measured(
      'webhooks: booking events a second, none has a webhook, against writing them',
      consumed,
    )
    const receiver = await startCountingReceiver(resources)
    await booking.subscribe(receiver.url)
    const delivered = await measured('webhooks: the same, each with one webhook delivered', async () =>
      receiver.requests(),
    )
    return [without, delivered]
  })
}
