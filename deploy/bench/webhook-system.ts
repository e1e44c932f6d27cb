import { type Database, openDatabase, serviceUrl } from '@punctual/db'
import { type Resources, startReceiver } from '@punctual/testing'
import type { RunningSystem } from './booking-processes.ts'
import { type RepeatedBooking, repeatedBooking } from './repeated-booking.ts'

/** The component that delivers webhooks. */
export const component = 'webhook-delivery'

/** A system with the components that booking events and their webhooks need. */
export interface WebhookSystem {
  system: RunningSystem
  booking: RepeatedBooking
  /** The database of webhook-delivery. */
  hooks: Database
  /** Returns how many events webhook-delivery has consumed. */
  consumed(): Promise<number>
}

/** Adds to a system with webhook-delivery what the benches of webhooks need. */
export async function webhookSystem(resources: Resources, system: RunningSystem): Promise<WebhookSystem> {
  const booking = await repeatedBooking(resources, system)
  const hooks = openDatabase(serviceUrl(system.databaseUrl, component), { schema: 'webhook_delivery' })
  resources.teardown(() => hooks.close())
  return {
    system,
    booking,
    hooks,
    async consumed() {
      const [row] = await hooks.sql<{ n: number }[]>`select count(*)::int as n from inbox`
      return row?.n ?? 0
    },
  }
}

/** Starts a subscriber that only counts its requests. */
export async function startCountingReceiver(
  resources: Resources,
): Promise<{ url: string; requests(): number }> {
  const receiver = await startReceiver(resources)
  let requests = 0
  receiver.respondWith(() => {
    requests++
    // Kept requests would be most of this process' memory.
    receiver.requests.length = 0
    return {}
  })
  return { url: receiver.url, requests: () => requests }
}
