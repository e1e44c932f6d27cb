import { type Clock, escapeHtml } from '@punctual/contracts'
import { acceptedTags, languageOf } from '@punctual/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Booking } from '../../pages/api.ts'
import { type AskPublic, askPublic } from './ask-public.ts'
import { headOf, hostOf, type Names, type Offer, offersOf, ownWords, rulesOf, wordsOf } from './offers.ts'
import type { PageView } from './page-bundle.ts'
import { bookingsView } from './plain/booking.ts'
import { plainContent, takeForm } from './plain/form.ts'
import { isPlain, type PlainPage, plainAddress } from './plain/plain-page.ts'
import { type Reader, type Rules, readerOf } from './reader.ts'

/** The page by which the recipient of a workflow's mail ends such mails. */
export const unsubscribePath = '/unsubscribe'

/** Without rules, no other page may show this one in a frame. */
const noFrame = ["'none'"]

/**
 * Returns what a booking page says before its script runs: title, description and language, the
 * status 404 for what does not exist, and who may show it in a frame. A failure of a service leaves
 * the page to its script, which asks again and shows the failure.
 */
export async function bookingView(
  app: FastifyInstance,
  request: FastifyRequest,
  clock: Clock,
): Promise<PageView> {
  const names = request.params as Names
  const ask = askPublic(app, request)
  const tags = acceptedTags(request.headers['accept-language'])
  if (request.routeOptions.url === unsubscribePath) return viewOfUnsubscribing(tags)
  if (names.uid !== undefined) return viewOfBooking(ask, request, names, tags)
  if (names.slug === undefined && names.linkId === undefined) return viewOfOwner(ask, request, names, tags)
  const loaded = await pageOf(app, request, clock)
  if ('status' in loaded) return unavailable(loaded.status, tags)
  const { page, answers } = loaded
  if (isPlain(page.query)) return plainView(page, await plainContent(page))
  return {
    ...common(page.reader, page.rules),
    status: 200,
    ...wordsOf(page.offer, page.rules, page.reader),
    answers,
    isPrivate: names.linkId !== undefined,
    withoutScripts: plainAddress(page.path, page.query),
  }
}

/** Returns what a form of a browser without scripts leads to. */
export async function bookingForm(
  app: FastifyInstance,
  request: FastifyRequest,
  form: URLSearchParams,
  clock: Clock,
): Promise<PageView | { redirect: string }> {
  const loaded = await pageOf(app, request, clock)
  if ('status' in loaded) {
    const view = await unavailable(loaded.status, acceptedTags(request.headers['accept-language']))
    return { ...view, formTargets: ["'self'"] }
  }
  const outcome = await takeForm(loaded.page, form)
  return 'redirect' in outcome ? outcome : plainView(loaded.page, outcome)
}

/** Loads the page of an event type; the status of what is missing. */
async function pageOf(
  app: FastifyInstance,
  request: FastifyRequest,
  clock: Clock,
): Promise<{ page: PlainPage; answers: Record<string, unknown> } | { status: number }> {
  const names = request.params as Names
  const ask = askPublic(app, request)
  const { status, answers, offers, isExpired } = await offersOf(ask, request, names)
  const [offer] = offers
  if (!offer) return { status }
  const { rules, answers: more } = await rulesOf(ask, offer.id)
  if (!rules) return { status: 503 }
  const reader = await readerOf(rules, acceptedTags(request.headers['accept-language']))
  const [path = '', query] = request.url.split('?')
  const page = {
    ask,
    reader,
    offer,
    rules,
    path,
    query: new URLSearchParams(query),
    now: clock.now(),
    ...(names.linkId !== undefined && { privateLinkId: names.linkId }),
    ...(isExpired && { isExpired }),
  }
  return { page, answers: { ...answers, ...more } }
}

/** A form may lead to the page of another site after the booking. */
function plainView(page: PlainPage, { status, content }: { status: number; content: string }): PageView {
  const { offer, rules, reader } = page
  const others = [offer.successRedirectUrl, rules.bookingRedirectUri].filter((url) => url?.startsWith('http'))
  return {
    ...common(reader, rules),
    ...wordsOf(offer, rules, reader),
    status,
    content,
    answers: {},
    isPrivate: true,
    formTargets: ["'self'", ...others.map((url) => new URL(url ?? '').origin)],
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

async function viewOfBooking(
  ask: AskPublic,
  { query, url }: FastifyRequest,
  { uid = '', action }: Names,
  tags: readonly string[],
): Promise<PageView> {
  const { seatUid } = query as { seatUid?: unknown }
  const path =
    typeof seatUid === 'string'
      ? `/v2/bookings/by-seat/${encodeURIComponent(seatUid)}`
      : `/v2/bookings/${encodeURIComponent(uid)}`
  const { status, data } = await ask<Booking | Booking[]>(path)
  const all = [data ?? []].flat()
  const [booking] = all
  // A seat that was given back is no error: the page says so.
  if (!booking) return unavailable(typeof seatUid === 'string' ? 200 : status, tags)
  const { rules, answers } = await rulesOf(ask, booking.eventTypeId)
  if (!rules) return unavailable(503, tags)
  const reader = await readerOf(rules, tags)
  const view = { ...common(reader, rules), status: 200, title: booking.title, head: '', isPrivate: true }
  const [page = '', asked] = url.split('?')
  if (isPlain(new URLSearchParams(asked)))
    return { ...view, content: bookingsView(reader, all), answers: {}, formTargets: ["'none'"] }
  // What only a host can do must not be clicked through another page.
  const isOfHost = action === 'accept' || action === 'confirm' || action === 'decline'
  return {
    ...view,
    content: '',
    ...(isOfHost && { ancestors: noFrame }),
    answers: { ...answers, [path]: data },
    ...(action === undefined && { withoutScripts: plainAddress(page, new URLSearchParams(asked)) }),
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

const common = ({ tags }: Reader, { embedOrigins }: Rules): Pick<PageView, 'language' | 'ancestors'> => ({
  language: languageOf(...tags),
  ancestors: embedOrigins?.length ? ["'self'", ...embedOrigins] : ['*'],
})
