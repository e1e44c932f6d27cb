import type { ErrorCode } from '@punctual/contracts'
import type { FastifyInstance } from 'fastify'

/** A JSON schema, as TypeBox makes it. */
export type JsonSchema = Record<string, unknown>

/** What a route takes and gives, as far as it says so. */
export interface OperationSchema {
  summary?: string
  /** Its rules. */
  description?: string
  /** Codes of its own errors, beside those that every operation has. */
  errors?: readonly ErrorCode[]
  /** Media types of the body; JSON unless it says otherwise. */
  consumes?: string[]
  params?: JsonSchema
  querystring?: JsonSchema
  body?: JsonSchema
  /** By status. */
  response?: Record<string, JsonSchema>
}

/** A route that an app serves. */
export interface Operation {
  method: string
  /** Template: `/v2/bookings/:bookingUid`. */
  path: string
  schema: OperationSchema
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What the app serves, in the order of its list; HEAD goes without saying. */
    operations: Operation[]
  }
}

/** Keeps the list of an app's routes, for the documents, and to be compared with what the gateway lets through. */
export function listOperations(app: FastifyInstance): void {
  app.decorate('operations', [])
  app.addHook('onRoute', ({ method, url, schema = {} }) => {
    for (const each of [method].flat())
      if (each !== 'HEAD')
        app.operations.push({ method: each, path: url, schema: schema as unknown as OperationSchema })
  })
}
