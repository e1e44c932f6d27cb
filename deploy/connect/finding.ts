import got, { RequestError } from 'got'

/** The variables of the installation. */
export type Env = Readonly<Record<string, string | undefined>>

/** What a check has found; a problem says what the operator can do. */
export interface Finding {
  isProblem: boolean
  text: string
}
export const fine = (text: string): Finding => ({ isProblem: false, text })
export const problem = (text: string): Finding => ({ isProblem: true, text })

/** Returns the value of a variable; undefined for an empty one too. */
export const given = (env: Env, name: string): string | undefined => env[name]?.trim() || undefined

/** Returns a problem for each variable that is missing. */
export const missing = (env: Env, names: readonly string[]): Finding[] =>
  names.filter((name) => given(env, name) === undefined).map((name) => problem(`${name} is not set`))

export interface ProviderAnswer {
  status: number
  body: Record<string, unknown>
}

/** Milliseconds of real time for one request. */
const timeoutMs = 10_000

/**
 * Asks a provider.
 * @returns the answer, whatever its status; a finding when there is none
 */
export async function ask(
  url: string,
  { headers = {}, form }: { headers?: Record<string, string>; form?: Record<string, string> } = {},
): Promise<ProviderAnswer | Finding> {
  try {
    const { statusCode, body } = await got(url, {
      headers: { accept: 'application/json', ...headers },
      ...(form && { method: 'POST', form }),
      throwHttpErrors: false,
      retry: { limit: 0 },
      timeout: { request: timeoutMs },
    })
    return { status: statusCode, body: objectOf(body) }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return problem(`${new URL(url).origin} cannot be reached from here (${error.code})`)
  }
}

function objectOf(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Whether there was no answer. */
export const isFinding = (answer: ProviderAnswer | Finding): answer is Finding => 'isProblem' in answer

/**
 * Returns where browsers are sent back, which the provider has to know to the letter.
 * @param path below PUBLIC_URL
 */
export function redirectAddress(env: Env, path: string): Finding[] {
  const publicUrl = given(env, 'PUBLIC_URL')?.replace(/\/$/, '')
  if (publicUrl === undefined) return [problem('PUBLIC_URL is not set: browsers cannot be sent back')]
  if (!URL.canParse(publicUrl)) return [problem(`PUBLIC_URL is not a URL: ${publicUrl}`)]
  const { protocol, hostname } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  return [
    fine(`register this redirect address, the same to the letter: ${publicUrl}${path}`),
    ...(protocol === 'https:' || isLocal
      ? []
      : [problem('PUBLIC_URL is not https: providers refuse such a redirect address')]),
  ]
}
