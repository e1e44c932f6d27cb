import { ApiProblem, ask as askWithCookie } from '../api.ts'
import { alarm, el, show } from '../dom.ts'
import { text, useLanguage } from './language.ts'
import { ask, problemText, session, whenEnded } from './session.ts'
import { openShell } from './shell.ts'
import { findWebhookOwners, type Me } from './webhook-owners.ts'

/** Closes the open console. */
let leave: () => void = () => {}

function forget(): void {
  session.key = null
  session.isSignedIn = false
}

function signOut(problem?: string): void {
  leave()
  leave = () => {}
  if (session.isSignedIn && problem === undefined)
    void askWithCookie('POST', '/v2/auth/sign-out', {}).catch(() => {})
  forget()
  if (problem === undefined) history.replaceState(null, '', location.pathname)
  signIn(problem)
}

function signIn(problem?: string): void {
  document.body.className = 'door'
  const input = el('input', {
    id: 'key',
    type: 'password',
    required: true,
    autocomplete: 'off',
    spellcheck: 'false',
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
    el('p', {}, el('a', { href: '/account/sign-in?returnTo=/console' }, text('signInByMail'))),
  )
  show(text('title'), el('h1', {}, text('title')), el('p', { class: 'about' }, text('signInIntro')), form)
  input.focus()
}

/** Opens the console, or shows an error if the key's user is not an admin of an organization. */
async function enter(): Promise<void> {
  try {
    const me = await ask<Me>('GET', '/v2/me')
    if (!me.organizationId) throw new ApiProblem(403)
    await ask('GET', `/v2/organizations/${me.organizationId}/webhooks?take=1`)
    const groups = await findWebhookOwners(me.organizationId)
    leave = openShell({ groups, person: { me, signOut: () => signOut() } })
  } catch (error) {
    if (error instanceof ApiProblem && ![401, 403].includes(error.status)) return offerRetry(error)
    forget()
    signIn(error instanceof ApiProblem && error.status === 403 ? text('notAdmin') : problemText(error))
  }
}

/** Offers to try again with the same key, for errors that are not about the key. */
function offerRetry(problem: ApiProblem): void {
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

/** Opens the console with the session of the browser, if there is one. */
async function enterSignedIn(): Promise<void> {
  const isSignedIn = await askWithCookie('GET', '/v2/me').then(
    () => true,
    () => false,
  )
  if (!isSignedIn) return signIn()
  session.isSignedIn = true
  await enter()
}

await useLanguage(...navigator.languages)
whenEnded(() => signOut(text('badKey')))
if (session.key === null) void enterSignedIn()
else void enter()
