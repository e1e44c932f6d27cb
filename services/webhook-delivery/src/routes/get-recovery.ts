import { DomainError, success, WebhookRecoveryAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findRecoveryJob } from '../db/recovery-jobs.ts'
import type { RouteDeps } from '../deps.ts'
import { presentRecovery } from '../present.ts'
import { requireWebhook } from '../rights.ts'
import { knownCaller, RecoveryPath, webhooksOfEventType } from './webhook-path.ts'

/** GET .../webhooks/{webhookId}/recover/{jobId}: how far a recovery is (contract, Names). */
export function getRecovery(app: App, deps: RouteDeps): void {
  const schema = {
    summary: 'See how far a recovery is',
    params: RecoveryPath,
    response: { 200: WebhookRecoveryAnswer },
  }
  app.get(
    `${webhooksOfEventType}/:webhookId/recover/:jobId`,
    { schema, preValidation: knownCaller },
    async ({ caller, params }) => {
      const { id } = await requireWebhook(deps, caller, 'webhook.read', params)
      const known = /^\d{1,15}$/.test(params.jobId)
      const job = known ? await findRecoveryJob(deps.db, id, Number(params.jobId)) : undefined
      if (!job) throw new DomainError('recovery_not_found')
      return success(presentRecovery(job))
    },
  )
}
