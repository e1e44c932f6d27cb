import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'

/** @returns whether this process could listen on that port of the loopback address now */
export function portIsFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/**
 * Below the ports that systems give to outgoing connections (32768 and up on Linux, 49152 elsewhere): one of those may
 * be taken between this answer and the listen that it is for.
 */
const first = 15_000
const afterLast = 32_000

/** @returns a port of the loopback address that nobody listens on */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, afterLast)
    if (await portIsFree(port)) return port
  }
}

/**
 * The port kept in `file` while it is free, a new one otherwise, so that a second start answers at the
 * same address as the first.
 */
export async function rememberedPort(file: string): Promise<number> {
  const kept = Number(await readFile(file, 'utf8').catch(() => ''))
  if (Number.isInteger(kept) && kept > 0 && (await portIsFree(kept))) return kept
  const port = await freePort()
  await writeFile(file, `${port}\n`)
  return port
}
