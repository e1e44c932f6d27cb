import { openDatabase } from '@punctual/db'
import { type ApiAnswer, fileTimeoutMs, lockWaits, until } from '@punctual/testing'
import t from 'tap'
import { ann } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

// Milliseconds, for many requests on slow machines.
t.setTimeout(fileTimeoutMs)
const stack = await standInStack(t)
const { api, booked, bo, clock, command, owner, show, teamType, type } = stack
const db = openDatabase(stack.databaseUrl, {
  schema: 'bookings',
  transactionConnections: 2,
  statementConnections: 1,
})
const session = db.session()
const { sql } = session
t.teardown(async () => {
  await session.close()
  await db.close()
})

/** Makes inserts into the outbox of bookings fail like contention, that many times. */
async function disturb(times: number): Promise<void> {
  await sql.unsafe(`
    create sequence if not exists bookings.disturbance;
    create or replace function bookings.disturb() returns trigger language plpgsql as $$
      declare turn bigint := nextval('bookings.disturbance');
      begin
        if turn <= ${times} then
          raise exception 'disturbed' using errcode = (array['40001', '40P01', '55P03'])[1 + turn % 3];
        end if;
        return new;
      end $$;
    alter sequence bookings.disturbance restart;
    grant usage on sequence bookings.disturbance to svc_bookings;
    create or replace trigger disturb before insert on bookings.outbox
      for each row execute function bookings.disturb();`)
}

const calm = () => sql.unsafe('drop trigger if exists disturb on bookings.outbox')
const free = type()
const careful = type({ requiresConfirmation: true })
const priced = type({ price: 500 })
const turns = teamType()
let day = 1
/** A start far from all other bookings. */
const freshDay = () => `2027-03-${`${day++}`.padStart(2, '0')}T09:00:00Z`
const on = async (eventTypeId: number) => (await booked({ eventTypeId, start: freshDay() })).uid as string
const guest = { email: 'guest@example.com' }

/** Returns path and body of every POST of bookings, each for a separate booking. */
const posts: Record<string, () => Promise<[path: string, body?: unknown]>> = {
  create: async () => ['/v2/bookings', { eventTypeId: free, start: freshDay(), attendee: ann }],
  confirm: async () => [`/v2/bookings/${await on(careful)}/confirm`],
  decline: async () => [`/v2/bookings/${await on(careful)}/decline`, { reason: 'Busy' }],
  reschedule: async () => [`/v2/bookings/${await on(free)}/reschedule`, { start: freshDay() }],
  cancel: async () => [`/v2/bookings/${await on(free)}/cancel`, {}],
  guests: async () => [`/v2/bookings/${await on(free)}/guests`, { guests: [guest] }],
  attendees: async () => [
    `/v2/bookings/${await on(free)}/attendees`,
    { ...guest, name: 'Gus', timeZone: 'UTC' },
  ],
  'mark-paid': async () => [`/v2/bookings/${await on(priced)}/mark-paid`, {}],
  reassign: async () => [`/v2/bookings/${await on(turns)}/reassign`],
  'reassign to one': async () => {
    const { uid, hosts } = await booked({ eventTypeId: turns, start: freshDay() })
    return [`/v2/bookings/${uid}/reassign/${hosts[0].id === bo.id ? owner.id : bo.id}`]
  },
  'verification-code': async () => [
    '/v2/bookings/verification-code',
    { eventTypeId: free, email: 'code@example.com' },
  ],
  'mark-absent': async () => {
    const uid = await started()
    return [`/v2/bookings/${uid}/mark-absent`, { host: true }]
  },
  rating: async () => [`/v2/bookings/${await started()}/rating`, { rating: 5 }],
  'report-no-show': async () => [`/v2/bookings/${await started()}/report-no-show`],
}

/** Commands that publish no event, so the disturbance does not affect them. */
const quiet: typeof posts = {
  references: async () => [
    `/v2/bookings/${await on(free)}/references`,
    { type: 'google_calendar', uid: 'g-1' },
  ],
  reservations: async () => ['/v2/slots/reservations', { eventTypeId: free, slotStart: freshDay() }],
}

async function started(): Promise<string> {
  const start = new Date(clock.now().getTime() + 3_600_000)
  start.setUTCMinutes(0, 0, 0)
  const { uid } = await booked({ eventTypeId: free, start: start.toISOString() })
  clock.set(new Date(start.getTime() + 60_000).toISOString())
  return uid
}

