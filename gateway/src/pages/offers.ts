import { escapeHtml } from '@punctual/contracts'
import { translationIn } from '@punctual/messages'
import type { FastifyRequest } from 'fastify'
import type { EventType } from '../../pages/api.ts'
import { hostOf } from '../../pages/components/offer-header.tsx'
import type { AskPublic } from './ask-public.ts'
import type { PageView } from './page-bundle.ts'
import type { Reader, Rules } from './reader.ts'

/** What the path of a booking page names. */
export interface Names {
  username?: string
  teamSlug?: string
  organizationSlug?: string
  slug?: string
  linkId?: string
  uid?: string
  action?: string
}

/** An event type, as the API shows it to visitors. */
export type Offer = EventType

/** Returns the event types that an address names, with the answers of the API about them. */
export async function offersOf(
  ask: AskPublic,
  { query }: FastifyRequest,
  names: Names,
): Promise<{
  status: number
  offers: Offer[]
  answers: Record<string, unknown>
  /** Whether the private link of the address is used up. */
  isExpired?: boolean | undefined
}> {
  const { username, teamSlug, organizationSlug, slug, linkId } = names
  if (linkId !== undefined) {
    const path = `/v2/private-links/${encodeURIComponent(linkId)}`
    const { status, data } = await ask<{ eventType: Offer; isExpired: boolean }>(path)
    return {
      status,
      offers: data ? [data.eventType] : [],
      answers: { [path]: data },
      isExpired: data?.isExpired,
    }
  }
  // Older addresses name the organization in the query.
  const { organization } = query as { organization?: unknown }
  const orgSlug = organizationSlug ?? (typeof organization === 'string' ? organization : undefined)
  const owner: Record<string, string> = teamSlug === undefined ? { username: username ?? '' } : { teamSlug }
  const asked = new URLSearchParams({
    ...owner,
    ...(slug !== undefined && { eventSlug: slug }),
    ...(orgSlug && { orgSlug }),
  })
  const path = `/v2/event-types?${asked}`
  const { status, data: offers = [] } = await ask<Offer[]>(path)
  return { status: status === 200 && offers.length === 0 ? 404 : status, offers, answers: { [path]: offers } }
}

/** Returns the rules of the page of an event type; none where they cannot be loaded. */
export async function rulesOf(
  ask: AskPublic,
  eventTypeId: number,
): Promise<{ rules?: Rules | undefined; answers: Record<string, unknown> }> {
  const path = `/v2/event-types/${eventTypeId}/booking-page`
  const { status, data } = await ask<Rules>(path)
  // Bookings outlive their event type, and their pages then have no rules.
  if (status === 404) return { rules: {}, answers: {} }
  return { rules: data, answers: data ? { [path]: data } : {} }
}

/** Longest description of a page that programs show. */
const longestDescription = 200

/** Returns what programs show of the page of an event type. */
export function headOfOffer(
  offer: Offer,
  { branding }: Rules,
  reader: Reader,
): Pick<PageView, 'title' | 'head'> {
  const { title, description } = ownWords(offer, reader)
  const host = hostOf(offer)
  const length = reader.text('minutes', { count: offer.lengthInMinutes })
  const whole = host ? `${title} · ${host}` : title
  const image = branding?.bannerUrl ?? branding?.logoUrl
  return { title: whole, head: headOf(whole, description || `${title} · ${length}`, image) }
}

/** Returns title and description in the reader's language, as far as they are translated. */
export function ownWords(offer: Offer, { tags }: Reader): { title: string; description: string } {
  const own = translationIn(offer.translations, tags[0] ?? 'en')
  return { title: own?.title || offer.title, description: own?.description || offer.description }
}

/** Returns what search engines and messengers show of a page (Open Graph). */
export function headOf(title: string, description: string, image: string | undefined): string {
  const summary = description.replace(/\s+/g, ' ').slice(0, longestDescription)
  const metas: [name: 'name' | 'property', key: string, content: string | undefined][] = [
    ['name', 'description', summary],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', summary],
    ['property', 'og:image', image],
    ['name', 'twitter:card', image ? 'summary_large_image' : 'summary'],
  ]
  return metas
    .flatMap(([name, key, content]) =>
      content ? [`<meta ${name}="${key}" content="${escapeHtml(content)}">\n`] : [],
    )
    .join('')
}
