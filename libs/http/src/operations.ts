import type { FastifyInstance } from 'fastify'

/** A route that an app serves. */
export interface Operation {
  method: string
  /** Template: `/v2/bookings/:bookingUid`. */
  path: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What the app serves, in the order of its list; HEAD goes without saying. */
    operations: Operation[]
  }
}

/** Keeps the list of an app's routes, so that it can be compared with what the gateway lets through. */
export function listOperations(app: FastifyInstance): void {
  app.decorate('operations', [])
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') app.operations.push({ method: each, path: url })
  })
}
