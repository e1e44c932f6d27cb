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

const reserved = new Set<number>()

/**
 * Keeps a port for this process until it ends: of the processes of this machine on Linux, else only
 * of this process. Nothing listens on a port between its choice and its use, nor while its server
 * restarts, so that another process could choose it too.
 * @returns false if it is taken
 */
export async function reservePort(port: number): Promise<boolean> {
  if (reserved.has(port)) return false
  reserved.add(port)
  if (process.platform !== 'linux') return true
  // A socket of a name instead of a path ends with its process and leaves no file.
  const holder = createServer().unref()
  return new Promise((resolve) => {
    holder.once('error', ({ code }: NodeJS.ErrnoException) => {
      // Any other error is one of the name, not of the port.
      const isTaken = code === 'EADDRINUSE'
      if (isTaken) reserved.delete(port)
      resolve(!isTaken)
    })
    holder.listen(`\0punctual-port-${port}`, () => resolve(true))
  })
}

/** Returns a free port of the loopback address, which no call returns again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, afterLast)
    if ((await reservePort(port)) && (await portIsFree(port))) return port
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
