import t from 'tap'
import { createAccount } from '../src/app/bootstrap.ts'
import { callerOf, startIdentity } from './start.ts'

t.test('POST /v2/oauth/{clientId}/refresh', async (t) => {
  const identity = await startIdentity(t)
  const { owner, clock, db } = identity
  const clientId = owner.oauthClient.id
  const create = async (email: string) => {
    const body = { email, name: 'Ann' }
    const answer = await identity.call('POST', `/v2/oauth-clients/${clientId}/users`, owner.apiKey, { body })
    return answer.body.data as { accessToken: string; refreshToken: string }
  }
  const path = `/v2/oauth/${clientId}/refresh`
  const refresh = (refreshToken: string, headers = {}) =>
    identity.call('POST', path, owner.apiKey, { body: { refreshToken }, headers })
  const isLive = async (accessToken: string) =>
    (await identity.authenticate(accessToken, 'access-token')).status === 200
  const refused = { status: 400, body: { error: { code: 'invalid_refresh_token' } } }

  t.test('200 new tokens; the old access token stays valid', async (t) => {
    const old = await create('one@example.com')
    clock.advance(1000)
    const { status, headers, body } = await refresh(old.refreshToken)
    t.equal(status, 200)
    t.equal(headers.get('cache-control'), 'no-store')
    t.same(Object.keys(body.data).sort(), [
      'accessToken',
      'accessTokenExpiresAt',
      'refreshToken',
      'refreshTokenExpiresAt',
    ])
    t.equal(body.data.accessTokenExpiresAt, clock.now().getTime() + 60 * 60_000)
    t.same([await isLive(old.accessToken), await isLive(body.data.accessToken)], [true, true])
    const stored = JSON.stringify([...(await db.sql`select * from credential`)])
    for (const token of [old.refreshToken, body.data.accessToken]) t.notMatch(stored, token)
  })
  t.test('400 a reused token ends its whole family', async (t) => {
    const first = await create('two@example.com')
    const stranger = await create('three@example.com')
    const second = (await refresh(first.refreshToken)).body.data
    const third = (await refresh(second.refreshToken)).body.data
    t.match(await refresh(first.refreshToken), refused)
    for (const { accessToken } of [first, second, third]) t.notOk(await isLive(accessToken))
    t.match(await refresh(third.refreshToken), refused)
    t.ok(await isLive(stranger.accessToken))
    const rows = await db.sql`select from outbox where type = 'identity.credential.revoked'`
    t.equal(rows.count, 3)
  })
  t.test('200 for one of several parallel requests, whose tokens stay valid', async (t) => {
    const { refreshToken } = await create('four@example.com')
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(refreshToken)))
    t.equal(answers.filter(({ status }) => status === 200).length, 1)
    t.equal(answers.filter(({ status }) => status === 400).length, 5)
  })
  t.test('200 again with the same Idempotency-Key: not a reuse', async (t) => {
    const { refreshToken } = await create('five@example.com')
    const key = { 'idempotency-key': 'again' }
    const first = await refresh(refreshToken, key)
    const again = await refresh(refreshToken, key)
    t.same(again.body, first.body)
    t.ok(await isLive(first.body.data.accessToken))
  })
  t.test(
    '401 TokenExpiredException at the exact instant, 400 for a refresh token of a year ago',
    async (t) => {
      const { accessToken, refreshToken } = await create('six@example.com')
      clock.advance(60 * 60_000 - 1)
      t.ok(await isLive(accessToken))
      clock.advance(1)
      t.match(await identity.authenticate(accessToken, 'access-token'), {
        status: 401,
        body: { error: { code: 'TokenExpiredException' } },
      })
      clock.advance(365 * 86_400_000 - 60 * 60_000)
      t.match(await refresh(refreshToken), refused)
    },
  )
  t.test('400 a credential that is not a refresh token of that client', async (t) => {
    const { accessToken, refreshToken } = await create('seven@example.com')
    t.match(await refresh('nothing'), refused)
    t.match(await refresh(accessToken), refused)
    const body = { name: 'Other', redirectUris: [], permissions: ['*'] }
    const other = (await identity.call('POST', '/v2/oauth-clients', owner.apiKey, { body })).body.data
    const elsewhere = await identity.call('POST', `/v2/oauth/${other.clientId}/refresh`, owner.apiKey, {
      body: { refreshToken },
    })
    t.match(elsewhere, refused)
    const none = await identity.call('POST', path, owner.apiKey, { body: {} })
    t.match(none.body.error.details.errors, [{ path: 'refreshToken' }])
    t.equal((await refresh(refreshToken)).status, 200)
  })
  t.test('401, 403, 404', async (t) => {
    const caller = await callerOf(identity, owner.apiKey)
    const organizationId = owner.organization.id
    const member = await createAccount(db, clock, { email: 'm@example.com', name: 'M', organizationId })
    const foreign = await createAccount(db, clock, { email: 'f@example.com', name: 'F' })
    t.equal((await identity.call('POST', path, { ...caller, kind: 'anonymous' })).status, 401)
    t.equal((await identity.call('POST', path, { ...caller, kind: 'managed-user' })).status, 403)
    t.equal((await identity.call('POST', path, member.apiKey)).status, 403)
    t.equal((await identity.call('POST', path, foreign.apiKey)).status, 404)
  })
})
