import { brandColors } from '@punctual/contracts/colors'
import { translationIn } from '@punctual/messages'
import { ask, type EventType } from './api.ts'
import { type Branding, showBranding } from './branding.ts'
import { lookAskedFor } from './embedded.ts'
import { useLanguage } from './language.ts'

/** How the picker shows times: a month with the times of one day, or days beside each other. */
export type Layout = 'month' | 'week' | 'column'

/**
 * Additional content of a page, what visitors can do, and pages of a platform that replace the
 * hosted ones.
 */
export interface PageRules {
  logo?: string
  branding?: Branding
  bookingRedirectUri?: string
  bookingCancelRedirectUri?: string
  bookingRescheduleRedirectUri?: string
  /** Days on which a colleague takes over. */
  away?: { firstDay: string; lastDay: string; toUser: { name: string; bookingUrl?: string } }[]
  /** Replaces the language of the visitor. */
  interfaceLanguage?: string
  /** The only zone of the page. */
  timeZone?: string
  bookerLayouts?: { defaultLayout: Layout; enabledLayouts: Layout[] }
  disableRescheduling?: { disabled: boolean; minutesBefore?: number }
  disableCancelling?: { disabled: boolean }
  allowReschedulingPastBookings?: boolean
  allowReschedulingCancelledBookings?: boolean
}

/**
 * Returns the page rules of an event type, and shows its branding and language; empty rules if they
 * cannot be loaded.
 */
export async function pageRules(eventTypeId: number): Promise<PageRules> {
  const path = `/v2/event-types/${eventTypeId}/booking-page`
  const rules = await ask<PageRules>('GET', path).catch((): PageRules => ({}))
  const { interfaceLanguage } = rules
  if (interfaceLanguage) await useLanguage(interfaceLanguage, ...navigator.languages)
  const { theme, brandColor } = lookAskedFor()
  const colors = brandColors({ brandColor })
  showBranding({
    ...rules.branding,
    ...(rules.logo && { logoUrl: rules.logo }),
    ...(theme && { theme }),
    ...(colors && { colors }),
  })
  return rules
}

/**
 * Returns the event type in the language of its page or, without one, in the visitor's, as far as
 * its owner has translated it.
 */
export function inWordsOf(eventType: EventType, { interfaceLanguage }: PageRules): EventType {
  const language = interfaceLanguage || navigator.language
  const { title, description } = translationIn(eventType.translations, language) ?? {}
  return { ...eventType, ...(title && { title }), ...(description && { description }) }
}

/** Returns the address with the uid of the visitor's seat, if any. */
export function withSeat(address: string, seatUid: string | undefined): string {
  if (seatUid === undefined) return address
  const url = new URL(address, location.href)
  url.searchParams.set('seatUid', seatUid)
  return url.origin === location.origin ? url.pathname + url.search : url.href
}
