import { type Authenticated, anonymousCaller } from '@punctual/contracts'
import t from 'tap'
import { createAccount } from '../src/app/bootstrap.ts'
import { callerOf, type Identity, startIdentity } from './start.ts'

const minute = 60_000
const anonymous = anonymousCaller('test')

/** Opens a link as its page does. */
function open(identity: Identity, url: string, token = new URL(url).hash.slice(1)) {
  const path = `/v2/portal-links/${new URL(url).pathname.split('/').at(-1)}/open`
  return identity.call('POST', path, anonymous, { body: { token } })
}

async function portalCaller(identity: Identity, url: string): Promise<Authenticated['caller']> {
  const { accessToken } = (await open(identity, url)).body.data
  return (await identity.authenticate(accessToken, 'portal')).body.caller
}

t.test('portal links', async (t) => {
  const identity = await startIdentity(t)
  const { clock, db, owner } = identity
  const organizationId = owner.organization.id
  const links = `/v2/organizations/${organizationId}/portal-links`
  const ofClient = `/v2/oauth-clients/${owner.oauthClient.id}/portal-links`
  const create = (body: object = {}, path = links, as: Parameters<Identity['call']>[2] = owner.apiKey) =>
    identity.call('POST', path, as, { body })

  t.test('201 a link that opens a token for the webhooks of the organization only', async (t) => {
    const { status, body } = await create({ embedOrigins: ['https://app.example.com'] })
    t.equal(status, 201)
    const { id, url, ...shown } = body.data
    t.same(shown, {
      access: 'read',
      embedOrigins: ['https://app.example.com'],
      organizationId,
      createdByUserId: owner.user.id,
      createdAt: clock.now().toISOString(),
      expiresAt: new Date(clock.now().getTime() + 60 * minute).toISOString(),
    })
    t.match(url, new RegExp(`^https://book\\.example\\.com/portal/${id}#`))
    const opened = await open(identity, url)
    t.match(opened, {
      status: 200,
      body: { data: { access: 'read', organizationId, name: 'Acme', expiresAt: shown.expiresAt } },
    })
    const authenticated = await identity.authenticate(opened.body.data.accessToken, 'portal')
    t.match(authenticated.body.caller, {
      kind: 'portal',
      organizationId,
      portalLinkId: id,
      scopes: ['webhook.read'],
      memberships: [],
    })
    t.notOk('clientId' in authenticated.body.caller)
    t.notOk('user' in authenticated.body.caller)
    t.equal((await identity.authenticate(opened.body.data.accessToken, 'access-token')).status, 401)
    const stored = await db.sql<
      { text: string }[]
    >`select row_to_json(portal_link)::text as text from portal_link`
    t.notOk(
      stored.some(({ text }) => text.includes(new URL(url).hash.slice(1))),
      'the token is kept nowhere',
    )
    t.match(await identity.call('GET', `/internal/portal-links/${id}`, anonymous), {
      status: 200,
      body: { embedOrigins: ['https://app.example.com'] },
    })
  })

  t.test('a link of a client names the client and gives what it allows', async (t) => {
    const { url, oAuthClientId } = (await create({ access: 'write' }, ofClient)).body.data
    t.equal(oAuthClientId, owner.oauthClient.id)
    t.match(await portalCaller(identity, url), {
      clientId: owner.oauthClient.id,
      scopes: ['webhook.read', 'webhook.create', 'webhook.update', 'webhook.delete'],
    })
    const listed = (path: string) => identity.call('GET', path, owner.apiKey)
    t.match((await listed(ofClient)).body, { data: [{ oAuthClientId }], pagination: { totalItems: 1 } })
    t.ok(
      (await listed(links)).body.data.every((link: object) => !('oAuthClientId' in link) && !('url' in link)),
    )
  })

  t.test('400 for times and origins out of bounds', async (t) => {
    for (const body of [
      { expiresInMinutes: 0 },
      { expiresInMinutes: 1_441 },
      { expiresInMinutes: 1.5 },
      { access: 'admin' },
      { embedOrigins: ['http://example.com'] },
      { embedOrigins: ['https://example.com/path'] },
      { embedOrigins: ["https://example.com; script-src 'unsafe-inline'"] },
    ])
      t.equal((await create(body)).status, 400, JSON.stringify(body))
    t.equal((await create({ expiresInMinutes: 1_440 })).status, 201)
  })

  t.test('400 for another token, 404 for an unknown link', async (t) => {
    const [one, other] = [(await create()).body.data.url, (await create()).body.data.url]
    for (const token of ['x', 'k1.AAAA', new URL(other).hash.slice(1), `${new URL(one).hash.slice(1)}A`])
      t.match(await open(identity, one, token), {
        status: 400,
        body: { error: { code: 'invalid_portal_link' } },
      })
    t.equal((await identity.call('GET', '/internal/portal-links/unknown', anonymous)).status, 404)
    t.equal((await identity.call('DELETE', `${links}/unknown`, owner.apiKey)).status, 404)
  })

  t.test('a revoked link ends with what it opened', async (t) => {
    const { id, url } = (await create()).body.data
    const { accessToken } = (await open(identity, url)).body.data
    t.equal((await identity.call('DELETE', `${ofClient}/${id}`, owner.apiKey)).status, 404)
    t.equal((await identity.authenticate(accessToken, 'portal')).status, 200)
    t.match(await identity.call('DELETE', `${links}/${id}`, owner.apiKey), {
      status: 200,
      body: { data: { id } },
    })
    t.equal((await identity.authenticate(accessToken, 'portal')).status, 401)
    t.equal((await open(identity, url)).status, 400)
    const events =
      await db.sql`select action, actor_kind as kind from audit_entry where subject_id = ${id} order by id`
    t.same(
      events.map(({ action, kind }) => `${action} ${kind}`),
      ['portal-link.created api-key', 'portal-link.opened system', 'portal-link.deleted api-key'],
    )
  })

  t.test('a link ends at its time', async (t) => {
    const { id, url } = (await create({ expiresInMinutes: 5 })).body.data
    clock.advance(4 * minute)
    const { accessToken } = (await open(identity, url)).body.data
    clock.advance(minute)
    t.equal((await identity.authenticate(accessToken, 'portal')).status, 401)
    t.equal((await open(identity, url)).status, 400)
    t.equal((await identity.call('GET', `/internal/portal-links/${id}`, anonymous)).status, 404)
    const { data } = (await identity.call('GET', links, owner.apiKey)).body
    t.notOk(data.some((link: { id: string }) => link.id === id))
  })

  t.test('a link gives no more than its creator has, now and later', async (t) => {
    const caller = await callerOf(identity, owner.apiKey)
    const withRole = (permissions: string[]) => ({
      ...caller,
      memberships: [{ teamId: organizationId, role: 'MEMBER' as const, permissions: permissions as never }],
    })
    t.equal((await create({}, links, withRole(['webhook.read']))).status, 403)
    const editor = withRole(['webhook.read', 'webhook.update'])
    t.equal((await create({ access: 'write' }, links, editor)).status, 403)
    t.equal((await create({ access: 'read' }, links, editor)).status, 201)
    const { url } = (await create({ access: 'write' })).body.data
    const { accessToken } = (await open(identity, url)).body.data
    const scopes = async () => (await identity.authenticate(accessToken, 'portal')).body.caller.scopes
    t.equal((await scopes()).length, 4)
    await db.sql`update membership set role = 'MEMBER' where user_id = ${owner.user.id} and team_id = ${organizationId}`
    t.same(await scopes(), [])
    await db.sql`update membership set role = 'OWNER' where user_id = ${owner.user.id} and team_id = ${organizationId}`
  })

  t.test('403 for members and other organizations, also for a link that was opened', async (t) => {
    const { url } = (await create({ access: 'write' })).body.data
    const opened = { ...(await portalCaller(identity, url)), requestId: 'test' }
    for (const path of [links, ofClient]) {
      t.equal((await create({}, path, opened)).status, 403, path)
      t.equal((await identity.call('GET', path, opened)).status, 403, path)
      t.equal((await create({}, path, anonymous)).status, 401, path)
    }
    const { apiKey } = await createAccount(db, clock, {
      email: 'eve@elsewhere.test',
      name: 'Eve',
      organization: { name: 'Elsewhere' },
    })
    t.equal((await create({}, links, apiKey)).status, 403)
    t.equal((await create({}, ofClient, apiKey)).status, 404)
  })

  t.test('links end with their client', async (t) => {
    const { url } = (await create({}, ofClient)).body.data
    const { accessToken } = (await open(identity, url)).body.data
    t.equal(
      (await identity.call('DELETE', `/v2/oauth-clients/${owner.oauthClient.id}`, owner.apiKey)).status,
      200,
    )
    t.equal((await identity.authenticate(accessToken, 'portal')).status, 401)
    t.equal((await open(identity, url)).status, 400)
  })
})
