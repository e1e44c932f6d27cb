import { useEffect, useRef, useState } from 'preact/hooks'
import { ApiProblem, ask as askWithCookie } from '../api.ts'
import { Alarm } from '../components/alarm.tsx'
import { show } from '../show.tsx'
import { openConsole } from './console.tsx'
import { text, useLanguage } from './language.ts'
import { ask, problemText, session, whenEnded } from './session.ts'
import type { Webhook } from './types.ts'
import { findWebhookOwners, type Me } from './webhook-owners.ts'

function forget(): void {
  session.key = null
  session.isSignedIn = false
}

function signOut(problem?: string): void {
  if (session.isSignedIn && problem === undefined)
    void askWithCookie('POST', '/v2/auth/sign-out', {}).catch(() => {})
  forget()
  if (problem === undefined) history.replaceState(null, '', location.pathname)
  signIn(problem)
}

function signIn(problem?: string): void {
  document.body.className = 'door'
  show(text('title'), <SignIn problem={problem} />)
}

function SignIn({ problem }: { problem: string | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => input.current?.focus(), [])
  const submit = (event: Event) => {
    event.preventDefault()
    setBusy(true)
    session.key = input.current?.value.trim() ?? ''
    void enter()
  }
  return (
    <>
      <h1>{text('title')}</h1>
      <p class="about">{text('signInIntro')}</p>
      <form onSubmit={submit}>
        <label class="field" for="key">
          {text('apiKey')}
          <input
            id="key"
            ref={input}
            type="password"
            required
            autocomplete="off"
            spellcheck={false}
            aria-describedby="key-hint"
          />
        </label>
        <p id="key-hint">
          <small>{text('keyHint')}</small>
        </p>
        <Alarm>{problem}</Alarm>
        <button type="submit" class="primary" disabled={isBusy}>
          {text('signIn')}
        </button>
        <p>
          <a href="/account/sign-in?returnTo=/console">{text('signInByMail')}</a>
        </p>
      </form>
    </>
  )
}

/**
 * Opens the console, or shows an error if the key's user is not an admin of an organization.
 * @param known the user, where it is known
 */
async function enter(known?: Me): Promise<void> {
  try {
    const me = known ?? (await ask<Me>('GET', '/v2/me'))
    if (!me.organizationId) throw new ApiProblem(403)
    const first = await ask<Webhook[]>('GET', `/v2/organizations/${me.organizationId}/webhooks`)
    const groups = await findWebhookOwners(me.organizationId)
    openConsole({ groups, first, person: { me, signOut: () => signOut() } })
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
    <>
      <h1>{text('title')}</h1>
      <Alarm>{problemText(problem)}</Alarm>
      <div class="actions">
        <button type="button" class="primary" onClick={() => void enter()}>
          {text('again')}
        </button>
        <button type="button" onClick={() => signOut()}>
          {text('signOut')}
        </button>
      </div>
    </>,
  )
}

/** Opens the console with the session of the browser, if there is one. */
async function enterSignedIn(): Promise<void> {
  const me = await askWithCookie<Me>('GET', '/v2/me').catch(() => undefined)
  if (!me) return signIn()
  session.isSignedIn = true
  await enter(me)
}

await useLanguage(...navigator.languages)
whenEnded(() => signOut(text('badKey')))
if (session.key === null) void enterSignedIn()
else void enter()
