import type { PageKey } from '@punctual/messages/pages'

/** What a visitor says about a booking: its question, its answers and the call that sends one. */
export interface FeedbackKind {
  heading: PageKey
  thanks: PageKey
  /** Of the call, below the booking. */
  path: string
  answers: readonly string[]
  bodyOf(answer: string): object
}

const kinds = new Map<string, FeedbackKind>([
  [
    'rate',
    {
      heading: 'rate',
      thanks: 'rated',
      path: 'rating',
      answers: ['1', '2', '3', '4', '5'],
      bodyOf: (answer) => ({ rating: Number(answer) }),
    },
  ],
  [
    'no-show',
    {
      heading: 'noShow',
      thanks: 'noShowTold',
      path: 'report-no-show',
      answers: ['yes'],
      bodyOf: () => ({}),
    },
  ],
])

/** Returns what the page of an action asks; undefined for other actions. */
export const feedbackOf = (action: string | undefined): FeedbackKind | undefined => kinds.get(action ?? '')
