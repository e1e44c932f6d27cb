import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { differences, type OpenApi } from './differences.ts'

// `npm run compare -- FILE` prints which operations and properties of another OpenAPI document the
// interface lacks. `--operations` names the operations of each property.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { operations: { type: 'boolean', default: false } },
})
const [file] = positionals
if (file === undefined) throw new Error('Name a file: npm run compare -- FILE')
const read = async (path: string | URL): Promise<OpenApi> => JSON.parse(await readFile(path, 'utf8'))
const own = await read(new URL('../../src/docs/openapi.json', import.meta.url))
const { served, missing, lacks } = differences(own, await read(file))

const say = (text: string) => process.stdout.write(`${text}\n`)
say(`${served} of ${served + missing.length} operations are served`)
for (const name of missing) say(`  missing: ${name}`)
for (const part of ['request', 'query', 'response'] as const) {
  const found = lacks.filter((lack) => lack.part === part)
  const names = new Map<string, typeof found>()
  for (const lack of found) names.set(lack.name, [...(names.get(lack.name) ?? []), lack])
  say(`${found.length} missing ${part} properties, under ${names.size} names`)
  for (const [name, lackOf] of [...names].sort(([, a], [, b]) => b.length - a.length)) {
    say(`  ${lackOf.length} ${name}`)
    if (values.operations) for (const { operation, path } of lackOf) say(`      ${operation}: ${path}`)
  }
}
