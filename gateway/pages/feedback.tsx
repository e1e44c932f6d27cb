import { useState } from 'preact/hooks'
import { ApiProblem, ask, type Booking } from './api.ts'
import { type AnswerButton, BookingQuestion, feedbackButtons } from './components/booking-question.tsx'
import type { FeedbackKind } from './feedback-kinds.ts'
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
  buttons: readonly AnswerButton[]
  bodyOf(answer: string): object
}

/** A question with buttons; sends the body of the pressed one and shows thanks. */
function Question({ booking, heading, path, thanks, problems = {}, buttons, bodyOf }: Props) {
  const [problem, setProblem] = useState<string>()
  const send = (answer: string) =>
    ask('POST', `/v2/bookings/${booking.uid}/${path}`, bodyOf(answer)).then(
      () => showView(booking.title, <h1>{thanks}</h1>),
      (error: unknown) =>
        setProblem(problems[error instanceof ApiProblem ? error.code : ''] ?? problemText(error)),
    )
  return (
    <BookingQuestion
      heading={heading}
      booking={booking}
      timeZone={ownZone()}
      buttons={buttons}
      problem={problem}
      act={(answer) => void send(answer)}
    />
  )
}

/** Lets the visitor rate a booking, or report that the other side did not come. */
export const askForFeedback = (booking: Booking, kind: FeedbackKind): void =>
  showView(
    booking.title,
    <Question
      booking={booking}
      heading={text(kind.heading)}
      thanks={text(kind.thanks)}
      path={kind.path}
      buttons={feedbackButtons({ text }, kind)}
      bodyOf={kind.bodyOf}
    />,
  )

/**
 * Lets a host accept an instant booking, with the token in the fragment of the address. Opening the
 * page changes nothing, as programs that check mails open links too.
 */
export const acceptBooking = (booking: Booking): void =>
  showView(
    booking.title,
    <Question
      booking={booking}
      heading={text('acceptQuestion')}
      thanks={text('acceptDone')}
      path="accept"
      problems={{ slot_taken: text('acceptBusy') }}
      buttons={[{ answer: 'accept', name: text('accept') }]}
      bodyOf={() => ({ token: location.hash.slice(1) })}
    />,
  )
