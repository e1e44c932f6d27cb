import { success, WebhookStatsAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { readStats } from '../db/attempts-repository.ts'
import type { RouteDeps } from '../deps.ts'
import { requireWebhook } from '../rights.ts'
import { knownCaller, WebhookPath, webhooksOfEventType } from './webhook-path.ts'

const day = 24 * 3_600_000

/** GET .../webhooks/{webhookId}/stats: the last 24 hours, and what is to come (contract, Names). */
export function getStats(app: App, deps: RouteDeps): void {
  const schema = {
    summary: 'See how well a webhook is reached',
    params: WebhookPath,
    response: { 200: WebhookStatsAnswer },
  }
  app.get(
    `${webhooksOfEventType}/:webhookId/stats`,
    { schema, preValidation: knownCaller },
    async ({ caller, params }) => {
      const { id } = await requireWebhook(deps, caller, 'webhook.read', params)
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
