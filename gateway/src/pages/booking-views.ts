import { type BookingPage, escapeHtml } from '@punctual/contracts'
import { acceptedTags, languageOf, type Translate, translationIn, translator } from '@punctual/messages'
import { type PageKey, pageCatalogues } from '@punctual/messages/pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AskPublic, askPublic } from './ask-public.ts'
import type { PageView } from './page-bundle.ts'

/** What the path of a booking page names. */
interface Names {
  username?: string
  teamSlug?: string
  organizationSlug?: string
  slug?: string
  linkId?: string
  uid?: string
  action?: string
}

interface Offer {
  id: number
  bookingUrl?: string
  title: string
  description: string
  lengthInMinutes: number
  translations?: { language: string; title?: string; description?: string }[]
  users?: { name: string }[]
  team?: { name: string }
}

type Rules = Partial<BookingPage>

interface Reader {
  /** BCP 47, the preferred first. */
  tags: readonly string[]
  text: Translate<PageKey>
}

/** The page by which the recipient of a workflow's mail ends such mails. */
export const unsubscribePath = '/unsubscribe'

/** Without rules, no other page may show this one in a frame. */
const noFrame = ["'none'"]

/**
 * Returns what a booking page says before its script runs: title, description and language, the
 * status 404 for what does not exist, and who may show it in a frame. A failure of a service leaves
 * the page to its script, which asks again and shows the failure.
 */
export async function bookingView(app: FastifyInstance, request: FastifyRequest): Promise<PageView> {
  const names = request.params as Names
  const ask = askPublic(app, request)
  const tags = acceptedTags(request.headers['accept-language'])
  if (request.routeOptions.url === unsubscribePath) return viewOfUnsubscribing(tags)
  if (names.uid !== undefined) return viewOfBooking(ask, request, names, tags)
  if (names.slug === undefined && names.linkId === undefined) return viewOfOwner(ask, request, names, tags)
  const { status, answers, offers } = await offersOf(ask, request, names)
  const [offer] = offers
  if (!offer) return unavailable(status, tags)
  const { rules, answers: more } = await rulesOf(ask, offer.id)
  if (!rules) return unavailable(503, tags)
  const reader = await readerOf(rules, tags)
  return {
    ...common(reader, rules),
    status: 200,
    ...wordsOf(offer, rules, reader),
    answers: { ...answers, ...more },
    isPrivate: names.linkId !== undefined,
  }
}

/** Returns the page of a person or a team: their event types. */
async function viewOfOwner(
  ask: AskPublic,
  request: FastifyRequest,
  names: Names,
  tags: readonly string[],
): Promise<PageView> {
  const { status, answers, offers } = await offersOf(ask, request, names)
  const [first] = offers
  // Who has no public event type has no page, so it does not reveal which names exist.
  if (!first) return unavailable(status, tags)
  const reader = await readerOf({}, tags)
  const name = hostOf(first)
  const items = offers.map((offer) => {
    const { title } = ownWords(offer, reader)
    const length = reader.text('minutes', { count: offer.lengthInMinutes })
    const link = `<a href="${escapeHtml(pathOf(offer))}">${escapeHtml(title)}</a>`
    return `<li>${link} <small>${escapeHtml(length)}</small></li>`
  })
  return {
    ...common(reader, {}),
    status: 200,
    title: name,
    head: headOf(name, reader.text('eventTypesOf', { name }), undefined),
    content: `<h1>${escapeHtml(name)}</h1><ul class="offers">${items.join('')}</ul>`,
    answers,
    isPrivate: false,
  }
}

const pathOf = ({ bookingUrl = '' }: Offer): string => (bookingUrl ? new URL(bookingUrl).pathname : '')

