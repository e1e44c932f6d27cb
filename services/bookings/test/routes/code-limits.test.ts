import { openDatabase, serviceUrl } from '@punctual/db'
import { fileTimeoutMs, type Json } from '@punctual/testing'
import t from 'tap'
import { standInStack } from '../stand-in-stack.ts'

t.setTimeout(fileTimeoutMs)

const stack = await standInStack(t, { TRUSTED_PROXIES: '127.0.0.0/8', RATE_LIMIT_ANONYMOUS: '1000000' })
const { api, bo, clock, cy, owner, type } = stack
const db = openDatabase(serviceUrl(stack.databaseUrl, 'bookings'), {
  schema: 'bookings',
  transactionConnections: 1,
  statementConnections: 1,
})
t.teardown(() => db.close())

const minute = 60_000
const hour = 60 * minute
/** A caller: a network address, or a person's key. */
type Asker = { from: string } | { key: string }

const ask = (asker: Asker, eventTypeId: number, email: string) => {
  const body: Json = { eventTypeId, email }
  return 'key' in asker
    ? api('POST', '/v2/bookings/verification-code', { key: asker.key, body })
    : api('POST', '/v2/bookings/verification-code', {
        key: null,
        body,
        headers: { 'x-forwarded-for': asker.from },
      })
}
const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted()
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

/**
 * Requests codes repeatedly, slowly enough for the limits per minute. @returns how many were sent
 */
async function sentTo(
  email: string,
  askers: readonly Asker[],
  eventTypeIds: readonly number[],
  tries: number,
) {
  let sent = 0
  for (let index = 0; index < tries; index += 1) {
    const asker = askers[index % askers.length] ?? { key: owner.key }
    const eventTypeId = eventTypeIds[index % eventTypeIds.length] ?? 0
    if ((await ask(asker, eventTypeId, email)).status === 200) sent += 1
    clock.advance(20_000)
  }
  return sent
}

const verified = () => type({ requiresBookerEmailVerification: true })

t.test('a mailbox cannot be flooded, from any number of addresses', async (t) => {
  const eventTypeIds = times(4, verified)
  const askers: Asker[] = [
    ...times(20, (index) => ({ from: `192.0.2.${index + 1}` })),
    { key: owner.key },
    { key: bo.key },
    { key: cy.key },
  ]
  t.equal(await sentTo('victim@example.com', askers, eventTypeIds, 40), 20)
  const refused = await ask({ from: '198.51.100.1' }, verified(), 'Victim@Example.com')
  t.equal(refused.status, 429, 'in any spelling, for an event type that never sent any')
  t.match(refused.body, { error: { code: 'ThrottlerException' } })
  const wait = Number(refused.headers.get('retry-after'))
  clock.advance(wait * 1000)
  t.equal((await ask({ from: '198.51.100.1' }, verified(), 'victim@example.com')).status, 200)
})

t.test('one caller cannot exhaust the limit of a mailbox', async (t) => {
  clock.advance(hour)
  const email = 'ann@example.com'
  const eventTypeId = verified()
  const attacker = { from: '203.0.113.9' }
  t.equal(await sentTo(email, [attacker], [eventTypeId, verified(), verified()], 30), 10)
  t.equal((await ask({ from: '2001:db8::1' }, eventTypeId, email)).status, 200)
  t.equal((await ask({ key: owner.key }, eventTypeId, email)).status, 200)
})

t.test('one caller cannot exhaust the codes of an event type for others', async (t) => {
  clock.advance(hour)
  const eventTypeId = verified()
  const flood = times(40, (index) => ask({ from: '203.0.113.9' }, eventTypeId, `a${index}@example.com`))
  t.same(await statuses(flood), [...Array(30).fill(200), ...Array(10).fill(429)])
  t.equal((await ask({ from: '203.0.113.9' }, eventTypeId, 'late@example.com')).status, 429)
  const network = times(2, (index) =>
    ask({ from: `2001:db8:0:1::${index}` }, eventTypeId, `n${index}@example.com`),
  )
  t.same(await statuses(network), [200, 200])
  const others = times(20, (index) => ask({ from: `192.0.2.${index}` }, eventTypeId, `b${index}@example.com`))
  t.same(await statuses(others), Array(20).fill(200))
  t.equal(
    (await ask({ from: '203.0.113.9' }, verified(), 'c@example.com')).status,
    200,
    'of another event type',
  )
  clock.advance(minute)
  t.equal((await ask({ from: '203.0.113.9' }, eventTypeId, 'late@example.com')).status, 200)
})

t.test('an address gets five codes a minute per event type', async (t) => {
  clock.advance(hour)
  const eventTypeId = verified()
  const asked = times(8, (index) => ask({ from: `192.0.2.${index}` }, eventTypeId, 'bea@example.com'))
  t.same(await statuses(asked), [...Array(5).fill(200), ...Array(3).fill(429)])
  t.equal((await ask({ from: '192.0.2.9' }, verified(), 'bea@example.com')).status, 200)
})

t.test('network addresses are stored only as digests', async (t) => {
  const rows = await db.sql<{ asker: string }[]>`select distinct asker from verification_code`
  t.ok(rows.length > 10)
  for (const { asker } of rows) t.match(asker, /^(?:user \d+|network [0-9a-f]{32})$/)
})
