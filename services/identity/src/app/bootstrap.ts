import { type Clock, DomainError, slugify } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { findFirstClient } from '../db/oauth-client-repository.ts'
import { findFirstTeam, findOrganization } from '../db/team-repository.ts'
import { findOwner } from '../db/user-repository.ts'
import { type Account, addAccount, addMember, addOrganization, addTeam, type NewAccount } from './account.ts'
import { addSecret } from './client-secrets.ts'
import { addOAuthClient } from './oauth-clients.ts'

export interface BootstrapInput {
  email: string
  name: string
  /** Derived from the name when omitted. */
  username?: string
  organizationName: string
  /** Derived from the organization's name when omitted. */
  organizationSlug?: string
  /** IANA zone name; UTC when omitted. */
  timeZone?: string
  /** Requests a minute that the key can make; the default limit when omitted. */
  rateLimit?: number
}

interface Parts {
  user: { id: number; email: string; username: string }
  organization: { id: number; slug: string }
  team: { id: number; slug: string }
}

/** The objects of a new system. Secrets are present only in the answer that creates them. */
export type Bootstrapped =
  | (Parts & { created: true; oauthClient: { id: string; secret: string }; apiKey: string })
  | (Parts & { created: false; oauthClient: { id: string } })

/**
 * Creates an owner, a platform organization, a team, an OAuth client with every permission and an
 * API key without expiry, in one transaction. For an organization that it created before, it
 * returns the existing objects without secrets.
 * @throws 409 `slug_taken` for an organization that was not created by bootstrap
 */
export function bootstrap(
  db: Database,
  sealer: { seal(text: string): string },
  clock: Clock,
  input: BootstrapInput,
): Promise<Bootstrapped> {
  const organization = {
    name: input.organizationName,
    slug: input.organizationSlug ?? slugify(input.organizationName),
    isPlatform: true,
  }
  return db.transaction(async (tx) => {
    // Of two parallel starts, the second waits and finds the objects of the first.
    await tx.sql`select pg_advisory_xact_lock(hashtextextended('identity.bootstrap', 0))`
    const existing = await findBootstrapped(tx, organization.slug)
    if (existing) return existing
    const at = clock.now()
    const { id: organizationId, slug } = await addOrganization(tx, organization, at)
    const { user, apiKey } = await addAccount(
      tx,
      { ...input, emailVerified: true, organizationId, role: 'OWNER' },
      at,
    )
    const team = await addTeam(tx, { organizationId, name: 'Team', slug: 'main' }, at)
    await addMember(tx, { organizationId, teamId: team.id, userId: user.id, role: 'OWNER' }, at)
    const client = await addOAuthClient(
      tx,
      organizationId,
      { name: organization.name, redirectUris: [], permissions: ['*'] },
      at,
    )
    return {
      created: true,
      user: { id: user.id, email: user.email, username: user.username },
      organization: { id: organizationId, slug },
      team: { id: team.id, slug: team.slug },
      oauthClient: { id: client.id, secret: await addSecret(tx, sealer, client, at) },
      apiKey,
    }
  })
}

async function findBootstrapped(tx: Tx, slug: string): Promise<Bootstrapped | undefined> {
  const organization = await findOrganization(tx, slug)
  if (!organization) return undefined
  const { id } = organization
  const user = await findOwner(tx, id)
  const team = await findFirstTeam(tx, id)
  const client = await findFirstClient(tx, id)
  if (!user || !team || !client) throw new DomainError('slug_taken')
  return {
    created: false,
    user: { id: user.id, email: user.email, username: user.username },
    organization: { id, slug },
    team: { id: team.id, slug: team.slug },
    oauthClient: { id: client.id },
  }
}

/**
 * Creates another user with an API key that never expires: without an organization, in an existing
 * one (`organizationId`), or as the owner of a new one (`organization`).
 * @throws 409 `email_taken`, `username_taken`, `slug_taken`
 */
export function createAccount(
  db: Database,
  clock: Clock,
  input: NewAccount & { organization?: { name: string; slug?: string; isPlatform?: boolean } },
): Promise<Account> {
  return db.transaction(async (tx) => {
    const at = clock.now()
    if (!input.organization) return addAccount(tx, input, at)
    const { id: organizationId } = await addOrganization(tx, input.organization, at)
    return addAccount(tx, { role: 'OWNER', ...input, organizationId }, at)
  })
}
