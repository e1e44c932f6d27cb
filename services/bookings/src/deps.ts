import type { Deps } from '@punctual/http'
import type { BookingsConfig } from './config.ts'

export type BookingsDeps = Deps<BookingsConfig>
