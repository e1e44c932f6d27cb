import type { EventType } from './event-type.ts'

type Named = Pick<EventType, 'slug'>

/** Whoever's usernames or team slugs are unique only within an organization is named with it; null: of none. */
interface InOrganization {
  organizationSlug: string | null
}

const within = ({ organizationSlug }: InOrganization): string =>
  organizationSlug === null ? '' : `?${new URLSearchParams({ organization: organizationSlug })}`

/** @returns the address of the page that books a person's event type; `publicUrl` has no slash at its end */
export function personalUrl(
  publicUrl: string,
  owner: InOrganization & { username: string },
  { slug }: Named,
): string {
  return `${publicUrl}/${owner.username}/${slug}${within(owner)}`
}

/** @returns the address of the page that books a team's event type; `publicUrl` has no slash at its end */
export function teamUrl(publicUrl: string, team: InOrganization & Named, { slug }: Named): string {
  return `${publicUrl}/team/${team.slug}/${slug}${within(team)}`
}
