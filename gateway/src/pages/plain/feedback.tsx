import { randomUUID } from 'node:crypto'
import { problemTextIn } from '@punctual/messages/pages'
import { BookingQuestion, feedbackButtons } from '../../../pages/components/booking-question.tsx'
import { Hidden } from '../../../pages/components/field.tsx'
import type { FeedbackKind } from '../../../pages/feedback-kinds.ts'
import { askOnce } from './ask-once.ts'
import { changeOf } from './change.ts'
import { type ChangePage, type Outcome, plainAddress } from './plain-page.ts'

/** Asks the visitor to rate a booking, or to report that the other side did not come. */
export function feedbackView(page: ChangePage, kind: FeedbackKind, problem?: string) {
  const { reader, path, query, bookings } = page
  return (
    <BookingQuestion
      heading={reader.text(kind.heading)}
      booking={bookings[0]}
      timeZone={changeOf(page).common.timeZone}
      buttons={feedbackButtons(reader, kind)}
      problem={problem}
      postTo={plainAddress(path, query)}
    >
      <Hidden name="pick.key" value={randomUUID()} />
    </BookingQuestion>
  )
}

/** Sends what the visitor says about a booking. */
export async function feedbackForm(
  page: ChangePage,
  kind: FeedbackKind,
  form: URLSearchParams,
): Promise<Outcome> {
  const { ask, reader, bookings } = page
  const answer = form.get('pick.answer') ?? ''
  const key = form.get('pick.key')
  // Another answer of the same form is another change.
  const once = new URLSearchParams(key ? { 'pick.key': `${key}-${answer}` } : {})
  const path = `/v2/bookings/${encodeURIComponent(bookings[0].uid)}/${kind.path}`
  const { status, problem } = await askOnce(ask, path, once, kind.bodyOf(answer))
  if (!problem) return { status: 200, view: <h1>{reader.text(kind.thanks)}</h1> }
  return { status, view: feedbackView(page, kind, problemTextIn(reader, problem, new Map())) }
}
