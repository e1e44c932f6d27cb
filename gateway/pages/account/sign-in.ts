import { ask } from '../api.ts'
import { alarm, el, show } from '../dom.ts'
import { problemText, text } from './language.ts'

interface Account {
  userId: number
  name: string
  organization: string | null
}

/** An identity provider of an organization. */
interface Provider {
  id: number
  name: string
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
    const address = email.value.trim()
    try {
      const provider = await ask<Provider | null>('POST', '/v2/auth/sign-in/provider', { email: address })
      if (provider) offerProvider(address, provider)
      else await mailLink(address)
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

const going = () => {
  const to = returnTo()
  return to === undefined ? {} : { returnTo: to }
}

async function mailLink(email: string): Promise<void> {
  await ask('POST', '/v2/auth/sign-in', { email, ...going() })
  showSent(email)
}

/** Lets the person choose between the provider of the organization and a mailed link. */
function offerProvider(email: string, { id, name }: Provider): void {
  const problems = el('div')
  const choice = (label: string, isFirst: boolean, act: () => Promise<void>) => {
    const click = async () => {
      button.disabled = true
      await act().catch((error: unknown) => {
        button.disabled = false
        problems.replaceChildren(alarm(problemText(error)))
      })
    }
    const button = el(
      'button',
      { type: 'button', class: isFirst ? 'primary' : '', click: () => void click() },
      label,
    )
    return el('p', {}, button)
  }
  show(
    text('signIn'),
    el('h1', {}, text('signIn')),
    el('p', {}, el('bdi', {}, email)),
    choice(text('signInWith', { name }), true, async () => {
      const body = { providerId: id, email, ...going() }
      const { authUrl } = await ask<{ authUrl: string }>('POST', '/v2/auth/sign-in/begin', body)
      location.assign(authUrl)
    }),
    choice(text('send'), false, () => mailLink(email)),
    problems,
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
