import { CreatedPortalLinkAnswer, CreatePortalLink, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { createPortalLink as create } from '../../app/portal-links.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentPortalLink } from '../../present/portal-link.ts'
import type { PortalPath } from './owner-paths.ts'

/** POST .../portal-links, 201: the answer has the address, which is shown this once. */
export function createPortalLink(app: App, deps: IdentityDeps, at: PortalPath): void {
  const { clock, config, sealer } = deps
  const schema = {
    summary: `Create a portal link for the webhooks of ${at.of}`,
    description:
      'The link opens a page with these webhooks and their deliveries, for people without an account. It ends after some minutes, when it is deleted, and when its creator loses the right to manage the webhooks. The part after `#` is its secret, which is shown this once.',
    errors: at.errors,
    params: at.params,
    body: CreatePortalLink,
    response: { 201: CreatedPortalLinkAnswer },
  }
  app.post(at.path, { schema, preValidation: at.guard(deps) }, async (request, reply) => {
    const { body, caller } = request
    const owner = await at.owner(deps, request)
    return idempotent(
      deps,
      request,
      reply,
      actingAs(caller, async (tx) => {
        const { link, token } = await create(tx, sealer, { owner, caller }, body, clock.now())
        const url = new URL(`/portal/${link.id}#${token}`, config.publicUrl).href
        return { status: 201, body: success({ ...presentPortalLink(link), url }) }
      }),
    )
  })
}
