import type { BookingWindow } from './booking-window.ts'
import type { Seats } from './seats.ts'
import type { Span } from './spans.ts'
import type { Schedule } from './working-hours.ts'
import type { Zone } from './zone.ts'

/** Somebody whose time a booking takes. */
export interface Host {
  id: number
  schedule: Schedule
  /** Taken time, with the buffers of what takes it, in any order. Absent: not known, so that nothing counts as taken. */
  claims?: readonly Span[] | undefined
}

/** An event type as far as time is concerned; durations in minutes. */
export interface Offer {
  /**
   * A slot needs one free host of every group: a personal event type has one group of one host, a collective one a
   * group for each host, round robin one group of all, with a group for each fixed host beside it.
   */
  groups: readonly (readonly Host[])[]
  /** The event type's zone: a window of dates is meant in it. */
  zone: Zone
  lengthInMinutes: number
  /** From one start to the next; default: the length that is asked for. */
  slotInterval?: number | undefined
  offsetStart: number
  /** Kept free around a booking, beside the buffers of its neighbours. */
  beforeEventBuffer: number
  afterEventBuffer: number
  /** Elapsed time from now to the first start. */
  minimumBookingNotice: number
  bookingWindow?: BookingWindow | undefined
  /** Starts may leave the grid where keeping to it would cost a slot. */
  showOptimizedSlots?: boolean
  /** Lists the first start of a date alone; the others may be booked all the same. */
  onlyShowFirstAvailableSlot?: boolean
  /** Whether limits keep one more booking of this length from starting on a date (days since 1970 in `zone`). */
  isLimited?: ((day: number, length: number) => boolean) | undefined
  /** Absent: a booking is for one. */
  seats?: Seats | undefined
}
