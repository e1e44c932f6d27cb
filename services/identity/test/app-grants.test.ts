import type { DomainEvent } from '@punctual/contracts'
import { createLog, startService } from '@punctual/http'
import { until } from '@punctual/testing'
import t from 'tap'
import { createAccount } from '../src/app/bootstrap.ts'
import { endExpiredGrants } from '../src/app/end-credentials.ts'
import { service } from '../src/service.ts'
import { redirectUri, startApp as start } from './oauth-app.ts'

const day = 86_400_000

type App = Awaited<ReturnType<typeof start>>
type Event = DomainEvent<{ id: number; clientId: string; userId: number }>

/** Returns helpers for the app's grants. */
function grantsOf(app: App) {
  const { identity, consent, exchange, post } = app
  const { db, clock, owner } = identity
  let seen = 0
  return {
    /** A person of the owner's organization, or without an organization. */
    async person(name: string, organizationId = owner.organization.id) {
      const email = `${name}@example.com`
      const { user, apiKey } = await createAccount(db, clock, { email, name, organizationId })
      return { id: user.id, apiKey }
    },
    /** Tokens that a person gives the app. */
    async granted(apiKey = owner.apiKey) {
      const { body } = await exchange(await consent({ api_key: apiKey }))
      return body as { access_token: string; refresh_token: string }
    },
    grantOf: async (accessToken: string): Promise<number> =>
      (await identity.authenticate(accessToken, 'access-token')).body.caller.grantId,
    revoke: (token: string) => post('revoke', { token }),
    /** Returns the grant ends announced since the last call. */
    async ends(): Promise<Event[]> {
      const rows = await db.sql<{ body: string }[]>`
        select body::text as body from outbox where type = 'identity.grant.ended' and pos > ${seen} order by pos`
      const [last] = await db.sql<{ pos: number }[]>`select coalesce(max(pos), 0)::int as pos from outbox`
      seen = last?.pos ?? 0
      return rows.map(({ body }): Event => JSON.parse(body))
    },
  }
}
t.test('a grant lasts from its first tokens until its last refresh token has ended', async (t) => {
  const app = await start(t)
  const { refresh, identity, clientId, isLive } = app
  const { db, clock, owner } = identity
  const { granted, grantOf, revoke, ends, person } = grantsOf(app)

  t.test('tokens of one person, organization and app belong to one grant', async (t) => {
    const first = await granted()
    const id = await grantOf(first.access_token)
    t.type(id, 'number')
    t.equal(await grantOf((await granted()).access_token), id, 'granted twice')
    t.equal(await grantOf((await refresh(first.refresh_token)).body.access_token), id, 'refreshed')
    const other = await person('otto')
    t.not(await grantOf((await granted(other.apiKey)).access_token), id, "another person's")
    t.notHas((await identity.authenticate(owner.apiKey)).body.caller, 'grantId', 'a key belongs to no grant')
    t.same(await ends(), [])
  })
  t.test('it ends once, in the transaction that revokes its last family', async (t) => {
    const { apiKey, id: userId } = await person('rita')
    const one = await granted(apiKey)
    const two = await granted(apiKey)
    const id = await grantOf(one.access_token)
    await revoke(one.access_token)
    t.same(await ends(), [], 'an access token')
    await revoke(one.refresh_token)
    t.same(await ends(), [], 'another family is still valid')
    t.equal(await grantOf(two.access_token), id)
    await revoke(two.refresh_token)
    t.match(await ends(), [
      {
        subject: `${id}`,
        aggregateversion: 2,
        organizationid: owner.organization.id,
        data: { id, clientId, userId },
      },
    ])
    for (const token of [one.refresh_token, two.refresh_token]) await revoke(token)
    t.same(await ends(), [], 'again')
    const later = await grantOf((await granted(apiKey)).access_token)
    t.ok(later > id, 'a later grant has another id')
  })
  t.test('it ends with the reuse of a refresh token or a code', async (t) => {
    const { apiKey } = await person('ronja')
    const one = await granted(apiKey)
    const id = await grantOf(one.access_token)
    await refresh(one.refresh_token)
    t.equal((await refresh(one.refresh_token)).status, 400)
    t.match(await ends(), [{ data: { id } }])

    const code = await app.consent({ api_key: apiKey })
    const { access_token } = (await app.exchange(code)).body
    const next = await grantOf(access_token)
    t.equal((await app.exchange(code)).status, 400)
    t.notOk(await isLive(access_token))
    t.match(await ends(), [{ data: { id: next } }])
  })
  t.test('two families revoked in parallel end it once', async (t) => {
    const { apiKey } = await person('tim')
    for (let round = 0; round < 5; round++) {
      const tokens = await Promise.all([granted(apiKey), granted(apiKey), granted(apiKey)])
      const id = await grantOf(tokens[0].access_token)
      await Promise.all(tokens.map(({ refresh_token }) => revoke(refresh_token)))
      t.match(await ends(), [{ data: { id } }])
      t.equal((await db.sql`select from app_grant where id = ${id}`).length, 0)
    }
  })
  t.test('tokens issued while it ends extend it or start the next one', async (t) => {
    const { apiKey } = await person('wanda')
    let last = await granted(apiKey)
    for (let round = 0; round < 5; round++) {
      const id = await grantOf(last.access_token)
      const [next] = await Promise.all([granted(apiKey), revoke(last.refresh_token)])
      const ended = (await ends()).map(({ data }) => data.id)
      const grant = await grantOf(next.access_token)
      t.same(ended, grant === id ? [] : [id])
      last = next
    }
  })
  t.test('it ends when its last refresh token expires; every refresh postpones that', async (t) => {
    const { apiKey } = await person('xenia')
    await endExpiredGrants({ db, clock })
    await ends()
    const { access_token, refresh_token } = await granted(apiKey)
    const id = await grantOf(access_token)
    clock.advance(300 * day)
    const next = (await refresh(refresh_token)).body.refresh_token
    clock.advance(364 * day)
    await endExpiredGrants({ db, clock })
    t.notOk(
      (await ends()).some(({ data }) => data.id === id),
      'a day before',
    )
    clock.advance(2 * day)
    t.equal(await endExpiredGrants({ db, clock }), false, 'no expired grant is left')
    t.match(await ends(), [{ data: { id } }])
    t.equal((await refresh(next)).status, 400)
  })
  t.test(
    'a worker ends expired grants, except one whose tokens the previous release refreshed',
    async (t) => {
      const [anna, bert] = [await person('anna'), await person('bert')]
      const ids = await Promise.all(
        [anna, bert].map(async ({ apiKey }) => grantOf((await granted(apiKey)).access_token)),
      )
      // A process of the previous release refreshes tokens without updating grants.
      await db.sql`update app_grant set expires_at = ${clock.now()} where user_id = ${bert.id}`
      await db.sql`update credential set expires_at = ${clock.now()} where user_id = ${anna.id} and kind = 'refresh-token'`
      await db.sql`update app_grant set expires_at = ${clock.now()} where user_id = ${anna.id}`
      const log = createLog('identity', 'silent')
      const worker = await startService(service, { env: identity.env, clock, log, roles: ['worker'] })
      t.teardown(() => worker.stop())
      const left = () => db.sql<{ id: number; expires_at: Date }[]>`
      select id, expires_at from app_grant where id = any(${ids}::bigint[])`
      const [one] = await until(
        async () => {
          const rows = await left()
          return rows.length === 1 && rows[0]!.expires_at > clock.now() && rows
        },
        { describe: 'one grant, which lasts' },
      )
      t.equal(one?.id, ids[1])
    },
  )
})

