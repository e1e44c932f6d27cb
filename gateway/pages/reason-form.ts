import type { ApiProblem } from './api.ts'
import { alarm, el } from './dom.ts'
import { text } from './language.ts'
import { problemText } from './problems.ts'

/** Creates a form with a free text question, and further questions if the API asks for them. */
export function reasonForm(
  label: string | undefined,
  action: string,
  act: (reason: string | undefined) => Promise<void>,
  more?: HTMLElement,
): HTMLElement {
  const reason = el('textarea', { id: 'reason', rows: 3 })
  const problems = el('div')
  const submit = el('button', { class: 'primary' }, action)
  return el(
    'form',
    {
      submit: async (event) => {
        event.preventDefault()
        submit.disabled = true
        await act(reason.value.trim() || undefined).catch((error: ApiProblem) =>
          problems.replaceChildren(alarm(problemText(error))),
        )
        submit.disabled = false
      },
    },
    label && el('label', { class: 'field', for: 'reason' }, label, reason),
    more,
    problems,
    el(
      'div',
      { class: 'actions' },
      el(
        'a',
        { class: 'button', href: location.pathname.replace(/\/\w+$/, '') + location.search },
        text('back'),
      ),
      submit,
    ),
  )
}
