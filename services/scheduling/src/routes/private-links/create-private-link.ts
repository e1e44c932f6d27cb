import { CreatePrivateLink, PrivateLinkAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { createPrivateLink as create, requireLinkable } from '../../app/private-links.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { linkLimits } from '../../domain/private-link.ts'
import { presentLink } from '../../present/private-links.ts'
import { paths } from './paths.ts'

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
        const link = await create(tx, eventType, limits, now)
        const shown = presentLink(link, { uses: 0, now, publicUrl: deps.config.publicUrl })
        return { status: 201, body: success(shown) }
      })
    })
  }
}
