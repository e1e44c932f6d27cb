import { ask } from './api.ts'
import { el } from './dom.ts'

/** What a page shows besides the event type, what it lets visitors do, and which pages of a platform stand for our own. */
export interface PageRules {
  logo?: string
  bookingRedirectUri?: string
  bookingCancelRedirectUri?: string
  bookingRescheduleRedirectUri?: string
  /** Days on which a colleague takes bookings over. */
  away?: { firstDay: string; lastDay: string; toUser: { name: string; bookingUrl?: string } }[]
  disableRescheduling?: { disabled: boolean; minutesBefore?: number }
  disableCancelling?: { disabled: boolean }
  allowReschedulingPastBookings?: boolean
}

/** @returns the rules of an event type's pages, whose logo is shown; none when there is no telling */
export async function pageRules(eventTypeId: number): Promise<PageRules> {
  const rules = await ask<PageRules>('GET', `/v2/event-types/${eventTypeId}/booking-page`).catch(() => ({}))
  showLogo(rules)
  return rules
}

function showLogo({ logo }: PageRules): void {
  if (logo && /^https:/i.test(logo) && !document.querySelector('.logo'))
    document.body.prepend(el('img', { class: 'logo', src: logo, alt: '' }))
}

/** @returns the address with a booking's uid as the last part of its path */
export function withUid(address: string, uid: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  return `${path.replace(/([^/])\/$/, '$1')}/${encodeURIComponent(uid)}${rest}`
}

/** @returns the address with the uid of whoever's seat it is about */
export function withSeat(address: string, seatUid: string | undefined): string {
  if (seatUid === undefined) return address
  const url = new URL(address, location.href)
  url.searchParams.set('seatUid', seatUid)
  return url.origin === location.origin ? url.pathname + url.search : url.href
}
