import { bookingCreated } from '@punctual/contracts'
import { insertEvents, openDatabase, serviceUrl } from '@punctual/db'
import { Resources, startReceiver, until } from '@punctual/testing'
import { startSystem } from './booking-processes.ts'
import type { BenchRow } from './harness.ts'
import { processorTimeOf } from './processor-time.ts'
import { repeatedBooking } from './repeated-booking.ts'

const count = 3_000
const uncounted = 300
const perTransaction = 100
const parts = ['identity', 'scheduling', 'bookings', 'webhook-delivery', 'gateway']

/**
 * Booking events per second through one process of webhook-delivery, against writing them: without
 * a webhook, and each with one webhook delivered.
 */
export function consumeBench(): Promise<BenchRow[]> {
  return Resources.during(async (resources) => {
    const system = await startSystem(resources, { needed: parts })
    const booking = await repeatedBooking(resources, system)
    const hooks = openDatabase(serviceUrl(system.databaseUrl, 'webhook-delivery'), {
      schema: 'webhook_delivery',
    })
    resources.teardown(() => hooks.close())

    const write = async (events: number): Promise<void> => {
      for (let left = events; left > 0; left -= perTransaction)
        await booking.db.transaction((tx) =>
          insertEvents(
            tx,
            Array.from({ length: perTransaction }, () => ({
              definition: bookingCreated,
              event: booking.next().event,
            })),
          ),
        )
    }
    /** Events per second until that many more have arrived, and until they were written. */
    const measured = async (name: string, arrived: () => Promise<number>): Promise<BenchRow> => {
      const all = async (events: number) => {
        const before = await arrived()
        const started = performance.now()
        await write(events)
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

    const consumed = await measured(
      'webhooks: booking events a second, none has a webhook, against writing them',
      async () => {
        const [row] = await hooks.sql<{ n: number }[]>`select count(*)::int as n from inbox`
        return row?.n ?? 0
      },
    )
    const receiver = await startReceiver(resources)
    let requests = 0
    receiver.respondWith(() => {
      requests++
      // Kept requests would be most of this process' memory.
      receiver.requests.length = 0
      return {}
    })
    await booking.subscribe(receiver.url)
    return [
      consumed,
      await measured('webhooks: the same, each with one webhook delivered', async () => requests),
    ]
  })
}
