import type { Orm } from '@punctual/db'

/** A database or a transaction; both can read. */
export type Reader = { readonly orm: Orm }

/** A part of a list. */
export interface Page {
  take: number
  skip: number
}
