import { type ClientOptions, type Connection, connect } from './connection.ts'
import type { Client } from './generated/operations.ts'
import { resources } from './generated/resources.ts'
import type { Operations } from './operation.ts'

/**
 * Returns a client with a function for each operation of the API, by resource:
 * `client.bookings.create({ ... })`.
 * @throws TypeError for options that are not valid
 */
export function createClient(options: ClientOptions): Client {
  return bind(resources, connect(options)) as Client
}

function bind(operations: Operations, connection: Connection): object {
  return Object.fromEntries(
    Object.entries(operations).map(([name, one]) => [
      name,
      typeof one === 'function' ? one.bind(undefined, connection) : bind(one, connection),
    ]),
  )
}
