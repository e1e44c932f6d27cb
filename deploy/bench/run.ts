import { cpus } from 'node:os'
import { readCommandLine } from '@punctual/http'
import { calibrate, maxSpread, spreadOf } from './calibration.ts'
import type { BenchRow } from './harness.ts'
import { record } from './history.ts'
import { totalOf } from './processor-time.ts'
import { type BenchEntry, runBenches } from './run-benches.ts'

/**
 * The benchmarks by name, and the usual seconds of each, 9.2 minutes together. Those in a row that
 * share a system need the same kind of it; those that fill its tables come last.
 */
const benches: Record<string, BenchEntry> = {
  slots: { seconds: 18, load: async () => (await import('./slots.bench.ts')).slotsBench },
  relay: { seconds: 15, load: async () => (await import('./relay.bench.ts')).relayBench },
  keys: { seconds: 15, load: async () => (await import('./keys.bench.ts')).keysBench },
  timers: { seconds: 12, load: async () => (await import('./timers.bench.ts')).timersBench },
  'sync-interval': {
    seconds: 10,
    load: async () => (await import('./sync-interval.bench.ts')).syncIntervalBench,
  },
  drain: { seconds: 18, load: async () => (await import('./webhooks.bench.ts')).drainBench },
  idle: { seconds: 65, load: async () => (await import('./idle.bench.ts')).idleBench },
  whole: { seconds: 18, load: async () => (await import('./whole.bench.ts')).wholeBench },
  consume: { seconds: 28, load: async () => (await import('./consume.bench.ts')).consumeBench },
  latency: { seconds: 14, load: async () => (await import('./latency.bench.ts')).latencyBench },
  growth: { seconds: 22, load: async () => (await import('./growth.bench.ts')).growthBench },
  storm: { seconds: 28, load: async () => (await import('./storm.bench.ts')).stormBench },
  'slots-gateway': {
    seconds: 35,
    load: async () => (await import('./slots-gateway.bench.ts')).slotsGatewayBench,
  },
  bookings: { seconds: 22, load: async () => (await import('./bookings.bench.ts')).bookingsBench },
  gateway: { seconds: 25, load: async () => (await import('./gateway.bench.ts')).gatewayBench },
  tenants: { seconds: 28, load: async () => (await import('./tenants.bench.ts')).tenantsBench },
  lists: { seconds: 22, load: async () => (await import('./lists.bench.ts')).listsBench },
  requests: { seconds: 35, load: async () => (await import('./requests.bench.ts')).requestsBench },
  'growth-hosts': {
    seconds: 25,
    load: async () => (await import('./growth-hosts.bench.ts')).hostsGrowthBench,
  },
  'growth-bookings': {
    seconds: 25,
    load: async () => (await import('./growth-bookings.bench.ts')).bookingsGrowthBench,
  },
  fairness: { seconds: 22, load: async () => (await import('./webhooks.bench.ts')).fairnessBench },
  sharing: { seconds: 55, load: async () => (await import('./sharing.bench.ts')).sharingBench },
  tracing: { seconds: 40, load: async () => (await import('./whole.bench.ts')).tracingBench },
}

const usualMinutes = 10

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)

const print = (...cells: string[]): void => console.log(`| ${cells.join(' | ')} |`)

/** Prints a line of the table, with the processor time by process where it was measured. */
function printRow({ name, ours, baseline, ratio, target, cpu = {} }: BenchRow): void {
  const parts = Object.entries(cpu).map(([process, ms]) => `${process} ${ms.toFixed(2)}`)
  print(
    name,
    figure(ours),
    figure(baseline),
    `${figure(ratio)} x`,
    target > 0 ? `>= ${Number(target.toFixed(2))} x` : '-',
    parts.length > 0 ? `${totalOf(cpu).toFixed(2)}: ${parts.join(', ')}` : '-',
  )
}

const usage = `Usage: npm run bench -- [--only name,name] [--minutes 10] [--long] [--record]
Measures the system on this machine, and prints each figure beside its baseline.
A benchmark that fails does not end the run, but makes it exit with 1.
  --only    of ${Object.keys(benches).join(', ')}
  --minutes in which all end (10); a benchmark that takes far too long is given up and fails
  --long    measures longer, without limits of time, for more exact figures
  --record  adds the processor times to docs/benchmarks.md`

const { values: options, positionals } = readCommandLine(usage, {
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    minutes: { type: 'string', default: '10' },
    long: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
})
const asked = [...positionals, ...options.only.split(',')].filter((name) => name !== '')
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
const minutes = Number(options.minutes)
if (!(minutes > 0)) {
  console.error(`--minutes is a number, not ${options.minutes}`)
  process.exit(2)
}
const wanted = Object.entries(benches).filter(([name]) => asked.length === 0 || asked.includes(name))
const processors = cpus()
console.log(`${processors.length} x ${processors[0]?.model}, Node ${process.version}\n`)
print('what', 'ours', 'baseline', 'ratio', 'target', 'CPU ms/op')
print(...Array.from({ length: 6 }, () => '---'))
const calibrations = [calibrate()]
const { rows, failed } = await runBenches(Object.fromEntries(wanted), {
  isLong: options.long,
  timeFactor: minutes / usualMinutes,
  onRow: printRow,
  say(line) {
    calibrations.push(calibrate())
    console.error(line)
  },
})
for (const name of failed) console.error(`Failed: ${name}`)
const spread = spreadOf(calibrations)
if (spread > maxSpread) {
  const percent = Math.round((spread - 1) * 100)
  console.error(
    `The speed of the machine differed by ${percent} % within this run: its figures do not compare`,
  )
  process.exit(3)
}
if (options.record) record(rows)
const missed = rows.filter(({ ratio, target }) => !(ratio >= target))
for (const { name } of missed) console.error(`Below its target: ${name}`)
process.exit(missed.length > 0 || failed.length > 0 ? 1 : 0)
