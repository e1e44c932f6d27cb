import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** A number that Postgres keeps in eight bytes. */
export const id = (name: string) => bigint(name, { mode: 'number' })
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
