import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hungFile, until } from '@punctual/testing'
import t from 'tap'
import { startPassage } from './passage.ts'
import { processNamed, runLocal, startLocal, untilReady } from './running.ts'

t.setTimeout(hungFile)

const dataDir = join(tmpdir(), `punctual-tour-${process.pid}`)
t.teardown(() => rm(dataDir, { recursive: true, force: true }))

// The six processes of the system and the two servers under it, by a part of their command line: each tour loses one at
// its create, its reschedule, its guests and its cancel request. deploy/system/kill.test.ts counts what comes of it.
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
  t.test(`everything arrives although these are killed: ${targets.join(', ')}`, async (t) => {
    const killed = new Map<string, string>()
    // The tour ends only after these requests, so that each process is lost however fast the tour is.
    const baseUrl = await startPassage(
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
    t.strictSame([...killed.values()], targets, 'each was killed during a request of its own')
  })

t.test('a tour without a system says what to do', async (t) => {
  const { ended, said } = runLocal(t, 'tour.ts', { PUNCTUAL_DATA_DIR: join(dataDir, 'none') })
  t.equal(await ended, 1)
  t.match(said(), 'run npm start first')
})
