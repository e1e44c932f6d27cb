import { cpus } from 'node:os'
import { readCommandLine } from '@punctual/http'
import { calibrate, maxSpread, spreadOf } from './calibration.ts'
import type { BenchRow } from './harness.ts'
import { record } from './history.ts'
import { totalOf } from './processor-time.ts'

/** The benches by name: `npm run bench -- --only relay,keys`. Each is loaded only when it runs. */
const benches: Record<string, () => Promise<BenchRow[]>> = {
  requests: async () => (await import('./requests.bench.ts')).requestsBench(),
  slots: async () => (await import('./slots.bench.ts')).slotsBench(),
  'slots-gateway': async () => (await import('./slots-gateway.bench.ts')).slotsGatewayBench(),
  relay: async () => (await import('./relay.bench.ts')).relayBench(),
  'sync-interval': async () => (await import('./sync-interval.bench.ts')).syncIntervalBench(),
  gateway: async () => (await import('./gateway.bench.ts')).gatewayBench(),
  keys: async () => (await import('./keys.bench.ts')).keysBench(),
  bookings: async () => (await import('./bookings.bench.ts')).bookingsBench(),
  whole: async () => (await import('./whole.bench.ts')).wholeBench(),
  tracing: async () => (await import('./whole.bench.ts')).tracingBench(),
  drain: async () => (await import('./webhooks.bench.ts')).drainBench(),
  fairness: async () => (await import('./webhooks.bench.ts')).fairnessBench(),
  consume: async () => (await import('./consume.bench.ts')).consumeBench(),
  growth: async () => (await import('./growth.bench.ts')).growthBench(),
  'growth-bookings': async () => (await import('./growth-bookings.bench.ts')).bookingsGrowthBench(),
  'growth-hosts': async () => (await import('./growth-hosts.bench.ts')).hostsGrowthBench(),
  sharing: async () => (await import('./sharing.bench.ts')).sharingBench(),
  latency: async () => (await import('./latency.bench.ts')).latencyBench(),
  lists: async () => (await import('./lists.bench.ts')).listsBench(),
  timers: async () => (await import('./timers.bench.ts')).timersBench(),
  idle: async () => (await import('./idle.bench.ts')).idleBench(),
  tenants: async () => (await import('./tenants.bench.ts')).tenantsBench(),
  storm: async () => (await import('./storm.bench.ts')).stormBench(),
}

const columns = ['what', 'ours', 'baseline', 'ratio', 'target'] as const

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)

const table = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const comparison = (rows: readonly BenchRow[]): string =>
  table(
    columns,
    rows.map(({ name, ours, baseline, ratio, target }) => [
      name,
      figure(ours),
      figure(baseline),
      `${figure(ratio)} x`,
      target > 0 ? `>= ${target} x` : '-',
    ]),
  )

/** Returns a second table, of processor time by process; empty where no row has it. */
function processorTime(rows: readonly BenchRow[]): string {
  const measured = rows.flatMap(({ name, cpu }) =>
    cpu && Object.keys(cpu).length > 0 ? [{ name, cpu }] : [],
  )
  if (measured.length === 0) return ''
  const names = [...new Set(measured.flatMap(({ cpu }) => Object.keys(cpu)))]
  const lines = measured.map(({ name, cpu }) => [
    name,
    totalOf(cpu).toFixed(2),
    ...names.map((each) => cpu[each]?.toFixed(2) ?? '-'),
  ])
  return `\n\n${table(['CPU ms/op', 'all', ...names], lines)}`
}

const usage = `Usage: npm run bench -- [--only name,name] [--record]
Measures the system on this machine, and prints each figure beside its baseline.
  --only    of ${Object.keys(benches).join(', ')}
  --record  adds the processor times to docs/benchmarks.md`

const { values: options, positionals } = readCommandLine(usage, {
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, record: { type: 'boolean', default: false } },
})
const asked = [...positionals, ...options.only.split(',')].filter((name) => name !== '')
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
const rows: BenchRow[] = []
const calibrations = [calibrate()]
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.error(`${name} ...`)
  rows.push(...(await bench()))
  calibrations.push(calibrate())
}
const processors = cpus()
const machine = `${processors.length} x ${processors[0]?.model}, Node ${process.version}`
console.log(`${machine}\n\n${comparison(rows)}${processorTime(rows)}`)
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
process.exit(missed.length > 0 ? 1 : 0)
