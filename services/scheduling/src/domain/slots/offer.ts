import type { BookingWindow } from './booking-window.ts'
import type { Span } from './spans.ts'
import type { Schedule } from './working-hours.ts'
import type { Zone } from './zone.ts'

/** A person whose time a booking takes. */
export interface Host {
  id: number
  schedule: Schedule
  /** Claimed time, buffers included, in any order. Absent: the host counts as free. */
  claims?: readonly Span[] | undefined
}

/** A booking that several bookers share; its time is also among its hosts' claims. */
export interface SeatedBooking extends Span {
  /** Absent while the seats are only held. */
  bookingUid?: string | undefined
  /** Empty for seats that are only held and hold no time of a host. */
  hostIds: readonly number[]
  seatsTaken: number
}

/** The number of seats of each booking, and the taken seats of existing bookings. */
export interface Seats {
  perSlot: number
  /** How many seats of one booking are asked for: all seats of a booking that moves, else 1. */
  needed: number
  /** Whether a slot shows how many seats are left. */
  areShown: boolean
  bookings: readonly SeatedBooking[]
}

/** The parts of an event type that slots depend on; durations in minutes. */
export interface Offer {
  /**
   * A slot needs one free host of every group: a personal event type has one group of one host, a
   * collective one a group for each host, round robin one group of all non-fixed hosts and one
   * group for each fixed host.
   */
  groups: readonly (readonly Host[])[]
  /** The event type's zone, in which a window of dates is defined. */
  zone: Zone
  lengthInMinutes: number
  /** From one start to the next; default: the requested length. */
  slotInterval?: number | undefined
  offsetStart: number
  /** Kept free around a booking, in addition to the buffers of its neighbours. */
  beforeEventBuffer: number
  afterEventBuffer: number
  /** Elapsed time from now to the first start. */
  minimumBookingNotice: number
  bookingWindow?: BookingWindow | undefined
  /** Allows starts off the grid where the grid would cost a slot. */
  showOptimizedSlots?: boolean
  /** Lists only the first start of a date; the others can still be booked. */
  onlyShowFirstAvailableSlot?: boolean
  /**
   * Returns whether limits prevent one more booking of this length on a date (days since 1970 in
   * `zone`).
   */
  isLimited?: ((day: number, length: number) => boolean) | undefined
  /** Absent: one attendee for each booking. */
  seats?: Seats | undefined
}
