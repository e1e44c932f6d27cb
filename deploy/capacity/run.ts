import { readCommandLine } from '@punctual/http'
import { readLoad, usage } from './command-line.ts'
import { compareAt } from './compare.ts'
import type { Comparison } from './comparison.ts'
import { readMeasured, writeMeasured } from './measured.ts'
import { planFor } from './plan.ts'
import { recordMeasured } from './record.ts'
import { comparisonTable, planTables } from './report.ts'

const { values } = readCommandLine(usage, {
  options: {
    organizations: { type: 'string' },
    'users-per-organization': { type: 'string' },
    'bookings-per-day': { type: 'string' },
    'peak-factor': { type: 'string' },
    'slots-per-booking': { type: 'string' },
    'reads-per-booking': { type: 'string' },
    'webhooks-per-booking': { type: 'string' },
    utilization: { type: 'string' },
    speed: { type: 'string' },
    'postgres-cores': { type: 'string' },
    'nats-cores': { type: 'string' },
    'max-connections': { type: 'string' },
    json: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
})
const { json, measure, record, ...given } = values

/** Prints the result as JSON or as text. */
function print(result: unknown, text: () => string): void {
  console.log(json ? JSON.stringify(result, null, 2) : text())
}

async function run(): Promise<boolean> {
  if (record) {
    const measured = await recordMeasured()
    writeMeasured(measured)
    print(measured, () => 'deploy/capacity/measured.json is written')
    return true
  }
  const measured = readMeasured()
  if (measure) {
    const comparisons: Comparison[] = []
    for (const replicas of [1, 2]) {
      console.error(`${replicas} of each process ...`)
      comparisons.push(await compareAt(measured, replicas))
    }
    print(comparisons, () => comparisons.map(comparisonTable).join('\n\n'))
    return comparisons.every(({ agrees }) => agrees)
  }
  const { load, problems } = readLoad(given)
  if (problems.length > 0) {
    console.error(`${problems.join('\n')}\n\n${usage}`)
    process.exit(2)
  }
  const plan = planFor(measured, load)
  print({ load, measured: { date: measured.date, commit: measured.commit }, ...plan }, () => planTables(plan))
  return true
}

process.exit((await run()) ? 0 : 1)
