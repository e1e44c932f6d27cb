import { oauthPermissions as permissions } from '@punctual/contracts'
import { credentialDigest, generateSecret } from '@punctual/http'
import { TestClock } from '@punctual/testing'
import t from 'tap'
import { bootstrap, createAccount } from '../src/app/bootstrap.ts'
import { addMember } from '../src/app/memberships.ts'
import { addTeam } from '../src/app/teams.ts'
import { actingAs } from '../src/audit/actor.ts'
import { insertCredential } from '../src/db/credential-repository.ts'
import { findHolder } from '../src/db/holder-repository.ts'
import { insertMembership } from '../src/db/membership-repository.ts'
import { raiseEpoch } from '../src/db/team-repository.ts'
import { toCaller } from '../src/domain/caller.ts'
import { identityDatabase } from './database.ts'

const clock = new TestClock()
const sealer = { seal: (text: string) => text }

t.test('the caller of a credential', async (t) => {
  const db = await identityDatabase(t)
  const at = clock.now()
  const bootstrapped = await bootstrap(db, sealer, clock, {
    email: 'o@example.com',
    name: 'Olga',
    organizationName: 'Acme',
  })
  if (!bootstrapped.created) return t.fail('existed already')
  const { organization, team, user } = bootstrapped
  const caller = async (scheme: 'api-key' | 'client-secret' | 'access-token', secret: string) => {
    const holder = await findHolder(db, { scheme, digest: credentialDigest(secret) })
    return holder && toCaller(holder)
  }

  t.test('an API key gives its user with the memberships of its organization', async (t) => {
    t.match(await caller('api-key', bootstrapped.apiKey), {
      kind: 'api-key',
      userId: user.id,
      organizationId: organization.id,
      user: { id: user.id, email: 'o@example.com', version: 1 },
      scopes: [],
      memberships: [
        { teamId: organization.id, role: 'OWNER' },
        { teamId: team.id, role: 'OWNER' },
      ],
      epoch: 0,
    })
  })

  t.test('a client secret acts as the owner, with the permissions of the client', async (t) => {
    const found = await caller('client-secret', bootstrapped.oauthClient.secret)
    t.match(found, {
      kind: 'oauth-client',
      userId: user.id,
      clientId: bootstrapped.oauthClient.id,
      scopes: permissions,
    })
    t.equal(found?.user?.clientId, undefined)
  })

  t.test('an access token gives the managed user with the flags of the client', async (t) => {
    const managed = await createAccount(db, clock, {
      email: 'm@example.com',
      name: 'Mia',
      organizationId: organization.id,
    })
    const secret = generateSecret()
    await db.sql`update "user" set client_id = ${bootstrapped.oauthClient.id} where id = ${managed.user.id}`
    await db.transaction((tx) =>
      insertCredential(tx, {
        kind: 'access-token',
        secret,
        organizationId: organization.id,
        userId: managed.user.id,
        clientId: bootstrapped.oauthClient.id,
        at,
        expiresAt: null,
      }),
    )
    t.match(await caller('access-token', secret), {
      kind: 'managed-user',
      userId: managed.user.id,
      clientId: bootstrapped.oauthClient.id,
      user: {
        clientId: bootstrapped.oauthClient.id,
        areEmailsEnabled: false,
        areDefaultEventTypesEnabled: false,
      },
      scopes: permissions,
    })
    t.test('an API key of the same user is not limited by permissions', async (t) => {
      const found = await caller('api-key', managed.apiKey)
      t.match(found, { kind: 'api-key', scopes: [], user: { areEmailsEnabled: false } })
      t.notHas(found, 'clientId')
    })
  })

  t.test('a membership that was not accepted gives no rights', async (t) => {
    const guest = await createAccount(db, clock, {
      email: 'g@example.com',
      name: 'Gus',
      organizationId: organization.id,
    })
    await db.transaction((tx) =>
      insertMembership(tx, {
        organizationId: organization.id,
        teamId: team.id,
        userId: guest.user.id,
        role: 'ADMIN',
        accepted: false,
        createdAt: at,
        updatedAt: at,
      }),
    )
    const found = await caller('api-key', guest.apiKey)
    t.same(found?.memberships, [{ teamId: organization.id, role: 'MEMBER' }])
  })

  t.test('a team membership gives no rights until the organization is accepted', async (t) => {
    const guest = await createAccount(db, clock, {
      email: 'h@example.com',
      name: 'Hal',
      organizationId: organization.id,
    })
    const ids = { organizationId: organization.id, teamId: team.id, userId: guest.user.id }
    await db.transaction(actingAs(undefined, (tx) => addMember(tx, { ...ids, role: 'ADMIN' }, at)))
    t.equal((await caller('api-key', guest.apiKey))?.memberships.length, 2)
    await db.sql`update membership set accepted = false where user_id = ${guest.user.id} and team_id = ${organization.id}`
    t.same((await caller('api-key', guest.apiKey))?.memberships, [])
  })

  t.test("keys and tokens include their user's teams without an organization", async (t) => {
    const [guest, loner] = [
      await createAccount(db, clock, {
        email: 'i@example.com',
        name: 'Ida',
        organizationId: organization.id,
      }),
      await createAccount(db, clock, { email: 'j@example.com', name: 'Jon' }),
    ]
    const own = await db.transaction(
      actingAs(undefined, async (tx) => {
        const row = await addTeam(tx, { organizationId: 0, name: 'Own' }, at)
        for (const { user } of [guest, loner])
          await addMember(tx, { organizationId: 0, teamId: row.id, userId: user.id, role: 'MEMBER' }, at)
        return row
      }),
    )
    t.same((await caller('api-key', guest.apiKey))?.memberships, [
      { teamId: organization.id, role: 'MEMBER' },
      { teamId: own.id, role: 'MEMBER' },
    ])
    t.same((await caller('api-key', loner.apiKey))?.memberships, [{ teamId: own.id, role: 'MEMBER' }])
  })

  t.test("a client's secret, which acts only for the organization, does not include them", async (t) => {
    await db.transaction(
      actingAs(undefined, async (tx) => {
        const { id: teamId } = await addTeam(tx, { organizationId: 0, name: "Olga's own" }, at)
        await addMember(tx, { organizationId: 0, teamId, userId: user.id, role: 'OWNER' }, at)
      }),
    )
    t.equal((await caller('api-key', bootstrapped.apiKey))?.memberships.length, 3)
    t.same((await caller('client-secret', bootstrapped.oauthClient.secret))?.memberships, [
      { teamId: organization.id, role: 'OWNER' },
      { teamId: team.id, role: 'OWNER' },
    ])
  })

  t.test('a membership in another organization gives no rights here', async (t) => {
    const other = await createAccount(db, clock, {
      email: 'x@example.com',
      name: 'Xu',
      organization: { name: 'Other' },
    })
    const organizationId = other.user.organizationId
    await db.transaction(
      actingAs(undefined, async (tx) => {
        const foreign = await addTeam(tx, { organizationId, name: 'Foreign' }, at)
        await addMember(tx, { organizationId, teamId: foreign.id, userId: user.id, role: 'OWNER' }, at)
      }),
    )
    t.equal((await caller('api-key', bootstrapped.apiKey))?.memberships.length, 3)
  })

  t.test('the epoch of the organization', async (t) => {
    await db.transaction((tx) => raiseEpoch(tx, organization.id))
    await db.transaction((tx) => raiseEpoch(tx, organization.id))
    t.equal((await caller('api-key', bootstrapped.apiKey))?.epoch, 2)
  })

  t.test('none for an unknown credential, one of another kind and a revoked one', async (t) => {
    t.equal(await caller('api-key', generateSecret()), undefined)
    t.equal(await caller('client-secret', bootstrapped.apiKey), undefined)
    await db.sql`update credential set revoked_at = ${at} where digest = ${credentialDigest(bootstrapped.apiKey)}`
    t.equal(await caller('api-key', bootstrapped.apiKey), undefined)
  })
})
