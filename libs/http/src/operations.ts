import type { ErrorCode } from '@punctual/contracts'
import type { FastifyInstance } from 'fastify'

/** A JSON schema, as TypeBox creates it. */
export type JsonSchema = Record<string, unknown>

/** The declared input and output of a route. */
export interface OperationSchema {
  summary?: string
  /** Its policy row. */
  description?: string
  /** Codes of its own errors, in addition to the common ones. */
  errors?: readonly ErrorCode[]
  /** Media types of the body; default: JSON. */
  consumes?: string[]
  params?: JsonSchema
  querystring?: JsonSchema
  body?: JsonSchema
  /** Response schemas by status. */
  response?: Record<string, JsonSchema>
}

/** A route of an app. */
export interface Operation {
  method: string
  /** Template: `/v2/bookings/:bookingUid`. */
  path: string
  schema: OperationSchema
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Routes of the app in the order of registration, without HEAD. */
    operations: Operation[]
  }
}

/**
 * Records the routes of an app, for the API documents and for comparison with the gateway's routes.
 */
export function listOperations(app: FastifyInstance): void {
  app.decorate('operations', [])
  app.addHook('onRoute', ({ method, url, schema = {} }) => {
    for (const each of [method].flat())
      if (each !== 'HEAD')
        app.operations.push({ method: each, path: url, schema: schema as unknown as OperationSchema })
  })
}
