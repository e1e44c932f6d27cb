import { openDatabase, type Sql } from '@punctual/db'
import { serviceNames } from '@punctual/http'
import { pause } from '@punctual/servers'
import { createApi, type Json, type Resources, startMailSink, until } from '@punctual/testing'
import { type RunningSystem, startSystem } from '../bench/booking-processes.ts'
import { makeEventType } from '../bench/bookings.bench.ts'
import { calibrateDuring } from '../bench/calibration.ts'
import { spentDuring } from '../bench/processor-time.ts'
import { startCountingReceiver } from '../bench/webhook-system.ts'
import { createCostMeter } from '../system/cost-meter.ts'
import { anEventType, aroundTheClock, aSchedule, dataOf } from '../system/fixtures.ts'
import { Caller } from './caller.ts'
import { costOf, type Operations } from './costs.ts'
import type { OperationCost } from './measured.ts'

const httpProcesses = [...serviceNames, 'gateway']
const workers = serviceNames.map((name) => `${name}-worker`)
const mailsEach = 2
/** The month of the measured slots, and the half hours of it that are taken. */
const monthAway = 700
const taken = 200
const takenEachDay = 7
const dayMs = 86_400_000
const drainMs = 300_000
const idleMs = 20_000

export interface Measurement {
  cost: OperationCost
  seconds: number
  /** The speed of the machine meanwhile, as `calibrateDuring` returns it. */
  calibrationMs: number
}

/** A whole system with each role in processes of its own, and a load for it. */
export interface MeasuringSystem {
  system: RunningSystem
  sql: Sql
  /** Returns what the system takes in a second without load. */
  idle(): Promise<OperationCost>
  /** Measures the work in all; the copies of a process count for it. */
  measure(work: () => Promise<unknown>): Promise<Measurement>
  /**
   * Makes bookings, with equally many webhooks each, and the calls around them.
   * @param bookingsPerSecond as fast as the system can, without it
   */
  run(counts: Operations, bookingsPerSecond?: number): Promise<void>
  /** Creates managed organizations, or users of this one. */
  addOrganizations(count: number): Promise<void>
  addUsers(count: number): Promise<void>
}

/**
 * Long because its functions share the system, the load and the receivers.
 * @param replicas of each process
 */
