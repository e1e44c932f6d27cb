import { parseArgs } from 'node:util'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createClient } from '@punctual/client'
import manifest from '../package.json' with { type: 'json' }
import { readEnvironment, readHttpEnvironment } from './config.ts'
import { createHttpServer } from './http-server.ts'
import { createServer } from './server.ts'

// The program `punctual-mcp`.

const usage = `Usage: punctual-mcp [--http]
Scheduling tools for a person's assistant (Model Context Protocol).

Without options, it speaks by standard input and output, for one person:
  PUNCTUAL_URL      address of the installation
  PUNCTUAL_API_KEY  API key of the person

With --http, it serves several people, who sign in with OAuth:
  PUNCTUAL_URL      address of the installation
  HOST, PORT        where it listens (127.0.0.1, 3333)
  PUNCTUAL_MCP_URL  address that assistants use (http://HOST:PORT/mcp)`

async function speak(): Promise<void> {
  const client = createClient(readEnvironment())
  await createServer({ client }, manifest.version, Date.now).connect(new StdioServerTransport())
}

function serve(): void {
  const { baseUrl: installation, host, port, resource } = readHttpEnvironment()
  const server = createHttpServer({ installation, resource, version: manifest.version, now: Date.now })
  server.on('error', fail)
  server.listen(port, host, () => process.stderr.write(`Listening: ${resource}\n`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}

try {
  const { values } = parseArgs({
    options: {
      http: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean' },
    },
  })
  if (values.help) process.stdout.write(`${usage}\n`)
  else if (values.version) process.stdout.write(`${manifest.version}\n`)
  else if (values.http) serve()
  else await speak()
} catch (error) {
  fail(error)
}
