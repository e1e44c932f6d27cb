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
  /** Counts the aggregate's changes from 1; consumers drop what is not newer than what they hold. */
  aggregateversion: number
  /** 0: none. */
  organizationid: number
  traceparent?: string
}

/** One entry of the registry. */
export interface EventDefinition<S extends TSchema = TSchema> {
  type: string
  /** Version of the schema; changes are additive, a breaking one is a new type. */
  version: number
  data: S
}

export type EventData<D extends EventDefinition> = Static<D['data']>

/** @returns the definition of one event, as kept in the registry */
export function defineEvent<S extends TSchema>(type: string, version: number, data: S): EventDefinition<S> {
  return { type, version, data }
}

export const Instant = Type.String({ description: 'ISO 8601 date-time, UTC' })

/**
 * Whoever waits for people to come to a booking's room has found none of them by then (`at`): the hosts' side, or the
 * guests'. Bookings judges by what it knows itself. The subject is the booking's uid.
 */
export const NoShowNotice = Type.Object({
  bookingUid: Type.String(),
  side: Type.Union([Type.Literal('hosts'), Type.Literal('guests')]),
  at: Instant,
})
export type NoShowNotice = Static<typeof NoShowNotice>
