import { type Static, Type } from '@sinclair/typebox'
import { nullable } from './http/shapes.ts'
import { isReservedName } from './names.ts'

/**
 * Which names lead to a user, a team or an organization. Both are absent in events of releases that did not know them, which
 * says nothing about either.
 */
export const PublicName = Type.Object({
  /**
   * The name that means it where no organization is given; of an organization, the one that `organizationSlug` means it by.
   * null: another user or team holds its name, so that it needs its organization. The first to claim a name holds it until
   * it is renamed or deleted.
   */
  bareName: Type.Optional(nullable(Type.String())),
  /** The `bareName` of the organization that it belongs to; null for none. */
  organizationSlug: Type.Optional(nullable(Type.String())),
})
export type PublicName = Static<typeof PublicName>

/** A user or a team as its public address names it. */
export interface Addressed extends PublicName {
  kind: 'user' | 'team'
  /** The username or the team's slug. */
  name: string
}

/**
 * @param publicUrl without a slash at its end
 * @returns the start of the addresses of booking pages, to which `/{eventTypeSlug}` is added: `/{username}` or
 * `/team/{teamSlug}` for the holder of the bare name, `/o/{organizationSlug}/...` for others; undefined while no name is known
 */
export function publicAddress(publicUrl: string, addressed: Addressed): string | undefined {
  const { kind, name, bareName, organizationSlug } = addressed
  const path = kind === 'team' ? 'team/' : ''
  // A name that was reserved after it was taken stands behind its organization.
  if (typeof bareName === 'string' && (kind === 'team' || !isReservedName(bareName)))
    return `${publicUrl}/${path}${bareName}`
  if (typeof organizationSlug === 'string') return `${publicUrl}/o/${organizationSlug}/${path}${name}`
  return undefined
}

/** @returns the start of the addresses of all pages of an organization; undefined while its name is not known */
export function organizationAddress(publicUrl: string, { bareName }: PublicName): string | undefined {
  return typeof bareName === 'string' ? `${publicUrl}/o/${bareName}` : undefined
}
