import { BookingUid, idOf } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'

/**
 * The path of a booking by its uid, the capability. An unknown uid is 404, and so is a booking id.
 */
export const BookingPath = Type.Object({ bookingUid: BookingUid })

/** The path of an attendee of a booking. */
export const AttendeePath = Type.Composite([BookingPath, Type.Object({ attendeeId: idOf('the attendee') })])
