import type { Tx } from '@punctual/db'
import type { CallDetails } from '../domain/call-details.ts'

/** The team that calls and the number that is called. */
export interface CallSubject extends Pick<CallDetails, 'teamId'> {
  recipient: string
}

/** Serializes the calls of a team, and those to a number, so that the limits hold. */
export async function lockCalls({ sql }: Tx, { teamId, recipient }: CallSubject): Promise<void> {
  for (const subject of [`team ${teamId}`, `number ${recipient}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${`phone call ${subject}`}::text, 0))`
}

/** Returns when a team started calls since then, or anyone calls to a number, oldest first. */
export async function callsSince(
  { sql }: Tx,
  by: { teamId: number } | { recipient: string },
  since: Date,
): Promise<Date[]> {
  const rows = await sql<{ createdAt: Date }[]>`
    select created_at as "createdAt" from message
    where call is not null and created_at > ${since}
      and ${'teamId' in by ? sql`(call ->> 'teamId')::bigint = ${by.teamId}` : sql`recipient = ${by.recipient}`}
    order by created_at`
  return rows.map(({ createdAt }) => createdAt)
}
