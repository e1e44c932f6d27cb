import { CreatePrivateLink, PrivateLinkAnswer, success } from '@punctual/contracts'
import { type App, idempotent, newUid } from '@punctual/http'
import { insertPrivateLink } from '../../db/private-links-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { linkLimits, presentLink } from '../../domain/private-link.ts'
import { lockExisting, paths, requireLinkable } from './paths.ts'

/**
 * POST, 201: creates a link that books the event type, hidden or not
 * (docs/domain.md#private-links).
 */
export function createPrivateLink(app: App, deps: SchedulingDeps): void {
  for (const { path, params, guards, of } of paths) {
    const schema = {
      summary: `Create a private link of ${of}`,
      description:
        'The link books the event type, hidden or not. The first limit that is reached counts; without limits, it creates one booking.',
      errors: ['event_type_not_found'],
      params,
      body: CreatePrivateLink,
      response: { 201: PrivateLinkAnswer },
    }
    app.post(path, { schema, ...guards }, async (request, reply) => {
      const eventType = await requireLinkable(deps, request.caller, request.params)
      const limits = linkLimits(request.body)
      return idempotent(deps, request, reply, async (tx) => {
        const now = deps.clock.now()
        await lockExisting(tx, eventType)
        const { organizationId, id: eventTypeId } = eventType
        const at = { createdAt: now, updatedAt: now }
        const link = { linkId: newUid(), organizationId, eventTypeId, ...limits, ...at }
        await insertPrivateLink(tx, link)
        const shown = presentLink(link, { uses: 0, now, publicUrl: deps.config.publicUrl })
        return { status: 201, body: success(shown) }
      })
    })
  }
}
