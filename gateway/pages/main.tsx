import { answerRequest, keepProof } from './answer.tsx'
import { ApiProblem, ask, type Booking, type EventType } from './api.ts'
import { chooseTime } from './book.tsx'
import { isLive, mayMove } from './booking-state.ts'
import { inWordsOf, pageRules } from './client.ts'
import { hostOf } from './components/offer-header.tsx'
import { Offers } from './components/offers.tsx'
import { fitFrame, tell } from './embedded.ts'
import { acceptBooking, askForFeedback } from './feedback.tsx'
import { feedbackOf } from './feedback-kinds.ts'
import { text, useLanguage } from './language.ts'
import { cancelBooking, showBooking, showSeries } from './manage.tsx'
import { rescheduleBooking } from './move.tsx'
import { problemText } from './problems.ts'
import { showView } from './show-view.tsx'
import { askToUnsubscribe } from './unsubscribe.tsx'

const words = location.pathname.split('/').slice(1).map(decodeURIComponent)
const query = new URLSearchParams(location.search)
/** Older addresses name the organization in the query. */
const organization = words[0] === 'o' ? words[1] : query.get('organization')
const [first = '', second = '', third = ''] = words[0] === 'o' ? words.slice(2) : words

async function eventTypesNamed({ eventSlug = '', ...owner }: Record<string, string>): Promise<EventType[]> {
  const asked = new URLSearchParams({
    ...owner,
    ...(eventSlug && { eventSlug }),
    ...(organization && { orgSlug: organization }),
  })
  return ask<EventType[]>('GET', `/v2/event-types?${asked}`)
}

/**
 * Returns the booking, all bookings of a series, or the current booking of a seat; undefined if the
 * seat was cancelled.
 */
async function bookingsOf(uid: string, seatUid: string | null): Promise<Booking[] | undefined> {
  if (!seatUid)
    return [await ask<Booking | Booking[]>('GET', `/v2/bookings/${encodeURIComponent(uid)}`)].flat()
  const path = `/v2/bookings/by-seat/${encodeURIComponent(seatUid)}`
  return ask<Booking>('GET', path).then(
    (booking) => [booking],
    (error: ApiProblem) => {
      if (error.status === 404) return undefined
      throw error
    },
  )
}

/** @throws ApiProblem 404 without an event type */
function showOwner(eventTypes: readonly EventType[]): void {
  const [first] = eventTypes
  if (!first) throw new ApiProblem(404)
  const name = hostOf(first)
  showView(name, <Offers name={name} offers={eventTypes.map((each) => inWordsOf(each, {}))} />)
}

async function openBooking(uid: string, action: string): Promise<void> {
  const bookings = await bookingsOf(uid, query.get('seatUid'))
  const [booking] = bookings ?? []
  if (!bookings || !booking) return showView(text('cancelled'), <h1>{text('seatGone')}</h1>)
  const feedback = feedbackOf(action)
  if (feedback) return askForFeedback(booking, feedback)
  if (action === 'accept') return acceptBooking(booking)
  if (action === 'confirm' || action === 'decline') {
    keepProof(booking.uid)
    if (booking.status === 'pending') return answerRequest(booking, action)
  }
  const rules = await pageRules(booking.eventTypeId)
  const isSeries = booking.recurringBookingUid === uid
  const anyLive = bookings.some(isLive)
  if (action === 'cancel' && anyLive) return cancelBooking(isSeries ? uid : booking.uid, bookings, rules)
  if (isSeries) return showSeries(uid, bookings, rules)
  if (action === 'reschedule' && (anyLive || mayMove(booking, rules, Date.now())))
    return rescheduleBooking(booking, rules)
  return showBooking(booking, rules)
}

async function open(): Promise<void> {
  if (first === 'booking') return openBooking(second, third)
  if (first === 'unsubscribe') return askToUnsubscribe(query.get('token') ?? '')
  if (first === 'd') {
    const { eventType, isExpired } = await ask<{ eventType: EventType; isExpired: boolean }>(
      'GET',
      `/v2/private-links/${encodeURIComponent(second)}`,
    )
    if (isExpired) throw new ApiProblem(400, { code: 'private_link_expired' })
    const rules = await pageRules(eventType.id)
    return chooseTime({ eventType: inWordsOf(eventType, rules), privateLinkId: second, rules })
  }
  const names: Record<string, string> =
    first === 'team' ? { teamSlug: second, eventSlug: third } : { username: first, eventSlug: second }
  if (!names.eventSlug) return showOwner(await eventTypesNamed(names))
  const [eventType] = await eventTypesNamed(names)
  if (!eventType) throw new ApiProblem(404)
  const rules = await pageRules(eventType.id)
  return chooseTime({ eventType: inWordsOf(eventType, rules), rules })
}

await useLanguage(...navigator.languages)
fitFrame()
open().then(
  () => tell('ready'),
  (error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error
    showView(text('missing'), <h1>{problemText(error)}</h1>)
  },
)
