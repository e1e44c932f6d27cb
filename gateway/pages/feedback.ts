import { type ApiProblem, ask, type Booking } from './api.ts'
import { details } from './details.ts'
import { alarm, el, show } from './dom.ts'
import { problemText } from './problems.ts'
import { text } from './texts/index.ts'

export function rateBooking(booking: Booking): void {
  const problems = el('div')
  const rate = async (rating: number) => {
    await ask('POST', `/v2/bookings/${booking.uid}/rating`, { rating }).then(
      () => show(booking.title, el('h1', {}, text('rated'))),
      (error: ApiProblem) => problems.replaceChildren(alarm(problemText(error))),
    )
  }
  show(
    booking.title,
    el('h1', {}, text('rate')),
    details(booking),
    el(
      'div',
      { class: 'actions', role: 'group', 'aria-label': text('rate') },
      ...[1, 2, 3, 4, 5].map((count) =>
        el(
          'button',
          { type: 'button', 'aria-label': text('stars', { count }), click: () => void rate(count) },
          '★'.repeat(count),
        ),
      ),
    ),
    problems,
  )
}

/** Whoever waited for nobody says so with one press of a button. */
export function reportNoShow(booking: Booking): void {
  const problems = el('div')
  const report = async () => {
    await ask('POST', `/v2/bookings/${booking.uid}/report-no-show`, {}).then(
      () => show(booking.title, el('h1', {}, text('noShowTold'))),
      (error: ApiProblem) => problems.replaceChildren(alarm(problemText(error))),
    )
  }
  show(
    booking.title,
    el('h1', {}, text('noShow')),
    details(booking),
    el(
      'div',
      { class: 'actions' },
      el('button', { type: 'button', click: () => void report() }, text('tellNoShow')),
    ),
    problems,
  )
}
