import { useRef, useState } from 'preact/hooks'
import { ask } from './api.ts'
import { CodeInput } from './components/code-input.tsx'
import { problemText } from './problems.ts'
import { useWords } from './words.ts'

interface Props {
  /** The event type, or the booking to reschedule. */
  about: { eventTypeId: number } | { bookingUid: string }
  /** Returns the address that receives the code. */
  email(): string
  typed?: URLSearchParams | undefined
}

/** Asks for the code that verifies an email address, with a button that sends the code. */
export function CodeQuestion({ about, email, typed }: Props) {
  const { text } = useWords()
  const root = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState('')
  const send = async () => {
    const to = email()
    await ask('POST', '/v2/bookings/verification-code', { ...about, email: to }).then(
      () => setStatus(text('codeSent', { email: to })),
      (error: unknown) => setStatus(problemText(error)),
    )
    root.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={root}>
      <button type="button" onClick={() => void send()}>
        {text('sendCode')}
      </button>
      <p role="status">{status}</p>
      <CodeInput typed={typed} />
    </div>
  )
}

/** Returns the code that a form gives; undefined without one. */
export const codeIn = (form: URLSearchParams): string | undefined =>
  form.get('pick.code')?.trim() || undefined
