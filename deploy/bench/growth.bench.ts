import type { Database } from '@punctual/db'
import { until } from '@punctual/testing'
import type { BenchRun } from './harness.ts'
import { processorTimeOf } from './processor-time.ts'
import { startCountingReceiver, webhookSystem } from './webhook-system.ts'

const uncounted = 200

/**
 * Deliveries per second of one process of webhook-delivery as webhooks become more: those of
 * others, and those of the same event; each against one webhook.
 */
export async function growthBench(run: BenchRun): Promise<void> {
  const { resources } = run
  const count = run.pick(1_000, 600)
  const { system, booking, hooks } = await webhookSystem(resources, await run.system('webhooks'))
  const receiver = await startCountingReceiver(resources)
  let subscribers = 0
  let baseline = 0

  const measured = async (what: string): Promise<void> => {
    const deliver = async (deliveries: number) => {
      const wanted = receiver.requests() + deliveries
      await booking.write(deliveries / subscribers)
      await until(() => receiver.requests() >= wanted, { timeoutMs: 120_000 })
      return deliveries
    }
    await deliver(uncounted)
    let elapsed = 0
    const cpu = await processorTimeOf(system.pids, async () => {
      const started = performance.now()
      const operations = await deliver(count)
      elapsed = performance.now() - started
      return operations
    })
    const ours = count / (elapsed / 1_000)
    baseline ||= ours
    run.report({
      name: `webhooks: deliveries a second, ${what}`,
      ours,
      baseline,
      ratio: ours / baseline,
      target: 0,
      cpu,
    })
  }
  const subscribe = async (upTo: number) => {
    while (subscribers < upTo) await booking.subscribe(`${receiver.url}/${subscribers++}`)
  }

  await subscribe(1)
  await measured('one webhook')
  await addOthers(hooks, 10_000)
  await measured('10 000 webhooks of others')
  for (const wanted of [10, 100]) {
    await subscribe(wanted)
    await measured(`${wanted} webhooks of the same event`)
  }
}

/** Adds webhooks of event types that do not exist. */
async function addOthers({ sql }: Database, count: number): Promise<void> {
  await sql`
    with added as (
      insert into webhook (organization_id, owner_kind, owner_id, user_id, subscriber_url, triggers, active, version,
        created_at, updated_at)
      select 1, 'event-type', (1000000 + n)::text, 1, 'https://example.com/' || n, '{BOOKING_CREATED}', true,
        '2021-10-20', now(), now()
      from generate_series(1, ${count}::integer) n
      returning id)
    insert into webhook_state (webhook_id) select id from added`
  await sql`analyze webhook`
  await sql`analyze webhook_state`
}
