import { join } from 'node:path'
import { type NatsServer, type PostgresServer, startNats, startPostgres } from '@punctual/servers'
import type { DataFolder } from './data-folder.ts'
import type { Progress } from './progress.ts'
import { root } from './root.ts'
import type { Member } from './supervisor.ts'

/** The Postgres of the data folder; `onUrl` gets its address, which stays the same from then on. */
export function ownPostgres(folder: DataFolder, log: Progress, onUrl: (url: string) => void): Member {
  let port: number | undefined
  return {
    name: 'postgres',
    start: async () => {
      const server: PostgresServer = await startPostgres({
        dataDir: folder.file('postgres'),
        log,
        ...(port !== undefined && { port }),
      })
      port = server.port
      onUrl(server.url)
      return {
        pid: server.pid,
        ready: Promise.resolve(),
        exited: server.exited,
        stop: (hurry) => server.stop(hurry ? 'immediate' : 'fast'),
      }
    },
  }
}

/** A server that was fetched once serves every data folder. */
const binDir = join(root, 'node_modules/.cache/punctual')

/** The NATS of the data folder; `onUrl` gets its address, which stays the same from then on. */
export function ownNats(folder: DataFolder, log: Progress, onUrl: (url: string) => void): Member {
  let port: number | undefined
  return {
    name: 'nats',
    start: async () => {
      const server: NatsServer = await startNats({
        dataDir: folder.file('nats'),
        binDir,
        log,
        ...(port !== undefined && { port }),
      })
      port = server.port
      onUrl(server.url)
      return {
        pid: server.pid,
        ready: Promise.resolve(),
        exited: server.exited,
        stop: () => server.stop(),
      }
    },
  }
}
