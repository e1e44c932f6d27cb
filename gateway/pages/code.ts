import { type ApiProblem, ask } from './api.ts'
import { el } from './dom.ts'
import { problemText } from './problems.ts'
import { text } from './texts/index.ts'

/** The code that proves an address: sent when it is asked for, as often as that is. */
export interface CodeQuestion {
  element: HTMLElement
  value(): string | undefined
}

/** @param about what is booked, or the booking that is moved; `email` where the code is sent */
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
