import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileTimeoutMs, Resources } from '@punctual/testing'
import t from 'tap'
import { NoPreviousRelease, type PreviousRelease, previousRelease } from './previous-release.ts'
import { runUpgrade } from './upgrade.ts'

// A short run with the packages of this repository. `npm run upgrade` runs longer, with the
// packages of the release, and HTTP and workers in processes of their own.

t.setTimeout(fileTimeoutMs)
const dataDir = join(tmpdir(), `punctual-upgrade-test-${process.pid}`)
const resources = new Resources()
t.teardown(() => resources.end().then(() => rm(dataDir, { recursive: true, force: true })))

const found: PreviousRelease | string = await previousRelease('shared').catch((error: unknown) => {
  if (error instanceof NoPreviousRelease) return error.message
  throw error
})
const previous = typeof found === 'string' ? undefined : found

t.test(
  'the previous release runs beside this one, and again after it',
  {
    skip: previous ? false : String(found),
  },
  async (t) => {
    const report = await runUpgrade(resources, {
      previous: previous!,
      roles: 'together',
      attempts: 10,
      workers: 1,
      isShort: true,
      seed: 1,
      dataDir,
      say: t.comment,
    })
    t.comment(JSON.stringify(report, null, 2))
    t.same(report.violations, [])
    t.ok(report.crossed.fromPrevious > 0, 'the current release has handled events of the previous one')
    t.ok(report.crossed.fromCurrent > 0, 'the previous release has handled events of the current one')
  },
)
