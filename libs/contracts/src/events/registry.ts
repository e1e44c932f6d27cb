import * as automation from './automation.ts'
import * as bookings from './bookings.ts'
import type { EventDefinition } from './envelope.ts'
import * as identity from './identity.ts'
import * as scheduling from './scheduling.ts'
import * as webhooks from './webhooks.ts'

const isDefinition = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'type' in value && 'version' in value && 'data' in value

/** Every domain event by its type. */
export const eventRegistry: ReadonlyMap<string, EventDefinition> = new Map(
  [identity, scheduling, bookings, automation, webhooks]
    .flatMap((module): unknown[] => Object.values(module))
    .filter(isDefinition)
    .map((definition) => [definition.type, definition]),
)

/** The services that own a stream, by the first word of their events. */
export const eventSources = ['identity', 'scheduling', 'bookings', 'automation', 'webhooks'] as const
export type EventSource = (typeof eventSources)[number]
