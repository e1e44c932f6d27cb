import type { Database, Tx } from '@punctual/db'

/** A code as it is kept: `email` in lower case. */
export interface StoredCode {
  id: string
  organizationId: number
  eventTypeId: number
  email: string
  codeHash: string
  createdAt: Date
  expiresAt: Date
}

/** Lets the codes of one address be asked for one after the other. */
export async function lockEmail({ sql }: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('verification-code' || ${email}::text, 0))`
}

/** @returns how many codes an address was sent since then */
export async function countCodes({ sql }: Tx, email: string, since: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from verification_code where email = ${email} and created_at > ${since}`
  return row?.count ?? 0
}

/** Keeps a code, and forgets those of the address that count for nothing any more. */
export async function insertCode({ sql }: Tx, code: StoredCode): Promise<void> {
  const { id, organizationId, eventTypeId, email, codeHash, createdAt, expiresAt } = code
  const forgotten = new Date(createdAt.getTime() - 86_400_000)
  await sql`delete from verification_code where email = ${email} and created_at < ${forgotten}`
  await sql`
    insert into verification_code (id, organization_id, event_type_id, email, code_hash, created_at, expires_at)
    values (${id}, ${organizationId}, ${eventTypeId}, ${email}, ${codeHash}, ${createdAt}, ${expiresAt})`
}

/** @returns the codes that may still be tried, newest first */
export async function findCodes(
  { sql }: Pick<Database, 'sql'>,
  question: { eventTypeId: number; email: string; now: Date; tries: number },
): Promise<Pick<StoredCode, 'id' | 'codeHash'>[]> {
  const { eventTypeId, email, now, tries } = question
  return sql<Pick<StoredCode, 'id' | 'codeHash'>[]>`
    select id, code_hash as "codeHash" from verification_code
    where email = ${email} and event_type_id = ${eventTypeId} and expires_at > ${now} and tries < ${tries}
    order by created_at desc`
}

/** Counts a try, whatever comes of it. @returns false when there have been enough */
export async function tryCode({ sql }: Pick<Database, 'sql'>, id: string, tries: number): Promise<boolean> {
  const rows = await sql`
    update verification_code set tries = tries + 1 where id = ${id} and tries < ${tries} returning id`
  return rows.length > 0
}

/** Uses a code up; it still counts among those that were sent. @returns false when somebody else has */
export async function useUpCode({ sql }: Tx, id: string): Promise<boolean> {
  const rows = await sql`
    update verification_code set expires_at = created_at where id = ${id} and expires_at > created_at returning id`
  return rows.length > 0
}
