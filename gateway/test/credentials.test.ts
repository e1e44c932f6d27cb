import { createLog, credentialDigest, generateApiKey, generateSecret } from '@punctual/http'
import t from 'tap'
import { sendLines } from './raw.ts'
import { startWorld, user, type WorldOptions } from './world.ts'

const client = (clientId: string, userId: number) => ({
  ...user,
  kind: 'oauth-client' as const,
  scopes: ['SCHEDULE_READ'],
  clientId,
  userId,
})

/**
 * Two API keys, a token, and two clients with a secret each; limits are high enough for all
 * combinations.
 */
async function start(t: Parameters<typeof startWorld>[0], options: WorldOptions = {}) {
  const world = await startWorld(t, { env: { RATE_LIMIT_ANONYMOUS: '1000000' }, ...options })
  const token = generateSecret()
  const secrets = [generateSecret(), generateSecret()] as const
  world.credentials.set(credentialDigest(token), {
    caller: { ...user, kind: 'managed-user', userId: 8, scopes: ['SCHEDULE_READ'] },
  })
  world.credentials.set(credentialDigest(secrets[0]), { caller: client('client-1', 21) })
  world.credentials.set(credentialDigest(secrets[1]), { caller: client('client-2', 22) })
  return { ...world, token, secrets }
}

/** The last route takes only API keys. */
const paths = [
  '/v2/organizations/3/schedules',
  '/v2/oauth-clients/client-1',
  '/v2/oauth-clients/client-2',
  '/v2/api-keys',
]
const ids = [undefined, 'client-1', 'client-2', 'client-3', '']

/** Returns the expected result of a combination, by an independent implementation. */
function expected(
  path: string,
  bearer: { userId?: number; isToken?: boolean } | undefined,
  id: string | undefined,
  owner: string | undefined,
  hasSecret: boolean,
): { status: number; userId?: number } {
  const inPath = path.includes('oauth-clients') ? path.split('/')[3] : undefined
  const forKeysOnly = path === '/v2/api-keys'
  if (id && inPath && id !== inPath) return { status: 401 }
  const named = inPath ?? id
  if (named && hasSecret) {
    if (bearer && forKeysOnly) return { status: 400 }
    if (named === owner && forKeysOnly) return { status: 403 }
    return named === owner ? { status: 200, userId: named === 'client-1' ? 21 : 22 } : { status: 401 }
  }
  if (!bearer?.userId) return { status: 401 }
  // Routes of clients take keys and clients.
  return (inPath || forKeysOnly) && bearer.isToken ? { status: 403 } : { status: 200, userId: bearer.userId }
}

t.test('every combination of credentials', async (t) => {
  const { api, apiKey, token, secrets } = await start(t)
  const bearers: [string | undefined, { userId?: number; isToken?: boolean } | undefined][] = [
    [undefined, undefined],
    [`Bearer ${apiKey}`, { userId: 7 }],
    [`Bearer ${token}`, { userId: 8, isToken: true }],
    [`Bearer ${generateApiKey()}`, {}],
    ['Basic abc', {}],
    ['Bearer', {}],
  ]
  const shownSecrets: [string | undefined, string | undefined][] = [
    [undefined, undefined],
    [secrets[0], 'client-1'],
    [secrets[1], 'client-2'],
    [generateSecret(), undefined],
    [apiKey, undefined],
    ['', undefined],
  ]
  let tried = 0
  for (const path of paths)
    for (const [authorization, bearer] of bearers)
      for (const id of ids)
        for (const [secret, owner] of shownSecrets) {
          const headers = {
            ...(authorization !== undefined && { authorization }),
            ...(id !== undefined && { 'x-svc-client-id': id }),
            ...(secret !== undefined && { 'x-svc-secret-key': secret }),
          }
          const { status, body } = await api('GET', path, { key: null, headers })
          const wanted = expected(path, bearer, id, owner, Boolean(secret))
          const shown = JSON.stringify({ path, headers })
          if (status !== wanted.status) t.fail(shown, { status, wanted })
          if (status === 200 && body.data.caller.userId !== wanted.userId) t.fail(shown, body.data.caller)
          tried += 1
        }
  t.equal(tried, 720)
})

t.test('401 is the same for each wrong pair of id and secret', async (t) => {
  const { api, secrets } = await start(t)
  const refuse = async (path: string, headers: Record<string, string>) => {
    const { status, body } = await api('GET', path, { key: null, headers })
    t.equal(status, 401)
    return JSON.stringify(body.error)
  }
  const [one, two] = paths.slice(1, 3) as [string, string]
  const errors = new Set([
    await refuse(one, {}),
    await refuse(one, { 'x-svc-client-id': 'client-1' }),
    await refuse(one, { 'x-svc-secret-key': secrets[1] }),
    await refuse(two, { 'x-svc-client-id': 'client-1', 'x-svc-secret-key': secrets[0] }),
    await refuse('/v2/oauth-clients/unknown', { 'x-svc-secret-key': secrets[0] }),
  ])
  t.equal(errors.size, 1)
})

t.test('no credential reaches the log or an answer, at any place and in any encoding', async (t) => {
  const lines: string[] = []
  const log = createLog('gateway', 'trace', { write: (line) => void lines.push(line) })
  const { url, apiKey, token, secrets } = await start(t, { log })
  const bodies: string[] = []
  const send = async (target: string, ...headers: string[]) => {
    const { head, body } = await sendLines(url, target, headers)
    bodies.push(head, JSON.stringify(body?.error ?? {}), String(body?.path))
  }
  const encoded = `%73vc%5F${apiKey.slice(4)}`
  await send('GET /v2/me', `Authorization: Bearer ${apiKey}`)
  await send('GET /v2/me', `Authorization: Basic ${apiKey}`)
  await send('GET /v2/me', `x-svc-client-id: client-1`, `x-svc-secret-key: ${secrets[0]}`)
  await send('GET /v2/me', `Authorization: Bearer ${token}`, `x-svc-client-id: ${token}`)
  for (const query of [
    `apiKey=${apiKey}`,
    `APIKEY=${apiKey}&a=1`,
    `a=1&api%4Bey=${apiKey}`,
    `apiKey=${encoded}`,
    `apiKey[]=${apiKey}`,
    `apiKey=${token}`,
    `%61pi%4bey=${token}`,
    `+apiKey=${token}`,
    `key=${apiKey}`,
    `${apiKey}`,
    `a=${encoded}`,
    `a=%zz${encoded}`,
  ])
    for (const path of ['/v1/bookings', '/v2/me', '/v2/slots', '/nowhere']) await send(`GET ${path}?${query}`)
  await send(`GET /v2/${apiKey}`)
  await send(`GET /v2/bookings/${encoded}/nowhere`)
  await send(`GET /v2/%zz/${apiKey}`)
  await send(`DELETE /v2/api-keys/${apiKey}`, `Authorization: Bearer ${apiKey}`)
  await send('POST /v2/me', `Idempotency-Key: ${apiKey}`)
  const text = decodeURIComponent([...lines, ...bodies].join('\n').replaceAll('%zz', ''))
  t.ok(lines.length > 40)
  for (const credential of [apiKey, token, ...secrets]) t.notOk(text.includes(credential.slice(4)))
  t.notOk(text.includes(credentialDigest(apiKey)))
})

t.test('paths name the client by the parameter that the gateway reads', async (t) => {
  const { routes } = await import('../src/routes/index.ts')
  for (const { path } of routes)
    if (/\/(oauth-clients|oauth)\/:/.test(path)) t.match(path, /\/(oauth-clients|oauth)\/:clientId(\/|$)/)
})
