import { mayMove } from '../../../pages/booking-state.ts'
import { BookingPage, SeriesPage } from '../../../pages/components/booking-page.tsx'
import { cancelForm, cancelView } from './cancel.tsx'
import { changeOf } from './change.ts'
import { moveForm, moveView } from './move.tsx'
import { type ChangePage, type Outcome, type PlainContent, plainAddress } from './plain-page.ts'

/** Returns what the page of a booking, or of a series, says to a browser without scripts. */
export async function bookingContent(page: ChangePage): Promise<PlainContent> {
  const { isSeries, anyLive, common } = changeOf(page)
  const { action, bookings, rules, now, uid } = page
  const [booking] = bookings
  if (action === 'cancel' && anyLive) return { status: 200, view: cancelView(page) }
  if (isSeries) return { status: 200, view: <SeriesPage {...common} uid={uid} series={bookings} /> }
  const isMoving = action === 'reschedule' && (anyLive || mayMove(booking, rules, now.getTime()))
  if (isMoving) return { status: 200, view: await moveView(page) }
  return { status: 200, view: <BookingPage {...common} booking={booking} /> }
}

/** Carries out what a form asks for: to cancel or to move. */
export async function takeChange(page: ChangePage, form: URLSearchParams): Promise<Outcome> {
  if (page.action === 'cancel') return cancelForm(page, form)
  const { isSeries } = changeOf(page)
  if (page.action === 'reschedule' && !isSeries) return moveForm(page, form)
  return { redirect: plainAddress(`/booking/${page.uid}`, page.query) }
}