const ask = (path: string, body: unknown, key?: string): Promise<ApiAnswer> =>
  api('POST', path, {
    ...(body !== undefined && { body }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

t.test('deadlocks and serialization failures are retried, and the command runs once', async (t) => {
  for (const [name, prepare] of Object.entries(posts)) {
    const [path, body] = await prepare()
    await disturb(2)
    const answer = await ask(path, body)
    const [{ turn }] = (await sql`select last_value as turn from bookings.disturbance`) as [{ turn: string }]
    await calm()
    t.ok(answer.status < 300, `${name} ${answer.status} ${JSON.stringify(answer.body)}`)
    t.ok(Number(turn) > 2, `${name} was disturbed`)
  }
})

t.test(
  '409, or 503 for commands without a slot, if contention outlasts the retries; never 500',
  async (t) => {
    const lasting = async (name: string) => {
      const [path, body] = await posts[name]!()
      await disturb(1_000)
      const answer = await ask(path, body)
      await calm()
      return answer
    }
    t.match(await lasting('create'), { status: 409, body: { error: { code: 'slot_taken' } } })
    const busy = await lasting('cancel')
    t.match(busy, { status: 503, body: { error: { code: 'ServiceUnavailableException' } } })
    t.equal(busy.headers.get('retry-after'), '1')
  },
)

/** Returns another body for the same path. */
const others: Record<string, object> = {
  create: { eventTypeId: free, start: '2027-04-01T09:00:00Z', attendee: ann },
  confirm: { other: true },
  decline: { reason: 'Another one' },
  reschedule: { start: '2027-04-02T09:00:00Z' },
  cancel: { cancellationReason: 'Another one' },
  guests: { guests: [{ email: 'another@example.com' }] },
  attendees: { email: 'another@example.com', name: 'Gus', timeZone: 'UTC' },
  'mark-paid': { seatUid: 'another' },
  reassign: { other: true },
  'reassign to one': { reason: 'Another one' },
  'verification-code': { eventTypeId: free, email: 'another@example.com' },
  'mark-absent': { host: false },
  rating: { rating: 1 },
  'report-no-show': { other: true },
  references: { type: 'google_calendar', uid: 'g-2' },
  reservations: { eventTypeId: free, slotStart: '2027-04-03T09:00:00Z' },
}

t.test(
  'every POST runs once per Idempotency-Key: in parallel, repeated, and with another body',
  async (t) => {
    for (const [name, prepare] of Object.entries({ ...posts, ...quiet })) {
      const [path, body] = await prepare()
      const key = `once ${name}`
      const atOnce = await Promise.all([ask(path, body, key), ask(path, body, key)])
      const first = atOnce.find(({ status }) => status < 300) ?? atOnce[0]
      t.ok(first.status < 300, `${name} ${first.status} ${JSON.stringify(first.body)}`)
      for (const { status, body, headers } of atOnce) {
        if (status < 300) t.strictSame(body, first.body, `${name}, in parallel`)
        else {
          t.match([status, body.error], [409, { code: 'idempotency_key_in_flight' }], `${name}, in flight`)
          t.equal(headers.get('retry-after'), '1', `${name}, in flight`)
        }
      }
      const again = await ask(path, body, key)
      t.strictSame([again.status, again.body], [first.status, first.body], name)
      t.equal(again.headers.get('idempotent-replayed'), 'true', name)
      const other = await ask(path, others[name], key)
      t.match(
        [other.status, other.body.error],
        [422, { code: 'idempotency_key_reused' }],
        `${name}, another body`,
      )
    }
  },
)

t.test('a request repeated after a crash runs once', async (t) => {
  const uid = await on(free)
  const cancel = () => ask(`/v2/bookings/${uid}/cancel`, {}, 'crash')
  let crashed: Promise<ApiAnswer> | undefined
  await db.transaction(
    async (tx) => {
      await tx.sql`update booking set rating = null where uid = ${uid}`
      crashed = cancel()
      let ended = 0
      while (ended === 0) {
        const rows = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and usename = 'svc_bookings' and wait_event_type = 'Lock'`
        ended = rows.length
      }
    },
    { attempts: 1 },
  )
  t.match((await crashed)?.status, /^(200|503)$/)
  t.match(await cancel(), { status: 200, body: { data: { uid, status: 'cancelled' } } })
  const cancelled = (await stack.events(uid)).filter((one) => one.type === 'bookings.booking.cancelled')
  t.equal(cancelled.length, 1)
})

t.test('after a real deadlock, one transaction is retried and both succeed', async (t) => {
  const weekly = type({ recurrence: { interval: 1, occurrences: 2, frequency: 'weekly' } })
  const [one, two] = await booked({ eventTypeId: weekly, start: '2027-05-04T09:00:00Z' })
  let cancelled: Promise<ApiAnswer> | undefined
  await db.transaction(
    async (tx) => {
      await tx.sql`set local deadlock_timeout = '30s'`
      await tx.sql`update booking set rating = null where uid = ${two.uid}`
      cancelled = command(one.uid, 'cancel', { cancelSubsequentBookings: true })
      await until(() => lockWaits(db))
      await tx.sql`update booking set rating = null where uid = ${one.uid}`
    },
    { attempts: 1 },
  )
  t.equal((await cancelled)?.status, 200)
  t.equal((await show(two.uid)).status, 'cancelled')
})
