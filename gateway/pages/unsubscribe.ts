import { type ApiProblem, ask } from './api.ts'
import { alarm, el, show } from './dom.ts'
import { text } from './language.ts'
import { problemText } from './problems.ts'

/**
 * Asks whether to end the mails of a workflow. Opening the page changes nothing, as programs that
 * check mails open links too.
 */
export function askToUnsubscribe(token: string): void {
  const problems = el('div')
  const end = () =>
    ask('POST', '/v2/workflows/unsubscribe', { token }).then(
      () => show(text('unsubscribed'), el('h1', {}, text('unsubscribed'))),
      (error: ApiProblem) => problems.replaceChildren(alarm(problemText(error))),
    )
  show(
    text('unsubscribeQuestion'),
    el('h1', {}, text('unsubscribeQuestion')),
    el('button', { type: 'button', class: 'primary', click: () => void end() }, text('unsubscribe')),
    problems,
  )
}
