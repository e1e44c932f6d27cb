import { PrivateLinkUsesAnswer, PrivateLinkUsesRequest } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { privateLinkUses } from '../../app/answer-scheduling.ts'
import type { BookingsDeps } from '../../deps.ts'

/** Adds POST /internal/private-link-uses: the uses of private links, which scheduling shows. */
export function countLinkUses(app: App, deps: BookingsDeps): void {
  const schema = { body: PrivateLinkUsesRequest, response: { 200: PrivateLinkUsesAnswer } }
  app.post(
    '/internal/private-link-uses',
    { schema, config: { internal: ['scheduling'] } },
    async (request) => ({ uses: await privateLinkUses(deps, request.body.linkIds) }),
  )
}
