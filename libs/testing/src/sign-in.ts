import type { Stack } from './stack.ts'
import { until } from './until.ts'

/** The headers with which a page of the system calls it in a browser that has signed in. */
export interface SignedIn {
  cookie: string
  'sec-fetch-site': 'same-origin'
}

/** Returns the token of the newest sign-in mail. */
export function signInToken({ mail }: Pick<Stack, 'mail'>, email: string): string | undefined {
  return /\/account\/sign-in#(\w+)/.exec(JSON.stringify(mail.to(email).at(-1) ?? ''))?.[1]
}

/** Signs a person in by a mailed link, as a browser does. */
export async function signIn({ api, mail }: Pick<Stack, 'api' | 'mail'>, email: string): Promise<SignedIn> {
  const own = { 'sec-fetch-site': 'same-origin' } as const
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { ...own, ...(cookie && { cookie }) }
    const answer = await api('POST', path, { key: null, headers, body })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
  }
  const earlier = mail.to(email).length
  const [browser] = await post('/v2/auth/sign-in', { email })
  await until(() => mail.to(email).length > earlier, { describe: 'the sign-in mail' })
  const token = signInToken({ mail }, email)
  const [cookie = ''] = await post('/v2/auth/sign-in/confirm', { token }, browser)
  return { ...own, cookie }
}
