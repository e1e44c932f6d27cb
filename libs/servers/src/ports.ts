import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'

/** Returns whether this process could listen on that port of the loopback address now. */
export function portIsFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/**
 * Below the ports of outgoing connections (from 32768 on Linux, 49152 elsewhere), one of which
 * could be taken between this answer and the listen.
 */
const first = 15_000
const afterLast = 32_000

/** Returns a free port of the loopback address. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, afterLast)
    if (await portIsFree(port)) return port
  }
}

/**
 * Returns the port stored in `file` while it is free, else a new one, so that a second start uses
 * the same address as the first.
 */
export async function rememberedPort(file: string): Promise<number> {
  const stored = Number(await readFile(file, 'utf8').catch(() => ''))
  if (Number.isInteger(stored) && stored > 0 && (await portIsFree(stored))) return stored
  const port = await freePort()
  await writeFile(file, `${port}\n`)
  return port
}
