import { writeFile } from 'node:fs/promises'
import { documentUrl, generate } from './generate.ts'

// npm run openapi: regenerates the document from the code and from calls to the running system.

const ends: (() => unknown)[] = []
try {
  const { document } = await generate({ teardown: (end) => ends.unshift(end) })
  await writeFile(documentUrl, `${JSON.stringify(document, null, 1)}\n`)
} finally {
  for (const end of ends) await end()
}
process.exit()
