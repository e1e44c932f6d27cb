import t from 'tap'
import { basic, isOAuthError, redirectUri, startApp as start } from './oauth-app.ts'

t.test('POST /v2/auth/oauth2/revoke', async (t) => {
  const app = await start(t)
  const { identity, consent, exchange, refresh, post, isLive, clientId, clientSecret, owner } = app
  const revoke = (token: string, changes = {}, headers = {}) => post('revoke', { token, ...changes }, headers)
  const granted = async () => (await exchange(await consent())).body

  t.test('200 an access token ends without its grant', async (t) => {
    const { access_token, refresh_token } = await granted()
    const { status, text, headers } = await revoke(access_token, { token_type_hint: 'refresh_token' })
    t.same([status, text, headers.get('pragma')], [200, '', 'no-cache'])
    t.notOk(await isLive(access_token))
    t.ok(await isLive((await refresh(refresh_token)).body.access_token))
  })
  t.test('200 any refresh token ends every token of its grant', async (t) => {
    for (const pick of ['first', 'second'] as const) {
      const first = await granted()
      const other = await granted()
      const second = (await refresh(first.refresh_token)).body
      const { refresh_token } = pick === 'first' ? first : second
      t.equal((await revoke(refresh_token)).status, 200)
      for (const { access_token } of [first, second]) t.notOk(await isLive(access_token), pick)
      t.ok(isOAuthError(await refresh(second.refresh_token), [400, 'invalid_grant']))
      t.ok(await isLive(other.access_token), 'another grant stays valid')
      t.equal((await revoke(refresh_token)).status, 200, 'again')
    }
  })
  t.test("200 an unknown token, an invalid one, and another client's, which stays valid", async (t) => {
    const body = { name: 'Other', redirectUris: [redirectUri], permissions: ['*'] }
    const other = (await identity.call('POST', '/v2/oauth-clients', owner.apiKey, { body })).body.data
    const { access_token, refresh_token } = await granted()
    const others = { client_id: other.clientId, client_secret: other.clientSecret }
    for (const token of [access_token, refresh_token, 'unknown', owner.apiKey, clientSecret])
      t.equal((await revoke(token, others)).status, 200)
    t.equal((await revoke(owner.apiKey)).status, 200)
    t.equal((await revoke(clientSecret)).status, 200)
    t.ok(await isLive(access_token))
    t.equal((await refresh(refresh_token)).status, 200)
    t.equal((await identity.authenticate(owner.apiKey)).status, 200)
  })
  t.test('401 without the secret, 400 without a token', async (t) => {
    const { access_token } = await granted()
    for (const client_secret of [undefined, 'wrong'])
      t.ok(isOAuthError(await revoke(access_token, { client_secret }), [401, 'invalid_client']))
    t.ok(await isLive(access_token))
    t.ok(isOAuthError(await post('revoke', {}), [400, 'invalid_request']))
    const none = { client_id: undefined, client_secret: undefined }
    t.equal((await revoke(access_token, none, basic(clientId, clientSecret))).status, 200)
    t.notOk(await isLive(access_token))
  })
  t.test('200 a public client, by its id', async (t) => {
    const { consent, exchange, post, isLive } = await start(t, { clientType: 'PUBLIC' })
    const { access_token, refresh_token } = (await exchange(await consent())).body
    t.equal((await post('revoke', { token: refresh_token })).status, 200)
    t.notOk(await isLive(access_token))
  })
})
