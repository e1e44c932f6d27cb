import { type Client, type ClientOptions, createClient } from '@punctual/client'
import type { Context } from './context.ts'
import { UsageError } from './context.ts'
import { readCredential, storeCredential } from './credentials.ts'
import { refreshTokens } from './oauth.ts'

/** Milliseconds before its end at which an access token is replaced. */
const earlyMs = 30_000

/**
 * Returns the address and the credential of the person's requests: those of the environment, else
 * those of `punctual login`.
 * @throws UsageError without an address
 */
async function clientOptions(context: Context): Promise<ClientOptions> {
  const { environment } = context
  const stored = await readCredential(environment.credentialsFile)
  const baseUrl = environment.url ?? stored?.url
  if (baseUrl === undefined) throw new UsageError('Set PUNCTUAL_URL, or run: punctual login --url URL')
  if (environment.apiKey !== undefined) return { baseUrl, apiKey: environment.apiKey }
  // A credential is never sent to another installation than its own.
  if (!stored || stored.url !== baseUrl) return { baseUrl }
  if ('apiKey' in stored) return { baseUrl, apiKey: stored.apiKey }
  let { tokens } = stored
  const accessToken = async () => {
    if (tokens.expiresAt - earlyMs <= context.now()) {
      tokens = await refreshTokens(baseUrl, tokens, context.now)
      await storeCredential(environment.credentialsFile, { url: baseUrl, tokens })
    }
    return tokens.accessToken
  }
  return { baseUrl, accessToken }
}

export interface Session {
  client: Client
  baseUrl: string
}

export async function openSession(context: Context): Promise<Session> {
  const options = await clientOptions(context)
  try {
    return { client: createClient(options), baseUrl: options.baseUrl }
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(`PUNCTUAL_URL: ${error.message}`) : error
  }
}
