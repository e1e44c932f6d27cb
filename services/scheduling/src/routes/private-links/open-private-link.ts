import { OpenedPrivateLinkAnswer, PrivateLinkPath, success } from '@punctual/contracts'
import { type App, requireReach } from '@punctual/http'
import { findEventType } from '../../db/event-types-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { isExpired } from '../../domain/private-link.ts'
import { requirePrivateLink } from '../../guards/require-bookable.ts'
import { askForUses } from '../../present/private-links.ts'
import { showAnyEventType } from '../../present/team-event-types.ts'

/**
 * GET /v2/private-links/{linkId}, without a credential: what a booking page shows to the holder of
 * the link.
 */
export function openPrivateLink(app: App, deps: SchedulingDeps): void {
  const { db, clock, config } = deps
  const schema = {
    summary: 'Get a private link with its event type',
    description: 'The id of the link gives the right.',
    errors: ['private_link_not_found'],
    params: PrivateLinkPath,
    response: { 200: OpenedPrivateLinkAnswer },
  }
  app.get('/v2/private-links/:linkId', { schema }, async ({ caller, params }) => {
    const link = await requirePrivateLink(db, params.linkId)
    const [eventType, uses] = await Promise.all([
      findEventType(db, link.eventTypeId),
      askForUses(deps, caller, [link]),
    ])
    if (eventType) requireReach(caller, eventType, 'private_link_not_found')
    const { linkId } = link
    return success({
      linkId,
      isExpired: isExpired(link, uses.get(linkId) ?? 0, clock.now()),
      eventType: await showAnyEventType(db, eventType, config.publicUrl),
    })
  })
}
