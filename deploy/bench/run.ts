import { cpus } from 'node:os'
import type { BenchRow } from './harness.ts'

/** The benches by name: `npm run bench -- relay`. Each is loaded only when it runs. */
const benches: Record<string, () => Promise<BenchRow[]>> = {
  slots: async () => (await import('./slots.bench.ts')).slotsBench(),
  'slots-gateway': async () => (await import('./slots-gateway.bench.ts')).slotsGatewayBench(),
  relay: async () => (await import('./relay.bench.ts')).relayBench(),
  gateway: async () => (await import('./gateway.bench.ts')).gatewayBench(),
  keys: async () => (await import('./keys.bench.ts')).keysBench(),
  bookings: async () => (await import('./bookings.bench.ts')).bookingsBench(),
  drain: async () => (await import('./webhooks.bench.ts')).drainBench(),
  fairness: async () => (await import('./webhooks.bench.ts')).fairnessBench(),
  latency: async () => (await import('./latency.bench.ts')).latencyBench(),
  lists: async () => (await import('./lists.bench.ts')).listsBench(),
  timers: async () => (await import('./timers.bench.ts')).timersBench(),
  tenants: async () => (await import('./tenants.bench.ts')).tenantsBench(),
  storm: async () => (await import('./storm.bench.ts')).stormBench(),
}

const columns = ['what', 'ours', 'baseline', 'ratio', 'target'] as const

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)

function table(rows: readonly BenchRow[]): string {
  const lines = [
    columns.map(String),
    columns.map(() => '---'),
    ...rows.map(({ name, ours, baseline, ratio, target }) => [
      name,
      figure(ours),
      figure(baseline),
      `${figure(ratio)} x`,
      target > 0 ? `>= ${target} x` : '-',
    ]),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
const rows: BenchRow[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.error(`${name} ...`)
  rows.push(...(await bench()))
}
const processors = cpus()
console.log(`${processors.length} x ${processors[0]?.model}, Node ${process.version}\n\n${table(rows)}`)
const missed = rows.filter(({ ratio, target }) => !(ratio >= target))
for (const { name } of missed) console.error(`Below its target: ${name}`)
process.exit(missed.length > 0 ? 1 : 0)
