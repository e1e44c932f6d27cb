import { type Clock, escapeHtml } from '@punctual/contracts'
import { acceptedTags, languageOf } from '@punctual/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Booking } from '../../pages/api.ts'
import { hostOf, OfferHeader } from '../../pages/components/offer-header.tsx'
import { Offers } from '../../pages/components/offers.tsx'
import { type AskPublic, askPublic } from './ask-public.ts'
import { headOf, headOfOffer, type Names, offersOf, ownWords, rulesOf } from './offers.ts'
import type { PageView } from './page-bundle.ts'
import { bookingContent, takeChange } from './plain/booking.tsx'
import { plainContent, takeForm } from './plain/form.tsx'
import {
  type ChangePage,
  isPlain,
  type OfferPage,
  type PlainContent,
  plainAddress,
} from './plain/plain-page.ts'
import { type Reader, type Rules, readerOf } from './reader.ts'
import { renderView } from './render.tsx'

/** The page by which the recipient of a workflow's mail ends such mails. */
export const unsubscribePath = '/unsubscribe'

/** Without rules, no other page may show this one in a frame. */
const noFrame = ["'none'"]

/** One request for a page. */
interface Visit {
  app: FastifyInstance
  request: FastifyRequest
  clock: Clock
}

const tagsOf = ({ headers }: FastifyRequest) => acceptedTags(headers['accept-language'])

/**
 * Returns what a booking page says before its script runs: title, description and language, the
 * status 404 for what does not exist, and who may show it in a frame. A failure of a service leaves
 * the page to its script, which asks again and shows the failure.
 */
export async function bookingView(visit: Visit): Promise<PageView> {
  const { request } = visit
  const names = request.params as Names
  if (request.routeOptions.url === unsubscribePath) return viewOfUnsubscribing(tagsOf(request))
  if (names.uid !== undefined) return viewOfBooking(visit)
  if (names.slug === undefined && names.linkId === undefined) return viewOfOwner(visit)
  const loaded = await offerPage(visit)
  if ('status' in loaded) return unavailable(loaded.status, tagsOf(request))
  const { page, answers } = loaded
  if (isPlain(page.query)) return offerView(page, await plainContent(page))
  const { reader, rules, offer, now } = page
  return {
    ...common(reader, rules),
    ...headOfOffer(offer, rules, reader),
    status: 200,
    content: renderView(reader, now, <OfferHeader offer={{ ...offer, ...ownWords(offer, reader) }} />),
    answers,
    isPrivate: names.linkId !== undefined,
    withoutScripts: plainAddress(page.path, page.query),
  }
}

/** Returns what a form of a browser without scripts leads to. */
export async function bookingForm(
  visit: Visit,
  form: URLSearchParams,
): Promise<PageView | { redirect: string }> {
  const { request } = visit
  if ((request.params as Names).uid !== undefined) {
    const loaded = await changePage(visit)
    if ('status' in loaded) return missingForm(loaded.status, request)
    const outcome = await takeChange(loaded.page, form)
    return 'redirect' in outcome ? outcome : changeView(loaded.page, outcome)
  }
  const loaded = await offerPage(visit)
  if ('status' in loaded) return missingForm(loaded.status, request)
  const outcome = await takeForm(loaded.page, form)
  return 'redirect' in outcome ? outcome : offerView(loaded.page, outcome)
}

const missingForm = async (status: number, request: FastifyRequest): Promise<PageView> => ({
  ...(await unavailable(status, tagsOf(request))),
  formTargets: ["'self'"],
})

type Loaded<Page> = { page: Page; answers: Record<string, unknown> } | { status: number }

/** Returns the parts of the address of a page. */
function addressOf({ url }: FastifyRequest): { path: string; query: URLSearchParams } {
  const [path = '', query] = url.split('?')
  return { path, query: new URLSearchParams(query) }
}

/** Loads the page of an event type; the status of what is missing. */
async function offerPage({ app, request, clock }: Visit): Promise<Loaded<OfferPage>> {
  const names = request.params as Names
  const ask = askPublic(app, request)
  const { status, answers, offers, isExpired } = await offersOf(ask, request, names)
  const [offer] = offers
  if (!offer) return { status }
  const { rules, answers: more } = await rulesOf(ask, offer.id)
  if (!rules) return { status: 503 }
  const reader = await readerOf(rules, tagsOf(request))
  const page = {
    ask,
    reader,
    offer,
    rules,
    ...addressOf(request),
    now: clock.now(),
    ...(names.linkId !== undefined && { privateLinkId: names.linkId }),
    ...(isExpired && { isExpired }),
  }
  return { page, answers: { ...answers, ...more } }
}

