import { createLog } from '@punctual/http'
import { type ApiAnswer, startStack, until } from '@punctual/testing'
import t from 'tap'
import { createCostMeter } from './cost-meter.ts'
import { costs, type OperationCost } from './costs.ts'
import { anEventType, aroundTheClock, aSchedule, dataOf } from './fixtures.ts'

// Time depends on the machine; what an operation asks of others does not.

let gatewayUrl = ''
const meter = createCostMeter(t, (origin) => origin === gatewayUrl)
const { api, clock, url } = await startStack(t, {
  services: ['identity', 'scheduling', 'bookings'],
  roles: ['http'],
  through: meter.through,
  log: createLog('test', 'info', { write: meter.write }),
})
gatewayUrl = url
const schedule = await aSchedule(api, aroundTheClock)
const { id: eventTypeId } = await anEventType(api, schedule.id, 'intro')

let days = 1
/** A start that no other call uses. */
const freshStart = () => {
  days += 1
  return new Date(clock.now().getTime() + days * 86_400_000).toISOString()
}
const attendee = { name: 'Ann', email: 'ann@example.com', timeZone: 'Europe/Paris' }
const book = () => api('POST', '/v2/bookings', { body: { start: freshStart(), eventTypeId, attendee } })
const booked = async (): Promise<string> => (await dataOf(book())).uid
const month = new URLSearchParams({
  eventTypeId: `${eventTypeId}`,
  start: clock.now().toISOString(),
  end: new Date(clock.now().getTime() + 31 * 86_400_000).toISOString(),
})

/** Each returns the measured call, after what it needs. */
const operations: Record<string, () => Promise<() => Promise<ApiAnswer>>> = {
  'GET /v2/me': async () => () => api('GET', '/v2/me'),
  'GET /v2/slots': async () => () => api('GET', `/v2/slots?${month}`),
  'POST /v2/slots/reservations': async () => {
    const body = { eventTypeId, slotStart: freshStart() }
    return () => api('POST', '/v2/slots/reservations', { body })
  },
  'POST /v2/bookings': async () => book,
  'GET /v2/bookings/{bookingUid}': async () => {
    const uid = await booked()
    return () => api('GET', `/v2/bookings/${uid}`)
  },
  'GET /v2/bookings': async () => () => api('GET', '/v2/bookings?take=20'),
  'POST /v2/bookings/{bookingUid}/reschedule': async () => {
    const uid = await booked()
    return () => api('POST', `/v2/bookings/${uid}/reschedule`, { body: { start: freshStart() } })
  },
  'POST /v2/bookings/{bookingUid}/cancel': async () => {
    const uid = await booked()
    return () => api('POST', `/v2/bookings/${uid}/cancel`, { body: {} })
  },
}
const warmUps = 4
/** What components do on their own can only add to a cost, so the least of some calls counts. */
const measured = 3

function leastOf(found: OperationCost[]): OperationCost {
  return found.reduce((least, one) => {
    const names = Object.keys(least) as (keyof OperationCost)[]
    return Object.fromEntries(names.map((name) => [name, Math.min(least[name], one[name])])) as never
  })
}

// The gateway serves before it holds the lease of its cache, and asks identity at each call until
// then.
await until(async () => (await meter.costOf(() => api('GET', '/v2/me'))).hops === 1, {
  describe: 'a call whose credential the gateway has cached',
})
t.strictSame(Object.keys(operations).sort(), Object.keys(costs).sort())
for (const [name, prepare] of Object.entries(operations)) {
  t.test(name, async (t) => {
    for (let round = 0; round < warmUps; round++) await dataOf((await prepare())())
    const found: OperationCost[] = []
    for (let round = 0; round < measured; round++) {
      const call = await prepare()
      let answer: unknown
      const cost = await meter.costOf(async () => {
        answer = await dataOf(call())
      })
      found.push({ ...cost, answerBytes: JSON.stringify(answer).length })
    }
    const { databaseBytes, answerBytes, ...counted } = leastOf(found)
    const expected = costs[name]
    t.comment(JSON.stringify({ ...counted, databaseBytes, answerBytes }))
    if (!expected) return t.fail('not in the table')
    const { databaseBytes: mostDatabase, answerBytes: mostAnswer, ...exact } = expected
    t.strictSame(counted, exact)
    t.ok(databaseBytes <= mostDatabase, `${databaseBytes} bytes to and from Postgres`)
    t.ok(answerBytes <= mostAnswer, `${answerBytes} bytes of the answer`)
  })
}
