import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { ApiProblem, ask } from '../api.ts'
import { Alarm } from '../components/alarm.tsx'
import { show } from '../show.tsx'
import { Apps } from './apps.tsx'
import { Calendars } from './calendars.tsx'
import { Keys } from './keys.tsx'
import { problemText, text } from './language.ts'
import { Rooms } from './rooms.tsx'
import { Sessions } from './sessions.tsx'

interface Me {
  name: string
  email: string
}

/** Sends a browser without a session to the sign-in page, which leads back here. */
function goToSignIn(): void {
  location.replace('/account/sign-in?returnTo=/account')
}

const isSignedOut = (error: unknown) => error instanceof ApiProblem && error.status === 401

/** Shows the account of the signed-in person. */
export async function openAccount(): Promise<void> {
  const me = await ask<Me>('GET', '/v2/me').catch((error: unknown) => {
    if (isSignedOut(error)) return undefined
    throw error
  })
  if (!me) return goToSignIn()
  // A provider of calendars or rooms sent the browser back.
  const query = new URLSearchParams(location.search)
  const hasFailed = query.has('error')
  if (hasFailed) history.replaceState(null, '', location.pathname)
  const problem = text(query.get('of') === 'room' ? 'roomFailed' : 'connectFailed')
  show(text('title'), <Account me={me} {...(hasFailed && { problem })} />)
}

function Account({ me, problem }: { me: Me; problem?: string }) {
  const [notice, setNotice] = useState<ComponentChildren>(<Alarm>{problem}</Alarm>)
  const [disconnections, setDisconnections] = useState(0)
  const change = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
      setNotice(text('done'))
    } catch (error) {
      if (isSignedOut(error)) return goToSignIn()
      setNotice(<Alarm>{problemText(error)}</Alarm>)
    }
  }
  const signOut = () =>
    change(async () => {
      await ask('POST', '/v2/auth/sign-out', {})
      goToSignIn()
    })
  return (
    <>
      <header class="bar">
        <div>
          <h1>{text('title')}</h1>
          <p>
            <bdi>{me.name}</bdi> · <bdi>{me.email}</bdi>
          </p>
        </div>
        <button type="button" onClick={() => void signOut()}>
          {text('signOut')}
        </button>
      </header>
      <div role="status">{notice}</div>
      <Sessions change={change} />
      <Apps change={change} />
      <Keys change={change} />
      <Calendars change={change} onDisconnected={() => setDisconnections(disconnections + 1)} />
      {/* Google Meet depends on a calendar of Google, so a new key loads the rooms again. */}
      <Rooms key={disconnections} change={change} />
    </>
  )
}
