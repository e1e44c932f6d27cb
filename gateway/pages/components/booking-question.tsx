import type { ComponentChildren } from 'preact'
import type { Booking } from '../api.ts'
import type { FeedbackKind } from '../feedback-kinds.ts'
import type { Words } from '../words.ts'
import { Alarm } from './alarm.tsx'
import { BookingDetails } from './booking-details.tsx'

/** A button that answers. */
export interface AnswerButton {
  answer: string
  name: string
  /** What screen readers say instead of the name. */
  label?: string
}

interface Props {
  heading: string
  booking: Booking
  timeZone: string
  buttons: readonly AnswerButton[]
  problem?: string | undefined
  /** Present in a browser with scripts. */
  act?: (answer: string) => void
  /** What the form posts to without scripts. */
  postTo?: string
  /** Further fields of the form. */
  children?: ComponentChildren
}

/** A question about a booking with a button for each answer, which a form sends. */
export function BookingQuestion(props: Props) {
  const { heading, booking, timeZone, buttons, problem, act, postTo, children } = props
  const isOne = buttons.length === 1
  return (
    <>
      <h1>{heading}</h1>
      <BookingDetails booking={booking} timeZone={timeZone} />
      <form
        method={postTo ? 'post' : undefined}
        action={postTo}
        onSubmit={(event) => {
          event.preventDefault()
          if (event.submitter instanceof HTMLButtonElement) act?.(event.submitter.value)
        }}
      >
        {children}
        <div class="actions" {...(!isOne && { role: 'group', 'aria-label': heading })}>
          {buttons.map(({ answer, name, label }) => (
            <button
              key={answer}
              type="submit"
              name="pick.answer"
              value={answer}
              class={isOne ? 'primary' : undefined}
              aria-label={label}
            >
              {name}
            </button>
          ))}
        </div>
        <Alarm>{problem}</Alarm>
      </form>
    </>
  )
}

/** Returns the buttons of a question: stars for a rating. */
export const feedbackButtons = ({ text }: Pick<Words, 'text'>, { answers }: FeedbackKind): AnswerButton[] =>
  answers.length === 1
    ? answers.map((answer) => ({ answer, name: text('tellNoShow') }))
    : answers.map((answer) => ({
        answer,
        name: '★'.repeat(Number(answer)),
        label: text('stars', { count: answer }),
      }))
