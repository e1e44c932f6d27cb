import { GrantListAnswer, PageQuery, paginate, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { listGrants as list } from '../../db/app-grant-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentGrant } from '../../present/grant.ts'

/** GET /v2/me/grants: the apps that act for the caller, newest first. */
export function listGrants(app: App, { db, clock }: IdentityDeps): void {
  const schema = {
    summary: 'List the apps that act for the caller',
    description: 'What the caller has allowed apps on the consent page. The newest grant comes first.',
    querystring: Type.Object(PageQuery),
    response: { 200: GrantListAnswer },
  }
  app.get('/v2/me/grants', { schema }, async ({ caller, query }) => {
    const { take = 100, skip = 0 } = query
    const { grants, total } = await list(db, caller, { take, skip }, clock.now())
    return { ...success(grants.map(presentGrant)), pagination: paginate(total, take, skip) }
  })
}
