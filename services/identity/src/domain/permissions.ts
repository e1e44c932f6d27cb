/** OAuth permissions in the order of their bits: the first is 1, the next 2, and so on (contract 2). */
export const permissions = [
  'EVENT_TYPE_READ',
  'EVENT_TYPE_WRITE',
  'BOOKING_READ',
  'BOOKING_WRITE',
  'SCHEDULE_READ',
  'SCHEDULE_WRITE',
  'APPS_READ',
  'APPS_WRITE',
  'PROFILE_READ',
  'PROFILE_WRITE',
] as const
export type OAuthPermission = (typeof permissions)[number]

/** What `*` stands for. */
export const allPermissions = (1 << permissions.length) - 1

/** @returns the names of the bits, in bit order */
export function permissionNames(bits: number): OAuthPermission[] {
  return permissions.filter((_, place) => bits & (1 << place))
}

/** @returns the bits of the names; `*` is all of them */
export function permissionBits(names: readonly (OAuthPermission | '*')[]): number {
  return names.reduce(
    (bits, name) => bits | (name === '*' ? allPermissions : 1 << permissions.indexOf(name)),
    0,
  )
}
