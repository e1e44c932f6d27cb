import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type NatsServer, startNats } from '@punctual/servers'
import type { Test } from '@punctual/testing'

const binDir = new URL('../../../node_modules/.cache/punctual', import.meta.url).pathname

/** A NATS server that a test may kill, wipe or roll back. */
export interface OwnNats {
  url: string
  /** kill -9. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Deletes all its data. The server must not run. */
  wipe(): Promise<void>
  /** Copies its data. The server must not run. @returns a function that restores the copy */
  copy(): Promise<() => Promise<void>>
}

/** @param options.parent folder of its data; default: the machine's temporary one */
export async function ownNats(t: Test, options: { parent?: string } = {}): Promise<OwnNats> {
  const folder = await mkdtemp(join(options.parent ?? tmpdir(), 'punctual-bus-'))
  const dataDir = join(folder, 'data')
  const streams = join(dataDir, 'jetstream')
  let server: NatsServer = await startNats({ dataDir, binDir })
  t.teardown(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const wipe = () => rm(streams, { recursive: true, force: true })
  return {
    url: server.url,
    async kill() {
      server.kill('SIGKILL')
      await server.exited
    },
    async start() {
      server = await startNats({ dataDir, binDir })
    },
    wipe,
    async copy() {
      const copy = join(folder, 'copy')
      await cp(streams, copy, { recursive: true })
      return async () => {
        await wipe()
        await cp(copy, streams, { recursive: true })
      }
    },
  }
}
