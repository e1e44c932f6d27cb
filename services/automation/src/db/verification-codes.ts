import type { Database, Tx } from '@punctual/db'
import type { Owner } from '../domain/owner.ts'

/** The address that a code verifies, and for which owner. */
export interface CodeSubject extends Owner {
  kind: 'email' | 'phone'
  value: string
}

/** Serializes the code requests of a person, and those for an address, so that the limits hold. */
export async function lockCodes({ sql }: Tx, { userId, kind, value }: CodeSubject): Promise<void> {
  for (const subject of [`user ${userId}`, `${kind} ${value}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${`verification ${subject}`}::text, 0))`
}

/**
 * Returns the times of codes of a kind since then, oldest first, requested by a person, for an
 * address, or both.
 */
export async function codesSince(
  { sql }: Tx,
  { userId, value }: { userId?: number; value?: string },
  kind: CodeSubject['kind'],
  since: Date,
): Promise<Date[]> {
  const all = sql`true`
  const rows = await sql<{ createdAt: Date }[]>`
    select created_at as "createdAt" from verification_code
    where kind = ${kind} and created_at > ${since}
      and ${userId === undefined ? all : sql`user_id = ${userId}`}
      and ${value === undefined ? all : sql`value = ${value}`}
    order by created_at`
  return rows.map(({ createdAt }) => createdAt)
}

/**
 * Stores a code, expires the previous one, and deletes codes to the address that are older than a
 * day.
 */
export async function insertCode(
  { sql }: Tx,
  { kind, value, organizationId, userId, teamId }: CodeSubject,
  code: { id: string; codeHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const { id, codeHash, createdAt, expiresAt } = code
  const forgotten = new Date(createdAt.getTime() - 86_400_000)
  const team = teamId ?? 0
  await sql`delete from verification_code where kind = ${kind} and value = ${value} and created_at < ${forgotten}`
  await sql`
    update verification_code set expires_at = created_at
    where kind = ${kind} and value = ${value} and user_id = ${userId} and team_id = ${team}
      and organization_id = ${organizationId}`
  await sql`
    insert into verification_code (id, organization_id, user_id, team_id, kind, value, code_hash, created_at, expires_at)
    values (${id}, ${organizationId}, ${userId}, ${team}, ${kind}, ${value}, ${codeHash}, ${createdAt}, ${expiresAt})`
}

/**
 * Counts an attempt at the current code before it is compared.
 * @returns its hash; undefined if it has expired or was tried too often
 */
export async function tryCode(
  { sql }: Pick<Database, 'sql'>,
  { kind, value, organizationId, userId, teamId }: CodeSubject,
  { now, tries }: { now: Date; tries: number },
): Promise<{ id: string; codeHash: string } | undefined> {
  const [row] = await sql<{ id: string; codeHash: string }[]>`
    update verification_code set tries = tries + 1
    where kind = ${kind} and value = ${value} and user_id = ${userId} and team_id = ${teamId ?? 0}
      and organization_id = ${organizationId} and expires_at > ${now} and tries < ${tries}
    returning id, code_hash as "codeHash"`
  return row
}
