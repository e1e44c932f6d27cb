import { PrivateLinkUsesAnswer, PrivateLinkUsesRequest } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { countPrivateLinkUses } from '../../db/private-links-repository.ts'
import type { BookingsDeps } from '../../deps.ts'

/** Adds POST /internal/private-link-uses: the uses of private links, which scheduling shows. */
export function countLinkUses(app: App, { db }: BookingsDeps): void {
  const schema = { body: PrivateLinkUsesRequest, response: { 200: PrivateLinkUsesAnswer } }
  app.post(
    '/internal/private-link-uses',
    { schema, config: { internal: ['scheduling'] } },
    async (request) => ({ uses: await countPrivateLinkUses(db, request.body.linkIds) }),
  )
}
