import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errorCatalogue, webhookTriggers } from '@punctual/contracts'
import { commandTable } from './commands.ts'
import { operationsOf, readDocument } from './document.ts'
import { nameOperations, operationsSource, resourcesSource } from './operations.ts'
import { schemaTypes } from './schema-types.ts'

// npm run client: writes the generated code of the packages for integrators from the document of
// the API. With --check, it writes nothing and fails where the files differ from the document.

const libs = new URL('../../../', import.meta.url)
const document = await readDocument()
const operations = nameOperations(operationsOf(document))
const notice = '// Generated from gateway/src/docs/openapi.json by npm run client.\n'

const union = (name: string, values: readonly string[]): string =>
  `export type ${name} =\n${values.map((value) => `  | '${value}'`).join('\n')}\n`

const files: Record<string, string> = {
  'client/src/generated/schema.ts': notice + (await schemaTypes(document)),
  'client/src/generated/operations.ts': notice + operationsSource(operations),
  'client/src/generated/resources.ts': notice + resourcesSource(operations),
  'cli/src/generated/commands.json': commandTable(document, operations),
  'client/src/generated/names.ts': [
    notice,
    '/** The codes of errors. */',
    union('KnownErrorCode', Object.keys(errorCatalogue)),
    '/** The triggers of webhooks, and `PING` for a test. */',
    union('WebhookTrigger', [...webhookTriggers, 'PING']),
  ].join('\n'),
}

const isCheck = process.argv.includes('--check')
for (const [path, text] of Object.entries(files)) {
  const file = fileURLToPath(new URL(path, libs))
  if (isCheck) {
    const committed = await readFile(file, 'utf8').catch(() => '')
    if (committed !== text) {
      process.exitCode = 1
      process.stdout.write(`libs/${path} is out of date: npm run client\n`)
    }
    continue
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
