import { publicAddress } from '@punctual/contracts'
import type { EventType } from './event-type.ts'

type Named = Pick<EventType, 'slug'>

interface PubliclyNamed {
  bareName: string | null
  organizationSlug: string | null
}

/**
 * Returns the address of the page that books a person's event type; undefined when no name leads to
 * the person.
 * @param publicUrl without a trailing slash
 */
export function personalUrl(
  publicUrl: string,
  { username: name, bareName, organizationSlug }: PubliclyNamed & { username: string },
  { slug }: Named,
): string | undefined {
  return pageOf(publicAddress(publicUrl, { kind: 'user', name, bareName, organizationSlug }), slug)
}

/** As `personalUrl`, of a team's event type. */
export function teamUrl(
  publicUrl: string,
  { slug: name, bareName, organizationSlug }: PubliclyNamed & Named,
  { slug }: Named,
): string | undefined {
  return pageOf(publicAddress(publicUrl, { kind: 'team', name, bareName, organizationSlug }), slug)
}

const pageOf = (address: string | undefined, slug: string): string | undefined =>
  address && `${address}/${slug}`