/** A form may lead to the page of another site after the booking. */
function offerView(page: OfferPage, { status, view }: PlainContent): PageView {
  const { offer, rules, reader, now } = page
  const others = [offer.successRedirectUrl, rules.bookingRedirectUri].filter((url) => url?.startsWith('http'))
  return {
    ...common(reader, rules),
    ...headOfOffer(offer, rules, reader),
    status,
    content: renderView(reader, now, view),
    answers: {},
    isPrivate: true,
    formTargets: ["'self'", ...others.map((url) => new URL(url ?? '').origin)],
  }
}

/** Returns the page of a person or a team: their event types. */
async function viewOfOwner({ app, request, clock }: Visit): Promise<PageView> {
  const ask: AskPublic = askPublic(app, request)
  const { status, answers, offers } = await offersOf(ask, request, request.params as Names)
  const [first] = offers
  // Who has no public event type has no page, so it does not reveal which names exist.
  if (!first) return unavailable(status, tagsOf(request))
  const reader = await readerOf({}, tagsOf(request))
  const name = hostOf(first)
  const own = offers.map((offer) => ({ ...offer, ...ownWords(offer, reader) }))
  return {
    ...common(reader, {}),
    status: 200,
    title: name,
    head: headOf(name, reader.text('eventTypesOf', { name }), undefined),
    content: renderView(reader, clock.now(), <Offers name={name} offers={own} />),
    answers,
    isPrivate: false,
  }
}

/** Loads the page of a booking; the status of what is missing. */
async function changePage({ app, request, clock }: Visit): Promise<Loaded<ChangePage>> {
  const { uid = '', action } = request.params as Names
  const { seatUid } = request.query as { seatUid?: unknown }
  const ask = askPublic(app, request)
  const path =
    typeof seatUid === 'string'
      ? `/v2/bookings/by-seat/${encodeURIComponent(seatUid)}`
      : `/v2/bookings/${encodeURIComponent(uid)}`
  const { status, data } = await ask<Booking | Booking[]>(path)
  const [booking, ...others] = [data ?? []].flat()
  if (!booking) return { status }
  const { rules, answers } = await rulesOf(ask, booking.eventTypeId)
  if (!rules) return { status: 503 }
  const reader = await readerOf(rules, tagsOf(request))
  const bookings: ChangePage['bookings'] = [booking, ...others]
  const page = { ask, reader, rules, ...addressOf(request), now: clock.now(), uid, action, bookings }
  return { page, answers: { ...answers, [path]: data } }
}

function changeView(page: ChangePage, { status, view }: PlainContent): PageView {
  const { reader, rules, now, bookings } = page
  return {
    ...common(reader, rules),
    status,
    title: bookings[0].title,
    head: '',
    content: renderView(reader, now, view),
    answers: {},
    isPrivate: true,
    formTargets: ["'self'"],
  }
}

async function viewOfBooking(visit: Visit): Promise<PageView> {
  const { request } = visit
  const { seatUid } = request.query as { seatUid?: unknown }
  const loaded = await changePage(visit)
  if ('status' in loaded) {
    const isGone = typeof seatUid === 'string' && loaded.status === 404
    return isGone ? viewOfGoneSeat(visit) : unavailable(loaded.status, tagsOf(request))
  }
  const { page, answers } = loaded
  if (isPlain(page.query)) return changeView(page, await bookingContent(page))
  // What only a host can do must not be clicked through another page, and needs a script: servers
  // do not get the proof in the address.
  const isOfHost = ['accept', 'confirm', 'decline'].includes(page.action ?? '')
  return {
    ...common(page.reader, page.rules),
    ...(isOfHost && { ancestors: noFrame }),
    status: 200,
    title: page.bookings[0].title,
    head: '',
    content: '',
    answers,
    isPrivate: true,
    ...(!isOfHost && { withoutScripts: plainAddress(page.path, page.query) }),
  }
}

/** A seat that was given back is no error: the page says so. */
async function viewOfGoneSeat({ request }: Visit): Promise<PageView> {
  const tags = tagsOf(request)
  const { query } = addressOf(request)
  if (!isPlain(query)) return unavailable(200, tags)
  const { text } = await readerOf({}, tags)
  const content = `<h1>${escapeHtml(text('seatGone'))}</h1>`
  return { ...(await unavailable(200, tags)), title: text('seatGone'), content, formTargets: ["'none'"] }
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
