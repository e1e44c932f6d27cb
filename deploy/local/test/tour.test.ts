import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pause } from '@punctual/servers'
import t from 'tap'
import { processNamed, runLocal, startLocal, untilReady } from './running.ts'

t.setTimeout(600_000)

const dataDir = join(tmpdir(), `punctual-tour-${process.pid}`)
t.teardown(() => rm(dataDir, { recursive: true, force: true }))

// The six processes of the system and the two servers under it, by a part of their command line.
const targets = [
  'gateway/src/server.ts',
  'identity/src/server.ts',
  'scheduling/src/server.ts',
  'bookings/src/server.ts',
  'automation/src/server.ts',
  'webhook-delivery/src/server.ts',
  'nats.conf',
  'bin/postgres -D',
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

for (const target of targets)
  t.test(`everything arrives although ${target} is killed at each booking request`, async (t) => {
    const { ended, said } = tour()
    let hasEnded = false
    let kills = 0
    const over = ended.finally(() => {
      hasEnded = true
    })
    // The create, reschedule, guests and cancel requests, each as it is announced.
    for (let seen = 0; !hasEnded; await pause(10)) {
      const requests = said().match(/> POST \/v2\/bookings/g)?.length ?? 0
      if (requests === seen) continue
      const pid = await processNamed(dataDir, target)
      if (!pid) continue
      process.kill(pid, 'SIGKILL')
      seen = requests
      kills++
    }
    t.equal(await over, 0, { said: said() })
    t.ok(kills >= 3, `${kills} kills`)
  })

t.test('a tour without a system says what to do', async (t) => {
  const { ended, said } = runLocal(t, 'tour.ts', { PUNCTUAL_DATA_DIR: join(dataDir, 'none') })
  t.equal(await ended, 1)
  t.match(said(), 'run npm start first')
})
