import type { ComponentChildren } from 'preact'
import type { Booking } from '../../../pages/api.ts'
import type { AskPublic } from '../ask-public.ts'
import type { Offer } from '../offers.ts'
import type { Reader, Rules } from '../reader.ts'

/** A page for a browser without scripts: the server says everything, forms do the rest. */
export interface PlainPage {
  ask: AskPublic
  reader: Reader
  rules: Rules
  /** The address of the page; its query fills in answers. */
  path: string
  query: URLSearchParams
  now: Date
}

/** The page of an event type. */
export interface OfferPage extends PlainPage {
  offer: Offer
  /** The private link that opened the page. */
  privateLinkId?: string
  /** Whether that link is used up. */
  isExpired?: boolean
}

/** The page of a booking, or of a series. */
export interface ChangePage extends PlainPage {
  /** As the address names it: that of the booking, of a series, or of a seat's booking. */
  uid: string
  action: string | undefined
  /** At least one. */
  bookings: readonly [Booking, ...Booking[]]
}

/** What a page says, with its status. */
export interface PlainContent {
  status: number
  view: ComponentChildren
}

/** What a form leads to: a page, or another address. */
export type Outcome = PlainContent | { redirect: string }

/** In the query of an address: the page is for a browser without scripts. */
const mark = ['scripts', 'off'] as const

export const isPlain = (query: URLSearchParams): boolean => query.get(mark[0]) === mark[1]

/**
 * Returns an address of the page without scripts, with what was picked; undefined removes a pick.
 */
export function plainAddress(
  path: string,
  query = new URLSearchParams(),
  picks: Readonly<Record<string, string | undefined>> = {},
): string {
  const all = new URLSearchParams(query)
  all.set(...mark)
  for (const [name, value] of Object.entries(picks)) {
    if (value === undefined) all.delete(name)
    else all.set(name, value)
  }
  return `${path}?${all}`
}
