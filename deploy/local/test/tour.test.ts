import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pause } from '@punctual/servers'
import t from 'tap'
import { processNamed, runLocal, startLocal, untilReady } from './running.ts'

t.setTimeout(600_000)

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
await untilReady(system, dataDir)
const tour = () => runLocal(t, 'tour.ts', { PUNCTUAL_DATA_DIR: dataDir })

t.test('the tour passes', async (t) => {
  const { ended, said } = tour()
  t.equal(await ended, 0, { said: said() })
  t.match(said(), 'The tour is done: every step worked.')
})

for (const targets of losses)
  t.test(`everything arrives although these are killed: ${targets.join(', ')}`, async (t) => {
    const { ended, said } = tour()
    let hasEnded = false
    const over = ended.finally(() => {
      hasEnded = true
    })
    const left = [...targets]
    for (; !hasEnded && left[0]; await pause(10)) {
      const requests = said().match(/> POST \/v2\/bookings/g)?.length ?? 0
      // What it prints can come late, several requests at once: whoever was missed then is killed at once.
      if (requests <= targets.length - left.length) continue
      const pid = await processNamed(dataDir, left[0])
      if (!pid) continue
      process.kill(pid, 'SIGKILL')
      left.shift()
    }
    t.equal(await over, 0, { said: said() })
    t.strictSame(left, [], 'all of them were killed')
  })

t.test('a tour without a system says what to do', async (t) => {
  const { ended, said } = runLocal(t, 'tour.ts', { PUNCTUAL_DATA_DIR: join(dataDir, 'none') })
  t.equal(await ended, 1)
  t.match(said(), 'run npm start first')
})
