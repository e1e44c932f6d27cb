import type { Booking } from './api.ts'
import { withUid } from './booking-request.ts'
import type { PageRules } from './rules.ts'

const anyOrigin = 'http://page'

/** Returns the address with the uid of the visitor's seat, if any. */
export function withSeat(address: string, seatUid: string | undefined): string {
  if (seatUid === undefined) return address
  const url = new URL(address, anyOrigin)
  url.searchParams.set('seatUid', seatUid)
  return url.origin === anyOrigin ? url.pathname + url.search : url.href
}

/** Returns the address of a page of ours, such as that for browsers without scripts. */
export type OwnPage = (path: string) => string

/** Returns where the visitor goes to change a booking: a platform can have pages of its own. */
export function addressesOf(
  { uid, seatUid }: Pick<Booking, 'uid' | 'seatUid'>,
  { bookingRescheduleRedirectUri, bookingCancelRedirectUri }: PageRules,
  own: OwnPage,
): { move: string; cancel: string } {
  const address = (theirs: string | undefined, action: string) =>
    withSeat(theirs ? withUid(theirs, uid) : own(`/booking/${uid}/${action}`), seatUid)
  return {
    move: address(bookingRescheduleRedirectUri, 'reschedule'),
    cancel: address(bookingCancelRedirectUri, 'cancel'),
  }
}
