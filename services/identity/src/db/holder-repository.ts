import type { Authenticate, CallerMembership } from '@punctual/contracts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Holder } from '../domain/caller.ts'
import type { Reader } from './reader.ts'
import {
  appGrant,
  credential,
  customRole,
  membership,
  oauthClient,
  organizationEpoch,
  portalLink,
  user,
} from './schema.ts'

/**
 * A client secret acts as the owner of the client's organization, or as its oldest admin
 * (docs/domain.md#policy).
 */
const actingUserId = sql<number>`coalesce(${credential.userId}, (
  select ${membership.userId} from ${membership}
  where ${membership.organizationId} = ${credential.organizationId}
    and ${membership.teamId} = ${credential.organizationId}
    and ${membership.accepted} and ${membership.role} in ('OWNER', 'ADMIN')
  order by ${membership.role} desc, ${membership.id} limit 1))`

/**
 * A credential of one organization carries no rights in another, even where its user has some.
 * Teams without an organization belong to the person, so only credentials of the person's home
 * reach them. A member who has not accepted the organization has no rights in its teams.
 */
const memberships = sql<CallerMembership[]>`coalesce((
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('teamId', ${membership.teamId}, 'role', ${membership.role},
      'permissions', (select to_jsonb(${customRole.permissions}) from ${customRole}
        where ${customRole.id} = ${membership.customRoleId})))
    order by ${membership.id})
  from ${membership}
  where (${membership.organizationId} = ${credential.organizationId}
      or ${membership.organizationId} = 0 and ${credential.kind} <> 'client-secret'
        and ${credential.organizationId} = ${user.organizationId})
    and ${membership.userId} = ${user.id} and ${membership.accepted}
    and (${membership.organizationId} in (0, ${membership.teamId}) or exists (
      select from ${membership} as home
      where home.organization_id = ${membership.organizationId} and home.team_id = ${membership.organizationId}
        and home.user_id = ${membership.userId} and home.accepted))), '[]')`

/**
 * Finds a credential by its digest, with everything that describes its caller, in one statement, so
 * that roles and epoch are consistent.
 * @returns undefined when it is unknown, of another kind, or revoked; it can have expired
 */
export async function findHolder(db: Reader, { scheme, digest }: Authenticate): Promise<Holder | undefined> {
  const [row] = await db.orm
    .select({
      id: credential.id,
      organizationId: credential.organizationId,
      clientId: credential.clientId,
      expiresAt: credential.expiresAt,
      permissions: credential.permissions,
      scopes: credential.scopes,
      rateLimit: credential.rateLimit,
      firstKeyId: credential.firstKeyId,
      family: credential.family,
      createdAt: credential.createdAt,
      replacedBy: credential.replacedBy,
      grantId: appGrant.id,
      user,
      client: oauthClient,
      portal: portalLink,
      memberships,
      epoch: sql<number>`coalesce(${organizationEpoch.epoch}, 0)`,
    })
    .from(credential)
    .innerJoin(user, eq(user.id, actingUserId))
    .leftJoin(oauthClient, eq(oauthClient.id, sql`coalesce(${credential.clientId}, ${user.clientId})`))
    .leftJoin(organizationEpoch, eq(organizationEpoch.organizationId, credential.organizationId))
    .leftJoin(
      appGrant,
      and(
        eq(appGrant.userId, credential.userId),
        eq(appGrant.clientId, credential.clientId),
        eq(appGrant.organizationId, credential.organizationId),
      ),
    )
    .leftJoin(portalLink, and(eq(portalLink.id, credential.family), eq(credential.kind, 'portal')))
    .where(and(eq(credential.digest, digest), eq(credential.kind, scheme), isNull(credential.revokedAt)))
  if (!row) return undefined
  const { grantId, user: holder, client, portal, memberships: held, epoch, ...shown } = row
  // The tokens of a deleted link are deleted with it.
  if (scheme === 'portal' && !portal) return undefined
  const found = { credential: { ...shown, kind: scheme }, grantId, user: holder, client }
  return { ...found, portal, memberships: held, epoch }
}
