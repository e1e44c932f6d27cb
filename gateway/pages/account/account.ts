import { ApiProblem, ask } from '../api.ts'
import { alarm, el, show } from '../dom.ts'
import { appsPart } from './apps.ts'
import { calendarsPart } from './calendars.ts'
import { keysPart } from './keys.ts'
import { problemText, text } from './language.ts'
import { sessionsPart } from './sessions.ts'

interface Me {
  name: string
  email: string
}

/** Sends a browser without a session to the sign-in page, which leads back here. */
function goToSignIn(): void {
  location.replace('/account/sign-in?returnTo=/account')
}

/** Shows the account of the signed-in person. */
export async function openAccount(): Promise<void> {
  const me = await ask<Me>('GET', '/v2/me').catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 401) return undefined
    throw error
  })
  if (!me) return goToSignIn()
  const notice = el('p', { role: 'status' })
  // A provider of calendars sent the browser back.
  if (new URLSearchParams(location.search).has('error')) {
    notice.append(alarm(text('connectFailed')))
    history.replaceState(null, '', location.pathname)
  }
  /** Runs a change, and says how it went. */
  const change = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
      notice.replaceChildren(text('done'))
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 401) return goToSignIn()
      notice.replaceChildren(alarm(problemText(error)))
    }
  }
  const signOut = () =>
    change(async () => {
      await ask('POST', '/v2/auth/sign-out', {})
      goToSignIn()
    })
  const parts = await Promise.all(
    [sessionsPart, appsPart, keysPart, calendarsPart].map((part) => part(change)),
  )
  show(
    text('title'),
    el(
      'header',
      { class: 'bar' },
      el(
        'div',
        {},
        el('h1', {}, text('title')),
        el('p', {}, el('bdi', {}, me.name), ' · ', el('bdi', {}, me.email)),
      ),
      el('button', { type: 'button', click: () => void signOut() }, text('signOut')),
    ),
    notice,
    ...parts,
  )
}
