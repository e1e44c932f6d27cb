import { CreateEventType, EventTypeAnswer, success } from '@punctual/contracts'
import { type App, idempotent, requireCan, requireUser } from '@punctual/http'
import { createEventType as create } from '../../app/event-types.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { own, ownerOf } from '../../domain/owner.ts'
import { showEventType, withDestination } from '../../present/event-type.ts'

/** POST /v2/event-types, 201: creates an event type of the caller. */
export function createEventType(app: App, deps: SchedulingDeps): void {
  const schema = {
    summary: 'Create an event type',
    description: 'Creates an event type of the caller.',
    errors: ['slug_taken', 'schedule_not_found', 'calendar_not_connected'],
    body: CreateEventType,
    response: { 201: EventTypeAnswer },
  }
  app.post('/v2/event-types', { schema }, async (request, reply) => {
    const caller = requireUser(request)
    requireCan(caller, 'eventType.create', own(caller), 'event_type_not_found')
    const owner = ownerOf(caller)
    return idempotent(deps, request, reply, async (tx) => {
      const eventType = await create(deps, tx, owner, request.body)
      const shown = await showEventType(tx, eventType, deps.config.publicUrl)
      return { status: 201, body: success(await withDestination(tx, shown)) }
    })
  })
}
