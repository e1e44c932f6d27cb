import { Resources } from '@punctual/testing'
import { type Comparison, comparisonOf } from './comparison.ts'
import { diskOf, predictedCost, sumOf } from './costs.ts'
import { operationsOf } from './load.ts'
import { type Measured, servers } from './measured.ts'
import { startMeasuringSystem } from './measuring-system.ts'
import { connectionsEach } from './processes.ts'
import { connectionCount, growthEach, tableSizes } from './readings.ts'

/** A load that differs from every measured operation, and a pace between the recorded ones. */
const bookingsPerSecond = 5
const mix = { slotsPerBooking: 5, readsPerBooking: 1, webhooksPerBooking: 2 }
const counted = 200
const warmUp = 200

/** Runs a load on that many replicas of each process, and compares it with the model. */
export function compareAt(measured: Measured, replicas: number): Promise<Comparison> {
  return Resources.during(async (resources) => {
    const measuring = await startMeasuringSystem(resources, replicas)
    const { system, sql } = measuring
    await measuring.run(operationsOf(mix, warmUp * replicas))
    const counts = operationsOf(mix, counted)
    const before = await tableSizes(sql)
    const { cost, seconds, calibrationMs } = await measuring.measure(() =>
      measuring.run(counts, bookingsPerSecond),
    )
    const disk = growthEach(before, await tableSizes(sql), 1)
    const connections = await connectionCount(sql)
    const processes = Object.keys(system.pids).filter((name) => !servers.includes(name))
    const speed = measured.calibrationMs / calibrationMs
    return comparisonOf({
      replicas,
      bookings: counted,
      speed,
      predicted: predictedCost(measured, { counts, seconds, replicas, speed }),
      predictedDisk: sumOf(diskOf(measured, { booking: counts.booking, webhook: counts.webhook })),
      mostConnections: processes.length * connectionsEach,
      cost,
      disk: sumOf(disk),
      connections,
    })
  })
}
