import {
  badRequest,
  type CreateIdentityProvider,
  DomainError,
  type UpdateIdentityProvider,
} from '@punctual/contracts'
import { generateSecret, type Sealer } from '@punctual/http'
import type { ActorTx } from '../audit/actor.ts'
import {
  deleteProvider,
  findProvider,
  insertProvider,
  lockProvider,
  type NamedProvider,
  replaceDomains,
  type StoredProvider,
  updateProvider,
  verifyDomain,
} from '../db/identity-provider-repository.ts'
import type { Reader } from '../db/reader.ts'
import { recordNameOf, recordValueOf } from '../domain/identity-provider.ts'
import type { TextRecords } from '../identity-providers/domain-records.ts'
import { type OpenId, ProviderFailure, type Registration } from '../identity-providers/openid.ts'
import { recordChange } from './audit-log.ts'

/**
 * Requires that an issuer can be used, before anything is stored.
 * @throws 400 for its address, 400 `identity_provider_failing`
 */
export async function requireIssuer(openId: OpenId, registration: Registration): Promise<void> {
  const message = openId.issuerProblem(registration.issuer)
  if (message !== undefined) throw badRequest({ path: 'issuer', message })
  await openId.check(registration).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error
    throw new DomainError('identity_provider_failing', undefined, { cause: error })
  })
}

const domainRows = (
  { id: providerId, organizationId }: StoredProvider['provider'],
  domains: readonly string[],
) =>
  domains.map((domain) => ({ providerId, organizationId, domain, token: generateSecret(), verifiedAt: null }))

const record = (
  tx: ActorTx,
  change: string,
  { provider, domains }: StoredProvider,
  at: Date,
): Promise<void> =>
  recordChange(tx, {
    organizationId: provider.organizationId,
    action: `identity-provider.${change}`,
    subjectId: `${provider.id}`,
    details: { issuer: provider.issuer, domains: domains.map(({ domain }) => domain) },
    at,
  })

/** Adds a provider to an organization. Its domains are still to be verified. */
export async function createProvider(
  tx: ActorTx,
  sealer: Sealer,
  { orgId: organizationId, ...body }: CreateIdentityProvider & { orgId: number },
  now: Date,
): Promise<StoredProvider> {
  const { name, issuer, clientId, clientSecret, domains } = body
  const provider = await insertProvider(tx, {
    organizationId,
    name,
    issuer,
    clientId,
    sealedSecret: sealer.seal(clientSecret),
    createdAt: now,
    updatedAt: now,
  })
  await replaceDomains(tx, provider.id, domainRows(provider, domains))
  const stored = await lockProvider(tx, provider)
  await record(tx, 'created', stored, now)
  return stored
}

/**
 * Changes the given fields of a provider. A new domain is still to be verified.
 * @throws 404 `identity_provider_not_found`
 */
export async function changeProvider(
  tx: ActorTx,
  sealer: Sealer,
  named: NamedProvider,
  { clientSecret, domains, ...changes }: UpdateIdentityProvider,
  now: Date,
): Promise<StoredProvider> {
  const { provider } = await lockProvider(tx, named)
  const secret = clientSecret === undefined ? {} : { sealedSecret: sealer.seal(clientSecret) }
  await updateProvider(tx, { id: provider.id, ...changes, ...secret, updatedAt: now })
  if (domains) await replaceDomains(tx, provider.id, domainRows(provider, domains))
  const stored = await lockProvider(tx, named)
  await record(tx, 'updated', stored, now)
  return stored
}

/** Deletes a provider; sessions that it began stay. @throws 404 `identity_provider_not_found` */
export async function removeProvider(tx: ActorTx, named: NamedProvider, now: Date): Promise<StoredProvider> {
  const stored = await lockProvider(tx, named)
  await deleteProvider(tx, stored.provider.id)
  await record(tx, 'deleted', stored, now)
  return stored
}

/**
 * Requires that a change can be used, before anything is stored. Another issuer needs its own
 * secret: it would get that of the older one, which nothing shows.
 * @throws 404 `identity_provider_not_found`, and as `requireIssuer`
 */
export async function requireChange(
  { db, openId }: { db: Reader; openId: OpenId },
  named: NamedProvider,
  { issuer, clientId, clientSecret }: UpdateIdentityProvider,
): Promise<void> {
  const { provider } = await findProvider(db, named)
  if (issuer === undefined || issuer === provider.issuer) return
  if (clientSecret === undefined)
    throw badRequest({ path: 'clientSecret', message: 'is required with another issuer' })
  await requireIssuer(openId, { issuer, clientId: clientId ?? provider.clientId, clientSecret })
}

/**
 * Returns the domains whose DNS record proves that they belong to the organization.
 * @throws 404 `identity_provider_not_found`
 */
export async function provenDomains(
  { db, records }: { db: Reader; records: TextRecords },
  named: NamedProvider,
): Promise<{ domain: string; token: string }[]> {
  const { domains } = await findProvider(db, named)
  const asked = await Promise.all(
    domains
      .filter(({ verifiedAt }) => verifiedAt === null)
      .map(async ({ domain, token }) => ({ domain, token, texts: await records(recordNameOf(domain)) })),
  )
  return asked.filter(({ token, texts }) => texts.includes(recordValueOf(token)))
}

/**
 * Marks the domains as verified.
 * @throws 404 `identity_provider_not_found`, 409 `domain_taken`
 */
export async function verifyDomains(
  tx: ActorTx,
  named: NamedProvider,
  proven: readonly { domain: string; token: string }[],
  now: Date,
): Promise<StoredProvider> {
  const { provider, domains } = await lockProvider(tx, named)
  const isSame = (domain: string, token: string) =>
    domains.some((row) => row.domain === domain && row.token === token && row.verifiedAt === null)
  for (const { domain, token } of proven)
    if (isSame(domain, token)) await verifyDomain(tx, { providerId: provider.id, domain }, now)
  const stored = await lockProvider(tx, named)
  if (proven.length > 0) await record(tx, 'domains-verified', stored, now)
  return stored
}
