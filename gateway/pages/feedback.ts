import { type ApiProblem, ask, type Booking } from './api.ts'
import { details } from './details.ts'
import { alarm, el, show } from './dom.ts'
import { text } from './language.ts'
import { problemText } from './problems.ts'

/**
 * Shows a question with buttons; sends the body of the pressed one and shows thanks.
 * @param question.problems the texts of errors that have another meaning here, by code
 */
function askOnce(
  booking: Booking,
  question: { heading: string; path: string; thanks: string; problems?: Record<string, string> },
  buttons: readonly { name: string; label?: string; body: object }[],
): void {
  const { heading, path, thanks, problems: own = {} } = question
  const problems = el('div')
  const send = async (body: object) => {
    await ask('POST', `/v2/bookings/${booking.uid}/${path}`, body).then(
      () => show(booking.title, el('h1', {}, thanks)),
      (error: ApiProblem) => problems.replaceChildren(alarm(own[error.code] ?? problemText(error))),
    )
  }
  show(
    booking.title,
    el('h1', {}, heading),
    details(booking),
    el(
      'div',
      { class: 'actions', ...(buttons.length > 1 && { role: 'group', 'aria-label': heading }) },
      ...buttons.map(({ name, label, body }) =>
        el(
          'button',
          {
            type: 'button',
            class: buttons.length === 1 && 'primary',
            'aria-label': label,
            click: () => void send(body),
          },
          name,
        ),
      ),
    ),
    problems,
  )
}

export function rateBooking(booking: Booking): void {
  askOnce(
    booking,
    { heading: text('rate'), path: 'rating', thanks: text('rated') },
    [1, 2, 3, 4, 5].map((rating) => ({
      name: '★'.repeat(rating),
      label: text('stars', { count: rating }),
      body: { rating },
    })),
  )
}

/** Lets the visitor report that the other side did not come. */
export function reportNoShow(booking: Booking): void {
  askOnce(booking, { heading: text('noShow'), path: 'report-no-show', thanks: text('noShowTold') }, [
    { name: text('tellNoShow'), body: {} },
  ])
}

/**
 * Lets a host accept an instant booking, with the token in the fragment of the address. Opening the
 * page changes nothing, as programs that check mails open links too.
 */
export function acceptBooking(booking: Booking): void {
  const question = {
    heading: text('acceptQuestion'),
    path: 'accept',
    thanks: text('acceptDone'),
    problems: { slot_taken: text('acceptBusy') },
  }
  askOnce(booking, question, [{ name: text('accept'), body: { token: location.hash.slice(1) } }])
}
