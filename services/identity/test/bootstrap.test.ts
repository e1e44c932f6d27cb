import type { DomainEvent } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { credentialDigest, isWellFormedApiKey } from '@punctual/http'
import { TestClock } from '@punctual/testing'
import t from 'tap'
import { bootstrap, createAccount } from '../src/app/bootstrap.ts'
import { identityDatabase } from './database.ts'

const clock = new TestClock()
const sealer = { seal: (text: string) => `sealed:${text.length}` }
const input = {
  email: 'olga@example.com',
  name: 'Olga Owner',
  organizationName: 'Acme Inc.',
  timeZone: 'Europe/Berlin',
}

async function outbox(db: Database): Promise<DomainEvent[]> {
  const rows = await db.sql<{ body: string }[]>`select body::text as body from outbox order by pos`
  return rows.map(({ body }) => JSON.parse(body))
}

t.test('creates an owner, a platform organization, a team, a client and a key', async (t) => {
  const db = await identityDatabase(t)
  const result = await bootstrap(db, sealer, clock, input)
  t.ok(result.created)
  if (!result.created) return
  t.same(result.user, { id: result.user.id, email: 'olga@example.com', username: 'olga-owner' })
  t.equal(result.organization.slug, 'acme-inc')
  t.ok(isWellFormedApiKey(result.apiKey))

  const [organization] = await db.sql`select * from team where id = ${result.organization.id}`
  t.match(organization, {
    is_organization: true,
    is_platform: true,
    parent_id: 0,
    organization_id: result.organization.id,
  })
  const [team] = await db.sql`select * from team where id = ${result.team.id}`
  t.match(team, {
    is_organization: false,
    parent_id: result.organization.id,
    organization_id: result.organization.id,
  })
  const members =
    await db.sql`select team_id, role, accepted from membership where user_id = ${result.user.id} order by id`
  t.same(
    members.map((row) => ({ ...row })),
    [
      { team_id: result.organization.id, role: 'OWNER', accepted: true },
      { team_id: result.team.id, role: 'OWNER', accepted: true },
    ],
  )
})

t.test('stores secrets as digests, and the client secret also sealed', async (t) => {
  const db = await identityDatabase(t)
  const result = await bootstrap(db, sealer, clock, input)
  if (!result.created) return t.fail('existed already')
  const rows = await db.sql`select kind, digest, sealed, expires_at from credential order by kind`
  t.same(
    rows.map((row) => ({ ...row })),
    [
      { kind: 'api-key', digest: credentialDigest(result.apiKey), sealed: null, expires_at: null },
      {
        kind: 'client-secret',
        digest: credentialDigest(result.oauthClient.secret),
        sealed: `sealed:${result.oauthClient.secret.length}`,
        expires_at: null,
      },
    ],
  )
})

t.test('publishes all events in the same transaction', async (t) => {
  const db = await identityDatabase(t)
  const result = await bootstrap(db, sealer, clock, input)
  const events = await outbox(db)
  t.same(
    events.map(({ type }) => type),
    [
      'identity.organization.created',
      'identity.user.created',
      'identity.membership.created',
      'identity.team.created',
      'identity.membership.created',
      'identity.oauth-client.created',
    ],
  )
  for (const event of events) t.match(event, { aggregateversion: 1, organizationid: result.organization.id })
  t.match(events[1]?.data, { user: { id: result.user.id, timeZone: 'Europe/Berlin', version: 1 } })
})

t.test('a second call returns the existing objects without secrets', async (t) => {
  const db = await identityDatabase(t)
  const first = await bootstrap(db, sealer, clock, input)
  const again = await bootstrap(db, sealer, clock, { ...input, email: 'other@example.com', name: 'Other' })
  t.same(again, {
    created: false,
    user: first.user,
    organization: first.organization,
    team: first.team,
    oauthClient: { id: first.oauthClient.id },
  })
  t.equal((await outbox(db)).length, 6)
})

