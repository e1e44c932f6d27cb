import { createHash, randomBytes } from 'node:crypto'
import { anonymousCaller, type CallerContext } from '@punctual/contracts'
import t from 'tap'
import { callerOf, startIdentity } from './start.ts'

const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')
const redirectUri = 'https://app.example/done?from=us'
const anonymous = anonymousCaller('test')
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** An app of the owner's organization, and a person's consent by the form of the page. */
async function start(t: Parameters<typeof startIdentity>[0]) {
  const identity = await startIdentity(t)
  const body = {
    name: 'App <b>',
    redirectUris: [redirectUri, 'myapp://done'],
    permissions: ['BOOKING_READ', 'BOOKING_WRITE', 'PROFILE_READ'],
  }
  const made = await identity.call('POST', '/v2/oauth-clients', identity.owner.apiKey, { body })
  const { clientId, clientSecret } = made.body.data as { clientId: string; clientSecret: string }
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state: 'a b&c',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }
  const page = (changes: Record<string, string | undefined> = {}, headers = {}) =>
    identity.send('GET', `/oauth/authorize?${form({ ...query, ...changes })}`, anonymous, {
      headers: { ...browser, ...headers },
    })
  const decide = (changes: Record<string, string | undefined> = {}, headers = browser) =>
    identity.send('POST', '/oauth/authorize', anonymous, {
      headers,
      form: form({ ...query, decision: 'approve', api_key: identity.owner.apiKey, ...changes }),
    })
  const consent = async (changes: Record<string, string | undefined> = {}): Promise<string> =>
    new URL((await decide(changes)).headers.get('location') ?? '').searchParams.get('code') ?? ''
  const token = (body: object, headers = {}) =>
    identity.call('POST', '/v2/auth/oauth2/token', anonymous, { body, headers })
  const exchange = (code: string, changes: object = {}) =>
    token({
      ...{ grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirectUri },
      ...{ code, code_verifier: verifier, ...changes },
    })
  return { ...identity, identity, clientId, clientSecret, page, decide, consent, token, exchange }
}

const form = (fields: Record<string, string | undefined>): string =>
  new URLSearchParams(
    Object.entries(fields).filter((each): each is [string, string] => each[1] !== undefined),
  ).toString()

t.test('GET /v2/auth/oauth2/clients/{clientId}', async (t) => {
  const { identity, clientId } = await start(t)
  const get = (id: string, as: CallerContext = anonymous) =>
    identity.call('GET', `/v2/auth/oauth2/clients/${id}`, as)
  t.test('200 what anybody may know', async (t) => {
    const { status, body } = await get(clientId)
    t.equal(status, 200)
    t.same(body.data, {
      client_id: clientId,
      redirect_uri: redirectUri,
      name: 'App <b>',
      logo: null,
      is_trusted: false,
      client_type: 'CONFIDENTIAL',
    })
  })
  t.test('404', async (t) => {
    t.match(await get('cnone'), { status: 404, body: { error: { code: 'oauth_client_not_found' } } })
  })
})

