import { done, EmptyAnswer, UnsubscribeFromWorkflow } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { unsubscribe } from '../../app/unsubscribe.ts'
import type { AutomationDeps } from '../../deps.ts'

/**
 * Adds POST /v2/workflows/unsubscribe, for the recipient of a workflow's mail
 * (docs/domain.md#workflows).
 */
export function unsubscribeFromWorkflow(app: App, deps: AutomationDeps): void {
  const schema = {
    summary: 'Unsubscribe a recipient from a workflow',
    description:
      'Ends the mails of the workflow to the recipient of the mail with the token. Its other messages and the mails about bookings themselves do not end.',
    errors: ['unsubscribe_link_invalid'],
    body: UnsubscribeFromWorkflow,
    response: { 200: EmptyAnswer },
  }
  app.post('/v2/workflows/unsubscribe', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      await unsubscribe(tx, { ...request.body, sealer: deps.sealer, now: deps.clock.now() })
      return { status: 200, body: done }
    }),
  )
}
