import { success, WebhookStatsAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { readStats } from '../../db/attempts-repository.ts'
import type { RouteDeps } from '../../deps.ts'
import { requireWebhook } from '../../guards/require-webhook.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'

const day = 24 * 3_600_000

/** GET .../webhooks/{webhookId}/stats: the last 24 hours, and what is queued. */
export function getStats(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Get the statistics of a webhook of ${ownerPath.of}`,
    description: 'Attempts of the last 24 hours and pending deliveries.',
    errors: ['webhook_not_found'],
    params: pathOf(ownerPath, 'webhookId'),
    response: { 200: WebhookStatsAnswer },
  }
  app.get(
    `${ownerPath.path}/:webhookId/stats`,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.read') },
    async ({ caller, params }) => {
      const { id } = await requireWebhook(deps, ownerPath, 'webhook.read', { caller, params })
      const since = new Date(deps.clock.now().getTime() - day)
      const stats = await readStats(deps.db, id, since)
      const { attempts, successes, p50, p95, hours, pending, nextAttemptAt, failingSince } = stats
      return success({
        attempts,
        successes,
        ...(attempts > 0 && { successRate: Math.round((1_000 * successes) / attempts) / 10 }),
        ...(p50 !== null && p95 !== null && { latency: { p50, p95 } }),
        hours: hours.map(({ at, ...hour }) => ({ at: at.toISOString(), ...hour })),
        pending,
        ...(nextAttemptAt && { nextAttemptAt: nextAttemptAt.toISOString() }),
        ...(failingSince && { failingSince: failingSince.toISOString() }),
      })
    },
  )
}
