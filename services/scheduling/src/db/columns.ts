import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** A bigint column. */
export const id = (name: string) => bigint(name, { mode: 'number' })
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
