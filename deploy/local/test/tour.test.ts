import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileTimeoutMs, until } from '@punctual/testing'
import t from 'tap'
import { startForwardingProxy } from './forwarding-proxy.ts'
import { processNamed, runLocal, startLocal, untilReady } from './running.ts'

t.setTimeout(fileTimeoutMs)

const dataDir = join(tmpdir(), `punctual-tour-${process.pid}`)
t.teardown(() => rm(dataDir, { recursive: true, force: true }))

// The six processes of the system and its two servers, by a part of their command line. Each tour
// loses one during its create, reschedule, guests and cancel requests. deploy/system/kill.test.ts
// counts the results.
const losses = [
  ['bookings/src/server.mjs', 'webhook-delivery/src/server.mjs', 'nats.conf', 'automation/src/server.mjs'],
  ['bin/postgres -D', 'scheduling/src/server.mjs', 'identity/src/server.mjs', 'gateway/src/server.mjs'],
]

const system = startLocal(t, dataDir, {
  RATE_LIMIT_API_KEY: '10000',
  WEBHOOK_RETRY_SCHEDULE: '1s,1s,2s,5s,10s',
})
const bootstrap = await untilReady(system, dataDir)

t.test('the tour passes', async (t) => {
  const { ended, said } = runLocal(t, 'tour.ts', { PUNCTUAL_DATA_DIR: dataDir })
  t.equal(await ended, 0, { said: said() })
  t.match(said(), 'The tour is done: every step worked.')
})

for (const targets of losses)
  t.test(`everything arrives after a kill of ${targets.join(', ')}`, async (t) => {
    const killed = new Map<string, string>()
    // The tour continues only after these requests, so that it loses each process however fast it
    // is.
    const baseUrl = await startForwardingProxy(
      t,
      bootstrap.baseUrl,
      async ({ method, path, idempotencyKey = '' }) => {
        const target = targets[killed.size]
        const isFirst = method === 'POST' && path.startsWith('/v2/bookings') && !killed.has(idempotencyKey)
        if (!isFirst || !target) return
        killed.set(idempotencyKey, target)
        process.kill(await until(() => processNamed(dataDir, target)), 'SIGKILL')
      },
    )
    const folder = join(dataDir, `passage`)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'bootstrap.json'), JSON.stringify({ ...bootstrap, baseUrl }))
    const { ended, said } = runLocal(t, 'tour.ts', { PUNCTUAL_DATA_DIR: folder })
    t.equal(await ended, 0, { said: said() })
    t.strictSame([...killed.values()], targets, 'each was killed during its own request')
  })

t.test('without a system, the tour says what to do', async (t) => {
  const { ended, said } = runLocal(t, 'tour.ts', { PUNCTUAL_DATA_DIR: join(dataDir, 'none') })
  t.equal(await ended, 1)
  t.match(said(), 'run npm start first')
})
