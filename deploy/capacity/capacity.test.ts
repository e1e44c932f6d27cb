import t from 'tap'
import { topology } from '../local/topology.ts'
import { readLoad } from './command-line.ts'
import { comparisonOf } from './comparison.ts'
import { operationsAt, predictedCost } from './costs.ts'
import { type Load, operationsOf } from './load.ts'
import { type Measured, readMeasured } from './measured.ts'
import { planFor } from './plan.ts'
import { isLed } from './processes.ts'
import { bytesText, planTables } from './report.ts'
import { keptDays } from './retention.ts'

const nothing = { cpu: {}, statements: 0, transactions: 0, databaseBytes: 0 }
const booking = {
  cpu: { gateway: 1, 'bookings-worker': 2, 'webhook-delivery-worker': 1, postgres: 4 },
  statements: 30,
  transactions: 10,
  databaseBytes: 20_000,
}
const webhook = {
  cpu: { 'webhook-delivery-worker': 3, postgres: 1 },
  statements: 5,
  transactions: 2,
  databaseBytes: 5_000,
}
/** Round figures, so that results can be computed by hand. */
const measured: Measured = {
  date: '2026-01-01',
  commit: 'none',
  command: 'none',
  machine: 'none',
  calibrationMs: 10,
  idle: { gateway: 10, 'bookings-worker': 10, 'webhook-delivery-worker': 10, postgres: 0, nats: 0 },
  memoryMb: { gateway: 100 },
  idleDatabase: {
    first: { statements: 20, transactions: 4, databaseBytes: 2_000 },
    further: { statements: 10, transactions: 2, databaseBytes: 1_000 },
  },
  operations: {
    slots: { cpu: { gateway: 1, postgres: 1 }, statements: 2, transactions: 0, databaseBytes: 1_000 },
    read: nothing,
  },
  paces: [
    {
      bookingsPerSecond: 1,
      booking: { ...booking, statements: 70, transactions: 20 },
      hooked: { ...nothing, statements: 5 },
      webhook: { ...webhook, statements: 9 },
    },
    { bookingsPerSecond: 100, booking, hooked: nothing, webhook },
  ],
  events: { perBooking: 2, bytesPerBooking: 3_000 },
  disk: {
    organization: { 'identity.team': 1_000 },
    user: { 'identity.user': 500 },
    booking: { 'bookings.booking': 2_000, 'bookings.event_log': 4_000, 'bookings.outbox': 9 },
    webhook: { 'webhook_delivery.webhook_delivery': 3_000 },
  },
}
/** 100 bookings a second at the peak. */
const load: Load = {
  organizations: 100,
  usersPerOrganization: 10,
  bookingsPerDay: 864_000,
  peakFactor: 10,
  slotsPerBooking: 5,
  readsPerBooking: 0,
  webhooksPerBooking: 2,
  utilization: 0.61,
  speed: 1,
  postgresCores: 4,
  natsCores: 2,
  maxConnections: 200,
}
const plan = planFor(measured, load)
const processOf = (name: string, from = plan) => from.processes.find((one) => one.name === name)
const tableOf = (name: string) => plan.tables.find(({ table }) => table === name)

t.test('processes', async (t) => {
  t.equal(plan.bookingsPerSecondAtPeak, 100)
  // 500 slots and 100 bookings of 1 ms each are 0.6 cores; a copy has 0.61 - 0.01.
  t.match(processOf('gateway'), { cores: 0.6, copies: 2, memoryMb: 100 })
  // 100 ms of events and 600 ms of deliveries.
  t.match(processOf('webhook-delivery-worker'), { cores: 0.7, copies: 2 })
  t.equal(processOf('bookings-worker')?.copies, 2)
  t.equal(processOf('bookings-worker')?.busy, 0.2 + 0.01)
  const faster = planFor(measured, { ...load, bookingsPerDay: load.bookingsPerDay * 10, speed: 2 })
  // 3 cores of copies that have 0.61 - 0.005 each.
  t.match(processOf('gateway', faster), { cores: 3, copies: 5 })
  t.equal(processOf('bookings-worker', faster)?.copies, 2)
})

t.test('servers', async (t) => {
  // 500 x 1, 100 x 4 and 200 x 1 ms.
  t.equal(plan.postgresCores, 1.1)
  // At the fast pace, and without load two copies of each process.
  t.equal(plan.statements, 500 * 2 + 100 * 30 + 200 * 5 + 30)
  t.equal(plan.transactions, 100 * 10 + 200 * 2 + 6)
  t.equal(plan.databaseBytes, 500 * 1_000 + 100 * 20_000 + 200 * 5_000 + 3_000)
  t.equal(plan.connections, 6 * 16)
  t.equal(plan.busBytes, 3_000 * 864_000 * 7)
})

t.test('paces', (t) => {
  const statementsAt = (pace: number) => operationsAt(measured, pace).booking.statements
  // A tenth of the fast pace is half way between the two by logarithm.
  const at = [0.1, 1, 10, 100, 1_000].map((pace) => Math.round(statementsAt(pace)))
  t.strictSame(at, [70, 70, 50, 30, 30])
  t.equal(operationsAt(measured, 10).webhook.statements, 7)
  t.strictSame(operationsAt(measured, 10).booking.cpu, booking.cpu)
  t.equal(operationsAt(measured, 10).slots, measured.operations.slots)
  t.equal(operationsAt({ ...measured, paces: [measured.paces[0]] }, 50).booking.statements, 70)
  t.end()
})

