import type { Load } from './load.ts'

interface Option {
  fallback: number
  least: number
  most: number
  isWhole?: boolean
  help: string
}

const options: Record<keyof Load, Option> = {
  organizations: { fallback: 1_000, least: 1, most: 1e9, isWhole: true, help: 'organizations' },
  usersPerOrganization: { fallback: 5, least: 0, most: 1e6, help: 'users of each' },
  bookingsPerDay: { fallback: 10_000, least: 1, most: 1e10, help: 'bookings a day of all organizations' },
  peakFactor: { fallback: 5, least: 1, most: 1_000, help: 'the busiest seconds against the mean of a day' },
  slotsPerBooking: { fallback: 5, least: 0, most: 1e4, help: 'lists of slots for each booking' },
  readsPerBooking: { fallback: 3, least: 0, most: 1e4, help: 'other reads for each booking' },
  webhooksPerBooking: { fallback: 1, least: 0, most: 1e3, help: 'webhooks for each booking' },
  utilization: { fallback: 0.65, least: 0.1, most: 1, help: 'of a core, how much is used at the peak' },
  speed: { fallback: 1, least: 0.1, most: 10, help: 'of your cores, against the measured one' },
  postgresCores: { fallback: 8, least: 1, most: 1_000, help: 'cores of Postgres' },
  natsCores: { fallback: 2, least: 1, most: 1_000, help: 'cores of NATS' },
  maxConnections: { fallback: 500, least: 1, most: 1e5, isWhole: true, help: 'max_connections of Postgres' },
}

/** Returns the option of a property: `bookings-per-day` of `bookingsPerDay`. */
const optionOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const usage = `Usage: npm run capacity -- [OPTION...]
Says what a load needs: processes, cores, connections, disk by table, and the next bottleneck.
${Object.entries(options)
  .map(([name, { fallback, help }]) => `  --${optionOf(name).padEnd(24)}${help} (${fallback})`)
  .join('\n')}
  --json                    prints JSON
  --measure                 compares the model with this machine, at one and two copies of each process
  --record                  measures each operation again for the model, on a quiet machine
The inputs are in deploy/capacity/measured.json.`

/** Returns the load that the options describe, and what is wrong with them. */
export function readLoad(given: Readonly<Record<string, string | undefined>>): {
  load: Load
  problems: string[]
} {
  const problems: string[] = []
  const read = ([name, option]: [string, Option]): [string, number] => {
    const { fallback, least, most, isWhole } = option
    const text = given[optionOf(name)]
    if (text === undefined) return [name, fallback]
    const value = text.trim() === '' ? Number.NaN : Number(text)
    const isGood = value >= least && value <= most && (!isWhole || Number.isInteger(value))
    const kind = isWhole ? 'a whole number' : 'a number'
    if (!isGood) problems.push(`--${optionOf(name)} must be ${kind} from ${least} to ${most}`)
    return [name, value]
  }
  const load = Object.fromEntries(Object.entries(options).map(read)) as unknown as Load
  return { load, problems }
}
