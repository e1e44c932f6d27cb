import type { Branding } from './branding.ts'

/** How the picker shows times: a month with the times of one day, or days beside each other. */
export type Layout = 'month' | 'week' | 'column'

/** Days on which a colleague takes over. */
export interface Away {
  firstDay: string
  lastDay: string
  toUser: { name: string; bookingUrl?: string }
}

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
  away?: Away[]
  /** Replaces the language of the visitor. */
  interfaceLanguage?: string
  /** The only zone of the page. */
  timeZone?: string
  bookerLayouts?: { defaultLayout: Layout; enabledLayouts: Layout[] }
  disableRescheduling?: { disabled?: boolean; minutesBefore?: number }
  disableCancelling?: { disabled?: boolean }
  allowReschedulingPastBookings?: boolean
  allowReschedulingCancelledBookings?: boolean
}
