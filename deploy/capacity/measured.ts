import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../local/root.ts'

/** What is measured apart, and what a load consists of. */
export const operationNames = ['slots', 'read', 'booking', 'webhook'] as const
export type OperationName = (typeof operationNames)[number]

/** What one operation takes, until all that follows from it is done. */
export interface OperationCost {
  /** Milliseconds of processor time by process; those of Postgres and NATS too. */
  cpu: Record<string, number>
  /** Statements and transactions of Postgres, and the bytes of both directions. */
  statements: number
  transactions: number
  databaseBytes: number
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
  /** Megabytes of memory after the load, by process. */
  memoryMb: Record<string, number>
  operations: Record<OperationName, OperationCost>
  /** What a booking publishes: the events of all services, and their bytes in the stream. */
  events: { perBooking: number; bytesPerBooking: number }
  /** Bytes on disk, indexes included, by table: `bookings.booking`. */
  disk: Record<'organization' | 'user' | 'booking' | 'webhook', Record<string, number>>
}

const file = join(root, 'deploy/capacity/measured.json')

export const readMeasured = (): Measured => JSON.parse(readFileSync(file, 'utf8')) as Measured

export const writeMeasured = (measured: Measured): void =>
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`)
