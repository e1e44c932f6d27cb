import type { Tx } from '@punctual/db'
import { and, asc, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Reader } from './reader.ts'
import { type SignInRow, signIn, team, user } from './schema.ts'

/** The links that a limit counts: those that match all given values. */
export type LinksOf = Partial<{ email: string; asker: string }>

/** Serializes requests for links by address and by caller, until the transaction ends. */
export async function lockSignIns(
  { sql }: Tx,
  { email, asker }: { email: string; asker: string | undefined },
): Promise<void> {
  for (const subject of [email, ...(asker === undefined ? [] : [`asked by ${asker}`])])
    await sql`select pg_advisory_xact_lock(hashtextextended('sign-in ' || ${subject}::text, 0))`
}

/** Returns the creation time of the newest link but `before` of these, if it is after `since`. */
export async function linkBefore(
  tx: Tx,
  { email, asker }: LinksOf,
  { before, since }: { before: number; since: Date },
): Promise<Date | undefined> {
  const [row] = await tx.orm
    .select({ createdAt: signIn.createdAt })
    .from(signIn)
    .where(
      and(
        gt(signIn.createdAt, since),
        email === undefined ? undefined : eq(signIn.email, email),
        asker === undefined ? undefined : eq(signIn.asker, asker),
      ),
    )
    .orderBy(desc(signIn.createdAt))
    .offset(before)
    .limit(1)
  return row?.createdAt
}

/** Stores a link, and deletes all links that are older than a day. */
export async function insertSignIn(tx: Tx, row: typeof signIn.$inferInsert): Promise<void> {
  await tx.orm.delete(signIn).where(lt(signIn.createdAt, new Date(row.createdAt.getTime() - 86_400_000)))
  await tx.orm.insert(signIn).values(row)
}

/** Returns the link with that digest, even if it is used or expired. */
export async function findSignIn(db: Reader, tokenDigest: string): Promise<SignInRow | undefined> {
  const [row] = await db.orm.select().from(signIn).where(eq(signIn.tokenDigest, tokenDigest))
  return row
}

/** Marks the link as used. @returns false if it was already used */
export async function useSignIn(tx: Tx, id: string, at: Date): Promise<boolean> {
  const used = await tx.orm
    .update(signIn)
    .set({ usedAt: at })
    .where(and(eq(signIn.id, id), isNull(signIn.usedAt)))
    .returning({ id: signIn.id })
  return used.length > 0
}

/** Deletes the links that were asked for with the address of a user. */
export async function deleteSignIns(tx: Tx, userId: number): Promise<void> {
  await tx.orm.delete(signIn).where(eq(signIn.userId, userId))
}

/** An account that a link signs in to. */
export interface Account {
  userId: number
  organizationId: number
  /** As stored: mails go there, and not to the address as it was entered. */
  email: string
  name: string
  organization: string | null
}

/**
 * Returns the accounts of an address: several organizations can have one each. The address must be
 * verified; managed users belong to a client, which signs them in itself.
 */
export async function findAccounts(db: Reader, email: string): Promise<Account[]> {
  return db.orm
    .select({
      userId: user.id,
      organizationId: user.organizationId,
      email: user.email,
      name: user.name,
      organization: team.name,
    })
    .from(user)
    .leftJoin(team, eq(team.id, user.organizationId))
    .where(
      and(sql`lower(${user.email}) = lower(${email})`, isNull(user.clientId), eq(user.emailVerified, true)),
    )
    .orderBy(asc(user.id))
}
