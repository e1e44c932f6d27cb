import { serviceNames } from '@punctual/http'
import { startStack, until } from '@punctual/testing'
import t from 'tap'
import { anEventType, aSchedule } from './fixtures.ts'

// Every service has two copies. All first copies are replaced under load, then all second ones; no
// call may fail meanwhile.

const stack = await startStack(t, { copies: 2, env: { DRAIN_MS: '5000' } })
const { api } = stack
const schedule = await aSchedule(api)
const eventType = await anEventType(api, schedule.id, 'rolling')
const copies = new Map<string, { stop(): Promise<void> }>()
t.teardown(() => Promise.all([...copies.values()].map((copy) => copy.stop())))

const calls = { made: 0, failed: [] as string[] }
let isOver = false
let bookings = 0

/** Books a start of its own: half-hours of the working days after the clock's. */
function book() {
  const nth = bookings++
  const start = new Date(Date.UTC(2026, 11, 7, 8) + (nth % 14) * 1_800_000)
  start.setUTCDate(start.getUTCDate() + Math.floor(nth / 14 / 5) * 7 + (Math.floor(nth / 14) % 5))
  const attendee = { name: 'Ann', email: `ann${nth}@example.com`, timeZone: 'UTC' }
  const body = { eventTypeId: eventType.id, start: start.toISOString(), attendee }
  return api('POST', '/v2/bookings', { key: null, body })
}

const kinds = [
  book,
  () => api('GET', '/v2/me'),
  () => api('GET', '/v2/bookings?take=5'),
  () => api('GET', `/v2/slots?eventTypeId=${eventType.id}&start=2026-12-07&end=2026-12-08`, { key: null }),
  () => api('GET', '/v2/webhooks'),
  () => api('GET', '/v2/routing-forms'),
]

async function load(call: (typeof kinds)[number]): Promise<void> {
  while (!isOver) {
    const answer = await call().catch((error: unknown) => ({ status: 0, body: { error: String(error) } }))
    calls.made++
    if (answer.status === 0 || answer.status >= 400)
      calls.failed.push(`${answer.status} ${JSON.stringify(answer.body.error)}`)
  }
}

/** Waits until each kind of call was made several times more. */
const someCalls = () => {
  const before = calls.made
  return until(() => calls.made > before + 10 * kinds.length)
}

t.test('a rolling restart of all services fails no call', async (t) => {
  for (const name of serviceNames) copies.set(`${name} 1`, await stack.startCopy(name, 1))
  const running = kinds.map(load)
  await someCalls()
  for (const copy of [0, 1]) {
    await Promise.all(
      serviceNames.map(async (name) => {
        await (copy === 0 ? stack.parts[name] : copies.get(`${name} 1`))?.stop()
        await someCalls()
        copies.set(`${name} ${copy}`, await stack.startCopy(name, copy))
      }),
    )
    await someCalls()
  }
  isOver = true
  await Promise.all(running)
  t.same(calls.failed, [])
  t.ok(bookings > 10, 'bookings were among the calls')
})
