import { BookingUid } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'

/**
 * The path of a booking by its uid, the capability. An unknown uid is 404, and so is a booking id.
 */
export const BookingPath = Type.Object({ bookingUid: BookingUid })
