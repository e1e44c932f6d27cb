import { createUser, type Stack, signIn, signInToken, until } from '@punctual/testing'
import type { Recorder } from './recorder.ts'

const email = 'sid@example.com'

/** How a person signs in and out, and the sessions of the person. */
export async function callSignIn(stack: Stack, { call }: Recorder): Promise<void> {
  await createUser(stack, { email, name: 'Sid Signed-in' })
  // The cookie that the first answer sets; a browser keeps the one that it has.
  const cookie = `__Host-punctual_sign_in=${'a'.repeat(49)}`
  const browser = { key: null, headers: { cookie, 'sec-fetch-site': 'same-origin' } }
  await call('POST', '/v2/auth/sign-in', { ...browser, body: { email, returnTo: '/console' } })
  const token = await until(() => signInToken(stack, email), { describe: 'the sign-in mail' })
  await call('POST', '/v2/auth/sign-in/link', { ...browser, body: { token } })
  await call('POST', '/v2/auth/sign-in/confirm', { ...browser, body: { token } })

  // Sessions are listed by time, the newest first.
  stack.clock.advance(60_000)
  const own = { key: null, headers: { ...(await signIn(stack, email)) } }
  const sessions = await call('GET', '/v2/me/sessions', own)
  const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
  await call('DELETE', '/v2/me/sessions/:sessionId', { ...own, params: { sessionId: other.id } })
  await call('DELETE', '/v2/me/sessions', own)
  await call('POST', '/v2/auth/sign-out', own)
}
