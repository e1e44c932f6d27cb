import { ListPrivateLinks, PrivateLinkListAnswer, pageIn, paginate, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { requireLinkable } from '../../app/private-links.ts'
import { listPrivateLinks as list } from '../../db/private-links-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { showPrivateLinks } from '../../present/private-links.ts'
import { paths } from './paths.ts'

/**
 * GET: the links of an event type, oldest first, expired ones included
 * (docs/domain.md#private-links).
 */
export function listPrivateLinks(app: App, deps: SchedulingDeps): void {
  for (const { path, params, guards, of } of paths) {
    const schema = {
      summary: `List the private links of ${of}`,
      description: 'The oldest link comes first. Expired links are included.',
      errors: ['event_type_not_found'],
      params,
      querystring: ListPrivateLinks,
      response: { 200: PrivateLinkListAnswer },
    }
    app.get(path, { schema, ...guards }, async ({ caller, params, query }) => {
      const eventType = await requireLinkable(deps, caller, params)
      const { take, skip } = pageIn(query)
      const { links, total } = await list(deps.db, eventType, { take, skip })
      const shown = await showPrivateLinks(deps, caller, links)
      return { ...success(shown), pagination: paginate(total, take, skip) }
    })
  }
}
