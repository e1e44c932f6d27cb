import { mayMove } from '../../../pages/booking-state.ts'
import { BookingPage, SeriesPage } from '../../../pages/components/booking-page.tsx'
import { feedbackOf } from '../../../pages/feedback-kinds.ts'
import { cancelForm, cancelView } from './cancel.tsx'
import { changeOf } from './change.ts'
import { feedbackForm, feedbackView } from './feedback.tsx'
import { moveForm, moveView } from './move.tsx'
import { type ChangePage, type Outcome, type PlainContent, plainAddress } from './plain-page.ts'

/** Returns what the page of a booking, or of a series, says to a browser without scripts. */
export async function bookingContent(page: ChangePage): Promise<PlainContent> {
  const { isSeries, anyLive, common } = changeOf(page)
  const { action, bookings, rules, now, uid } = page
  const [booking] = bookings
  const feedback = feedbackOf(action)
  if (feedback) return { status: 200, view: feedbackView(page, feedback) }
  if (action === 'cancel' && anyLive) return { status: 200, view: cancelView(page) }
  if (isSeries) return { status: 200, view: <SeriesPage {...common} uid={uid} series={bookings} /> }
  const isMoving = action === 'reschedule' && (anyLive || mayMove(booking, rules, now.getTime()))
  if (isMoving) return { status: 200, view: await moveView(page) }
  return { status: 200, view: <BookingPage {...common} booking={booking} /> }
}

/** Carries out what a form asks for: to cancel, to move, to rate or to report a no-show. */
export async function takeChange(page: ChangePage, form: URLSearchParams): Promise<Outcome> {
  const feedback = feedbackOf(page.action)
  if (feedback) return feedbackForm(page, feedback, form)
  if (page.action === 'cancel') return cancelForm(page, form)
  const { isSeries } = changeOf(page)
  if (page.action === 'reschedule' && !isSeries) return moveForm(page, form)
  return { redirect: plainAddress(`/booking/${page.uid}`, page.query) }
}
