import { PrivateLinkAnswer, success, UpdatePrivateLink } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { changePrivateLink, requireLinkable } from '../../app/private-links.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { showPrivateLinks } from '../../present/private-links.ts'
import { paths } from './paths.ts'

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
      const changed = await changePrivateLink(deps, eventType, params.linkId, body)
      const [shown] = await showPrivateLinks(deps, caller, [changed])
      return success(shown!)
    })
  }
}