export async function startMeasuringSystem(resources: Resources, replicas: number): Promise<MeasuringSystem> {
  const mail = await startMailSink(resources)
  const meter = createCostMeter(resources, () => true)
  const processes = [...httpProcesses, ...workers]
  const system = await startSystem(resources, {
    needed: processes,
    roles: 'apart',
    smtpUrl: mail.url,
    copies: Object.fromEntries(processes.map((name) => [name, replicas])),
    env: { RATE_LIMIT_ORGANIZATIONS: '100000' },
    through: meter.through,
  })
  const database = openDatabase(system.databaseUrl, { schema: 'public', statementTimeout: 60_000 })
  resources.teardown(() => database.close())
  const { sql } = database
  const receiver = await startCountingReceiver(resources)
  const caller = new Caller(resources, system)
  const api = createApi(system.url, system.apiKey)
  const plain = await makeEventType(api)
  const month = await monthOfSlots(sql, system, plain)
  const known = await caller.book(plain)
  await until(() => mail.messages.length >= mailsEach)
  const eventTypes: Record<number, number> = { 0: plain }
  /** Returns an event type with that many webhooks. */
  const eventTypeWith = async (webhooks: number): Promise<number> => {
    const found = eventTypes[webhooks]
    if (found !== undefined) return found
    const schedule = await aSchedule(api, aroundTheClock)
    const { id } = await anEventType(api, schedule.id, `with-${webhooks}`)
    for (let n = 0; n < webhooks; n++)
      await dataOf(
        api('POST', `/v2/event-types/${id}/webhooks`, {
          body: { subscriberUrl: `${receiver.url}/${n}`, triggers: ['BOOKING_CREATED'], active: true },
        }),
      )
    eventTypes[webhooks] = id
    return id
  }
  const organization = `/v2/organizations/${system.organizationId}`
  let people = 0
  const add = async (count: number, path: string, body: (n: number) => Json) => {
    await caller.repeat(count, async () => {
      await dataOf(api('POST', path, { body: body(people++) }))
    })
    await drained(sql)
  }
  const measure: MeasuringSystem['measure'] = async (work) => {
    const counts = { statements: 0, transactions: 0, databaseBytes: 0 }
    let calibrationMs = 0
    const { time, elapsed } = await spentDuring(system.pids, async () => {
      const { statements, transactions, databaseBytes } = await meter.costOf(async () => {
        calibrationMs = await calibrateDuring(work)
      })
      Object.assign(counts, { statements, transactions, databaseBytes })
    })
    return { cost: { cpu: withoutCopies(time), ...counts }, seconds: elapsed / 1_000, calibrationMs }
  }
  return {
    system,
    sql,
    async idle() {
      const { cost, seconds } = await measure(() => pause(idleMs))
      return costOf({ cost }, { cost: 1 / seconds })
    },
    measure,
    async run({ slots, read, booking, webhook }, bookingsPerSecond = Number.POSITIVE_INFINITY) {
      const eventTypeId = await eventTypeWith(booking === 0 ? 0 : webhook / booking)
      const [mails, hooks] = [mail.messages.length + mailsEach * booking, receiver.requests() + webhook]
      const journeys = booking === 0 ? Math.max(slots, read) : booking
      const began = performance.now()
      let started = 0
      await caller.repeat(journeys, async () => {
        const at = began + (1_000 * started++) / bookingsPerSecond
        if (at > performance.now()) await pause(at - performance.now())
        for (let n = 0; n < slots / journeys; n++) await caller.slots(month)
        const uid = booking === 0 ? known : await caller.book(eventTypeId)
        for (let n = 0; n < read / journeys; n++) await caller.read(uid)
      })
      await until(() => mail.messages.length >= mails && receiver.requests() >= hooks, { timeoutMs: drainMs })
      await drained(sql)
    },
    addOrganizations: (count) =>
      add(count, `${organization}/organizations`, (n) => ({ name: `Managed ${n}` })),
    addUsers: (count) =>
      add(count, `${organization}/users`, (n) => ({ email: `person${n}@example.com`, name: `Person ${n}` })),
  }
}

/** Adds up the copies: `bookings` and `bookings 2`. */
export function withoutCopies(values: Record<string, number>): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [name, value] of Object.entries(values)) {
    const [process = name] = name.split(' ')
    sums[process] = (sums[process] ?? 0) + value
  }
  return sums
}

/** Waits until all events are published, and handled by all services. */
async function drained(sql: Sql): Promise<void> {
  const schemas = serviceNames.map((name) => name.replaceAll('-', '_'))
  const waiting = schemas.map((schema) => `(select count(*) from ${schema}.outbox)`).join(' + ')
  const union = (table: string) =>
    schemas.map((schema) => `select stream, last_seq from ${schema}.${table}`).join(' union all ')
  const behind = `select 1 from (${union('consumer_state')}) handled
    join (${union('relay_state')}) published using (stream) where handled.last_seq < published.last_seq`
  await until(
    async () => {
      const [row] = await sql.unsafe<{ done: boolean }[]>(
        `select ${waiting} = 0 and not exists (${behind}) as done`,
      )
      return row?.done === true
    },
    { timeoutMs: drainMs },
  )
}

/** Takes half hours of a distant month. @returns the query of its slots */
async function monthOfSlots(
  sql: Sql,
  { organizationId, userId }: RunningSystem,
  eventTypeId: number,
): Promise<string> {
  const from = Math.ceil(Date.now() / dayMs) * dayMs + monthAway * dayMs
  await sql`
    insert into bookings.host_claim (organization_id, hold_uid, hold_until, host_id, span)
    select ${organizationId}, 'hold ' || n, at, ${userId}, tstzrange(at, at + interval '30 minutes')
    from generate_series(0, ${taken - 1}::int) n,
      lateral (select ${new Date(from)}::timestamptz
        + make_interval(days => n / ${takenEachDay}, mins => 30 * (18 + n % ${takenEachDay})) as at) t`
  await sql`vacuum analyze bookings.host_claim`
  const [start, end] = [from, from + 31 * dayMs].map((at) => new Date(at).toISOString())
  return new URLSearchParams({ eventTypeId: `${eventTypeId}`, start: start!, end: end! }).toString()
}
