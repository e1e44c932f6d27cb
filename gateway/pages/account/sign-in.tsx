import { useState } from 'preact/hooks'
import { ask } from '../api.ts'
import { Alarm } from '../components/alarm.tsx'
import { show } from '../show.tsx'
import { problemText, text } from './language.ts'

interface AccountChoice {
  userId: number
  name: string
  organization: string | null
}

/** An identity provider of an organization. */
interface Provider {
  id: number
  name: string
}

/** Where the person goes afterwards, as the address of the page says. */
const going = () => {
  const to = new URLSearchParams(location.search).get('returnTo')
  return to === null ? {} : { returnTo: to }
}

/** Runs what a button or a form asks for; while it runs, nothing else can be pressed. */
function useAct(first?: string) {
  const [problem, setProblem] = useState(first)
  const [isActing, setActing] = useState(false)
  const act = async (work: () => Promise<void>) => {
    setActing(true)
    await work().catch((error: unknown) => {
      setProblem(problemText(error))
      setActing(false)
    })
  }
  return { problem, isActing, act }
}

/** Shows the form that asks for a link. @param problem why it is shown again */
export const signIn = (problem?: string): void =>
  show(text('signIn'), <SignIn {...(problem && { problem })} />)

function SignIn(props: { problem?: string }) {
  const { problem, isActing, act } = useAct(props.problem)
  const send = async (email: string): Promise<void> => {
    const provider = await ask<Provider | null>('POST', '/v2/auth/sign-in/provider', { email })
    if (provider) show(text('signIn'), <ProviderChoice email={email} provider={provider} />)
    else await mailLink(email)
  }
  return (
    <>
      <h1>{text('signIn')}</h1>
      <p>{text('signInAbout')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const email = String(new FormData(event.currentTarget).get('email')).trim()
          void act(() => send(email))
        }}
      >
        <label class="field" for="email">
          {text('email')}
          <input id="email" name="email" type="email" required autocomplete="email" maxlength={254} />
        </label>
        <Alarm>{problem}</Alarm>
        <button type="submit" class="primary" disabled={isActing}>
          {text('send')}
        </button>
      </form>
    </>
  )
}

async function mailLink(email: string): Promise<void> {
  await ask('POST', '/v2/auth/sign-in', { email, ...going() })
  show(text('sent'), <Sent email={email} />)
}

const Sent = ({ email }: { email: string }) => (
  <>
    <h1>{text('sent')}</h1>
    <p role="status">{text('sentAbout', { email })}</p>
    <p>
      <button type="button" onClick={() => signIn()}>
        {text('another')}
      </button>
    </p>
  </>
)

/** Lets the person choose between the provider of the organization and a mailed link. */
function ProviderChoice({ email, provider: { id, name } }: { email: string; provider: Provider }) {
  const { problem, isActing, act } = useAct()
  const begin = async () => {
    const body = { providerId: id, email, ...going() }
    const { authUrl } = await ask<{ authUrl: string }>('POST', '/v2/auth/sign-in/begin', body)
    location.assign(authUrl)
  }
  return (
    <>
      <h1>{text('signIn')}</h1>
      <p>
        <bdi>{email}</bdi>
      </p>
      <p>
        <button type="button" class="primary" disabled={isActing} onClick={() => void act(begin)}>
          {text('signInWith', { name })}
        </button>
      </p>
      <p>
        <button type="button" disabled={isActing} onClick={() => void act(() => mailLink(email))}>
          {text('send')}
        </button>
      </p>
      <Alarm>{problem}</Alarm>
    </>
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
    const { accounts } = await ask<{ accounts: AccountChoice[] }>('POST', '/v2/auth/sign-in/link', { token })
    show(text('signIn'), <Confirmation token={token} accounts={accounts} />)
  } catch (error) {
    signIn(problemText(error))
  }
}

function Confirmation({ token, accounts }: { token: string; accounts: readonly AccountChoice[] }) {
  const { problem, isActing, act } = useAct()
  const confirm = async (userId: number) => {
    const { returnTo } = await ask<{ returnTo: string }>('POST', '/v2/auth/sign-in/confirm', {
      token,
      userId,
    })
    location.replace(returnTo)
  }
  return (
    <>
      <h1>{text('signIn')}</h1>
      {accounts.length > 1 && <p>{text('choose')}</p>}
      {accounts.map(({ userId, name, organization }) => (
        <p key={userId}>
          <button
            type="button"
            class="primary"
            disabled={isActing}
            onClick={() => void act(() => confirm(userId))}
          >
            {organization === null ? text('signInAs', { name }) : text('signInAsOf', { name, organization })}
          </button>
        </p>
      ))}
      <Alarm>{problem}</Alarm>
    </>
  )
}
