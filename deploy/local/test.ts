import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser, hungFile, prepareTemplate, startOwnNats, startOwnPostgres } from '@punctual/testing'
import { root } from './root.ts'
import { Interrupted, runTool } from './run-tool.ts'
import { type Counts, createTapReport } from './tap-report.ts'

// What `npm test` runs: types, lint, then every test file, or those named after `npm test --`, against one Postgres and
// one NATS that it starts itself.

const say = (text: string): unknown => process.stdout.write(`${text}\n`)
const tool = (name: string): string => join(root, 'node_modules/.bin', name)
const testFiles = fileURLToPath(new URL('test/run-files.ts', import.meta.url))
const since = (startedAt: number): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
const total: Counts = { passed: 0, failed: 0, skipped: 0 }

async function check(name: string, file: string, args: string[]): Promise<void> {
  const startedAt = performance.now()
  const isOk = (await runTool(file, args)) === 0
  total[isOk ? 'passed' : 'failed']++
  say(`${isOk ? 'ok    ' : 'not ok'} ${name} (${since(startedAt)})`)
}

/** @returns every folder with a TypeScript project of its own */
async function projects(): Promise<string[]> {
  const rooms = await Promise.all(
    ['libs', 'services'].map(async (room) =>
      (await readdir(join(root, room))).map((name) => `${room}/${name}`),
    ),
  )
  return [...rooms.flat(), 'gateway', 'deploy']
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
      env: { TEST_DATABASE_URL: postgres.url, TEST_NATS_URL: nats.url, TAP_TIMEOUT: `${hungFile / 1000}` },
      onLine: report.line,
    }).finally(() => {
      for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += report.total[key]
    })
    // It failed for a reason that is in no result, such as a crash of its own.
    if (code !== 0 && report.total.failed === 0) total.failed++
  } finally {
    await Promise.all([nats.stop(), postgres.stop('immediate')])
  }
}

const startedAt = performance.now()
// Where it has to be installed, that takes a while: the tests that need it say what was wrong.
const browser = findBrowser().catch(() => undefined)
try {
  await check('lint', tool('biome'), ['check', '--error-on-warnings', '.'])
  await browser
  // The compiler keeps one core busy for a while: the tests do not wait for it.
  await Promise.all([
    check('types', tool('tsc'), ['-b', ...(await projects())]),
    runTests(process.argv.slice(2)),
  ])
} catch (error) {
  say(error instanceof Interrupted ? error.message : String(error instanceof Error ? error.stack : error))
  total.failed++
}
say(`${since(startedAt)}${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
say(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
