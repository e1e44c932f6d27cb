import type { Tx } from '@punctual/db'
import type { Owner } from '../domain/owner.ts'

/** Returns the user as an owner in every organization in which the user owns something. */
export async function ownersOfUser({ sql }: Tx, userId: number): Promise<Owner[]> {
  const rows = await sql<{ id: number }[]>`
    select organization_id as id from schedule where owner_id = ${userId}
    union select organization_id from event_type where owner_id = ${userId} and team_id is null
    union select organization_id from calendar_connection where user_id = ${userId}
    order by 1`
  return rows.map(({ id: organizationId }) => ({ userId, organizationId: Number(organizationId) }))
}

/** Returns all users who own something in the organization. */
export async function ownersIn({ sql }: Tx, organizationId: number): Promise<Owner[]> {
  const rows = await sql<{ id: number }[]>`
    select owner_id as id from schedule where organization_id = ${organizationId}
    union select owner_id from event_type where organization_id = ${organizationId} and team_id is null
    union select user_id from calendar_connection where organization_id = ${organizationId}
    union select user_id from out_of_office where organization_id = ${organizationId}
    order by 1`
  return rows.map(({ id: userId }) => ({ userId: Number(userId), organizationId }))
}
