import { readFile } from 'node:fs/promises'
import { readCommandLine } from '@punctual/http'
import { reasonFor } from './absent.ts'
import { differences, type Lack, type OpenApi } from './differences.ts'

const usage = `Usage: npm run compare -- [--operations] FILE
Prints which operations and properties of another OpenAPI document the interface lacks, and
separately those that it lacks on purpose.
  --operations  names the operations of each property`

const { values, positionals } = readCommandLine(usage, {
  allowPositionals: true,
  options: { operations: { type: 'boolean', default: false } },
})
const [file] = positionals
if (file === undefined) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
const read = async (path: string | URL): Promise<OpenApi> => JSON.parse(await readFile(path, 'utf8'))
const own = await read(new URL('../../src/docs/openapi.json', import.meta.url))
const { served, missing, lacks } = differences(own, await read(file))

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Prints the properties in groups, the largest first. */
function sayGroups(found: readonly Lack[], groupOf: (lack: Lack) => string): void {
  const groups = new Map<string, Lack[]>()
  for (const lack of found) groups.set(groupOf(lack), [...(groups.get(groupOf(lack)) ?? []), lack])
  for (const [group, lackOf] of [...groups].sort(([, a], [, b]) => b.length - a.length)) {
    say(`  ${lackOf.length} ${group}`)
    if (values.operations) for (const { operation, path } of lackOf) say(`      ${operation}: ${path}`)
  }
}

say(`${served} of ${served + missing.length} operations are served`)
for (const name of missing) say(`  missing: ${name}`)
for (const part of ['request', 'query', 'response'] as const) {
  const found = lacks.filter((lack) => lack.part === part && reasonFor(lack) === undefined)
  const names = new Set(found.map(({ name }) => name))
  say(`${found.length} missing ${part} properties, under ${names.size} names`)
  sayGroups(found, ({ name }) => name)
}
const absent = lacks.filter((lack) => reasonFor(lack) !== undefined)
say(`${absent.length} deliberately absent properties`)
sayGroups(absent, (lack) => `${lack.name}: ${reasonFor(lack)}`)
