import { readCommandLine } from '@punctual/http'
import { Resources } from '@punctual/testing'
import { prepareGround, simulate } from './simulation.ts'

// `npm run simulate -- --seeds 100 --seed 1`: runs the schedules of so many seeds, from the first
// one on. A failure prints its seed; `--trace` prints what happened, in order.

const usage = `Usage: npm run simulate -- [--seeds N] [--seed S] [--trace]

Runs relay, consumer, timers and deliveries of two processes on a simulated bus and clock, with
failures drawn from a seed, and checks what became of every event.

  --seeds  so many seeds (20)
  --seed   the first one (1)
  --trace  prints what happens, in order`

const { values } = readCommandLine(usage, {
  options: {
    seeds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    trace: { type: 'boolean', default: false },
  },
})
const say = (line: string): unknown => process.stdout.write(`${line}\n`)
const first = Number(values.seed)
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => first + index)
const began = process.hrtime.bigint()
let failed = 0
let happened = 0
await Resources.during(async (resources) => {
  const ground = await prepareGround(resources)
  for (const seed of seeds) {
    const { violations, trace } = await simulate(ground, seed)
    happened += trace.length
    if (values.trace) for (const line of trace) say(line)
    for (const violation of violations) say(`VIOLATED by seed ${seed}: ${violation}`)
    if (violations.length > 0) say(`Repeat it: npm run simulate -- --seeds 1 --seed ${seed} --trace`)
    if (violations.length > 0) failed++
  }
})
const minutes = Number(process.hrtime.bigint() - began) / 60e9
say(
  `${seeds.length} seeds, ${happened} events and effects, ${Math.round(seeds.length / minutes)} seeds a minute`,
)
say(failed === 0 ? 'Every invariant holds.' : `${failed} seeds violate an invariant.`)
process.exit(failed === 0 ? 0 : 1)