t.test('GET /oauth/authorize', async (t) => {
  const { page } = await start(t)

  t.test('200 a page that runs nothing', async (t) => {
    const { status, headers, text } = await page()
    t.equal(status, 200)
    t.match(headers.get('content-type'), 'text/html')
    t.equal(headers.get('cache-control'), 'no-store')
    const policy = headers.get('content-security-policy') ?? ''
    t.match(policy, "default-src 'none'")
    t.match(policy, "form-action 'self' https://app.example;")
    t.match(policy, "frame-ancestors 'none'")
    t.notMatch(text, /<script|onclick|App <b>/)
    t.match(text, 'App &lt;b&gt; asks for access')
    t.match(text, 'see your bookings')
    t.notMatch(text, 'change your profile')
    t.match(text, 'name="state" value="a b&amp;c"')
  })
  t.test('200 in the language of the reader', async (t) => {
    const { text } = await page({}, { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' })
    t.match(text, '<html lang="de">')
    t.match(text, 'Ihre Buchungen sehen')
  })
  t.test('200 fewer permissions than the client may have', async (t) => {
    const { text } = await page({ scope: 'BOOKING_READ' })
    t.match(text, 'see your bookings')
    t.notMatch(text, 'see your profile')
  })
  t.test('400 an unknown app or address, and nobody is sent anywhere', async (t) => {
    for (const changes of [
      { client_id: 'cnone' },
      { client_id: undefined },
      { redirect_uri: 'https://app.example/done' },
      { redirect_uri: `${redirectUri}/` },
      { redirect_uri: 'https://evil.example/' },
      { redirect_uri: undefined },
    ]) {
      const { status, headers, text } = await page(changes)
      t.equal(status, 400)
      t.equal(headers.get('location'), null)
      t.match(text, 'This request is not valid')
    }
  })
  t.test('400 in the envelope, for whoever shows no pages', async (t) => {
    const { status, body } = await page({ client_id: 'cnone' }, { accept: '*/*' })
    t.equal(status, 400)
    t.match(body.error, { code: 'BadRequestException', details: { errors: [{ path: 'client_id' }] } })
    t.match(
      (await page({ redirect_uri: 'https://evil.example' }, { accept: '*/*' })).body.error.details.errors,
      [{ path: 'redirect_uri' }],
    )
  })
  t.test('303 what else is wrong is for the app', async (t) => {
    for (const [error, changes] of [
      ['unsupported_response_type', { response_type: 'token' }],
      ['invalid_request', { code_challenge: undefined }],
      ['invalid_request', { code_challenge_method: 'plain' }],
      ['invalid_request', { code_challenge_method: undefined }],
      ['invalid_scope', { scope: 'APPS_WRITE' }],
      ['invalid_scope', { scope: 'EVERYTHING' }],
    ] as const) {
      const { status, headers } = await page(changes)
      t.equal(status, 303)
      t.equal(headers.get('location'), `${redirectUri}&error=${error}&state=a+b%26c`)
    }
  })
})

t.test('POST /oauth/authorize', async (t) => {
  const { identity, decide, clientId, owner, clock } = await start(t)

  t.test('303 with a code, and the state as it came', async (t) => {
    const { status, headers } = await decide()
    t.equal(status, 303)
    t.match(headers.get('location'), /^https:\/\/app\.example\/done\?from=us&code=\w{49}&state=a\+b%26c$/)
    t.match(
      (await decide({ redirect_uri: 'myapp://done' })).headers.get('location'),
      /^myapp:\/\/done\?code=/,
    )
  })
  t.test('303 denied, without a key', async (t) => {
    const { headers } = await decide({ decision: 'deny', api_key: undefined })
    t.equal(headers.get('location'), `${redirectUri}&error=access_denied&state=a+b%26c`)
  })
  t.test('401 the page again, for a wrong key, an expired one, or none', async (t) => {
    const body = { apiKeyDaysValid: 1 }
    const { apiKey } = (await identity.call('POST', '/v2/api-keys', owner.apiKey, { body })).body.data
    clock.advance(86_400_000)
    for (const api_key of ['', 'svc_wrong', undefined, apiKey]) {
      const { status, headers, text } = await decide({ api_key })
      t.equal(status, 401)
      t.equal(headers.get('location'), null)
      t.match(text, 'This API key is not valid.')
      t.match(text, `value="${clientId}"`)
      if (api_key) t.notMatch(text, api_key)
    }
  })
  t.test('401 in the envelope, for whoever shows no pages', async (t) => {
    const { status, body } = await decide({ api_key: 'svc_wrong' }, { accept: '*/*' })
    t.equal(status, 401)
    t.equal(body.error.code, 'UnauthorizedException')
  })
  t.test('400 the address is compared once more', async (t) => {
    const { status, headers } = await decide({ redirect_uri: 'https://evil.example/' })
    t.same([status, headers.get('location')], [400, null])
  })
  t.test('400 no decision, a field twice', async (t) => {
    t.equal((await decide({ decision: 'perhaps' })).status, 400)
    const twice = await identity.send('POST', '/oauth/authorize', anonymous, { form: 'state=a&state=b' })
    t.equal(twice.status, 400)
  })
})

t.test('POST /v2/auth/oauth2/token', async (t) => {
  const { identity, consent, token, exchange, clientId, clientSecret, owner, clock } = await start(t)
  const isLive = async (accessToken: string) =>
    (await identity.authenticate(accessToken, 'access-token')).status === 200
  const refused = { status: 400, body: { status: 'error', error: { code: 'invalid_grant' } } }

  t.test('200 tokens that act for the person, within what was agreed', async (t) => {
    const { status, headers, body } = await exchange(await consent({ scope: 'BOOKING_READ' }))
    t.equal(status, 200)
    t.equal(headers.get('cache-control'), 'no-store')
    t.match(body, {
      access_token: /^\w{49}$/,
      token_type: 'bearer',
      refresh_token: /^\w{49}$/,
      expires_in: 1800,
    })
    t.match(await identity.authenticate(body.access_token, 'access-token'), {
      body: {
        caller: { kind: 'access-token', userId: owner.user.id, clientId, scopes: ['BOOKING_READ'] },
      },
    })
    const { caller } = (await identity.authenticate(body.access_token, 'access-token')).body
    t.notHas(caller.user, 'clientId', 'no managed user')
  })
  t.test('200 as a form', async (t) => {
    const answer = await identity.send('POST', '/v2/auth/oauth2/token', anonymous, {
      form: form({
        ...{ grant_type: 'authorization_code', client_id: clientId, client_secret: clientSecret },
        ...{ redirect_uri: redirectUri, code: await consent(), code_verifier: verifier },
      }),
    })
    t.equal(answer.status, 200)
  })
  t.test('200 refreshed, with the same permissions', async (t) => {
    const first = (await exchange(await consent({ scope: 'PROFILE_READ' }))).body
    const refresh = (refresh_token: string, changes: object = {}) =>
      token({ grant_type: 'refresh_token', client_id: clientId, refresh_token, ...changes })
    const second = await refresh(first.refresh_token)
    t.match(second, { status: 200, body: { token_type: 'bearer', expires_in: 1800 } })
    t.match(await identity.authenticate(second.body.access_token, 'access-token'), {
      body: { caller: { scopes: ['PROFILE_READ'] } },
    })
    t.equal((await refresh(second.body.refresh_token, { client_secret: 'wrong' })).status, 401)
    t.match(await refresh(first.refresh_token), {
      status: 400,
      body: { error: { code: 'invalid_refresh_token' } },
    })
    t.notOk(await isLive(first.access_token))
    t.notOk(await isLive(second.body.access_token))
  })
  t.test('400 a code is good once; used again it ends what it gave', async (t) => {
    const code = await consent()
    const { body } = await exchange(code)
    t.ok(await isLive(body.access_token))
    t.match(await exchange(code), refused)
    t.notOk(await isLive(body.access_token))
  })
  t.test('200 for one of several at once', async (t) => {
    const code = await consent()
    const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(code)))
    t.same(answers.map(({ status }) => status).sort(), [200, 400, 400, 400])
  })
  t.test('400 whoever cannot prove it, and the code stays good', async (t) => {
    const code = await consent()
    const body = { name: 'Other', redirectUris: [redirectUri], permissions: ['*'] }
    const other = (await identity.call('POST', '/v2/oauth-clients', owner.apiKey, { body })).body.data
    t.match(await exchange(code, { code_verifier: randomBytes(32).toString('base64url') }), refused)
    t.match(await exchange(code, { redirect_uri: 'myapp://done' }), refused)
    t.match(await exchange(code, { client_id: other.clientId }), refused)
    t.match(await exchange('nothing'), refused)
    t.equal((await exchange(code)).status, 200)
  })
  t.test('400 after 60 seconds', async (t) => {
    const [early, late] = [await consent(), await consent()]
    clock.advance(59_999)
    t.equal((await exchange(early)).status, 200)
    clock.advance(1)
    t.match(await exchange(late), refused)
  })
  t.test('401 an unknown client, a wrong secret', async (t) => {
    const code = await consent()
    for (const changes of [{ client_id: 'cnone' }, { client_secret: 'wrong' }])
      t.match(await exchange(code, changes), { status: 401, body: { error: { code: 'invalid_client' } } })
  })
  t.test("400 a managed user's refresh token, which is for the client alone", async (t) => {
    const path = `/v2/oauth-clients/${clientId}/users`
    const body = { email: 'ann@example.com', name: 'Ann' }
    const { refreshToken } = (await identity.call('POST', path, owner.apiKey, { body })).body.data
    const asked = { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken }
    t.equal((await token(asked)).status, 400)
    const again = { body: { refreshToken } }
    t.equal((await identity.call('POST', `/v2/oauth/${clientId}/refresh`, owner.apiKey, again)).status, 200)
  })
  t.test('400 names what is missing', async (t) => {
    t.match((await token({ grant_type: 'password', client_id: clientId })).body.error, {
      code: 'BadRequestException',
      message: /grant_type must be authorization_code or refresh_token/,
    })
    const missing = await token({ grant_type: 'authorization_code', client_id: clientId, code: 'x' })
    t.match(missing.body.error.details.errors, [{ path: 'redirect_uri' }, { path: 'code_verifier' }])
  })
  t.test('a deleted client ends them', async (t) => {
    const { body } = await exchange(await consent())
    const code = await consent()
    t.equal((await callerOf(identity, owner.apiKey)).kind, 'api-key')
    await identity.call('DELETE', `/v2/oauth-clients/${clientId}`, owner.apiKey)
    t.notOk(await isLive(body.access_token))
    t.equal((await exchange(code)).status, 401)
  })
})
