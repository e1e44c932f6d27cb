import { fileTimeoutMs } from '@punctual/testing'
import t from 'tap'
import { type Answer, startWorld } from './world.ts'

t.setTimeout(fileTimeoutMs)

const path = '/v2/auth/oauth2/token'
const basic = { authorization: 'Basic YzE6c2VjcmV0' }

const isOAuthError = ({ status, headers, body }: Answer, expected: [number, string]): boolean =>
  status === expected[0] &&
  body.error === expected[1] &&
  Object.keys(body).join() === 'error,error_description' &&
  headers.get('pragma') === 'no-cache' &&
  headers.get('www-authenticate') === null

t.test('client credentials at OAuth endpoints reach identity, and no other route', async (t) => {
  const seen: Record<string, unknown>[] = []
  const { api, asked, apiKey } = await startWorld(t, {
    routes(app, service) {
      if (service !== 'identity') return
      app.addHook('onRequest', async ({ url, headers, caller }) => {
        if (!url.startsWith('/internal/'))
          seen.push({ url, caller: caller.kind, shown: headers.authorization })
      })
    },
  })
  await api('POST', path, { key: null, headers: basic, body: {} })
  await api('GET', '/v2/me')
  t.match(seen, [
    { url: path, caller: 'anonymous', shown: basic.authorization },
    { url: '/v2/me', caller: 'api-key', shown: undefined },
  ])
  t.equal(asked.length, 1, 'only the API key is looked up')
  t.equal((await api('GET', '/v2/me', { key: null, headers: basic })).status, 401)
  await api('POST', path, { key: apiKey, body: {} })
  t.match(seen.at(-1), { url: path, caller: 'anonymous' }, 'API keys are ignored here')
})

t.test('429 and 503 have the OAuth error shape', async (t) => {
  const { api } = await startWorld(t, {
    env: { RATE_LIMIT_ANONYMOUS: '2', IDENTITY_URL: 'http://127.0.0.1:1' },
  })
  const ask = () => api('POST', path, { key: null, body: {} })
  t.ok(isOAuthError(await ask(), [503, 'temporarily_unavailable']))
  await ask()
  const refused = await ask()
  t.ok(isOAuthError(refused, [429, 'temporarily_unavailable']))
  t.equal(refused.headers.get('retry-after'), '60')
})
