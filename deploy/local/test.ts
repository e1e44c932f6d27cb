import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '@punctual/http'
import {
  fileTimeoutMs,
  findBrowser,
  prepareTemplate,
  startOwnNats,
  startOwnPostgres,
} from '@punctual/testing'
import { root } from './root.ts'
import { Interrupted, runTool } from './run-tool.ts'
import { findTestFiles } from './test/find-files.ts'
import { type Counts, createTapReport } from './test/tap-report.ts'
import { workspaceFolders } from './workspaces.ts'

// The program of `npm test`: types, lint, then all test files, or those named after `npm test --`,
// with its own Postgres and NATS.

const { positionals: named } = readCommandLine(
  `Usage: npm test -- [file or folder ...]
Checks types and lint, then runs the test files, all of them without arguments, with a Postgres and
NATS of its own. npm run check runs no tests.`,
  { allowPositionals: true },
)

const files = await findTestFiles(named).catch((error: Error) => {
  console.error(error.message)
  process.exit(2)
})
const say = (text: string): unknown => process.stdout.write(`${text}\n`)
const tool = (name: string): string => join(root, 'node_modules/.bin', name)
const testFiles = fileURLToPath(new URL('test/run-files.ts', import.meta.url))
const since = (startedAt: number): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
const total: Counts = { passed: 0, failed: 0, skipped: 0 }

async function check(name: string, file: string, args: string[], env = {}): Promise<void> {
  const startedAt = performance.now()
  const isOk = (await runTool(file, args, { env })) === 0
  total[isOk ? 'passed' : 'failed']++
  say(`${isOk ? 'ok    ' : 'not ok'} ${name} (${since(startedAt)})`)
}

/** Returns every folder with a TypeScript project. */
async function projects(): Promise<string[]> {
  return (await workspaceFolders())
    .flatMap((folder) => [folder, `${folder}/test`])
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
}

async function runTests(files: string[]): Promise<void> {
  const startedAt = performance.now()
  const [postgres, nats] = await Promise.all([startOwnPostgres(), startOwnNats()])
  try {
    await prepareTemplate(postgres.url)
    say(`ok     Postgres, NATS and the template database (${since(startedAt)})`)
    const report = createTapReport(({ name, passed, failed, skipped, output, time }) => {
      const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
      if (failed > 0) say(output.join('\n'))
      say(`${failed > 0 ? 'not ok' : 'ok    '} ${name}: ${counts} (${(time / 1000).toFixed(1)} s)`)
    })
    const code = await runTool(process.execPath, ['--import=tsx', testFiles, ...files], {
      env: {
        TEST_DATABASE_URL: postgres.url,
        TEST_NATS_URL: nats.url,
        TAP_TIMEOUT: `${fileTimeoutMs / 1000}`,
      },
      onLine: report.line,
    }).finally(() => {
      report.end()
      for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += report.total[key]
    })
    // It failed without a failed result, for example by a crash.
    if (code !== 0 && report.total.failed === 0) total.failed++
  } finally {
    await Promise.all([nats.stop(), postgres.stop('immediate')])
  }
}

const startedAt = performance.now()
// Installing the browser takes a while; on a failure, the tests that need it report the cause.
const browser = findBrowser().catch(() => undefined)
try {
  await check('lint', tool('biome'), ['check', '--error-on-warnings', '.'])
  await browser
  // The compiler occupies one core for a while, so the tests start before it ends. More threads
  // and more garbage collections only cost more processor time.
  await Promise.all([
    check('types', tool('tsc'), ['-b', '--singleThreaded', ...(await projects())], { GOGC: '400' }),
    runTests(files),
  ])
} catch (error) {
  say(error instanceof Interrupted ? error.message : String(error instanceof Error ? error.stack : error))
  total.failed++
}
say(`${since(startedAt)}${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
say(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