t.test('of several parallel calls, one creates the objects', async (t) => {
  const db = await identityDatabase(t)
  const all = await Promise.all(Array.from({ length: 4 }, () => bootstrap(db, sealer, clock, input)))
  t.equal(all.filter(({ created }) => created).length, 1)
  t.equal(new Set(all.map(({ organization }) => organization.id)).size, 1)
})

t.test('409 a slug of an organization that bootstrap did not create, and nothing is written', async (t) => {
  const db = await identityDatabase(t)
  await createAccount(db, clock, {
    email: 'a@example.com',
    name: 'Ann',
    organization: { name: 'Acme', slug: 'acme-inc' },
  })
  const before = await outbox(db)
  await t.rejects(bootstrap(db, sealer, clock, input), { code: 'slug_taken', status: 409 })
  t.equal((await outbox(db)).length, before.length)
})

t.test('createAccount', async (t) => {
  const db = await identityDatabase(t)
  const ann = await createAccount(db, clock, {
    email: 'ann@example.com',
    name: 'Ann',
    organization: { name: 'Acme' },
  })

  t.test('an owner of a new organization', async (t) => {
    t.match(ann.user, { username: 'ann', timeZone: 'UTC', locale: 'en', timeFormat: 12, weekStart: 'Sunday' })
    t.not(ann.user.organizationId, 0)
    const [row] = await db.sql`select role from membership where user_id = ${ann.user.id}`
    t.equal(row?.role, 'OWNER')
  })
  t.test('a member of it', async (t) => {
    const { organizationId } = ann.user
    const bea = await createAccount(db, clock, { email: 'bea@example.com', name: 'Bea', organizationId })
    const [row] = await db.sql`select role, team_id from membership where user_id = ${bea.user.id}`
    t.match(row, { role: 'MEMBER', team_id: organizationId })
  })
  t.test('a user without an organization', async (t) => {
    const { user } = await createAccount(db, clock, { email: 'ann@example.com', name: 'Ann' })
    t.equal(user.organizationId, 0)
    t.match(user.username, /^ann-[0-9a-f]{8}$/, 'the bare name belongs to Ann of Acme')
    t.equal(user.bareName, user.username)
    const twin = { email: 'ann3@example.com', name: 'Ann', username: 'ann' }
    await t.rejects(createAccount(db, clock, twin), { code: 'username_taken', status: 409 })
    t.equal((await db.sql`select 1 from membership where user_id = ${user.id}`).length, 0)
  })
  t.test('409 an email taken within the organization, ignoring case', async (t) => {
    const { organizationId } = ann.user
    const twin = { email: 'ANN@Example.com', name: 'Ann Two', organizationId }
    await t.rejects(createAccount(db, clock, twin), { code: 'email_taken', status: 409 })
  })
  t.test('409 username taken within the organization', async (t) => {
    const { organizationId } = ann.user
    const twin = { email: 'ann2@example.com', name: 'Ann', organizationId }
    await t.rejects(createAccount(db, clock, twin), { code: 'username_taken', status: 409 })
  })
  t.test('400 a reserved or empty username', async (t) => {
    for (const username of ['docs', 'v2', 'Ann Lee', '']) {
      await t.rejects(createAccount(db, clock, { email: 'x@example.com', name: 'X', username }), {
        code: 'BadRequestException',
        details: { errors: [{ path: 'username' }] },
      })
    }
    await t.rejects(createAccount(db, clock, { email: 'x@example.com', name: '東京' }), {
      code: 'BadRequestException',
    })
  })
  t.test('400 an organization whose name gives no slug', async (t) => {
    const account = { email: 'x@example.com', name: 'X', organization: { name: '東京' } }
    await t.rejects(createAccount(db, clock, account), {
      code: 'BadRequestException',
      details: { errors: [{ path: 'slug' }] },
    })
  })
})
