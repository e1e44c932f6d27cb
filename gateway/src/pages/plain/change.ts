import type { OwnPage } from '../../../pages/addresses.ts'
import { isLive } from '../../../pages/booking-state.ts'
import { type ChangePage, plainAddress } from './plain-page.ts'

const own: OwnPage = (path) => plainAddress(path)

/** Returns what the pages of a booking without scripts have in common. */
export function changeOf({ bookings, uid, rules }: ChangePage) {
  const [{ recurringBookingUid, attendees, hosts }] = bookings
  return {
    isSeries: recurringBookingUid === uid,
    anyLive: bookings.some(isLive),
    // The server does not know the zone of the browser.
    common: { rules, own, timeZone: attendees[0]?.timeZone || hosts[0]?.timeZone || 'UTC' },
  }
}
