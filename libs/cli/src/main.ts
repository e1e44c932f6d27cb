import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import open from 'open'
import manifest from '../package.json' with { type: 'json' }
import { readEnvironment } from './config.ts'
import { run } from './run.ts'

// The program `punctual`.

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => ending.abort(new Error('Interrupted')))

// A reader such as `head` closes the output before its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

/** Reads a line without showing it. */
async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split('\n')[0] ?? ''
  process.stderr.write(question)
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  try {
    return await lines.question('', { signal: ending.signal })
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}

process.exitCode = await run(process.argv.slice(2), manifest.version, {
  environment: readEnvironment(),
  out: (line) => void process.stdout.write(`${line}\n`),
  note: (line) => void process.stderr.write(`${line}\n`),
  readInput: () => text(process.stdin),
  askSecret,
  async openBrowser(url) {
    // Without a browser on this machine, the person opens the printed address elsewhere.
    const browser = await open(url).catch(() => undefined)
    browser?.on('error', () => {})
  },
  now: Date.now,
  interrupted: ending.signal,
})
