import { badRequest, type ServiceAccountKey } from '@punctual/contracts'
import { importPKCS8, SignJWT } from 'jose'
import type { OAuthServer, Tokens } from './authorization.ts'

/** How an organization reaches the accounts of its members without their consent. */
export interface DelegationServer {
  /** @throws 400 that names the wrong field */
  check(key: ServiceAccountKey): Promise<void>
  /**
   * @param account the address of the member; undefined: only the key is tested
   * @throws CalendarFailure `credentials` when the provider refuses the key or the account
   */
  tokensFor(key: ServiceAccountKey, account: string | undefined, now: Date): Promise<Tokens>
}

const missing = (field: keyof ServiceAccountKey, provider: string) =>
  badRequest({ path: `serviceAccountKey.${field}`, message: `is required for ${provider}` })

const lifetimeSeconds = 3600

/**
 * Service accounts with domain-wide delegation (RFC 7523, as Google documents it for
 * server-to-server applications).
 */
export function serviceAccounts(oauth: OAuthServer, scopes: readonly string[]): DelegationServer {
  return {
    async check({ client_email, private_key }) {
      if (client_email === undefined) throw missing('client_email', 'google')
      await importPKCS8(pemOf(private_key), 'RS256').catch(() => {
        throw badRequest({
          path: 'serviceAccountKey.private_key',
          message: 'is not a private key in PEM (PKCS #8)',
        })
      })
    },
    async tokensFor({ client_email = '', private_key }, account, now) {
      const key = await importPKCS8(pemOf(private_key), 'RS256')
      const seconds = Math.floor(now.getTime() / 1000)
      const claims = { scope: scopes.join(' '), ...(account !== undefined && { sub: account }) }
      const assertion = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setIssuer(client_email)
        .setAudience(await oauth.tokenEndpoint())
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + lifetimeSeconds)
        .sign(key)
      return oauth.delegate({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }, now)
    },
  }
}

/** Keys are often pasted from JSON, with their line breaks escaped. */
const pemOf = (text: string) => text.replaceAll('\\n', '\n')

/** An app registration with application permissions, in the tenant of the organization. */
export function applicationPermissions(oauth: OAuthServer, scope: string): DelegationServer {
  return {
    async check({ tenant_id }) {
      if (tenant_id === undefined) throw missing('tenant_id', 'office365')
      if (!/^[A-Za-z0-9.-]+$/.test(tenant_id))
        throw badRequest({ path: 'serviceAccountKey.tenant_id', message: 'is not the id of a tenant' })
    },
    async tokensFor({ client_id, private_key, tenant_id = '' }, _account, now) {
      const client = { client_id, client_secret: private_key }
      const form = { grant_type: 'client_credentials', scope, ...client }
      return oauth.delegate(form, now, tenant_id)
    },
  }
}
