import { type ApiProblem, ask } from './api.ts'
import { el } from './dom.ts'
import { text } from './language.ts'
import { problemText } from './problems.ts'

/** A question for the code that verifies an email address, with a button that sends the code. */
export interface CodeQuestion {
  element: HTMLElement
  value(): string | undefined
}

/** @param about the event type, or the booking to reschedule; `email` receives the code */
export function codeQuestion(
  about: { eventTypeId: number } | { bookingUid: string },
  email: () => unknown,
): CodeQuestion {
  const input = el('input', { id: 'code', inputmode: 'numeric', autocomplete: 'one-time-code' })
  const status = el('p', { role: 'status' })
  const send = async () => {
    const to = email()
    await ask('POST', '/v2/bookings/verification-code', { ...about, email: to }).then(
      () => status.replaceChildren(text('codeSent', { email: `${to}` })),
      (error: ApiProblem) => status.replaceChildren(problemText(error)),
    )
    input.focus()
  }
  const element = el(
    'div',
    {},
    el('button', { type: 'button', click: () => void send() }, text('sendCode')),
    status,
    el('label', { class: 'field', for: 'code' }, text('code'), input),
  )
  return { element, value: () => input.value.trim() || undefined }
}
