import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandLine } from '@punctual/http'
import { Resources } from '@punctual/testing'
import { runChaos, usualBurst } from './chaos.ts'
import { faultKinds } from './schedule.ts'

// `npm run chaos -- --seed 7 --minutes 10`: the whole system under load and faults, then every
// invariant. `--rounds 5` runs so many rounds instead; a failure names the seed and the rounds that
// repeat it. `--only "process killed,network cut"` draws only from these kinds.

const usage = `Usage: npm run chaos -- [--seed N] [--minutes M | --rounds R] [--from R] [--only KIND,KIND] [--burst N] [--keep]

Runs the whole system under load and faults, then checks every invariant.

  --seed      the schedule (1)
  --minutes   begins rounds of faults for so long (1)
  --rounds    runs so many rounds instead
  --from      the first round (0): each is the same, however many came before it
  --only      draws from these kinds only
  --burst     events of a burst (${usualBurst})
  --keep      keeps the logs, and the data where its disks cannot be mounted (no root)

Kinds: ${Object.keys(faultKinds).join(', ')}`

const { values } = readCommandLine(usage, {
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1' },
    rounds: { type: 'string' },
    from: { type: 'string', default: '0' },
    only: { type: 'string' },
    burst: { type: 'string', default: `${usualBurst}` },
    keep: { type: 'boolean', default: false },
  },
})
const say = (line: string): unknown => process.stdout.write(`${line}\n`)
const names = values.only?.split(',') ?? Object.keys(faultKinds)
const unknown = names.filter((name) => !(name in faultKinds))
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}\n\n${usage}\n`)
  process.exit(2)
}

const seed = Number(values.seed)
const until = performance.now() + Number(values.minutes) * 60_000
const dataDir = await mkdtemp(join(tmpdir(), 'punctual-chaos-'))
// Otherwise the user of Postgres could not enter it, and its data would be elsewhere.
await chmod(dataDir, 0o711)
const { report } = await Resources.during((resources) =>
  runChaos(resources, {
    seed,
    from: Number(values.from),
    names,
    burst: Number(values.burst),
    goesOn: (rounds) => (values.rounds ? rounds < Number(values.rounds) : performance.now() < until),
    dataDir,
    say,
  }),
)
const { violations, ...figures } = report
say(JSON.stringify(figures, null, 2))
for (const violation of violations.slice(0, 100)) say(`VIOLATED ${violation}`)
say(
  violations.length === 0
    ? `Every invariant holds (seed ${seed}, ${report.rounds} rounds).`
    : `${violations.length} violations; again: npm run chaos -- --seed ${seed} --from ${values.from} --rounds ${report.rounds}`,
)
if (values.keep || violations.length > 0) say(`Its logs: ${dataDir}`)
else await rm(dataDir, { recursive: true, force: true })
process.exit(violations.length === 0 ? 0 : 1)
