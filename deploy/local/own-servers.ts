import { join } from 'node:path'
import { checkJetStream } from '@punctual/bus'
import { openDatabase, sqlState } from '@punctual/db'
import { type RunningServer, startNats, startPostgres } from '@punctual/servers'
import type { DataFolder } from './data-folder.ts'
import type { Progress } from './progress.ts'
import { root } from './root.ts'
import type { Member } from './supervisor.ts'

/**
 * @param onUrl gets its address, which stays the same after the first start
 * @param check rejects while the server at that address does not answer
 */
function ownServer<Server extends RunningServer>(
  name: string,
  start: (options: { port?: number }) => Promise<Server>,
  stop: (server: Server, hurry: boolean) => Promise<void>,
  onUrl: (url: string) => void,
  check: (url: string) => Promise<void>,
): Member {
  let previous: { port?: number } = {}
  let address = ''
  return {
    name,
    check: () => check(address),
    start: async () => {
      const server = await start(previous)
      previous = { port: server.port }
      address = server.url
      onUrl(server.url)
      return {
        pid: server.pid,
        ready: Promise.resolve(),
        exited: server.exited,
        stop: (hurry) => stop(server, hurry),
      }
    },
  }
}

/** @throws Error when Postgres does not answer; too many connections is an answer */
async function checkPostgres(url: string): Promise<void> {
  const db = openDatabase(url, { schema: 'public' })
  const session = db.session()
  try {
    await session.sql`select 1`
  } catch (error) {
    if (sqlState(error) === undefined) throw error
  } finally {
    await session.close()
    await db.close()
  }
}

/** The Postgres of the data folder. */
export function ownPostgres(folder: DataFolder, log: Progress, onUrl: (url: string) => void): Member {
  const dataDir = folder.file('postgres')
  return ownServer(
    'postgres',
    (options) => startPostgres({ dataDir, log, ...options }),
    (server, hurry) => server.stop(hurry ? 'immediate' : 'fast'),
    onUrl,
    checkPostgres,
  )
}

/** One downloaded server is shared by all data folders. */
const binDir = join(root, 'node_modules/.cache/punctual')

/**
 * The NATS of the data folder.
 * @param flows rejects while events do not flow; a current server whose disk was full answers
 *   requests, but no publication until it is restarted
 */
export function ownNats(
  folder: DataFolder,
  log: Progress,
  onUrl: (url: string) => void,
  flows: () => Promise<void> = async () => undefined,
): Member {
  const dataDir = folder.file('nats')
  return ownServer(
    'nats',
    (options) => startNats({ dataDir, binDir, log, ...options }),
    (server) => server.stop(),
    onUrl,
    (url) => checkJetStream(url).then(flows),
  )
}
