import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { readCommandLine } from '@punctual/http'
import { Resources } from '@punctual/testing'
import { type GroundKind, groundKinds, prepareGround } from './ground.ts'
import { simulate, usualSteps } from './simulation.ts'

// `npm run simulate -- --seeds 1000 --seed 1`: runs the schedules of so many seeds, from the first
// one on, in several processes. A failure prints its seed; `--trace` prints what happens.

const usage = `Usage: npm run simulate -- [--seeds N] [--seed S] [--steps N] [--in model|postgres|both] [--processes P] [--trace]

Runs relay, consumer, timers and deliveries of two processes on a simulated bus and clock, with
failures drawn from a seed, and checks what became of every event.

  --seeds      so many seeds (200)
  --seed       the first one (1)
  --steps      so many steps in each schedule before failures stop (${usualSteps}): short schedules are more
               seeds a minute, long ones let more failures meet
  --in         what statements run in: a model in memory (model), Postgres (postgres), or both, with
               each result compared (both)
  --processes  so many processes share the seeds (one for each core)
  --trace      prints what happens, in order`

const { values } = readCommandLine(usage, {
  options: {
    seeds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: `${usualSteps}` },
    in: { type: 'string', default: 'model' },
    processes: { type: 'string', default: `${availableParallelism()}` },
    trace: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
  },
})
const say = (line: string): unknown => process.stdout.write(`${line}\n`)

/** So many violations of a seed are printed. */
const shown = 5

/** What some seeds gave. */
interface Result {
  seeds: number
  failed: number
  happened: number
}

const first = Number(values.seed)
const count = Number(values.seeds)
const steps = Number(values.steps)
const kind = groundKinds.find((one) => one === values.in)
if (!kind || !(count > 0) || !(steps > 0) || !(Number(values.processes) > 0)) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
if (process.send) {
  process.send(await runSeeds(kind))
  process.exit(0)
}

/** Runs every n-th seed in this process. */
async function runSeeds(kind: GroundKind): Promise<Result> {
  const result: Result = { seeds: 0, failed: 0, happened: 0 }
  await Resources.during(async (resources) => {
    const ground = await prepareGround(resources, kind)
    for (let seed = first; seed < first + count; seed += Number(values.every)) {
      const { violations, trace } = await simulate(ground, seed, { steps })
      result.seeds++
      result.happened += trace.length
      if (values.trace) for (const line of trace) say(line)
      for (const violation of violations.slice(0, shown)) say(`VIOLATED by seed ${seed}: ${violation}`)
      if (violations.length > shown) say(`... and ${violations.length - shown} more`)
      if (violations.length === 0) continue
      result.failed++
      say(`Repeat it: npm run simulate -- --seeds 1 --seed ${seed} --steps ${steps} --in ${kind} --trace`)
    }
  })
  return result
}

/** Runs the seeds from one on, in a process of their own. */
function runApart(from: number, every: number): Promise<Result> {
  const seeds = ['--seed', `${from}`, '--seeds', `${first + count - from}`, '--every', `${every}`]
  const schedule = ['--steps', values.steps, '--in', values.in, ...(values.trace ? ['--trace'] : [])]
  const child = fork(process.argv[1] ?? '', [...seeds, ...schedule])
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as Result))
    child.once('exit', (code) => reject(new Error(`a process ended with ${code}`)))
  })
}

const began = process.hrtime.bigint()
const processes = values.trace ? 1 : Math.min(count, Math.floor(Number(values.processes)))
const results = await Promise.all(
  Array.from({ length: processes }, (_, index) => runApart(first + index, processes)),
)
const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0)
const minutes = Number(process.hrtime.bigint() - began) / 60e9
say(
  `${sum(({ seeds }) => seeds)} seeds, ${sum(({ happened }) => happened)} events and effects, ${Math.round(count / minutes)} seeds a minute`,
)
const failed = sum((result) => result.failed)
say(failed === 0 ? 'Every invariant holds.' : `${failed} seeds violate an invariant.`)
process.exit(failed === 0 ? 0 : 1)
