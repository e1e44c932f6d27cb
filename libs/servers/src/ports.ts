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

/** @returns a port of the loopback address that the system picked and nobody listens on */
export function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()))
    })
  })
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
