import { Resources } from '@punctual/testing'
import { calibrateDuring } from '../bench/calibration.ts'
import { costOf, type Operations } from './costs.ts'
import type { DatabaseCost, Measured, OperationCost, Pace } from './measured.ts'
import { type MeasuringSystem, startMeasuringSystem } from './measuring-system.ts'
import { currentCommit, growthEach, machineName, memoryOf, publishedEvents, tableSizes } from './readings.ts'

/** Operations of each measurement, and those before that V8 compiles the code during. */
const counted = 300
const warmUp = 500
/** Bookings a second that are handled apart, in batches of one, and so many that batches begin. */
const slowly = 2
const steadily = 10
const countedSlowly = 100
/** Calls around each booking: an ordinary number. */
const around = { slots: 3, read: 2 }
const webhooksEach = 4
const organizations = 50
const users = 100
const none: Operations = { slots: 0, read: 0, booking: 0, hooked: 0, webhook: 0 }

/**
 * Measures each operation apart, and what a table grows by. Long because it is one sequence of
 * measurements.
 */
export function recordMeasured(): Promise<Measured> {
  return Resources.during(async (resources) => {
    const measuring = await startMeasuringSystem(resources, 1)
    const { system, sql } = measuring
    await measuring.run({ ...none, slots: warmUp, read: warmUp, booking: warmUp })
    const hooked = { ...none, booking: warmUp / 2, webhook: (warmUp / 2) * webhooksEach }
    const calibrationMs = await calibrateDuring(() => measuring.run(hooked))
    const idle = await measuring.idle()
    /**
     * Returns the cost of one of so many operations, without what the idle system takes. Processor
     * time and pace are those of one speed of the machine, which it had before.
     */
    const each = async (counts: Partial<Operations>, number = counted, perSecond?: number) => {
      const run = await measuring.measure(() => measuring.run({ ...none, ...counts }, perSecond))
      const speed = calibrationMs / run.calibrationMs
      const cost = difference(atSpeed(run.cost, speed), scaled(idle, run.seconds))
      return { cost: scaled(cost, 1 / number), pace: number / run.seconds / speed }
    }
    const { cost: slots } = await each({ slots: counted })
    const { cost: read } = await each({ read: counted })
    const calls = costOf({ slots, read }, around)
    /** Measures bookings with so many webhooks each, amid other calls. */
    const bookings = async (number: number, webhooks: number, perSecond?: number) => {
      const others = { slots: around.slots * number, read: around.read * number }
      const { cost, pace } = await each(
        { ...others, booking: number, webhook: webhooks * number },
        number,
        perSecond,
      )
      return { cost: difference(cost, calls), pace }
    }
    const paceAt = async (number: number, perSecond?: number): Promise<Pace> => {
      const { cost: booking, pace } = await bookings(number, 0, perSecond)
      const { cost: one } = await bookings(number, 1, perSecond)
      const { cost: all } = await bookings(number, webhooksEach, perSecond)
      const webhook = scaled(difference(all, one), 1 / (webhooksEach - 1))
      return {
        bookingsPerSecond: round(pace),
        booking: roundedCost(booking),
        hooked: roundedCost(difference(one, costOf({ booking, webhook }, { booking: 1, webhook: 1 }))),
        webhook: roundedCost(webhook),
      }
    }
    const slow = await paceAt(countedSlowly, slowly)
    const steady = await paceAt(counted, steadily)
    const fast = await paceAt(counted)
    // A machine that is busy with other work may not be faster than the steady pace.
    fast.bookingsPerSecond = Math.max(fast.bookingsPerSecond, steady.bookingsPerSecond)
    const events = await publishedEvents(sql)
    const grown = growthOf(measuring)
    const bookingDisk = await grown(counted, () => measuring.run({ ...none, booking: counted }))
    const more = await publishedEvents(sql)
    const hooks = { ...none, booking: counted, webhook: counted * webhooksEach }
    const hookedDisk = await grown(counted, () => measuring.run(hooks))
    const memoryMb = await memoryOf(system.pids)
    const organization = await grown(organizations, () => measuring.addOrganizations(organizations))
    const user = await grown(users, () => measuring.addUsers(users))
    return {
      date: new Date().toISOString().slice(0, 10),
      commit: currentCommit(),
      command: 'npm run capacity -- --record',
      machine: machineName(),
      calibrationMs: round(calibrationMs),
      idle: rounded(idle.cpu),
      idleDatabase: { first: databaseOf(idle), further: await furtherCopy(idle) },
      memoryMb,
      operations: { slots: roundedCost(slots), read: roundedCost(read) },
      paces: [slow, steady, fast],
      events: {
        perBooking: round((more.count - events.count) / counted),
        bytesPerBooking: Math.round((more.bytes - events.bytes) / counted),
      },
      disk: { organization, user, booking: bookingDisk, webhook: ofWebhook(hookedDisk, bookingDisk) },
    }
  })
}

/** Returns what a second copy of each process adds to the idle load of Postgres, in a second. */
function furtherCopy(first: OperationCost): Promise<DatabaseCost> {
  return Resources.during(async (resources) => {
    const measuring = await startMeasuringSystem(resources, 2)
    await measuring.run({ ...none, slots: warmUp, read: warmUp, booking: warmUp })
    return databaseOf(difference(await measuring.idle(), first))
  })
}

/** Returns what a webhook adds to the tables of webhooks. */
const ofWebhook = (withWebhooks: Record<string, number>, without: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(withWebhooks)
      .filter(([table]) => table.startsWith('webhook_delivery.webhook_'))
      .map(([table, bytes]): [string, number] => [
        table,
        Math.round((bytes - (without[table] ?? 0)) / webhooksEach),
      ]),
  )

/** Returns what runs so many operations, and says what the tables grew by in each. */
const growthOf =
  ({ sql }: MeasuringSystem) =>
  async (operations: number, work: () => Promise<unknown>): Promise<Record<string, number>> => {
    const before = await tableSizes(sql)
    await work()
    return growthEach(before, await tableSizes(sql), operations)
  }

const scaled = (cost: OperationCost, factor: number): OperationCost => costOf({ cost }, { cost: factor })

/** Returns the cost on a machine on which everything takes `factor` times the processor time. */
const atSpeed = (cost: OperationCost, factor: number): OperationCost => ({
  ...cost,
  cpu: Object.fromEntries(Object.entries(cost.cpu).map(([name, value]) => [name, value * factor])),
})

/** Returns what the first takes beyond the second; never less than nothing. */
const difference = (one: OperationCost, other: OperationCost): OperationCost => ({
  cpu: Object.fromEntries(
    Object.entries(one.cpu).map(([name, value]) => [name, Math.max(0, value - (other.cpu[name] ?? 0))]),
  ),
  statements: Math.max(0, one.statements - other.statements),
  transactions: Math.max(0, one.transactions - other.transactions),
  databaseBytes: Math.max(0, one.databaseBytes - other.databaseBytes),
})

const round = (value: number): number => Math.round(value * 1_000) / 1_000
const rounded = (values: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, round(value)]))
const databaseOf = ({ statements, transactions, databaseBytes }: DatabaseCost): DatabaseCost => ({
  statements: round(statements),
  transactions: round(transactions),
  databaseBytes: Math.round(databaseBytes),
})
const roundedCost = (cost: OperationCost): OperationCost => ({ cpu: rounded(cost.cpu), ...databaseOf(cost) })
