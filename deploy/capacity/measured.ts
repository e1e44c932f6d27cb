import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../local/root.ts'

/** What is measured apart, and what a load consists of. */
export const operationNames = ['slots', 'read', 'booking', 'hooked', 'webhook'] as const
export type OperationName = (typeof operationNames)[number]

/** What is measured beside the processes of this repository. */
export const servers = ['postgres', 'nats']

/** Statements and transactions of Postgres, and the bytes of both directions. */
export interface DatabaseCost {
  statements: number
  transactions: number
  databaseBytes: number
}

/** What one operation takes, until all that follows from it is done. */
export interface OperationCost extends DatabaseCost {
  /** Milliseconds of processor time by process; those of Postgres and NATS too. */
  cpu: Record<string, number>
}

/** What bookings and their webhooks take while that many come in a second. */
export interface Pace {
  bookingsPerSecond: number
  booking: OperationCost
  /** What a booking with webhooks takes besides each of them: they go out and end together. */
  hooked: OperationCost
  webhook: OperationCost
}

/** The inputs of the capacity model. */
export interface Measured {
  date: string
  commit: string
  /** The command that measured it. */
  command: string
  machine: string
  /** Milliseconds of processor time of the fixed piece of work: how fast the machine was. */
  calibrationMs: number
  /** Milliseconds of processor time in a second without load, by process. */
  idle: Record<string, number>
  /** What Postgres does in a second without load: of one copy of each process, of a further one. */
  idleDatabase: { first: DatabaseCost; further: DatabaseCost }
  /** Megabytes of memory after the load, by process. */
  memoryMb: Record<string, number>
  operations: Record<'slots' | 'read', OperationCost>
  /** The slowest first. What follows from bookings is done in batches, larger at a faster pace. */
  paces: [Pace, ...Pace[]]
  /** What a booking publishes: the events of all services, and their bytes in the stream. */
  events: { perBooking: number; bytesPerBooking: number }
  /** Bytes on disk, indexes included, by table: `bookings.booking`. */
  disk: Record<'organization' | 'user' | 'booking' | 'webhook', Record<string, number>>
}

const file = join(root, 'deploy/capacity/measured.json')

export const readMeasured = (): Measured => JSON.parse(readFileSync(file, 'utf8')) as Measured

export const writeMeasured = (measured: Measured): void =>
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`)
