import { DomainError } from '@punctual/contracts'
import { isUniqueViolation, type Tx } from '@punctual/db'
import { and, asc, count, eq, gt, inArray, isNotNull, lte, notInArray } from 'drizzle-orm'
import type { Page, Reader } from './reader.ts'
import {
  type IdentityProviderDomainRow,
  type IdentityProviderRow,
  identityProvider,
  identityProviderDomain,
  type ProviderSignInRow,
  providerSignIn,
} from './schema.ts'

/** A provider with its domains, by name. */
export interface StoredProvider {
  provider: IdentityProviderRow
  domains: IdentityProviderDomainRow[]
}

async function withDomains(db: Reader, providers: readonly IdentityProviderRow[]): Promise<StoredProvider[]> {
  if (providers.length === 0) return []
  const ids = providers.map(({ id }) => id)
  const domains = await db.orm
    .select()
    .from(identityProviderDomain)
    .where(inArray(identityProviderDomain.providerId, ids))
    .orderBy(asc(identityProviderDomain.domain))
  return providers.map((provider) => ({
    provider,
    domains: domains.filter(({ providerId }) => providerId === provider.id),
  }))
}

/** Returns one page of an organization's providers, oldest first, and their total number. */
export async function listProviders(
  db: Reader,
  organizationId: number,
  { take, skip }: Page,
): Promise<{ providers: StoredProvider[]; total: number }> {
  const ofOrganization = eq(identityProvider.organizationId, organizationId)
  const rows = await db.orm
    .select()
    .from(identityProvider)
    .where(ofOrganization)
    .orderBy(asc(identityProvider.id))
    .limit(take)
    .offset(skip)
  const [all] = await db.orm.select({ total: count() }).from(identityProvider).where(ofOrganization)
  return { providers: await withDomains(db, rows), total: all?.total ?? 0 }
}

/** Names a provider: its id, and its organization where that is known. */
export interface NamedProvider {
  id: number
  organizationId?: number
}

const named = ({ id, organizationId }: NamedProvider) =>
  and(
    eq(identityProvider.id, id),
    organizationId === undefined ? undefined : eq(identityProvider.organizationId, organizationId),
  )

/** @throws 404 `identity_provider_not_found` */
export async function findProvider(db: Reader, provider: NamedProvider): Promise<StoredProvider> {
  const rows = await db.orm.select().from(identityProvider).where(named(provider))
  const [found] = await withDomains(db, rows)
  if (!found) throw new DomainError('identity_provider_not_found')
  return found
}

/** Locks and returns a provider. @throws 404 `identity_provider_not_found` */
export async function lockProvider(tx: Tx, provider: NamedProvider): Promise<StoredProvider> {
  await tx.orm.select().from(identityProvider).where(named(provider)).for('update')
  return findProvider(tx, provider)
}

export async function insertProvider(
  tx: Tx,
  row: Omit<IdentityProviderRow, 'id'>,
): Promise<IdentityProviderRow> {
  const [inserted] = await tx.orm.insert(identityProvider).values(row).returning()
  return inserted!
}

export async function updateProvider(
  tx: Tx,
  { id, ...changes }: Partial<IdentityProviderRow> & { id: number },
): Promise<void> {
  await tx.orm.update(identityProvider).set(changes).where(eq(identityProvider.id, id))
}

export async function deleteProvider(tx: Tx, id: number): Promise<void> {
  await tx.orm.delete(identityProvider).where(eq(identityProvider.id, id))
}

/** Stores the domains of a provider: those that it has stay as they are, the others go. */
export async function replaceDomains(
  tx: Tx,
  providerId: number,
  rows: readonly IdentityProviderDomainRow[],
): Promise<void> {
  const names = rows.map(({ domain }) => domain)
  await tx.orm
    .delete(identityProviderDomain)
    .where(
      and(
        eq(identityProviderDomain.providerId, providerId),
        notInArray(identityProviderDomain.domain, names),
      ),
    )
  await tx.orm
    .insert(identityProviderDomain)
    .values([...rows])
    .onConflictDoNothing()
}

/** Marks a domain as verified. @throws 409 `domain_taken` when another provider has verified it */
export async function verifyDomain(
  tx: Tx,
  { providerId, domain }: Pick<IdentityProviderDomainRow, 'providerId' | 'domain'>,
  at: Date,
): Promise<void> {
  try {
    await tx.orm
      .update(identityProviderDomain)
      .set({ verifiedAt: at })
      .where(
        and(eq(identityProviderDomain.providerId, providerId), eq(identityProviderDomain.domain, domain)),
      )
  } catch (error) {
    if (isUniqueViolation(error, 'identity_provider_domain_verified_key'))
      throw new DomainError('domain_taken', undefined, { cause: error })
    throw error
  }
}

/** Returns the provider that has verified a domain. */
export async function providerOfDomain(
  db: Reader,
  domain: string,
): Promise<{ id: number; name: string } | undefined> {
  const [row] = await db.orm
    .select({ id: identityProvider.id, name: identityProvider.name })
    .from(identityProviderDomain)
    .innerJoin(identityProvider, eq(identityProvider.id, identityProviderDomain.providerId))
    .where(and(eq(identityProviderDomain.domain, domain), isNotNull(identityProviderDomain.verifiedAt)))
  return row
}

/** Stores that a browser is at a provider, and deletes what has expired. */
export async function insertProviderSignIn(tx: Tx, row: ProviderSignInRow, now: Date): Promise<void> {
  await tx.orm.delete(providerSignIn).where(lte(providerSignIn.expiresAt, now))
  await tx.orm.insert(providerSignIn).values(row)
}

/** Deletes and returns what a browser began, so that it is used once; undefined if it has ended. */
export async function takeProviderSignIn(
  db: Reader,
  { stateDigest, browserDigest }: Pick<ProviderSignInRow, 'stateDigest' | 'browserDigest'>,
  now: Date,
): Promise<ProviderSignInRow | undefined> {
  const [taken] = await db.orm
    .delete(providerSignIn)
    .where(
      and(
        eq(providerSignIn.stateDigest, stateDigest),
        eq(providerSignIn.browserDigest, browserDigest),
        gt(providerSignIn.expiresAt, now),
      ),
    )
    .returning()
  return taken
}
