import { type CallerMembership, gives, type Permission, type PortalAccess } from '@punctual/contracts'

const minute = 60_000
const defaultMinutes = 60

/** Returns when a link that is created at `now` ends. */
export const linkEnd = (now: Date, minutes = defaultMinutes): Date =>
  new Date(now.getTime() + minutes * minute)

/** The permissions that a link gives on its webhooks. */
export const portalPermissions: Readonly<Record<PortalAccess, readonly Permission[]>> = {
  read: ['webhook.read'],
  write: ['webhook.read', 'webhook.create', 'webhook.update', 'webhook.delete'],
}

/**
 * Returns the permissions of an opened link: those that its creator still has in the organization.
 */
export const permissionsOf = (
  { access, organizationId }: { access: PortalAccess; organizationId: number },
  memberships: readonly CallerMembership[],
): Permission[] =>
  portalPermissions[access].filter((permission) =>
    memberships.some((held) => held.teamId === organizationId && gives(held, permission)),
  )

/** The text that the token of a link seals. */
export const sealedText = (linkId: string): string => `portal-link ${linkId}`

/** The beginning of the tokens of opened links, by which the gateway knows their kind. */
export const sessionPrefix = 'portal_'
