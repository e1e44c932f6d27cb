import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { ReasonForm, reasonIn } from './components/reason-form.tsx'
import { problemText } from './problems.ts'
import { entriesOf } from './typed.ts'

/** The page of the booking itself. */
const back = () => location.pathname.replace(/\/\w+$/, '') + location.search

/**
 * Asks for a reason, and carries out the change. @param act gets what was typed; it can throw
 * ApiProblem
 */
export function ReasonQuestion(props: {
  label?: string | undefined
  action: string
  act: (reason: string | undefined, form: URLSearchParams) => Promise<void>
  children?: ComponentChildren
}) {
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const send = async (form: URLSearchParams) => {
    setSending(true)
    await props.act(reasonIn(form), form).catch((error: unknown) => setProblem(problemText(error)))
    setSending(false)
  }
  return (
    <ReasonForm
      label={props.label}
      action={props.action}
      back={back()}
      problem={problem}
      isSending={isSending}
      act={(form) => void send(entriesOf(form))}
    >
      {props.children}
    </ReasonForm>
  )
}
