import type { Clock } from '@punctual/contracts'
import type { TokenAccount } from '../calendars/adapter.ts'
import type { OAuthServer, Tokens } from '../calendars/oauth/authorization.ts'
import { minuteMs } from '../domain/slots/index.ts'

/** Returns access to the operator's account as the user with that address; undefined: as none. */
export type OperatedAccount = (address: string | undefined) => TokenAccount

const marginMs = 2 * minuteMs

/**
 * Creates the access to an account of the operator. Its tokens have no refresh token and do not end
 * each other, so each process asks for its own and keeps it in memory.
 * @param form what the token endpoint expects
 */
export function operatedAccount(
  oauth: Pick<OAuthServer, 'delegate'>,
  form: Readonly<Record<string, string>>,
  clock: Clock,
): OperatedAccount {
  let tokens: Promise<Tokens> | undefined
  const ask = (): Promise<Tokens> => {
    tokens = oauth.delegate(form, clock.now()).catch((error: unknown) => {
      tokens = undefined
      throw error
    })
    return tokens
  }
  async function accessToken(rejected?: string): Promise<string> {
    const known = await tokens
    const isUsable =
      known !== undefined &&
      known.accessToken !== rejected &&
      Date.parse(known.expiresAt) - marginMs > clock.now().getTime()
    return (isUsable ? known : await ask()).accessToken
  }
  return (address) => ({ accessToken, ...(address !== undefined && { address }) })
}
