import type { AskPublic } from '../ask-public.ts'
import type { Offer } from '../offers.ts'
import type { Reader, Rules } from '../reader.ts'

/** A booking page for a browser without scripts: the server says everything, forms do the rest. */
export interface PlainPage {
  ask: AskPublic
  reader: Reader
  offer: Offer
  rules: Rules
  /** The private link that opened the page. */
  privateLinkId?: string
  /** Whether that link is used up. */
  isExpired?: boolean
  /** The address of the page; its query fills in answers. */
  path: string
  query: URLSearchParams
  now: Date
}

/** In the query of an address: the page is for a browser without scripts. */
const mark = ['scripts', 'off'] as const

export const isPlain = (query: URLSearchParams): boolean => query.get(mark[0]) === mark[1]

/**
 * Returns an address of the page without scripts, with what was picked; undefined removes a pick.
 */
export function plainAddress(
  path: string,
  query: URLSearchParams,
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
