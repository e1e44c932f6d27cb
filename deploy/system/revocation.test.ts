import { type Api, createApi, startProxy, startReplica, startStack, until } from '@punctual/testing'
import t from 'tap'

// Three gateways and two identities. Each call of `everywhere` goes to each gateway; the one whose
// bus is cut comes last.

const stack = await startStack(t, { services: ['identity', 'scheduling'] })
const identities = [stack.parts.identity, await startReplica(t, stack, 'identity')]
const nats = await startProxy(t, stack.env.gateway.NATS_URL ?? '')
const gateways = [
  stack.parts.gateway,
  await startReplica(t, stack, 'gateway', { IDENTITY_URL: identities[1]?.url ?? '' }),
  await startReplica(t, stack, 'gateway', { IDENTITY_URL: identities[1]?.url ?? '', NATS_URL: nats.url }),
]
const apis = gateways.map((gateway) => createApi(gateway?.url ?? '', stack.apiKey))
const [first] = apis as [Api]

const everywhere = (key: string, path = '/v2/schedules') =>
  Promise.all(apis.map(async (api) => (await api('GET', path, { key })).status))

const newKey = async () => (await first('POST', '/v2/api-keys')).body.data as { id: number; apiKey: string }
const refresh = (key: string, api = first) => api('POST', '/v2/api-keys/refresh', { key })

/** Returns how often identity was asked for a caller. */
async function questions(): Promise<number> {
  const counts = identities.map(async (identity) => {
    const text = await (await fetch(`${identity?.opsUrl}/metrics`)).text()
    const lines = text.matchAll(/^http_requests_total\{.*route="\/internal\/authenticate".*\} (\d+)$/gm)
    return [...lines].reduce((sum, [, count]) => sum + Number(count), 0)
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** Waits until every gateway accepts the key from its cache. */
async function warm(key: string): Promise<void> {
  await until(
    async () => {
      await everywhere(key)
      const before = await questions()
      const statuses = await everywhere(key)
      return statuses.every((status) => status === 200) && (await questions()) === before
    },
    { describe: 'every gateway has cached the key' },
  )
}

t.test(
  'a refreshed API key: with the answer the old one is refused everywhere, and the new one works',
  async (t) => {
    let { apiKey } = await newKey()
    for (let round = 0; round < 5; round++) {
      await warm(apiKey)
      const { status, body } = await refresh(apiKey, apis[round % apis.length])
      t.equal(status, 200)
      t.same(await everywhere(apiKey), [401, 401, 401])
      t.same(await everywhere(body.data.apiKey), [200, 200, 200])
      apiKey = body.data.apiKey
    }
  },
)

t.test('one of parallel refreshes of an API key at every gateway gets a key', async (t) => {
  const { apiKey } = await newKey()
  await warm(apiKey)
  const answers = await Promise.all(apis.map((api) => refresh(apiKey, api)))
  t.same(answers.map(({ status }) => status).sort(), [200, 401, 401])
  t.same(await everywhere(apiKey), [401, 401, 401])
})

t.test('a deleted key is refused everywhere', async (t) => {
  const { id, apiKey } = await newKey()
  await warm(apiKey)
  t.equal((await first('DELETE', `/v2/api-keys/${id}`)).status, 200)
  t.same(await everywhere(apiKey), [401, 401, 401])
})

t.test('a changed profile is visible everywhere', async (t) => {
  await warm(stack.apiKey)
  t.equal((await first('PATCH', '/v2/me', { body: { name: 'Renamed' } })).status, 200)
  const before = await questions()
  await everywhere(stack.apiKey)
  t.equal(await questions(), before + 3)
})

t.test('a gateway without the bus', async (t) => {
  const { apiKey } = await newKey()
  await warm(apiKey)
  nats.cut()
  t.teardown(() => nats.restore())
  t.equal((await refresh(apiKey)).status, 200)
  t.same(await everywhere(apiKey), [401, 401, 401])
})

t.test('a gateway with an undetected loss of the bus', async (t) => {
  const { apiKey } = await newKey()
  await warm(apiKey)
  nats.hang()
  t.teardown(() => nats.restore())
  t.equal((await refresh(apiKey)).status, 200)
  t.same(await everywhere(apiKey), [401, 401, 401])
  const { apiKey: next } = await newKey()
  t.same(await everywhere(next), [200, 200, 200])
  t.equal((await refresh(next)).status, 200)
  t.same(await everywhere(next), [401, 401, 401])
})

// Usual deadlines instead of the long ones of the tests before, so that this gateway gives up
// hanging requests.
const lines = {
  nats: await startProxy(t, stack.env.gateway.NATS_URL ?? ''),
  identity: await startProxy(t, identities[1]?.url ?? ''),
}
const remote = await startReplica(t, stack, 'gateway', {
  IDENTITY_URL: lines.identity.url,
  NATS_URL: lines.nats.url,
  DEADLINE_FACTOR: '1',
})
const fromRemote = async (key: string) => (await createApi(remote.url, key)('GET', '/v2/schedules')).status

/** Waits until the remote gateway accepts the key from its cache. */
async function warmRemote(key: string): Promise<void> {
  await until(
    async () => {
      await fromRemote(key)
      const before = await questions()
      return (await fromRemote(key)) === 200 && (await questions()) === before
    },
    { describe: 'the remote gateway has cached the key' },
  )
}

t.test('a gateway without identity still receives the bus', async (t) => {
  const { apiKey } = await newKey()
  await warmRemote(apiKey)
  lines.identity.hang()
  t.teardown(() => lines.identity.restore())
  t.equal((await refresh(apiKey)).status, 200)
  t.same(await everywhere(apiKey), [401, 401, 401])
  t.not(await fromRemote(apiKey), 200)
})

t.test('a gateway without bus and identity expires its cache', async (t) => {
  const { apiKey } = await newKey()
  await warmRemote(apiKey)
  lines.identity.hang()
  lines.nats.hang()
  t.teardown(() => {
    lines.identity.restore()
    lines.nats.restore()
  })
  t.equal((await refresh(apiKey)).status, 200)
  t.same(await everywhere(apiKey), [401, 401, 401])
  t.equal(await fromRemote(apiKey), 503)
})
