import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createClient } from '@punctual/client'
import manifest from '../package.json' with { type: 'json' }
import { readEnvironment } from './config.ts'
import { createServer } from './server.ts'

// The program `punctual-mcp`: speaks with an assistant by standard input and output.

try {
  const client = createClient(readEnvironment())
  await createServer({ client }, manifest.version, Date.now).connect(new StdioServerTransport())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}
