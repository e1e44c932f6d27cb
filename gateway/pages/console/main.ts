import { ApiProblem } from '../api.ts'
import { alarm, el, show } from '../dom.ts'
import { findPlaces, type Me } from './places.ts'
import { ask, problemText, session, whenEnded } from './session.ts'
import { openShell } from './shell.ts'
import { language, text } from './texts/index.ts'

/** Ends what is open. */
let leave: () => void = () => {}

function signOut(problem?: string): void {
  leave()
  leave = () => {}
  session.key = null
  if (problem === undefined) history.replaceState(null, '', location.pathname)
  signIn(problem)
}

function signIn(problem?: string): void {
  document.body.className = 'door'
  const input = el('input', {
    ...{ id: 'key', type: 'password', required: true, autocomplete: 'off', spellcheck: 'false' },
    'aria-describedby': 'key-hint',
  })
  const button = el('button', { class: 'primary' }, text('signIn'))
  const form = el(
    'form',
    {
      submit: async (event) => {
        event.preventDefault()
        button.disabled = true
        session.key = input.value.trim()
        await enter()
      },
    },
    el('label', { class: 'field', for: 'key' }, text('apiKey'), input),
    el('p', { id: 'key-hint' }, el('small', {}, text('keyHint'))),
    problem && alarm(problem),
    button,
  )
  show(text('title'), el('h1', {}, text('title')), el('p', { class: 'about' }, text('signInIntro')), form)
  input.focus()
}

/** For admins: who may not see the organization's webhooks is told so here and now. */
async function enter(): Promise<void> {
  try {
    const me = await ask<Me>('GET', '/v2/me')
    if (!me.organizationId) throw new ApiProblem(403)
    await ask('GET', `/v2/organizations/${me.organizationId}/webhooks?take=1`)
    leave = openShell({ me, groups: await findPlaces(me.organizationId), signOut: () => signOut() })
  } catch (error) {
    if (error instanceof ApiProblem && ![401, 403].includes(error.status)) return waitOutside(error)
    session.key = null
    signIn(error instanceof ApiProblem && error.status === 403 ? text('notAdmin') : problemText(error))
  }
}

/** Nothing is wrong with the key: whoever comes back to the page need not show it again. */
function waitOutside(problem: ApiProblem): void {
  document.body.className = 'door'
  show(
    text('title'),
    el('h1', {}, text('title')),
    alarm(problemText(problem)),
    el(
      'div',
      { class: 'actions' },
      el('button', { type: 'button', class: 'primary', click: () => void enter() }, text('again')),
      el('button', { type: 'button', click: () => signOut() }, text('signOut')),
    ),
  )
}

document.documentElement.lang = language
whenEnded(() => signOut(text('badKey')))
if (session.key === null) signIn()
else void enter()
