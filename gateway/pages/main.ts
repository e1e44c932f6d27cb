import { ApiProblem, ask, type Booking, type EventType } from './api.ts'
import { chooseTime } from './book.ts'
import { clientPages } from './client.ts'
import { el, show } from './dom.ts'
import { cancelBooking, isOpen, rateBooking, reportNoShow, rescheduleBooking, showBooking } from './manage.ts'
import { problemText } from './problems.ts'
import { language, text } from './texts/index.ts'

const [first = '', second = '', third = ''] = location.pathname.split('/').slice(1).map(decodeURIComponent)
const query = new URLSearchParams(location.search)

async function eventTypeNamed(names: Record<string, string>): Promise<EventType> {
  const organization = query.get('organization')
  const asked = new URLSearchParams({ ...names, ...(organization && { orgSlug: organization }) })
  const [eventType] = await ask<EventType[]>('GET', `/v2/event-types?${asked}`)
  if (!eventType) throw new ApiProblem(404)
  return eventType
}

async function openBooking(uid: string, action: string): Promise<void> {
  const booking = await ask<Booking>('GET', `/v2/bookings/${encodeURIComponent(uid)}`)
  const pages = clientPages(booking.eventTypeId)
  const seatUid = query.get('seatUid') ?? undefined
  if (action === 'rate') rateBooking(booking)
  else if (action === 'no-show') reportNoShow(booking)
  else if (action === 'cancel' && isOpen(booking)) cancelBooking(booking, seatUid)
  else if (action === 'reschedule' && isOpen(booking)) rescheduleBooking(booking, seatUid)
  else showBooking(booking, await pages)
}

async function open(): Promise<void> {
  if (first === 'booking') return openBooking(second, third)
  if (first === 'd') {
    const { eventType, isExpired } = await ask<{ eventType: EventType; isExpired: boolean }>(
      'GET',
      `/v2/private-links/${encodeURIComponent(second)}`,
    )
    if (isExpired) throw new ApiProblem(400, { code: 'private_link_expired' })
    return chooseTime({ eventType, privateLinkId: second, pages: clientPages(eventType.id) })
  }
  const names: Record<string, string> =
    first === 'team' ? { teamSlug: second, eventSlug: third } : { username: first, eventSlug: second }
  const eventType = await eventTypeNamed(names)
  return chooseTime({ eventType, pages: clientPages(eventType.id) })
}

document.documentElement.lang = language
open().catch((error: unknown) => {
  if (!(error instanceof ApiProblem)) throw error
  show(text('missing'), el('h1', {}, problemText(error)))
})
