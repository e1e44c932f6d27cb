import { ask } from '../api.ts'
import { alarm, el, show } from '../dom.ts'
import { problemText, text } from './language.ts'

interface Account {
  userId: number
  name: string
  organization: string | null
}

const returnTo = () => new URLSearchParams(location.search).get('returnTo') ?? undefined

/** Shows the form that asks for a link. @param problem why it is shown again */
export function signIn(problem?: string): void {
  const email = el('input', {
    id: 'email',
    type: 'email',
    required: true,
    autocomplete: 'email',
    maxlength: 254,
  })
  const button = el('button', { class: 'primary' }, text('send'))
  const problems = el('div', {}, problem !== undefined && alarm(problem))
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    button.disabled = true
    try {
      const to = returnTo()
      const body = { email: email.value.trim(), ...(to !== undefined && { returnTo: to }) }
      await ask('POST', '/v2/auth/sign-in', body)
      showSent(body.email)
    } catch (error) {
      button.disabled = false
      problems.replaceChildren(alarm(problemText(error)))
    }
  }
  show(
    text('signIn'),
    el('h1', {}, text('signIn')),
    el('p', {}, text('signInAbout')),
    el(
      'form',
      { submit: (event) => void send(event) },
      el('label', { class: 'field', for: 'email' }, text('email'), email),
      problems,
      button,
    ),
  )
}

function showSent(email: string): void {
  show(
    text('sent'),
    el('h1', {}, text('sent')),
    el('p', { role: 'status' }, text('sentAbout', { email })),
    el('p', {}, el('button', { type: 'button', click: () => signIn() }, text('another'))),
  )
}

/**
 * Asks whether to sign in with a mailed link. Opening the link changes nothing, as programs that
 * check mails open it too.
 */
export async function openLink(token: string): Promise<void> {
  // Neither the history nor a copied address has the link's secret.
  history.replaceState(null, '', location.pathname)
  try {
    const { accounts } = await ask<{ accounts: Account[] }>('POST', '/v2/auth/sign-in/link', { token })
    offer(token, accounts)
  } catch (error) {
    signIn(problemText(error))
  }
}

function offer(token: string, accounts: readonly Account[]): void {
  const problems = el('div')
  const confirm = async (button: HTMLButtonElement, userId: number): Promise<void> => {
    button.disabled = true
    try {
      const body = { token, userId }
      const { returnTo } = await ask<{ returnTo: string }>('POST', '/v2/auth/sign-in/confirm', body)
      location.replace(returnTo)
    } catch (error) {
      button.disabled = false
      problems.replaceChildren(alarm(problemText(error)))
    }
  }
  const buttons = accounts.map(({ userId, name, organization }) => {
    const label =
      organization === null ? text('signInAs', { name }) : text('signInAsOf', { name, organization })
    const click = () => void confirm(button, userId)
    const button = el('button', { type: 'button', class: 'primary', click }, label)
    return el('p', {}, button)
  })
  show(
    text('signIn'),
    el('h1', {}, text('signIn')),
    accounts.length > 1 && el('p', {}, text('choose')),
    ...buttons,
    problems,
  )
}
