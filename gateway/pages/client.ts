import { ask } from './api.ts'
import { el } from './dom.ts'

/** What stands for our own pages where a platform manages the organizer. */
export interface ClientPages {
  logo?: string
  bookingRedirectUri?: string
  bookingCancelRedirectUri?: string
  bookingRescheduleRedirectUri?: string
}

/** @returns the pages of whoever manages the organizer, whose logo is shown; none when there is no telling */
export async function clientPages(eventTypeId: number): Promise<ClientPages> {
  const pages = await ask<ClientPages>('GET', `/v2/event-types/${eventTypeId}/booking-page`).catch(() => ({}))
  showLogo(pages)
  return pages
}

function showLogo({ logo }: ClientPages): void {
  if (logo && /^https:/i.test(logo) && !document.querySelector('.logo'))
    document.body.prepend(el('img', { class: 'logo', src: logo, alt: '' }))
}

/** @returns the address with a booking's uid as the last part of its path */
export function withUid(address: string, uid: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  return `${path.replace(/([^/])\/$/, '$1')}/${encodeURIComponent(uid)}${rest}`
}
