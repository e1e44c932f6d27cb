import { appScopes, type CallerContext, oauthPermissions } from '@punctual/contracts'
import t from 'tap'
import { anonymous, redirectUri, startApp as start } from './oauth-app.ts'

const iss = 'https://book.example.com'

/** Returns the query parameters that the app receives. */
const answerOf = (headers: Headers) => Object.fromEntries(new URL(headers.get('location') ?? '').searchParams)

/** Returns the rights that the page lists for the app. */
const items = (text: string): string[] => [...text.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => item)

t.test('GET /.well-known/oauth-authorization-server', async (t) => {
  const { identity } = await start(t)
  const { status, body } = await identity.send('GET', '/.well-known/oauth-authorization-server', anonymous)
  t.equal(status, 200)
  t.same(body.scopes_supported, appScopes)
  t.match(body, {
    issuer: iss,
    authorization_endpoint: `${iss}/oauth/authorize`,
    token_endpoint: `${iss}/v2/auth/oauth2/token`,
    revocation_endpoint: `${iss}/v2/auth/oauth2/revoke`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
  })
})

t.test('GET /v2/auth/oauth2/clients/{clientId}', async (t) => {
  const { identity, clientId } = await start(t)
  const get = (id: string, as: CallerContext = anonymous) =>
    identity.call('GET', `/v2/auth/oauth2/clients/${id}`, as)
  t.test('200 the public data of a client', async (t) => {
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

  t.test('200 a page without scripts', async (t) => {
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
  t.test('200 in the language of Accept-Language', async (t) => {
    const { text } = await page({}, { 'accept-language': 'sv, de-AT;q=0.8, en;q=0.5' })
    t.match(text, '<html lang="de" dir="ltr">')
    t.match(text, 'Ihre Buchungen sehen')
  })
  t.test('200 fewer permissions than the client has', async (t) => {
    const { text } = await page({ scope: 'BOOKING_READ' })
    t.match(text, 'see your bookings')
    t.notMatch(text, 'see your profile')
  })
  t.test('400 an unknown app or address, without a redirect', async (t) => {
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
  t.test('400 in the envelope for a client that does not accept HTML', async (t) => {
    const { status, body } = await page({ client_id: 'cnone' }, { accept: '*/*' })
    t.equal(status, 400)
    t.match(body.error, { code: 'BadRequestException', details: { errors: [{ path: 'client_id' }] } })
    t.match(
      (await page({ redirect_uri: 'https://evil.example' }, { accept: '*/*' })).body.error.details.errors,
      [{ path: 'redirect_uri' }],
    )
  })
  t.test('303 any other error goes to the app', async (t) => {
    for (const [error, changes] of [
      ['unsupported_response_type', { response_type: 'token' }],
      ['invalid_request', { code_challenge: undefined }],
      ['invalid_request', { code_challenge_method: 'plain' }],
      ['invalid_request', { code_challenge_method: undefined }],
      ['invalid_request', { scope: 'x'.repeat(2049) }],
      ['invalid_scope', { scope: 'APPS_WRITE' }],
      ['invalid_scope', { scope: 'EVERYTHING' }],
    ] as const) {
      const { status, headers } = await page(changes)
      t.equal(status, 303)
      t.match(answerOf(headers), { from: 'us', error, error_description: /\.$/, state: 'a b&c', iss })
    }
    const { headers } = await page({}, {}, '/oauth/authorize?scope=PROFILE_READ&x=')
    t.equal(answerOf(headers).error_description, 'scope is repeated or not valid.')
  })
  t.test('200 a public client without a secret, with PKCE only', async (t) => {
    const { page } = await start(t, { clientType: 'PUBLIC' })
    t.equal((await page()).status, 200)
    const { headers } = await page({ code_challenge: undefined, code_challenge_method: undefined })
    t.match(answerOf(headers), { error: 'invalid_request', error_description: /code_challenge/ })
  })
  t.test(
    '200 a request of a command line tool: no response_type, no PKCE, older names, any loopback port',
    async (t) => {
      const { status, headers, text } = await page(
        {
          response_type: undefined,
          code_challenge: undefined,
          code_challenge_method: undefined,
          redirect_uri: 'http://localhost:49321/callback',
          scope: 'READ_PROFILE,READ_BOOKING',
        },
        {},
        '/auth/oauth2/authorize',
      )
      t.equal(status, 200)
      t.match(headers.get('content-security-policy'), "form-action 'self' http://localhost:49321;")
      t.same(items(text), ['see your bookings', 'see your profile'])
    },
  )
  t.test('200 PROFILE_READ when no scope is requested', async (t) => {
    t.same(items((await page({ scope: undefined })).text), ['see your profile'])
  })
  t.test('200 every other scope can be requested and is listed', async (t) => {
    const others = appScopes.filter((scope) => !oauthPermissions.some((name) => name === scope))
    const named = items((await page({ scope: others.join(' ') })).text)
    t.equal(new Set(named).size, others.length)
    const german = await page({ scope: others.join(' ') }, { 'accept-language': 'de' })
    t.equal(new Set(items(german.text)).size, others.length)
  })
})

t.test('POST /oauth/authorize', async (t) => {
  const { identity, decide, clientId, owner, clock } = await start(t)

  t.test('303 with a code and the unchanged state', async (t) => {
    const { status, headers } = await decide()
    t.equal(status, 303)
    t.match(headers.get('location'), /^https:\/\/app\.example\/done\?from=us&code=\w{49}&state=a\+b%26c&iss=/)
    t.equal(answerOf(headers).iss, iss)
    t.match(
      (await decide({ redirect_uri: 'com.example.app://done' })).headers.get('location'),
      /^com\.example\.app:\/\/done\?code=/,
    )
  })
  t.test('303 denied, without a key', async (t) => {
    const { headers } = await decide({ decision: 'deny', api_key: undefined })
    t.same(answerOf(headers), { from: 'us', error: 'access_denied', state: 'a b&c', iss })
  })
  t.test('401 the page again for a wrong, expired or missing key', async (t) => {
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
  t.test('401 in the envelope for a client that does not accept HTML', async (t) => {
    const { status, body } = await decide({ api_key: 'svc_wrong' }, { accept: '*/*' })
    t.equal(status, 401)
    t.equal(body.error.code, 'UnauthorizedException')
  })
  t.test('400 the address is validated again', async (t) => {
    const { status, headers } = await decide({ redirect_uri: 'https://evil.example/' })
    t.same([status, headers.get('location')], [400, null])
  })
  t.test('400 a missing decision and a repeated field', async (t) => {
    t.equal((await decide({ decision: 'perhaps' })).status, 400)
    const twice = await identity.send('POST', '/oauth/authorize', anonymous, { form: 'state=a&state=b' })
    t.equal(twice.status, 400)
  })
})
