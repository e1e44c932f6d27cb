import type { Operations } from './costs.ts'

/** A load, and the machines for it. */
export interface Load {
  organizations: number
  usersPerOrganization: number
  /** Of all organizations together. */
  bookingsPerDay: number
  /** How many times the mean of a day the busiest seconds have. */
  peakFactor: number
  slotsPerBooking: number
  readsPerBooking: number
  webhooksPerBooking: number
  /** Of a core, how much a process may use at the peak, from 0 to 1. */
  utilization: number
  /** How fast a core is, against one of the measured machine. */
  speed: number
  postgresCores: number
  natsCores: number
  maxConnections: number
}

/** Returns how many operations that many bookings bring. */
export const operationsOf = (
  load: Pick<Load, 'slotsPerBooking' | 'readsPerBooking' | 'webhooksPerBooking'>,
  bookings: number,
): Operations => ({
  slots: bookings * load.slotsPerBooking,
  read: bookings * load.readsPerBooking,
  booking: bookings,
  hooked: bookings * Math.min(1, load.webhooksPerBooking),
  webhook: bookings * load.webhooksPerBooking,
})