t.test('the cost of a run', (t) => {
  const counts = operationsOf(load, 10)
  const run = { counts, seconds: 10, replicas: 2, speed: 0.01 }
  // A booking a second on cores of a hundredth of the speed is the fast pace.
  const found = predictedCost(measured, run)
  t.equal(Math.round(found.statements), 50 * 2 + 10 * 30 + 20 * 5 + 10 * 30)
  t.equal(Math.round(found.cpu.gateway ?? 0), 50 + 10 + 10 * 2 * 10)
  t.equal(
    Math.round(predictedCost(measured, { ...run, speed: 1 }).statements),
    50 * 2 + 10 * (70 + 5) + 20 * 9 + 10 * 30,
  )
  t.end()
})

t.test('partitions', async (t) => {
  t.strictSame(plan.partitions, { events: 'shared', ofEach: { 'webhook-delivery-worker': 8 } })
  const small = planFor(measured, { ...load, bookingsPerDay: 1_000 })
  t.equal(small.partitions.events, 'one')
})

t.test('disk', async (t) => {
  t.strictSame(tableOf('bookings.booking'), {
    table: 'bookings.booking',
    bytesAMonth: 2_000 * 864_000 * 30,
    bytesHeld: 2_000 * 864_000 * 30,
  })
  t.match(tableOf('bookings.event_log'), { keptDays: 30, bytesHeld: 4_000 * 864_000 * 30 })
  t.equal(tableOf('webhook_delivery.webhook_delivery')?.bytesHeld, 3_000 * 2 * 864_000 * 30)
  t.match(tableOf('identity.user'), { bytesAMonth: 0, bytesHeld: 500 * 1_000 })
  t.equal(tableOf('bookings.outbox'), undefined)
  t.equal(keptDays('bookings.outbox'), 0)
  t.equal(keptDays('bookings.booking'), undefined)
})

t.test('the next bottleneck', async (t) => {
  const limitOf = (name: RegExp) => plan.limits.find((one) => name.test(one.name))
  // 1.1 cores of 4 x 0.61.
  t.match(plan.limits[0], {
    name: 'processor time of Postgres',
    bookingsPerDay: Math.round((864_000 * 2.44) / 1.1),
  })
  // 13 copies have 208 connections: 5 gateways, 6 workers of webhooks and 2 of bookings.
  t.match(limitOf(/^connections/), { used: 0.48, bookingsPerDay: Math.round((864_000 * 5 * 0.6) / 0.7) })
  t.match(limitOf(/NATS/), { used: 0, bookingsPerDay: null })
  const limited = planFor(measured, { ...load, maxConnections: 10_000, postgresCores: 64 })
  t.match(limited.limits[0], { name: /^bookings-worker/, bookingsPerDay: Math.round((864_000 * 0.61) / 0.2) })
  t.match(planTables(limited), /The next bottleneck: bookings-worker/)
})

t.test('a comparison', async (t) => {
  const predicted = predictedCost(measured, {
    counts: operationsOf(load, 10),
    seconds: 1,
    replicas: 2,
    speed: 1,
  })
  const run = {
    replicas: 2,
    bookings: 10,
    speed: 0.5,
    predicted,
    predictedDisk: 100,
    mostConnections: 96,
    disk: 110,
    connections: 90,
  }
  const at = (factor: number) => ({
    ...predicted,
    // A machine of half the speed takes twice the processor time.
    cpu: Object.fromEntries(Object.entries(predicted.cpu).map(([name, value]) => [name, value * 2 * factor])),
  })
  t.equal(comparisonOf({ ...run, cost: at(1.1) }).agrees, true)
  t.equal(comparisonOf({ ...run, cost: at(1.3) }).agrees, false)
  t.equal(comparisonOf({ ...run, cost: at(0.7) }).agrees, false)
  t.equal(comparisonOf({ ...run, cost: at(1), disk: 130 }).agrees, false)
  t.equal(comparisonOf({ ...run, cost: at(1), connections: 97 }).agrees, false)
})

t.test('the options', async (t) => {
  t.strictSame(readLoad({}).problems, [])
  const { load: read, problems } = readLoad({ organizations: '12', 'bookings-per-day': '5e6' })
  t.match(read, { organizations: 12, bookingsPerDay: 5_000_000 })
  t.strictSame(problems, [])
  for (const bad of ['', ' ', 'x', '-1', '1.5', 'Infinity'])
    t.equal(readLoad({ organizations: bad }).problems.length, 1, bad)
  t.match(readLoad({ 'peak-factor': '0.5' }).problems, [/--peak-factor must be a number from 1 to 1000/])
})

t.test('the measured file has what the model needs', async (t) => {
  const recorded = readMeasured()
  const processes = topology({ roles: 'apart', inbox: false })
    .flat()
    .map(({ name }) => name)
  const all = [...processes, 'postgres', 'nats'].toSorted()
  t.strictSame(Object.keys(recorded.idle).toSorted(), all)
  const { slots, read } = recorded.operations
  const costs = [slots, read, ...recorded.paces.flatMap((pace) => [pace.booking, pace.hooked, pace.webhook])]
  for (const { cpu } of costs) t.strictSame(Object.keys(cpu).toSorted(), all)
  const real = planFor(recorded, load)
  for (const name of processes.filter((one) => /^(gateway|bookings)$/.test(one) || isLed(one)))
    t.ok((processOf(name, real)?.copies ?? 0) >= 2, name)
  for (const table of ['bookings.booking', 'bookings.event_log', 'automation.message'])
    t.ok((real.tables.find((one) => one.table === table)?.bytesAMonth ?? 0) > 0, table)
})

t.test('bytes', async (t) => {
  t.strictSame([0, 999, 1_500, 2e9, 3e18].map(bytesText), ['0 B', '999 B', '1.5 kB', '2 GB', '3,000 PB'])
})
