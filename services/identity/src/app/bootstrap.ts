import { randomBytes } from 'node:crypto'
import { type Clock, DomainError, type Role, slugify, type UserProfile } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { generateApiKey } from '@punctual/http'
import { type ActorTx, actingAs } from '../audit/actor.ts'
import { insertCredential } from '../db/credential-repository.ts'
import { findFirstClient } from '../db/oauth-client-repository.ts'
import { findFirstTeam, findOrganization } from '../db/team-repository.ts'
import { findOwner, insertUser, isBareUsernameTaken } from '../db/user-repository.ts'
import { requireUsername } from '../domain/names.ts'
import { toProfile } from '../domain/profile.ts'
import { announceUser } from './announce.ts'
import { addSecret } from './client-secrets.ts'
import { addMember } from './memberships.ts'
import { addOAuthClient } from './oauth-clients.ts'
import { addOrganization, addTeam } from './teams.ts'

/** What the first organization and its owner have. */
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

/** What a new user and its API key have. */
export interface NewAccount {
  email: string
  /** Whether the operator vouches for the address; false when omitted. */
  emailVerified?: boolean
  name: string
  /**
   * Derived from the name when omitted; without an organization, a taken name gets a random suffix.
   */
  username?: string
  /** IANA zone name; UTC when omitted. */
  timeZone?: string
  /** The organization to join, 0 or omitted for none. */
  organizationId?: number
  /** The role in that organization; MEMBER when omitted. */
  role?: Role
  /** Requests a minute that the key can make; the default limit when omitted. */
  rateLimit?: number
}

/** A new user with its API key. */
export interface Account {
  user: UserProfile
  /** Never expires; stored only as a digest, so it cannot be read again. */
  apiKey: string
}

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
  return db.transaction(
    actingAs(undefined, async (tx) => {
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
    }),
  )
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
  return db.transaction(
    actingAs(undefined, async (tx) => {
      const at = clock.now()
      if (!input.organization) return addAccount(tx, input, at)
      const { id: organizationId } = await addOrganization(tx, input.organization, at)
      return addAccount(tx, { role: 'OWNER', ...input, organizationId }, at)
    }),
  )
}

/**
 * Creates a user, an API key and, if the user joins an organization, an accepted membership of it.
 * @throws 409 `email_taken`, `username_taken`; 400 for an invalid username
 */
async function addAccount(tx: ActorTx, account: NewAccount, at: Date): Promise<Account> {
  const { email, name, timeZone = 'UTC', organizationId = 0, role = 'MEMBER' } = account
  const username = account.username ?? (await usernameFrom(tx, name, organizationId))
  requireUsername(username)
  const user = await insertUser(tx, {
    organizationId,
    email,
    emailVerified: account.emailVerified ?? false,
    username,
    name,
    timeZone,
    locale: 'en',
    timeFormat: 12,
    weekStart: 'Sunday',
    createdAt: at,
    updatedAt: at,
  })
  await announceUser(tx, user, null, at)
  if (organizationId !== 0)
    await addMember(tx, { organizationId, teamId: organizationId, userId: user.id, role }, at)
  const apiKey = generateApiKey()
  await insertCredential(tx, {
    kind: 'api-key',
    secret: apiKey,
    organizationId,
    userId: user.id,
    rateLimit: account.rateLimit ?? null,
    at,
    expiresAt: null,
  })
  return { user: toProfile(user, null), apiKey }
}

/** A user without an organization is reached only by the bare name, so that name must be free. */
async function usernameFrom(tx: Tx, name: string, organizationId: number): Promise<string> {
  const username = slugify(name)
  if (organizationId !== 0 || !(await isBareUsernameTaken(tx, username))) return username
  return `${username.slice(0, 50)}-${randomBytes(4).toString('hex')}`
}
