import type { Database, Tx } from '@punctual/db'

/** A stored code; `email` is in lower case. */
export interface StoredCode {
  id: string
  organizationId: number
  eventTypeId: number
  email: string
  codeHash: string
  createdAt: Date
  expiresAt: Date
  /** The caller as limits count it (`askerOf`); undefined if unknown. */
  asker?: string | undefined
}

/** The codes that a limit counts: those that match all given values. */
export type CodesOf = Partial<Pick<StoredCode, 'email' | 'eventTypeId'> & { asker: string }>

/** Serializes requests for codes by address and by caller, until the transaction ends. */
export async function lockCodes(
  { sql }: Tx,
  { email, asker }: Pick<StoredCode, 'email' | 'asker'>,
): Promise<void> {
  for (const subject of [email, ...(asker === undefined ? [] : [`asked by ${asker}`])])
    await sql`select pg_advisory_xact_lock(hashtextextended('verification-code' || ${subject}::text, 0))`
}

/** Returns the creation time of the newest code but `before` of these, if it is after `since`. */
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

/** Stores a code, and deletes codes of the address that are older than a day. */
export async function insertCode({ sql }: Tx, code: StoredCode): Promise<void> {
  const { id, organizationId, eventTypeId, email, codeHash, createdAt, expiresAt, asker = null } = code
  const expired = new Date(createdAt.getTime() - 86_400_000)
  await sql`delete from verification_code where email = ${email} and created_at < ${expired}`
  await sql`
    insert into verification_code (id, organization_id, event_type_id, email, code_hash, created_at, expires_at, asker)
    values (${id}, ${organizationId}, ${eventTypeId}, ${email}, ${codeHash}, ${createdAt}, ${expiresAt}, ${asker})`
}

/** Returns the codes that can still be tried, newest first. */
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

/** Counts a try of a code, right or wrong. @returns false if no tries are left */
export async function tryCode({ sql }: Pick<Database, 'sql'>, id: string, tries: number): Promise<boolean> {
  const rows = await sql`
    update verification_code set tries = tries + 1 where id = ${id} and tries < ${tries} returning id`
  return rows.length > 0
}

/** Marks a code as used; it still counts towards limits. @returns false if it was already used */
export async function useUpCode({ sql }: Tx, id: string): Promise<boolean> {
  const rows = await sql`
    update verification_code set expires_at = created_at where id = ${id} and expires_at > created_at returning id`
  return rows.length > 0
}
