import { MemberMatchesAnswer, MemberMatchesRequest } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { matchMembers as match } from '../../app/match-members.ts'
import type { IdentityDeps } from '../../deps.ts'

/** POST /internal/member-matches: the members of a team whose attributes meet conditions. */
export function matchMembers(app: App, deps: IdentityDeps): void {
  const schema = { body: MemberMatchesRequest, response: { 200: MemberMatchesAnswer } }
  app.post('/internal/member-matches', { schema, config: { internal: ['automation'] } }, ({ body }) =>
    match(deps, body),
  )
}
