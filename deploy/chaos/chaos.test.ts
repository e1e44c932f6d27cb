import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileTimeoutMs, type ReceivedRequest, Resources } from '@punctual/testing'
import t from 'tap'
import { type Chaos, runChaos } from './chaos.ts'
import { checks } from './checks/index.ts'
import { faultKinds, roundOf } from './schedule.ts'

// A short run by counts. `npm run chaos -- --seed 7 --minutes 10` runs longer, with every kind.

t.setTimeout(fileTimeoutMs)
const seed = 20261201
const burst = 500

/** Some of each group, of which none waits for deadlines; two rounds have each once. */
const names = [
  'everything killed',
  'clock set',
  'process killed between effects',
  'Postgres disk full',
  'burst of events',
  'meetings begin',
  'JetStream disk full',
  'NATS wiped',
]
const dataDir = join(tmpdir(), `punctual-chaos-test-${process.pid}`)
const resources = new Resources()
t.teardown(() => resources.end().then(() => rm(dataDir, { recursive: true, force: true })))

let chaos: Chaos

t.test('a seed gives the same schedule, and its first rounds have each kind', async (t) => {
  const kinds = Object.keys(faultKinds)
  const rounds = (of: number) => Array.from({ length: 10 }, (_, index) => roundOf(of, index, kinds).steps)
  t.same(rounds(7), rounds(7))
  t.not(JSON.stringify(rounds(7)), JSON.stringify(rounds(8)))
  t.same(new Set(rounds(7).flatMap((steps) => steps.map(({ name }) => name))), new Set(kinds))
})

t.test('every invariant holds after two rounds of faults', async (t) => {
  chaos = await runChaos(resources, {
    seed,
    names,
    burst,
    endsLeases: true,
    dataDir,
    goesOn: (rounds) => rounds < 2,
    say: t.comment,
  })
  t.comment(JSON.stringify(chaos.report, null, 2))
  t.same(chaos.report.violations, [], `npm run chaos -- --seed ${seed}`)
  t.ok(chaos.report.bookings > 0)
})

t.test('each check notices what violates its invariant', async (t) => {
  const { ground, history } = chaos
  const { db, receiver } = ground
  const live = [...history.bookings.values()].find(({ status }) => status === 'accepted')!
  const found = async (name: string): Promise<string> => (await checks[name]!(ground, history)).join('\n')
  const notices = async (name: string, damage: () => unknown, pattern: RegExp) => {
    t.equal(await found(name), '', `${name} holds before`)
    await damage()
    t.match(await found(name), pattern, name)
  }
  const [{ claim = 0 } = {}] = await db.sql<{ claim: number }[]>`
    select max(c.id)::int as claim from bookings.host_claim c join bookings.booking b on b.id = c.booking_id
    where uid = ${live.uid} and active`
  await notices(
    'claims-match-bookings',
    () => db.sql`update bookings.host_claim set active = false where id = ${claim}`,
    /has 0 active claims/,
  )
  await notices(
    'no-double-booking',
    () => db.sql`
      update bookings.booking b set start = a.start, "end" = a."end", status = 'accepted'
      from bookings.booking a where a.uid = ${live.uid} and b.uid <> a.uid and b.owner_id = a.owner_id`,
    new RegExp(live.uid),
  )
  t.match(await found('acknowledged-stays'), /starts at/, 'acknowledged-stays')
  await notices(
    'one-event-per-change',
    () => db.sql`delete from bookings.event_log where subject = ${live.uid}`,
    /events of no version/,
  )
  await notices(
    'every-event-handled',
    () =>
      db.sql`delete from automation.inbox where event_id = (select min(id::text)::uuid from bookings.event_log)`,
    /^automation /,
  )
  await notices(
    'events-in-order',
    () => db.sql`update identity.event_log set nats_seq = 1000000 - nats_seq`,
    /follows version/,
  )
  await notices(
    'replicas-equal-owners',
    () => db.sql`update scheduling.event_type set version = version + 1`,
    /automation.event_type_replica/,
  )
  await notices(
    'no-dead-letters',
    () => db.sql`
      insert into automation.dead_letter (consumer, type, subject, body, error, attempts, created_at)
      values ('timers', 'reminder', ${live.uid}, '{}', 'refused', 9, ${new Date()})`,
    /timers reminder: refused/,
  )
  await notices(
    'messages-written-once',
    () => db.sql`update automation.message set status = 'failed'`,
    /1 confirmations \(failed\)/,
  )
  await notices(
    'webhooks-are-signed',
    () => receiver.requests.push(unsigned(receiver.requests[0]!)),
    /new-id/,
  )
  t.match(await found('webhooks-under-one-id'), /sent/, 'webhooks-under-one-id')
  const begun = receiver.requests.find(({ rawBody }) => `${rawBody}`.includes('MEETING_STARTED'))!
  await notices(
    'timers-fire-once',
    () => receiver.requests.push({ ...begun, headers: { ...begun.headers, 'webhook-id': 'other-id' } }),
    /began 2 times/,
  )
  await notices('nothing-unasked', () => history.bookings.delete(live.uid), /was never acknowledged/)
})

const unsigned = (request: ReceivedRequest): ReceivedRequest => ({
  ...request,
  headers: { ...request.headers, 'webhook-id': 'new-id', 'webhook-signature': '' },
})
