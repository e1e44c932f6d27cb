import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '@punctual/http'
import { createUser, startReceiver, startStack } from '@punctual/testing'
import { documentUrl } from '../docs/generate.ts'
import { twoTenants } from '../tenants.ts'
import { stayOnLoopback } from './loopback.ts'
import { CannotFuzz, findSchemathesis } from './python.ts'
import { type FuzzReport, readReport } from './report.ts'
import { endless, type FuzzCaller, settingsOf } from './settings.ts'

// `npm run fuzz`: calls every operation of the document with generated requests, as different
// callers, against its own local system. An answer must not be a 5xx, have an undocumented status
// or type, or violate its schema.

const usage = `Usage: npm run fuzz -- [--seed 20261201] [--examples 5] [--minutes 30] [--only <part of a path>]
Calls every operation with generated requests, as different callers, and compares the answers with the document.
  --examples  generated calls of each operation by each caller
  --minutes   after which a caller's run is ended, which fails it`

const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
].join()

const folder = fileURLToPath(new URL('../../../node_modules/.cache/punctual/fuzz', import.meta.url))
const say = (text: string): unknown => process.stdout.write(`${text}\n`)

function options() {
  const { values } = readCommandLine(usage, {
    options: {
      seed: { type: 'string', default: '20261201' },
      examples: { type: 'string', default: '5' },
      minutes: { type: 'string', default: '30' },
      only: { type: 'string' },
    },
  })
  const numbers = [values.seed, values.examples, values.minutes].map(Number)
  if (numbers.some((each) => !Number.isSafeInteger(each) || each < 1)) throw new CannotFuzz(usage)
  const [seed = 0, examples = 0, minutes = 0] = numbers
  return { seed, examples, minutes, only: values.only }
}

/**
 * Runs Schemathesis as one caller.
 * @returns its report
 */
async function fuzz(
  program: string,
  caller: FuzzCaller,
  settings: string,
  { url, seed, examples, minutes, only }: ReturnType<typeof options> & { url: string },
): Promise<FuzzReport> {
  const place = join(folder, caller.name.replaceAll(' ', '-'))
  await mkdir(place, { recursive: true })
  await writeFile(join(place, 'schemathesis.toml'), settings, { mode: 0o600 })
  const report = join(place, 'report.ndjson')
  const args = [
    'run',
    fileURLToPath(documentUrl),
    '--url',
    url,
    '--checks',
    checks,
    '--seed',
    `${seed}`,
    // One worker: with several, their order would change what a seed generates.
    '--phases',
    'fuzzing',
    '--max-examples',
    `${examples}`,
    '--workers',
    '1',
    '--continue-on-failure',
    '--no-shrink',
    '--generation-database',
    'none',
    '--no-color',
    '--suppress-health-check',
    'all',
    '--request-timeout',
    '120',
    '--exclude-path-regex',
    endless,
    // The configuration sets the credentials; generating the document already sends its examples.
    '--generation-with-security-parameters',
    'false',
    '--report',
    'ndjson',
    '--report-ndjson-path',
    report,
    ...(only ? ['--include-path-regex', RegExp(only).source] : []),
  ]
  const child = spawn(program, args, {
    cwd: place,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: minutes * 60_000,
  })
  await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  // It contains the key.
  await rm(join(place, 'schemathesis.toml'))
  return readReport(report)
}

function show(name: string, report: FuzzReport): boolean {
  const { calls, operations, statuses, findings, errors, isWhole } = report
  const counts = [...statuses].toSorted().map(([status, count]) => `${status || 'no answer'}: ${count}`)
  say(`${name}: ${calls} calls to ${operations} operations; ${counts.join(', ')}`)
  for (const { operation, message, call } of findings) say(`  not ok ${operation}: ${message}\n      ${call}`)
  for (const error of errors) say(`  not ok ${error}`)
  if (!isWhole) say('  not ok it did not come to its end')
  return isWhole && calls > 0 && findings.length === 0 && errors.length === 0
}

type Find = (name: string) => string

/** Each caller gets its own system, so that changes by one do not affect another. */
type Describe = (keyOf: Find, spareKey: string) => Omit<FuzzCaller, 'name'>
const kinds: Record<string, Describe> = {
  owner: (keyOf, spareKey) => ({ ...withKey(keyOf('the OWNER')), spareHeaders: bearer(spareKey) }),
  member: (keyOf, spareKey) => ({ ...withKey(keyOf('a MEMBER')), spareHeaders: bearer(spareKey) }),
  'managed user': (keyOf) => ({ headers: bearer(keyOf('a managed user')) }),
  anonymous: () => ({ headers: {} }),
}
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const withKey = (key: string) => ({ headers: bearer(key), queryKey: key })

async function fuzzAs(
  name: string,
  describe: Describe,
  program: string,
  chosen: ReturnType<typeof options>,
): Promise<FuzzReport> {
  const ends: (() => unknown)[] = []
  const t = { teardown: (end: () => unknown) => ends.unshift(end) }
  try {
    const stack = await startStack(t)
    const { callers, idsOf } = await twoTenants(stack, await startReceiver(t, { clock: stack.clock }))
    const spare = await createUser(stack, { email: 'spare@example.com', name: 'Spare' })
    const keyOf: Find = (wanted) => callers.find((caller) => caller.name === wanted)?.request.key ?? ''
    const caller = { name, ...describe(keyOf, spare.apiKey) }
    return await fuzz(program, caller, settingsOf(caller, idsOf), { ...chosen, url: stack.url })
  } finally {
    for (const end of ends) await end()
  }
}

try {
  const chosen = options()
  const program = await findSchemathesis()
  stayOnLoopback()
  say(`Seed ${chosen.seed}, ${chosen.examples} generated calls of each operation by each caller`)
  let isGood = true
  for (const [name, describe] of Object.entries(kinds))
    isGood = show(name, await fuzzAs(name, describe, program, chosen)) && isGood
  say(isGood ? 'All answers are as documented.' : `Reports: ${folder}`)
  process.exitCode = isGood ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof CannotFuzz ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
}
process.exit()
