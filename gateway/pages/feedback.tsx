import { useState } from 'preact/hooks'
import { ApiProblem, ask, type Booking } from './api.ts'
import { Alarm } from './components/alarm.tsx'
import { BookingDetails } from './components/booking-details.tsx'
import { text } from './language.ts'
import { ownZone } from './picker/zones.tsx'
import { problemText } from './problems.ts'
import { showView } from './show-view.tsx'

interface Props {
  booking: Booking
  heading: string
  path: string
  thanks: string
  /** The texts of errors that have another meaning here, by code. */
  problems?: Record<string, string>
  buttons: readonly { name: string; label?: string; body: object }[]
}

/** A question with buttons; sends the body of the pressed one and shows thanks. */
function Question({ booking, heading, path, thanks, problems = {}, buttons }: Props) {
  const [problem, setProblem] = useState<string>()
  const send = (body: object) =>
    ask('POST', `/v2/bookings/${booking.uid}/${path}`, body).then(
      () => showView(booking.title, <h1>{thanks}</h1>),
      (error: unknown) =>
        setProblem(problems[error instanceof ApiProblem ? error.code : ''] ?? problemText(error)),
    )
  const isOne = buttons.length === 1
  return (
    <>
      <h1>{heading}</h1>
      <BookingDetails booking={booking} timeZone={ownZone()} />
      <div class="actions" {...(!isOne && { role: 'group', 'aria-label': heading })}>
        {buttons.map(({ name, label, body }) => (
          <button
            key={name}
            type="button"
            class={isOne ? 'primary' : undefined}
            aria-label={label}
            onClick={() => void send(body)}
          >
            {name}
          </button>
        ))}
      </div>
      <Alarm>{problem}</Alarm>
    </>
  )
}

export function rateBooking(booking: Booking): void {
  const buttons = [1, 2, 3, 4, 5].map((rating) => ({
    name: '★'.repeat(rating),
    label: text('stars', { count: rating }),
    body: { rating },
  }))
  const texts = { heading: text('rate'), thanks: text('rated') }
  showView(booking.title, <Question {...texts} booking={booking} path="rating" buttons={buttons} />)
}

/** Lets the visitor report that the other side did not come. */
export function reportNoShow(booking: Booking): void {
  const texts = { heading: text('noShow'), thanks: text('noShowTold') }
  const buttons = [{ name: text('tellNoShow'), body: {} }]
  showView(booking.title, <Question {...texts} booking={booking} path="report-no-show" buttons={buttons} />)
}

/**
 * Lets a host accept an instant booking, with the token in the fragment of the address. Opening the
 * page changes nothing, as programs that check mails open links too.
 */
export function acceptBooking(booking: Booking): void {
  const texts = { heading: text('acceptQuestion'), thanks: text('acceptDone') }
  showView(
    booking.title,
    <Question
      {...texts}
      booking={booking}
      path="accept"
      problems={{ slot_taken: text('acceptBusy') }}
      buttons={[{ name: text('accept'), body: { token: location.hash.slice(1) } }]}
    />,
  )
}
