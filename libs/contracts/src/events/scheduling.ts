import { type Static, Type } from '@sinclair/typebox'
import { defineEvent } from './envelope.ts'

/** What other rooms keep of an event type: enough for rights, for matching and for showing it. */
export const EventTypeSummary = Type.Object({
  id: Type.Integer(),
  organizationId: Type.Integer(),
  /** The owning user of a personal event type; the creator of a team's. */
  ownerId: Type.Integer(),
  teamId: Type.Union([Type.Integer(), Type.Null()]),
  slug: Type.String(),
  title: Type.String(),
  lengthInMinutes: Type.Integer(),
  hidden: Type.Boolean(),
  version: Type.Integer(),
})
export type EventTypeSummary = Static<typeof EventTypeSummary>

export const eventTypeCreated = defineEvent(
  'scheduling.event-type.created',
  1,
  Type.Object({ eventType: EventTypeSummary }),
)
export const eventTypeUpdated = defineEvent(
  'scheduling.event-type.updated',
  1,
  Type.Object({ eventType: EventTypeSummary }),
)
export const eventTypeDeleted = defineEvent(
  'scheduling.event-type.deleted',
  1,
  Type.Object({ id: Type.Integer(), version: Type.Integer() }),
)
/** A user's default schedule is another one than before; `version` counts these changes of one user from 1. */
export const defaultScheduleChanged = defineEvent(
  'scheduling.default-schedule.changed',
  1,
  Type.Object({ userId: Type.Integer(), scheduleId: Type.Integer(), version: Type.Integer() }),
)
