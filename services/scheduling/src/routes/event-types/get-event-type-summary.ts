import { DomainError, EventTypeParams, EventTypeSummary } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findEventType } from '../../db/event-types-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { summaryOf } from '../../domain/event-type.ts'

/**
 * GET /internal/event-types/{eventTypeId}: for services whose replica does not have a new event
 * type yet. They check permissions themselves, by the ids in the answer.
 */
export function getEventTypeSummary(app: App, { db }: SchedulingDeps): void {
  const schema = { params: EventTypeParams, response: { 200: EventTypeSummary } }
  const config = { internal: ['webhook-delivery', 'automation', 'bookings'] as const }
  app.get('/internal/event-types/:eventTypeId', { schema, config }, async ({ params }) => {
    const eventType = await findEventType(db, params.eventTypeId)
    if (!eventType) throw new DomainError('event_type_not_found')
    return summaryOf(eventType)
  })
}
