import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandLine } from '@punctual/http'
import { Resources } from '@punctual/testing'
import { NoPreviousRelease, previousRelease } from './previous-release.ts'
import { runUpgrade } from './upgrade.ts'

const usage = `Usage: npm run upgrade -- [--seed N] [--attempts N] [--keep]

Runs the previous release with its own packages, upgrades it under load to the sources of this
folder, rolls the processes back, and checks every invariant.

  --seed      draws the calls (1)
  --attempts  calls in each of the seven phases, besides those while processes are replaced (400)
  --keep      keeps the data and logs`

const { values } = readCommandLine(usage, {
  options: {
    seed: { type: 'string', default: '1' },
    attempts: { type: 'string', default: '400' },
    keep: { type: 'boolean', default: false },
  },
})
const say = (line: string): unknown => process.stdout.write(`${line}\n`)
const dataDir = await mkdtemp(join(tmpdir(), 'punctual-upgrade-'))
await chmod(dataDir, 0o711)
try {
  const previous = await previousRelease('own')
  const { violations, ...figures } = await Resources.during((resources) =>
    runUpgrade(resources, {
      previous,
      roles: 'apart',
      attempts: Number(values.attempts),
      workers: 2,
      seed: Number(values.seed),
      dataDir,
      say,
    }),
  )
  say(JSON.stringify(figures, null, 2))
  for (const violation of violations.slice(0, 100)) say(`VIOLATED ${violation}`)
  say(
    violations.length === 0
      ? `Release ${previous.name} runs beside these sources: every invariant holds.`
      : `${violations.length} violations`,
  )
  process.exitCode = violations.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof NoPreviousRelease)) throw error
  say(`Not run: ${error.message}`)
  process.exitCode = 2
}
if (values.keep || process.exitCode === 1) say(`Its data and logs: ${dataDir}`)
else await rm(dataDir, { recursive: true, force: true })
