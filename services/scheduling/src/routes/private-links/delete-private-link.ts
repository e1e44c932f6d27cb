import { DeletedPrivateLinkAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { deletePrivateLink as remove, requireLinkable } from '../../app/private-links.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { paths } from './paths.ts'

/** DELETE: the link no longer works; its bookings stay (docs/domain.md#private-links). */
export function deletePrivateLink(app: App, deps: SchedulingDeps): void {
  for (const { path, one, guards, of } of paths) {
    const schema = {
      summary: `Delete a private link of ${of}`,
      description: 'Bookings created by the link stay.',
      errors: ['event_type_not_found', 'private_link_not_found'],
      params: one,
      response: { 200: DeletedPrivateLinkAnswer },
    }
    app.delete(`${path}/:linkId`, { schema, ...guards }, async ({ caller, params }) => {
      const { linkId } = params
      const eventType = await requireLinkable(deps, caller, params)
      await remove(deps.db, eventType, linkId)
      return success({ linkId, message: 'The private link was deleted.' })
    })
  }
}
