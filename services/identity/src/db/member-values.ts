import type { MemberMatchesRequest } from '@punctual/contracts'
import type { Database } from '@punctual/db'

/** A member of a team with a value of an attribute; null for a member without any. */
export interface MemberValue {
  userId: number
  attributeId: string | null
  words: string[]
}

/**
 * Returns the accepted members of a team of the organization, with their values of these
 * attributes.
 */
export function memberValues(
  { sql }: Pick<Database, 'sql'>,
  { organizationId, teamId, conditions }: MemberMatchesRequest,
): Promise<MemberValue[]> {
  const ids = conditions.map(({ attributeId }) => attributeId)
  return sql<MemberValue[]>`
    select m.user_id as "userId", v."attributeId", coalesce(v.words, '{}') as words
    from membership m
    join team t on t.id = m.team_id and t.parent_id = ${organizationId} and not t.is_organization
    left join lateral (
      select o.attribute_id as "attributeId", array[o.value, o.slug] as words
      from membership home
      join attribute_assignment a on a.membership_id = home.id
      join attribute_option o on o.id = a.option_id
      join attribute t on t.id = o.attribute_id and t.enabled
      where home.organization_id = ${organizationId} and home.team_id = ${organizationId}
        and home.user_id = m.user_id and o.attribute_id = any(${ids}::uuid[])) v on true
    where m.team_id = ${teamId} and m.accepted
    order by m.user_id`
}

/** Returns those of the ids that are no attribute of the organization. */
export async function unknownAttributes(
  { sql }: Pick<Database, 'sql'>,
  organizationId: number,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from attribute where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[])`
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id.toLowerCase()))
}
