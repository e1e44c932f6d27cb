import { useState } from 'preact/hooks'
import { type ApiProblem, ask } from './api.ts'
import { Alarm } from './components/alarm.tsx'
import { text } from './language.ts'
import { problemText } from './problems.ts'
import { show } from './show.tsx'

function Question({ token }: { token: string }) {
  const [problem, setProblem] = useState<string>()
  const end = () =>
    ask('POST', '/v2/workflows/unsubscribe', { token }).then(
      () => show(text('unsubscribed'), <h1>{text('unsubscribed')}</h1>),
      (error: ApiProblem) => setProblem(problemText(error)),
    )
  return (
    <>
      <h1>{text('unsubscribeQuestion')}</h1>
      <button type="button" class="primary" onClick={end}>
        {text('unsubscribe')}
      </button>
      <Alarm>{problem}</Alarm>
    </>
  )
}

/**
 * Asks whether to end the mails of a workflow. Opening the page changes nothing, as programs that
 * check mails open links too.
 */
export const askToUnsubscribe = (token: string): void =>
  show(text('unsubscribeQuestion'), <Question token={token} />)
