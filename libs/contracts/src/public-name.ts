import { type Static, Type } from '@sinclair/typebox'
import { nullable } from './http/shapes.ts'
import { isReservedName } from './names.ts'

/**
 * The names that lead to a user, a team or an organization. Both are absent in events of older
 * releases, which means unknown.
 */
export const PublicName = Type.Object({
  /**
   * The name that identifies it without an organization; for an organization, its
   * `organizationSlug`. null when another user or team holds the name, so that the organization is
   * required. The first to claim a name holds it until it is renamed or deleted.
   */
  bareName: Type.Optional(nullable(Type.String())),
  /** The `bareName` of its organization; null without one. */
  organizationSlug: Type.Optional(nullable(Type.String())),
})
export type PublicName = Static<typeof PublicName>

/** A user or a team with the parts of its public address. */
export interface Addressed extends PublicName {
  kind: 'user' | 'team'
  /** The username or the team's slug. */
  name: string
}

/**
 * Returns the start of the addresses of booking pages, to which `/{eventTypeSlug}` is added:
 * `/{username}` or `/team/{teamSlug}` for the holder of the bare name, `/o/{organizationSlug}/...`
 * for others; undefined while no name is known.
 * @param publicUrl without a trailing slash
 */
export function publicAddress(publicUrl: string, addressed: Addressed): string | undefined {
  const { kind, name, bareName, organizationSlug } = addressed
  const path = kind === 'team' ? 'team/' : ''
  // A name that was reserved after it was taken is only reachable below its organization.
  if (typeof bareName === 'string' && (kind === 'team' || !isReservedName(bareName)))
    return `${publicUrl}/${path}${bareName}`
  if (typeof organizationSlug === 'string') return `${publicUrl}/o/${organizationSlug}/${path}${name}`
  return undefined
}

/**
 * Returns the start of the addresses of an organization's pages, or undefined while its name is
 * unknown.
 */
export function organizationAddress(publicUrl: string, { bareName }: PublicName): string | undefined {
  return typeof bareName === 'string' ? `${publicUrl}/o/${bareName}` : undefined
}
