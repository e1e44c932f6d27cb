import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import t from 'tap'
import { anonymous, basic, isOAuthError, redirectUri, startApp as start, verifier } from './oauth-app.ts'
import { callerOf } from './start.ts'

t.test('POST /v2/auth/oauth2/token: a code', async (t) => {
  const app = await start(t)
  const { identity, consent, exchange, isLive, clientId, clientSecret, owner, clock } = app
  const noPkce = { code_challenge: undefined, code_challenge_method: undefined }

  t.test('200 tokens that act for the person, within the granted scopes', async (t) => {
    const { status, headers, body } = await exchange(
      await consent({ scope: 'BOOKING_READ,TEAM_BOOKING_READ' }),
    )
    t.equal(status, 200)
    t.same([headers.get('cache-control'), headers.get('pragma')], ['no-store', 'no-cache'])
    t.match(body, {
      access_token: /^\w{49}$/,
      token_type: 'bearer',
      refresh_token: /^\w{49}$/,
      expires_in: 1800,
      scope: 'BOOKING_READ TEAM_BOOKING_READ',
    })
    const { caller } = (await identity.authenticate(body.access_token, 'access-token')).body
    t.match(caller, { userId: owner.user.id, clientId, scopes: ['BOOKING_READ', 'TEAM_BOOKING_READ'] })
    t.notHas(caller.user, 'clientId', 'not a managed user')
  })
  t.test('200 as JSON', async (t) => {
    const answer = await identity.send('POST', '/v2/auth/oauth2/token', anonymous, {
      body: {
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
        code: await consent(),
        code_verifier: verifier,
      },
    })
    t.equal(answer.status, 200)
  })
  t.test('200 by Basic authentication', async (t) => {
    const fields = { client_id: undefined, client_secret: undefined }
    const answer = await exchange(await consent(), fields, basic(clientId, clientSecret))
    t.equal(answer.status, 200)
  })
  t.test('200 without PKCE, for a confidential client', async (t) => {
    t.equal((await exchange(await consent(noPkce), { code_verifier: undefined })).status, 200)
  })
  t.test('400 a challenge without a verifier, and the reverse; the code stays valid', async (t) => {
    const [proved, plain] = [await consent(), await consent(noPkce)]
    t.ok(isOAuthError(await exchange(proved, { code_verifier: undefined }), [400, 'invalid_grant']))
    t.ok(isOAuthError(await exchange(plain), [400, 'invalid_grant']))
    t.equal((await exchange(proved)).status, 200)
  })
  t.test('400 a reused code ends the tokens issued for it', async (t) => {
    const code = await consent()
    const { body } = await exchange(code)
    t.ok(await isLive(body.access_token))
    t.ok(isOAuthError(await exchange(code), [400, 'invalid_grant']))
    t.notOk(await isLive(body.access_token))
  })
  t.test('200 for one of several parallel requests', async (t) => {
    const code = await consent()
    const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(code)))
    t.same(answers.map(({ status }) => status).sort(), [200, 400, 400, 400])
  })
  t.test('400 another verifier, address or client; the code stays valid', async (t) => {
    const code = await consent()
    const body = { name: 'Other', redirectUris: [redirectUri], permissions: ['*'] }
    const other = (await identity.call('POST', '/v2/oauth-clients', owner.apiKey, { body })).body.data
    const others = { client_id: other.clientId, client_secret: other.clientSecret }
    const loopback = await consent({ redirect_uri: 'http://localhost:1/callback' })
    for (const answer of [
      await exchange(code, { code_verifier: randomBytes(32).toString('base64url') }),
      await exchange(code, { redirect_uri: 'com.example.app://done' }),
      await exchange(loopback, { redirect_uri: 'http://localhost:2/callback' }),
      await exchange(code, others),
      await exchange('nothing'),
    ])
      t.ok(isOAuthError(answer, [400, 'invalid_grant']))
    t.equal((await exchange(code)).status, 200)
    t.equal((await exchange(loopback, { redirect_uri: 'http://localhost:1/callback' })).status, 200)
  })
  t.test('400 after 60 seconds', async (t) => {
    const [early, late] = [await consent(), await consent()]
    clock.advance(59_999)
    t.equal((await exchange(early)).status, 200)
    clock.advance(1)
    t.ok(isOAuthError(await exchange(late), [400, 'invalid_grant']))
  })
  t.test(
    '401 an unknown client, a wrong or missing secret; a challenge when the header was used',
    async (t) => {
      const code = await consent()
      const none = { client_id: undefined, client_secret: undefined }
      for (const changes of [
        { client_id: 'cnone' },
        { client_id: '%00' },
        { client_secret: 'wrong' },
        { client_secret: undefined },
        none,
      ]) {
        const answer = await exchange(code, changes)
        t.ok(isOAuthError(answer, [401, 'invalid_client']))
        t.equal(answer.headers.get('www-authenticate'), null)
      }
      for (const headers of [
        basic(clientId, 'wrong'),
        basic('cnone', clientSecret),
        basic('\0', clientSecret),
        basic(clientId, ''),
        { authorization: `Bearer ${clientSecret}` },
      ]) {
        const answer = await exchange(code, none, headers)
        t.ok(isOAuthError(answer, [401, 'invalid_client']))
        t.match(answer.headers.get('www-authenticate'), /^Basic realm="/)
      }
      t.equal((await exchange(code)).status, 200, 'the code stays valid')
    },
  )
  t.test('400 two ways to authenticate, and missing, unknown, repeated or non-string fields', async (t) => {
    const twice = await exchange('x', {}, basic(clientId, clientSecret))
    t.ok(isOAuthError(twice, [400, 'invalid_request']))
    for (const [error, changes] of [
      ['invalid_request', { grant_type: undefined }],
      ['invalid_request', { grant_type: '' }],
      ['unsupported_grant_type', { grant_type: 'password' }],
      ['invalid_request', { code: undefined }],
      ['invalid_request', { code: '' }],
      ['invalid_request', { redirect_uri: undefined }],
      ['invalid_request', { grant_type: 'refresh_token' }],
      ['invalid_request', { code: 'x'.repeat(2049) }],
    ] as const)
      t.ok(isOAuthError(await exchange('x', changes), [400, error]), JSON.stringify(changes))
    const send = (asked: object) => identity.send('POST', '/v2/auth/oauth2/token', anonymous, asked)
    t.ok(isOAuthError(await send({ form: 'code=a&code=b&grant_type=x' }), [400, 'invalid_request']))
    t.ok(isOAuthError(await send({ body: { grant_type: ['authorization_code'] } }), [400, 'invalid_request']))
    t.ok(isOAuthError(await send({ body: [] }), [400, 'invalid_request']))
    const xml = { form: '<a/>', headers: { 'content-type': 'text/xml' } }
    t.ok(isOAuthError(await send(xml), [415, 'invalid_request']))
    const broken = { form: '{', headers: { 'content-type': 'application/json' } }
    t.ok(isOAuthError(await send(broken), [400, 'invalid_request']))
  })
  t.test('200 once for an Idempotency-Key, and only for the same client', async (t) => {
    const code = await consent()
    const none = { client_id: undefined, client_secret: undefined }
    const ask = (secret: string) =>
      exchange(code, none, { ...basic(clientId, secret), 'idempotency-key': 'one' })
    const first = await ask(clientSecret)
    const again = await ask(clientSecret)
    t.same([again.status, again.body], [200, first.body])
    t.equal(again.headers.get('idempotent-replayed'), 'true')
    t.ok(isOAuthError(await ask('wrong'), [401, 'invalid_client']))
    t.ok(await isLive(first.body.access_token), 'not treated as a reuse')
  })
  t.test('deleting the client ends its tokens', async (t) => {
    const { body } = await exchange(await consent())
    const code = await consent()
    t.equal((await callerOf(identity, owner.apiKey)).kind, 'api-key')
    await identity.call('DELETE', `/v2/oauth-clients/${clientId}`, owner.apiKey)
    t.notOk(await isLive(body.access_token))
    t.equal((await exchange(code)).status, 401)
  })
})

