import { ListPortalLinks, PortalLinkListAnswer, paginate, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listPortalLinks as list } from '../../db/portal-link-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentPortalLink } from '../../present/portal-link.ts'
import type { PortalPath } from './owner-paths.ts'

/** GET .../portal-links: those that have not ended, newest first. */
export function listPortalLinks(app: App, deps: IdentityDeps, at: PortalPath): void {
  const schema = {
    summary: `List the portal links for the webhooks of ${at.of}`,
    description: 'Links that have not ended, without their secrets. The newest link comes first.',
    errors: at.errors,
    params: at.params,
    querystring: ListPortalLinks,
    response: { 200: PortalLinkListAnswer },
  }
  app.get(at.path, { schema, preValidation: at.guard(deps) }, async (request) => {
    const { take = 100, skip = 0 } = request.query
    const owner = await at.owner(deps, request)
    const { links, total } = await list(deps.db, owner, { take, skip }, deps.clock.now())
    return { ...success(links.map(presentPortalLink)), pagination: paginate(total, take, skip) }
  })
}
