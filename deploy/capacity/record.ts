import { median, Resources } from '@punctual/testing'
import { calibrate } from '../bench/calibration.ts'
import { costOf, type Operations } from './costs.ts'
import type { Measured, OperationCost } from './measured.ts'
import { type MeasuringSystem, startMeasuringSystem, withoutCopies } from './measuring-system.ts'
import { currentCommit, growthEach, machineName, memoryOf, publishedEvents, tableSizes } from './readings.ts'

/** Operations of each measurement, and those before that V8 compiles the code during. */
const counted = 300
const warmUp = 500
/**
 * Calls around each booking. Consumers handle at once what has gathered, so that a booking takes
 * less where more come in a second; amid other calls, their number is an ordinary one.
 */
const around = { slots: 3, read: 2 }
const webhooksEach = 4
const organizations = 50
const users = 100
const none: Operations = { slots: 0, read: 0, booking: 0, webhook: 0 }

/** Measures each operation apart, and what a table grows by. */
export function recordMeasured(): Promise<Measured> {
  return Resources.during(async (resources) => {
    const measuring = await startMeasuringSystem(resources, 1)
    const { system, sql } = measuring
    await measuring.run({ slots: warmUp, read: warmUp, booking: warmUp, webhook: 0 })
    const idle = await measuring.idle()
    const calibrations = [calibrate()]
    const each = async (counts: Partial<Operations>): Promise<OperationCost> => {
      const cost = await measuring.measure(idle, () => measuring.run({ ...none, ...counts }))
      calibrations.push(calibrate())
      return scaled(cost, 1 / counted)
    }
    const calls = { slots: around.slots * counted, read: around.read * counted }
    const slots = await each({ slots: counted })
    const read = await each({ read: counted })
    const events = await publishedEvents(sql)
    const grown = growthOf(measuring)
    const { cost: amid, disk: bookingDisk } = await grown(counted, () => each({ ...calls, booking: counted }))
    const booking = difference(amid, costOf({ slots, read }, around))
    const more = await publishedEvents(sql)
    await measuring.run({ ...none, booking: warmUp / 2, webhook: (warmUp / 2) * webhooksEach })
    const { cost: hooked, disk: hookedDisk } = await grown(counted, () =>
      each({ ...calls, booking: counted, webhook: counted * webhooksEach }),
    )
    const memoryMb = await memoryOf(system.pids)
    const { disk: organization } = await grown(organizations, () => measuring.addOrganizations(organizations))
    const { disk: user } = await grown(users, () => measuring.addUsers(users))
    return {
      date: new Date().toISOString().slice(0, 10),
      commit: currentCommit(),
      command: 'npm run capacity -- --record',
      machine: machineName(),
      calibrationMs: round(median(calibrations)),
      idle: rounded(withoutCopies(idle)),
      memoryMb,
      operations: {
        slots: roundedCost(slots),
        read: roundedCost(read),
        booking: roundedCost(booking),
        webhook: roundedCost(scaled(difference(hooked, amid), 1 / webhooksEach)),
      },
      events: {
        perBooking: round((more.count - events.count) / counted),
        bytesPerBooking: Math.round((more.bytes - events.bytes) / counted),
      },
      disk: {
        organization,
        user,
        booking: bookingDisk,
        webhook: ofWebhook(hookedDisk, bookingDisk),
      },
    }
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

/** Returns what runs work, and says what the tables grew by in each of its operations. */
const growthOf =
  ({ sql }: MeasuringSystem) =>
  async <T>(
    operations: number,
    work: () => Promise<T>,
  ): Promise<{ cost: T; disk: Record<string, number> }> => {
    const before = await tableSizes(sql)
    const cost = await work()
    return { cost, disk: growthEach(before, await tableSizes(sql), operations) }
  }

const scaled = ({ cpu, ...counts }: OperationCost, factor: number): OperationCost => ({
  cpu: Object.fromEntries(Object.entries(cpu).map(([name, value]) => [name, value * factor])),
  statements: counts.statements * factor,
  transactions: counts.transactions * factor,
  databaseBytes: counts.databaseBytes * factor,
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
const roundedCost = ({ cpu, statements, transactions, databaseBytes }: OperationCost): OperationCost => ({
  cpu: rounded(cpu),
  statements: round(statements),
  transactions: round(transactions),
  databaseBytes: Math.round(databaseBytes),
})
