import type { MemberMatchesAnswer, MemberMatchesRequest } from '@punctual/contracts'
import { memberValues, unknownAttributes } from '../db/member-values.ts'
import type { IdentityDeps } from '../deps.ts'
import { meetsAll } from '../domain/member-matches.ts'

/** Returns the members of a team whose attributes meet all conditions. */
export async function matchMembers(
  { db }: Pick<IdentityDeps, 'db'>,
  request: MemberMatchesRequest,
): Promise<MemberMatchesAnswer> {
  const { organizationId, conditions } = request
  const byUser = new Map<number, Map<string, string[]>>()
  for (const { userId, attributeId, words } of await memberValues(db, request)) {
    const values = byUser.get(userId) ?? new Map<string, string[]>()
    byUser.set(userId, values)
    if (attributeId !== null) values.set(attributeId, [...(values.get(attributeId) ?? []), ...words])
  }
  const ids = conditions.map(({ attributeId }) => attributeId)
  return {
    userIds: [...byUser].flatMap(([userId, values]) => (meetsAll(values, conditions) ? [userId] : [])),
    unknownAttributeIds: await unknownAttributes(db, organizationId, ids),
  }
}
