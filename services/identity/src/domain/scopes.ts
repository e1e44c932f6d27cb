import { type AppScope, appScopes, defaultScope, oauthPermissions, readScope } from '@punctual/contracts'
import { permissionBits, permissionNames } from './permissions.ts'

const personal: ReadonlySet<string> = new Set(oauthPermissions)

/**
 * @param text names separated by spaces or commas, older names included; PROFILE_READ where there is none
 * @returns the scopes, each once, in the order of `appScopes`; undefined for an unknown name
 */
export function parseScopes(text: string | undefined): AppScope[] | undefined {
  const names = (text ?? '').split(/[ ,]+/).filter((name) => name !== '')
  const asked = names.length === 0 ? [defaultScope] : names.map(readScope)
  return asked.includes(undefined) ? undefined : appScopes.filter((scope) => asked.includes(scope))
}

/**
 * @param permissions the client's bits: they bound the scopes that have a bit; any app may be granted the others
 * @returns the scopes that an app of the client may have
 */
export function withinClient(scopes: readonly AppScope[], permissions: number): AppScope[] {
  const allowed: ReadonlySet<string> = new Set(permissionNames(permissions))
  return scopes.filter((scope) => !personal.has(scope) || allowed.has(scope))
}

/** @returns the bits of those scopes that have one */
export function bitsOf(scopes: readonly AppScope[]): number {
  return permissionBits(oauthPermissions.filter((name) => scopes.includes(name)))
}

/** @returns the scopes of an app's code or token; of a row without scopes, which the previous release wrote, by its bits */
export function grantedScopes(row: { permissions: number; scopes: AppScope[] | null }): AppScope[] {
  return row.scopes ?? permissionNames(row.permissions)
}
