import { success, WebhookStatsAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { readStats } from '../db/attempts-repository.ts'
import type { RouteDeps } from '../deps.ts'
import { pathOf, type WebhookPlace } from '../places.ts'
import { requireWebhook } from '../rights.ts'

const day = 24 * 3_600_000

/** GET .../webhooks/{webhookId}/stats: the last 24 hours, and what is to come (contract, Names). */
export function getStats(app: App, deps: RouteDeps, place: WebhookPlace): void {
  const schema = {
    summary: `Get the statistics of a webhook of ${place.of}`,
    description: 'Attempts of the last 24 hours and pending deliveries.',
    errors: ['webhook_not_found'],
    params: pathOf(place, 'webhookId'),
    response: { 200: WebhookStatsAnswer },
  }
  app.get(
    `${place.path}/:webhookId/stats`,
    { schema, preValidation: place.guard(deps, 'webhook.read') },
    async ({ caller, params }) => {
      const { id } = await requireWebhook(deps, place, 'webhook.read', { caller, params })
      const since = new Date(deps.clock.now().getTime() - day)
      const stats = await readStats(deps.db, id, since)
      const { attempts, successes, p50, p95, pending, nextAttemptAt, failingSince } = stats
      return success({
        attempts,
        successes,
        ...(attempts > 0 && { successRate: Math.round((1_000 * successes) / attempts) / 10 }),
        ...(p50 !== null && p95 !== null && { latency: { p50, p95 } }),
        pending,
        ...(nextAttemptAt && { nextAttemptAt: nextAttemptAt.toISOString() }),
        ...(failingSince && { failingSince: failingSince.toISOString() }),
      })
    },
  )
}
