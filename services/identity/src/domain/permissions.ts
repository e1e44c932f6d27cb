import { type OAuthPermission, oauthPermissions } from '@punctual/contracts'

/** The bits of `*`. */
export const allPermissions = (1 << oauthPermissions.length) - 1

/** Returns the names of the bits, in bit order. */
export function permissionNames(bits: number): OAuthPermission[] {
  return oauthPermissions.filter((_, place) => bits & (1 << place))
}

/** Returns the bits of the names; `*` sets all of them. */
export function permissionBits(names: readonly (OAuthPermission | '*')[]): number {
  return names.reduce(
    (bits, name) => bits | (name === '*' ? allPermissions : 1 << oauthPermissions.indexOf(name)),
    0,
  )
}
