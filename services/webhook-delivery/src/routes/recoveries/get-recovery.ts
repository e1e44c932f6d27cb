import { DomainError, success, WebhookRecoveryAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findRecoveryJob } from '../../db/recovery-jobs.ts'
import type { RouteDeps } from '../../deps.ts'
import { requireWebhook } from '../../guards/require-webhook.ts'
import { presentRecovery } from '../../present/webhooks.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'

/** GET .../webhooks/{webhookId}/recover/{jobId}: the progress of a recovery. */
export function getRecovery(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Get the status of a recovery job for a webhook of ${ownerPath.of}`,
    description: 'The job continues after a restart.',
    errors: ['webhook_not_found', 'recovery_not_found'],
    params: pathOf(ownerPath, 'webhookId', 'jobId'),
    response: { 200: WebhookRecoveryAnswer },
  }
  app.get(
    `${ownerPath.path}/:webhookId/recover/:jobId`,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.read') },
    async ({ caller, params }) => {
      const { id } = await requireWebhook(deps, ownerPath, 'webhook.read', { caller, params })
      const known = /^[1-9]\d{0,14}$/.test(params.jobId)
      const job = known ? await findRecoveryJob(deps.db, id, Number(params.jobId)) : undefined
      if (!job) throw new DomainError('recovery_not_found')
      return success(presentRecovery(job))
    },
  )
}
