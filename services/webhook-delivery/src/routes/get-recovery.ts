import { DomainError, success, WebhookRecoveryAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findRecoveryJob } from '../db/recovery-jobs.ts'
import type { RouteDeps } from '../deps.ts'
import { pathOf, type WebhookPlace } from '../places.ts'
import { presentRecovery } from '../present.ts'
import { requireWebhook } from '../rights.ts'

/** GET .../webhooks/{webhookId}/recover/{jobId}: how far a recovery is (contract, Names). */
export function getRecovery(app: App, deps: RouteDeps, place: WebhookPlace): void {
  const schema = {
    summary: `Get the status of a recovery job for a webhook of ${place.of}`,
    description: 'The job continues after a restart.',
    errors: ['webhook_not_found', 'recovery_not_found'],
    params: pathOf(place, 'webhookId', 'jobId'),
    response: { 200: WebhookRecoveryAnswer },
  }
  app.get(
    `${place.path}/:webhookId/recover/:jobId`,
    { schema, preValidation: place.guard(deps, 'webhook.read') },
    async ({ caller, params }) => {
      const { id } = await requireWebhook(deps, place, 'webhook.read', { caller, params })
      const known = /^[1-9]\d{0,14}$/.test(params.jobId)
      const job = known ? await findRecoveryJob(deps.db, id, Number(params.jobId)) : undefined
      if (!job) throw new DomainError('recovery_not_found')
      return success(presentRecovery(job))
    },
  )
}
