import {
  type AppScope,
  appScopes,
  defaultScope,
  type OAuthPermission,
  oauthPermissions,
  readScope,
} from '@punctual/contracts'

const personal: ReadonlySet<string> = new Set(oauthPermissions)

/**
 * Parses scopes.
 * @param text names separated by spaces or commas, including older names; PROFILE_READ when omitted
 * @returns the scopes, each once, in the order of `appScopes`; undefined for an unknown name
 */
export function parseScopes(text: string | undefined): AppScope[] | undefined {
  const names = (text ?? '').split(/[ ,]+/).filter((name) => name !== '')
  const asked = names.length === 0 ? [defaultScope] : names.map(readScope)
  return asked.includes(undefined) ? undefined : appScopes.filter((scope) => asked.includes(scope))
}

/**
 * Returns the scopes that an app of the client can have.
 * @param permissions the client's bits: they limit the scopes that have a bit; any app can be
 *   granted the others
 */
export function withinClient(scopes: readonly AppScope[], permissions: number): AppScope[] {
  const allowed: ReadonlySet<string> = new Set(permissionNames(permissions))
  return scopes.filter((scope) => !personal.has(scope) || allowed.has(scope))
}

/** Returns the bits of the scopes that have one. */
export function bitsOf(scopes: readonly AppScope[]): number {
  return permissionBits(oauthPermissions.filter((name) => scopes.includes(name)))
}

/**
 * Returns the scopes of an app's code or token; for a row of the previous release, which has no
 * scopes, from its bits.
 */
export function grantedScopes(row: { permissions: number; scopes: AppScope[] | null }): AppScope[] {
  return row.scopes ?? permissionNames(row.permissions)
}

/** The bits of `*`. */
export const allPermissions = (1 << oauthPermissions.length) - 1

/** Returns the names of the bits, in bit order. */
export function permissionNames(bits: number): OAuthPermission[] {
  return oauthPermissions.filter((_, bit) => bits & (1 << bit))
}

/** Returns the bits of the names; `*` sets all of them. */
export function permissionBits(names: readonly (OAuthPermission | '*')[]): number {
  return names.reduce(
    (bits, name) => bits | (name === '*' ? allPermissions : 1 << oauthPermissions.indexOf(name)),
    0,
  )
}