t.test('POST /v2/auth/oauth2/token: a refresh token', async (t) => {
  const { identity, consent, exchange, refresh, isLive, scopesOf, clientId, owner } = await start(t)

  t.test('200 with the same scopes; a reuse ends the grant', async (t) => {
    const first = (await exchange(await consent({ scope: 'PROFILE_READ' }))).body
    const second = await refresh(first.refresh_token)
    t.match(second, { status: 200, body: { token_type: 'bearer', expires_in: 1800, scope: 'PROFILE_READ' } })
    t.same(await scopesOf(second.body.access_token), ['PROFILE_READ'])
    t.ok(isOAuthError(await refresh(first.refresh_token), [400, 'invalid_grant']))
    t.notOk(await isLive(first.access_token))
    t.notOk(await isLive(second.body.access_token))
  })
  t.test('200 fewer scopes for the access token, never more', async (t) => {
    const first = (await exchange(await consent({ scope: 'BOOKING_READ BOOKING_WRITE' }))).body
    const fewer = await refresh(first.refresh_token, { scope: 'READ_BOOKING' })
    t.equal(fewer.body.scope, 'BOOKING_READ')
    t.same(await scopesOf(fewer.body.access_token), ['BOOKING_READ'])
    for (const scope of ['PROFILE_READ', 'BOOKING_READ PROFILE_READ', 'NOTHING'])
      t.ok(isOAuthError(await refresh(fewer.body.refresh_token, { scope }), [400, 'invalid_scope']))
    const all = await refresh(fewer.body.refresh_token)
    t.same(await scopesOf(all.body.access_token), ['BOOKING_READ', 'BOOKING_WRITE'])
  })
  t.test('401 without the secret', async (t) => {
    const { refresh_token } = (await exchange(await consent())).body
    for (const client_secret of [undefined, 'wrong'])
      t.ok(isOAuthError(await refresh(refresh_token, { client_secret }), [401, 'invalid_client']))
    t.equal((await refresh(refresh_token)).status, 200)
  })
  t.test("400 a managed user's refresh token, which has another endpoint", async (t) => {
    const path = `/v2/oauth-clients/${clientId}/users`
    const body = { email: 'ann@example.com', name: 'Ann' }
    const { refreshToken } = (await identity.call('POST', path, owner.apiKey, { body })).body.data
    t.ok(isOAuthError(await refresh(refreshToken), [400, 'invalid_grant']))
    const again = { body: { refreshToken } }
    t.equal((await identity.call('POST', `/v2/oauth/${clientId}/refresh`, owner.apiKey, again)).status, 200)
  })
  t.test('the migration sets the scopes of existing tokens', async (t) => {
    const scope = 'BOOKING_READ BOOKING_WRITE PROFILE_READ'
    const { access_token } = (await exchange(await consent({ scope }))).body
    const before = await identity.db.sql`select id, kind, scopes from credential order by id`
    await identity.db.sql`update credential set scopes = null`
    const file = new URL('../src/db/migrations/0010_oauth_apps.sql', import.meta.url)
    const update = (await readFile(file, 'utf8'))
      .split(';')
      .find((text) => text.includes('update credential'))
    await identity.db.sql.unsafe(update ?? '')
    t.same(await identity.db.sql`select id, kind, scopes from credential order by id`, before)
    t.same(await scopesOf(access_token), scope.split(' '))
  })
  t.test('200 grants of the previous release, from their bits', async (t) => {
    const { access_token, refresh_token } = (await exchange(await consent({ scope: 'PROFILE_READ' }))).body
    await identity.db.sql`update credential set scopes = null`
    t.same(await scopesOf(access_token), ['PROFILE_READ'])
    t.equal((await refresh(refresh_token)).body.scope, 'PROFILE_READ')
    const code = await consent({ scope: 'BOOKING_READ' })
    await identity.db.sql`update authorization_code set scopes = null`
    t.equal((await exchange(code)).body.scope, 'BOOKING_READ')
  })
})

