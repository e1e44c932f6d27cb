import { type Static, type TSchema, Type } from '@sinclair/typebox'

/** A domain event on the bus: CloudEvents 1.0 JSON with our extension attributes. */
export interface DomainEvent<Data = unknown> {
  specversion: '1.0'
  /** UUIDv7; also the message id on the bus and the key of every inbox. */
  id: string
  /** The publishing service, such as `bookings`. */
  source: string
  /** `<service>.<aggregate>.<past participle>`. */
  type: string
  /** The aggregate's public id (a booking's uid, a user's id as text). */
  subject: string
  /** ISO 8601 UTC with milliseconds. */
  time: string
  data: Data
  /**
   * Counts the aggregate's changes from 1; consumers drop events that are not newer than their
   * state.
   */
  aggregateversion: number
  /** 0 means none. */
  organizationid: number
  traceparent?: string
}

/** One entry of the registry. */
export interface EventDefinition<S extends TSchema = TSchema, T extends string = string> {
  type: T
  /** Version of the schema; changes are additive, a breaking one needs a new type. */
  version: number
  data: S
}

export type EventData<D extends EventDefinition> = Static<D['data']>

/** Returns the definition of one event for the registry. */
export function defineEvent<T extends string, S extends TSchema>(
  type: T,
  version: number,
  data: S,
): EventDefinition<S, T> {
  return { type, version, data }
}

export const Instant = Type.String({ description: 'ISO 8601 date-time, UTC' })

/**
 * A webhook or workflow that waits for people to join a booking's video room found one side missing
 * at `at`: the hosts or the guests. Bookings decides by its own data. The subject is the booking's
 * uid.
 */
export const NoShowNotice = Type.Object({
  bookingUid: Type.String(),
  side: Type.Union([Type.Literal('hosts'), Type.Literal('guests')]),
  at: Instant,
})
export type NoShowNotice = Static<typeof NoShowNotice>

/**
 * What a service publishes when it has erased a person from what it stores: its earlier events can
 * contain the person's data, its later ones cannot. An empty `email` means a person without one.
 */
export const PersonForgotten = Type.Object({
  email: Type.String(),
  phoneNumber: Type.Optional(Type.String()),
})
export type PersonForgotten = Static<typeof PersonForgotten>
