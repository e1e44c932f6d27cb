import {
  BookingPageAnswer,
  ClientPages,
  DomainError,
  EventTypeParams,
  type OAuthClientFacts,
  success,
} from '@punctual/contracts'
import type { App } from '@punctual/http'
import { Value } from '@sinclair/typebox/value'
import { findBookable } from '../db/bookable-repository.ts'
import type { SchedulingDeps } from '../deps.ts'

/**
 * GET /v2/event-types/{eventTypeId}/booking-page, without a credential: the logo and the pages of the client that manages
 * the owner, by which our own page leads there; nothing for whoever manages themselves. Identity is asked, as pages change
 * seldom and are looked at once for each booking.
 */
export function getBookingPage(app: App, { db, client }: SchedulingDeps): void {
  const schema = {
    summary: "See whose logo and pages stand for an event type's own",
    params: EventTypeParams,
    response: { 200: BookingPageAnswer },
  }
  app.get('/v2/event-types/:eventTypeId/booking-page', { schema }, async ({ caller, params }) => {
    const bookable = await findBookable(db, { id: params.eventTypeId })
    if (!bookable) throw new DomainError('event_type_not_found')
    if (bookable.clientId === null) return success({})
    const path = `/internal/oauth-clients/${bookable.clientId}`
    const facts = await client.ask<OAuthClientFacts>('identity', path, { caller }).catch(noneWhenGone)
    return success(Value.Clean(ClientPages, facts) as ClientPages)
  })
}

/** A client is deleted with its users, who are forgotten a moment later. */
function noneWhenGone(error: unknown): object {
  if (error instanceof DomainError && error.code === 'oauth_client_not_found') return {}
  throw error
}
