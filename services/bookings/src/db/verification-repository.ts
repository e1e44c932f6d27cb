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
  /** Who asked for it; absent where that is not known. */
  asker?: string | undefined
}

/** Which codes a limit counts: those that have all the values given. */
export type CodesOf = Partial<Pick<StoredCode, 'email' | 'eventTypeId'> & { asker: string }>

/** Lets the codes of one address, and those that one asker asks for, be asked for one after the other. */
export async function lockCodes(
  { sql }: Tx,
  { email, asker }: Pick<StoredCode, 'email' | 'asker'>,
): Promise<void> {
  for (const subject of [email, ...(asker === undefined ? [] : [`asked by ${asker}`])])
    await sql`select pg_advisory_xact_lock(hashtextextended('verification-code' || ${subject}::text, 0))`
}

/** @returns when the newest but `before` of these codes was made, if that was after `since` */
export async function codeBefore(
  { sql }: Tx,
  { email, eventTypeId, asker }: CodesOf,
  { before, since }: { before: number; since: Date },
): Promise<Date | undefined> {
  const all = sql`true`
  const [row] = await sql<{ createdAt: Date }[]>`
    select created_at as "createdAt" from verification_code
    where created_at > ${since}
      and ${email === undefined ? all : sql`email = ${email}`}
      and ${eventTypeId === undefined ? all : sql`event_type_id = ${eventTypeId}`}
      and ${asker === undefined ? all : sql`asker = ${asker}`}
    order by created_at desc offset ${before} limit 1`
  return row?.createdAt
}

/** Keeps a code, and forgets those of the address that count for nothing any more. */
export async function insertCode({ sql }: Tx, code: StoredCode): Promise<void> {
  const { id, organizationId, eventTypeId, email, codeHash, createdAt, expiresAt, asker = null } = code
  const forgotten = new Date(createdAt.getTime() - 86_400_000)
  await sql`delete from verification_code where email = ${email} and created_at < ${forgotten}`
  await sql`
    insert into verification_code (id, organization_id, event_type_id, email, code_hash, created_at, expires_at, asker)
    values (${id}, ${organizationId}, ${eventTypeId}, ${email}, ${codeHash}, ${createdAt}, ${expiresAt}, ${asker})`
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