t.test('POST /v2/auth/oauth2/token: a public client', async (t) => {
  const { identity, consent, exchange, refresh, clientId, clientSecret, owner } = await start(t, {
    clientType: 'PUBLIC',
  })
  t.equal(clientSecret, undefined)
  t.test('200 by PKCE, then by its refresh token', async (t) => {
    const { status, body } = await exchange(await consent())
    t.equal(status, 200)
    t.equal((await refresh(body.refresh_token)).status, 200)
  })
  t.test('400 without the verifier, 401 with a secret', async (t) => {
    const code = await consent()
    t.ok(isOAuthError(await exchange(code, { code_verifier: undefined }), [400, 'invalid_grant']))
    t.ok(isOAuthError(await exchange(code, { client_secret: 'x' }), [401, 'invalid_client']))
    t.equal((await exchange(code)).status, 200)
  })
  t.test('400 a code without a challenge, issued while the client was confidential', async (t) => {
    const change = (clientType: string) =>
      identity.call('PATCH', `/v2/oauth-clients/${clientId}`, owner.apiKey, { body: { clientType } })
    await change('CONFIDENTIAL')
    const code = await consent({ code_challenge: undefined, code_challenge_method: undefined })
    await change('PUBLIC')
    t.ok(isOAuthError(await exchange(code, { code_verifier: undefined }), [400, 'invalid_grant']))
  })
})
