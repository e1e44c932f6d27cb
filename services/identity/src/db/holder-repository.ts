import type { Authenticate, CallerMembership } from '@punctual/contracts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Holder } from '../domain/caller.ts'
import {
  appGrant,
  credential,
  customRole,
  membership,
  oauthClient,
  organizationEpoch,
  user,
} from './schema.ts'
import type { Reader } from './user-repository.ts'

/**
 * A client secret acts as the owner of the client's organization, or as its oldest admin
 * (docs/domain.md#policy).
 */
const actingUserId = sql<number>`coalesce(${credential.user_id}, (
  select ${membership.user_id} from ${membership}
  where ${membership.organization_id} = ${credential.organization_id}
    and ${membership.team_id} = ${credential.organization_id}
    and ${membership.accepted} and ${membership.role} in ('OWNER', 'ADMIN')
  order by ${membership.role} desc, ${membership.id} limit 1))`

/**
 * A credential of one organization carries no rights in another, even where its user has some.
 * Teams without an organization belong to the person, so only credentials of the person's home
 * reach them. A member who has not accepted the organization has no rights in its teams.
 */
const memberships = sql<CallerMembership[]>`coalesce((
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('teamId', ${membership.team_id}, 'role', ${membership.role},
      'permissions', (select to_jsonb(${customRole.permissions}) from ${customRole}
        where ${customRole.id} = ${membership.custom_role_id})))
    order by ${membership.id})
  from ${membership}
  where (${membership.organization_id} = ${credential.organization_id}
      or ${membership.organization_id} = 0 and ${credential.kind} <> 'client-secret'
        and ${credential.organization_id} = ${user.organization_id})
    and ${membership.user_id} = ${user.id} and ${membership.accepted}
    and (${membership.organization_id} in (0, ${membership.team_id}) or exists (
      select from ${membership} as home
      where home.organization_id = ${membership.organization_id} and home.team_id = ${membership.organization_id}
        and home.user_id = ${membership.user_id} and home.accepted))), '[]')`

/**
 * Finds a credential by its digest, with everything that describes its caller, in one statement, so
 * that roles and epoch are consistent.
 * @returns undefined when it is unknown, of another kind, or revoked; it can have expired
 */
export async function findHolder(db: Reader, { scheme, digest }: Authenticate): Promise<Holder | undefined> {
  const [row] = await db.orm
    .select({
      id: credential.id,
      organization_id: credential.organization_id,
      client_id: credential.client_id,
      expires_at: credential.expires_at,
      permissions: credential.permissions,
      scopes: credential.scopes,
      rate_limit: credential.rate_limit,
      first_key_id: credential.first_key_id,
      grantId: appGrant.id,
      user,
      client: oauthClient,
      memberships,
      epoch: sql<number>`coalesce(${organizationEpoch.epoch}, 0)`,
    })
    .from(credential)
    .innerJoin(user, eq(user.id, actingUserId))
    .leftJoin(oauthClient, eq(oauthClient.id, sql`coalesce(${credential.client_id}, ${user.client_id})`))
    .leftJoin(organizationEpoch, eq(organizationEpoch.organization_id, credential.organization_id))
    .leftJoin(
      appGrant,
      and(
        eq(appGrant.user_id, credential.user_id),
        eq(appGrant.client_id, credential.client_id),
        eq(appGrant.organization_id, credential.organization_id),
      ),
    )
    .where(and(eq(credential.digest, digest), eq(credential.kind, scheme), isNull(credential.revoked_at)))
  if (!row) return undefined
  const { grantId, user: holder, client, memberships: held, epoch, ...shown } = row
  return { credential: { ...shown, kind: scheme }, grantId, user: holder, client, memberships: held, epoch }
}