async function offersOf(
  ask: AskPublic,
  { query }: FastifyRequest,
  names: Names,
): Promise<{ status: number; offers: Offer[]; answers: Record<string, unknown> }> {
  const { username, teamSlug, organizationSlug, slug, linkId } = names
  if (linkId !== undefined) {
    const path = `/v2/private-links/${encodeURIComponent(linkId)}`
    const { status, data } = await ask<{ eventType: Offer; isExpired: boolean }>(path)
    return { status, offers: data ? [data.eventType] : [], answers: { [path]: data } }
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

async function rulesOf(
  ask: AskPublic,
  eventTypeId: number,
): Promise<{ rules?: Rules | undefined; answers: Record<string, unknown> }> {
  const path = `/v2/event-types/${eventTypeId}/booking-page`
  const { status, data } = await ask<Rules>(path)
  // Bookings outlive their event type, and their pages then have no rules.
  if (status === 404) return { rules: {}, answers: {} }
  return { rules: data, answers: data ? { [path]: data } : {} }
}

async function viewOfBooking(
  ask: AskPublic,
  { query }: FastifyRequest,
  { uid = '', action }: Names,
  tags: readonly string[],
): Promise<PageView> {
  const { seatUid } = query as { seatUid?: unknown }
  const path =
    typeof seatUid === 'string'
      ? `/v2/bookings/by-seat/${encodeURIComponent(seatUid)}`
      : `/v2/bookings/${encodeURIComponent(uid)}`
  const { status, data } = await ask<
    { title: string; eventTypeId: number } | { title: string; eventTypeId: number }[]
  >(path)
  const booking = [data ?? []].flat()[0]
  // A seat that was given back is no error: the page says so.
  if (!booking) return unavailable(typeof seatUid === 'string' ? 200 : status, tags)
  const { rules, answers } = await rulesOf(ask, booking.eventTypeId)
  if (!rules) return unavailable(503, tags)
  const view = common(await readerOf(rules, tags), rules)
  // What only a host can do must not be clicked through another page.
  const isOfHost = action === 'accept' || action === 'confirm' || action === 'decline'
  return {
    ...view,
    status: 200,
    title: booking.title,
    head: '',
    content: '',
    ...(isOfHost && { ancestors: noFrame }),
    answers: { ...answers, [path]: data },
    isPrivate: true,
  }
}

/** Returns the page of something that is missing, or that cannot be loaded now. */
async function unavailable(status: number, tags: readonly string[]): Promise<PageView> {
  const { text } = await readerOf({}, tags)
  const isMissing = status === 404
  return {
    // A page that its script can still fill is no error.
    status: isMissing ? 404 : 200,
    language: languageOf(...tags),
    title: text(isMissing ? 'missing' : 'loading'),
    head: '',
    content: isMissing ? `<h1>${escapeHtml(text('missing'))}</h1>` : '',
    ancestors: isMissing ? ['*'] : noFrame,
    answers: {},
    isPrivate: true,
  }
}

async function viewOfUnsubscribing(tags: readonly string[]): Promise<PageView> {
  const { text } = await readerOf({}, tags)
  const title = text('unsubscribeQuestion')
  const own = { language: languageOf(...tags), title, content: `<h1>${escapeHtml(title)}</h1>` }
  return { ...own, status: 200, head: '', ancestors: noFrame, answers: {}, isPrivate: true }
}

async function readerOf({ interfaceLanguage }: Rules, tags: readonly string[]): Promise<Reader> {
  const all = interfaceLanguage ? [interfaceLanguage, ...tags] : tags
  const { default: texts } = await pageCatalogues[languageOf(...all)]()
  return { tags: all, text: translator(languageOf(...all), texts) }
}

const common = ({ tags }: Reader, { embedOrigins }: Rules): Pick<PageView, 'language' | 'ancestors'> => ({
  language: languageOf(...tags),
  ancestors: embedOrigins?.length ? ["'self'", ...embedOrigins] : ['*'],
})

/** Longest description of a page that programs show. */
const longestDescription = 200

function wordsOf(
  offer: Offer,
  { branding }: Rules,
  reader: Reader,
): Pick<PageView, 'title' | 'head' | 'content'> {
  const { title, description } = ownWords(offer, reader)
  const host = hostOf(offer)
  const length = reader.text('minutes', { count: offer.lengthInMinutes })
  const whole = host ? `${title} · ${host}` : title
  const content = [
    `<header><p>${escapeHtml(host)}</p><h1>${escapeHtml(title)}</h1>`,
    `<p class="about">${escapeHtml(description)}</p><p>${escapeHtml(length)}</p></header>`,
  ]
  const image = branding?.bannerUrl ?? branding?.logoUrl
  const head = headOf(whole, description || `${title} · ${length}`, image)
  return { title: whole, head, content: content.join('') }
}

const hostOf = ({ team, users = [] }: Offer): string => team?.name || users.map(({ name }) => name).join(', ')

/** Returns title and description in the reader's language, as far as they are translated. */
function ownWords(offer: Offer, { tags }: Reader): { title: string; description: string } {
  const own = translationIn(offer.translations, tags[0] ?? 'en')
  return { title: own?.title || offer.title, description: own?.description || offer.description }
}

/** Returns what search engines and messengers show of a page (Open Graph). */
function headOf(title: string, description: string, image: string | undefined): string {
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
