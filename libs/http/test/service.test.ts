import { success } from '@punctual/contracts'
import { migrate, servicePassword } from '@punctual/db'
import { allowEveryone, freshDatabase, infrastructure, startProxy, until } from '@punctual/testing'
import t, { type Test } from 'tap'
import { ConfigError, createApp, type ServiceDefinition, startService } from '../src/index.ts'
import { contextHeader } from '../src/names.ts'
import { Keys, serviceEnv, silent, user } from './kit.ts'

interface Held {
  definition: ServiceDefinition<object>
  isAsked: () => boolean
  release: () => void
  events: string[]
}

/** A service with one route, which answers on command, and one worker. */
function holding(): Held {
  let isAsked = false
  let release = () => {}
  const events: string[] = []
  return {
    isAsked: () => isAsked,
    release: () => release(),
    events,
    definition: {
      name: 'bookings',
      source: 'bookings',
      config: () => ({}),
      migrations: [],
      async app(deps) {
        const app = createApp(deps, allowEveryone)
        app.get('/v2/held', async () => {
          isAsked = true
          await new Promise<void>((resolve) => {
            release = resolve
          })
          events.push('answered')
          return success({})
        })
        app.get('/v2/free', async () => success({}))
        return app
      },
      worker: () => [
        {
          async stop() {
            events.push('worker stopped')
          },
        },
      ],
    },
  }
}

async function prepare(t: Test) {
  const { natsUrl } = await infrastructure()
  const databaseUrl = await freshDatabase(t, [])
  const password = servicePassword(databaseUrl, 'bookings')
  await migrate(databaseUrl, [{ service: 'bookings', password, folders: [] }])
  const keys = new Keys()
  const env = { ...serviceEnv(keys, 'bookings', natsUrl), DATABASE_URL: databaseUrl }
  const headers = { [contextHeader]: await keys.signer('gateway').signCaller(user) }
  return { env, headers, clock: keys.clock, databaseUrl }
}

t.test('stopping: not ready, requests are answered, workers end, ports close', async (t) => {
  const { env, headers, clock } = await prepare(t)
  const held = holding()
  const service = await startService(held.definition, { env, clock, log: silent })
  const status = async (url: string) => (await fetch(url, { headers })).status
  t.equal(await status(`${service.opsUrl}/health`), 200)
  t.equal(await status(`${service.opsUrl}/ready`), 200)
  t.equal(await status(`${service.url}/v2/free`), 200)
  t.equal(await status(`${service.url}/health`), 404, 'operators have a separate port')

  const answer = fetch(`${service.url}/v2/held`, { headers })
  await until(held.isAsked)
  const stopped = service.stop()
  t.equal(await status(`${service.opsUrl}/ready`), 503)
  t.equal(await status(`${service.opsUrl}/health`), 200)
  held.release()
  t.equal((await answer).status, 200)
  t.equal((await answer).headers.get('connection'), 'close')
  await stopped
  t.equal(service.stop(), service.stop(), 'a second call returns the same promise')
  t.same(held.events, ['answered', 'worker stopped'])
  await t.rejects(status(`${service.url}/v2/free`))
  await t.rejects(status(`${service.opsUrl}/health`))
})

t.test('each role starts separately', async (t) => {
  const { env, headers, clock } = await prepare(t)
  const http = holding()
  const server = await startService(http.definition, { env, clock, log: silent, roles: ['http'] })
  t.equal((await fetch(`${server.url}/v2/free`, { headers })).status, 200)
  await server.stop()
  t.same(http.events, [])

  const work = holding()
  const worker = await startService(work.definition, { env, clock, log: silent, roles: ['worker'] })
  t.equal(worker.url, '')
  t.equal((await fetch(`${worker.opsUrl}/ready`)).status, 200)
  await worker.stop()
  t.same(work.events, ['worker stopped'])
})

t.test('not ready while the database is down, ready when it is back', async (t) => {
  const { env, clock, databaseUrl } = await prepare(t)
  const proxy = await startProxy(t, databaseUrl)
  const through = new URL(databaseUrl)
  through.port = `${proxy.port}`
  const { definition } = holding()
  const options = { env: { ...env, DATABASE_URL: through.href }, clock, log: silent }
  const service = await startService(definition, options)
  t.teardown(() => service.stop())
  const ready = async () => (await fetch(`${service.opsUrl}/ready`)).status
  await until(async () => (await ready()) === 200)
  proxy.cut()
  await until(async () => (await ready()) === 503)
  proxy.restore()
  await until(async () => (await ready()) === 200)
})

t.test('ready while the bus is down: calls succeed without it', async (t) => {
  const { env, headers, clock } = await prepare(t)
  const { definition } = holding()
  const options = { env: { ...env, NATS_URL: 'nats://127.0.0.1:9' }, clock, log: silent }
  const service = await startService(definition, options)
  t.teardown(() => service.stop())
  t.equal((await fetch(`${service.opsUrl}/ready`)).status, 200)
  t.equal((await fetch(`${service.url}/v2/free`, { headers })).status, 200)
})

t.test('metrics count requests by the template of their route', async (t) => {
  const { env, headers, clock } = await prepare(t)
  const { definition } = holding()
  const service = await startService(definition, { env, clock, log: silent })
  t.teardown(() => service.stop())
  await fetch(`${service.url}/v2/free?x=1`, { headers })
  await fetch(`${service.url}/v2/nothing/5`, { headers })
  const metrics = await (await fetch(`${service.opsUrl}/metrics`)).text()
  t.match(metrics, 'http_requests_total{method="GET",route="/v2/free",status="200",service="bookings"} 1')
  t.match(metrics, /^bus_hears\{service="bookings"\} [01]$/m)
  t.match(metrics, 'http_requests_total{method="GET",route="unknown",status="404",service="bookings"} 1')
  t.match(
    metrics,
    /http_request_duration_seconds_bucket\{le="0.1",service="bookings",method="GET",route="\/v2\/free"\} 1/,
  )
})

t.test('a service that fails to start leaves nothing running', async (t) => {
  const { env, clock } = await prepare(t)
  await t.rejects(startService(holding().definition, { env: {}, clock, log: silent }), ConfigError)

  const { definition, events } = holding()
  const broken = { ...definition, app: () => Promise.reject(new Error('no routes')) }
  await t.rejects(startService(broken, { env, clock, log: silent }), /no routes/)
  t.same(events, ['worker stopped'])
})