t.test('a grant ends with its person, its membership and its client', async (t) => {
  const app = await start(t)
  const { identity, clientId } = app
  const { db, clock, owner, call } = identity
  const { granted, grantOf, ends, person } = grantsOf(app)
  const org = `/v2/organizations/${owner.organization.id}`
  const grant = async (apiKey: string) => grantOf((await granted(apiKey)).access_token)

  t.test('its person is deleted', async (t) => {
    const { id: userId, apiKey } = await person('dora')
    const id = await grant(apiKey)
    t.equal((await call('DELETE', `${org}/users/${userId}`, owner.apiKey)).status, 200)
    t.match(await ends(), [{ data: { id, clientId, userId } }])
  })
  t.test('its person is erased', async (t) => {
    const { id: userId, apiKey } = await person('emil')
    const id = await grant(apiKey)
    const body = { email: 'emil@example.com' }
    t.equal((await call('POST', `${org}/attendees/erase`, owner.apiKey, { body })).status, 202)
    t.match(await ends(), [{ data: { id, clientId, userId } }])
  })
  t.test('its person leaves the organization: only the grant there ends', async (t) => {
    const { id: userId, apiKey } = await person('gina', 0)
    const [membership] = await db.sql<{ id: number }[]>`
      insert into membership (organization_id, team_id, user_id, role, accepted, created_at, updated_at)
      values (${owner.organization.id}, ${owner.organization.id}, ${userId}, 'MEMBER', true, ${clock.now()},
        ${clock.now()}) returning id`
    // Only a key of the home organization grants by now; earlier releases took a key of any.
    const there = await grant(apiKey)
    await db.sql`update app_grant set organization_id = ${owner.organization.id} where id = ${there}`
    await db.sql`
      update credential set organization_id = ${owner.organization.id}
      where user_id = ${userId} and kind in ('access-token', 'refresh-token')`
    const atHome = (await granted(apiKey)).access_token
    const id = await grantOf(atHome)
    t.not(id, there)
    t.equal((await call('DELETE', `${org}/memberships/${membership?.id}`, owner.apiKey)).status, 200)
    t.match(await ends(), [{ organizationid: owner.organization.id, data: { id: there, userId } }])
    t.equal(await grantOf(atHome), id)
  })
  t.test('its client is deleted: each grant separately, and no grant of another client', async (t) => {
    const body = { name: 'Other', redirectUris: [redirectUri], permissions: ['*'] }
    const other = (await call('POST', '/v2/oauth-clients', owner.apiKey, { body })).body.data
    const credentials = { client_id: other.clientId, client_secret: other.clientSecret }
    const code = await app.consent({ client_id: other.clientId })
    const stays = (await app.exchange(code, credentials)).body.access_token
    const before = await grantOf(stays)
    const ids = [await grant(owner.apiKey), await grant((await person('hugo')).apiKey)]
    t.equal((await call('DELETE', `/v2/oauth-clients/${clientId}`, owner.apiKey)).status, 200)
    const ended = (await ends()).map(({ data }) => data.id)
    for (const id of ids) t.ok(ended.includes(id))
    t.notOk(ended.includes(before))
    t.equal(await grantOf(stays), before)
  })
})
