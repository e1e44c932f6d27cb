import type { StaleReads } from '@punctual/db'
import type { Deps } from '@punctual/http'
import type { BookingsConfig } from './config.ts'

export type BookingsDeps = Deps<BookingsConfig>

/** What lists of bookings use, besides: they may be late. */
export type ListDeps = BookingsDeps & { reads: StaleReads }
