import { DomainError, PrivateLinkAnswer, success, UpdatePrivateLink } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { lockPrivateLink, updatePrivateLink as save } from '../../db/private-links-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { linkLimits } from '../../domain/private-link.ts'
import { showPrivateLinks } from '../../present/private-links.ts'
import { paths, requireLinkable } from './paths.ts'

/**
 * PATCH: sets or removes `expiresAt`; `maxUsageCount` stays if omitted
 * (docs/domain.md#private-links).
 */
export function updatePrivateLink(app: App, deps: SchedulingDeps): void {
  for (const { path, one, guards, of } of paths) {
    const schema = {
      summary: `Update a private link of ${of}`,
      description: 'Sets `expiresAt`, or removes it if omitted; `maxUsageCount` stays if omitted.',
      errors: ['event_type_not_found', 'private_link_not_found'],
      params: one,
      body: UpdatePrivateLink,
      response: { 200: PrivateLinkAnswer },
    }
    app.patch(`${path}/:linkId`, { schema, ...guards }, async ({ body, caller, params }) => {
      const eventType = await requireLinkable(deps, caller, params)
      const changed = await deps.db.transaction(async (tx) => {
        const link = await lockPrivateLink(tx, eventType, params.linkId)
        if (!link) throw new DomainError('private_link_not_found')
        const limits = linkLimits(body, link.maxUsageCount)
        await save(tx, link, limits, deps.clock.now())
        return { ...link, ...limits }
      })
      const [shown] = await showPrivateLinks(deps, caller, [changed])
      return success(shown!)
    })
  }
}
