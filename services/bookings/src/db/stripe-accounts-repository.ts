import type { Database, Tx } from '@punctual/db'
import { and, eq, gt, lte, or } from 'drizzle-orm'
import type { Payee } from '../domain/payee.ts'
import { stripeAccount, stripeAuthorization } from './schema.ts'

type Db = Pick<Database | Tx, 'orm'>

/** A request to connect an account. */
export type StripeAuthorization = typeof stripeAuthorization.$inferSelect

/** Stores a request, and deletes those that have expired. */
export async function saveStripeAuthorization(
  { orm }: Tx,
  authorization: StripeAuthorization,
  now: Date,
): Promise<void> {
  await orm.delete(stripeAuthorization).where(lte(stripeAuthorization.expiresAt, now))
  await orm.insert(stripeAuthorization).values(authorization)
}

/** Deletes a request and returns it, so that it is used once; undefined when it has ended. */
export async function takeStripeAuthorization(
  { orm }: Db,
  stateDigest: string,
  now: Date,
): Promise<StripeAuthorization | undefined> {
  const { stateDigest: digest, expiresAt } = stripeAuthorization
  const [taken] = await orm
    .delete(stripeAuthorization)
    .where(and(eq(digest, stateDigest), gt(expiresAt, now)))
    .returning()
  return taken
}

const of = ({ organizationId, owner, ownerId }: Payee) =>
  and(
    eq(stripeAccount.organizationId, organizationId),
    eq(stripeAccount.owner, owner),
    eq(stripeAccount.ownerId, ownerId),
  )

/** Saves the account of a person or a team in place of the older one. */
export async function saveStripeAccount(
  { orm }: Db,
  { organizationId, owner, ownerId }: Payee,
  accountId: string,
  now: Date,
): Promise<void> {
  const changes = { accountId, connectedAt: now }
  await orm
    .insert(stripeAccount)
    .values({ organizationId, owner, ownerId, ...changes })
    .onConflictDoUpdate({
      target: [stripeAccount.organizationId, stripeAccount.owner, stripeAccount.ownerId],
      set: changes,
    })
}

/** Returns the account of the first of these people and teams that has one. */
export async function stripeAccountOf({ orm }: Db, payees: readonly Payee[]): Promise<string | undefined> {
  const rows = await orm
    .select()
    .from(stripeAccount)
    .where(or(...payees.map(of)))
  const ordered = payees.map((payee) =>
    rows.find(({ owner, ownerId }) => owner === payee.owner && ownerId === payee.ownerId),
  )
  return ordered.find((row) => row !== undefined)?.accountId
}

/** Forgets an account that has withdrawn its access, and ends its payment pages. */
export async function endStripeAccount({ orm, sql }: Tx, accountId: string, now: Date): Promise<void> {
  await orm.delete(stripeAccount).where(eq(stripeAccount.accountId, accountId))
  await sql`
    update payment_session set expires_at = least(expires_at, ${now}) where account_id = ${accountId}`
}

/**
 * Forgets the account of a user and the requests that the user began: those in one organization, or
 * in every one.
 */
export async function forgetStripeOfUser(
  { orm }: Db,
  { userId, organizationId }: { userId: number; organizationId?: number },
): Promise<void> {
  const account = and(eq(stripeAccount.owner, 'user'), eq(stripeAccount.ownerId, userId))
  const request = eq(stripeAuthorization.askedBy, userId)
  if (organizationId === undefined) {
    await orm.delete(stripeAccount).where(account)
    await orm.delete(stripeAuthorization).where(request)
    return
  }
  await orm.delete(stripeAccount).where(and(account, eq(stripeAccount.organizationId, organizationId)))
  await orm
    .delete(stripeAuthorization)
    .where(and(request, eq(stripeAuthorization.organizationId, organizationId)))
}

/** Forgets the account of a deleted team, or those of a deleted organization. */
export async function forgetStripeOf(
  { orm }: Db,
  { teamId, organizationId }: { teamId?: number; organizationId?: number },
): Promise<void> {
  for (const table of [stripeAccount, stripeAuthorization]) {
    if (teamId !== undefined)
      await orm.delete(table).where(and(eq(table.owner, 'team'), eq(table.ownerId, teamId)))
    if (organizationId !== undefined) await orm.delete(table).where(eq(table.organizationId, organizationId))
  }
}
