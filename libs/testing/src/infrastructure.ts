import { join } from 'node:path'
import { startNats, startPostgres } from '@punctual/servers'
import { testConfig } from './config.ts'
import { root } from './repository.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface Infrastructure {
  /** An administrator's URL. */
  databaseUrl: string
  natsUrl: string
  /** The processes of the servers that this process has started. */
  pids: Partial<Record<'postgres' | 'nats', number>>
}

let started: Promise<Infrastructure> | undefined

/**
 * Returns the real Postgres and NATS for the tests: those of TEST_DATABASE_URL and TEST_NATS_URL,
 * else servers of this process, whose data is removed when it ends.
 */
export function infrastructure(): Promise<Infrastructure> {
  started ??= start()
  return started
}

async function start(): Promise<Infrastructure> {
  const { databaseUrl, natsUrl } = testConfig()
  const [postgres, nats] = await Promise.all([
    databaseUrl ? { url: databaseUrl } : startOwnPostgres(),
    natsUrl ? { url: natsUrl } : startOwnNats(),
  ])
  const pids = {
    ...('pid' in postgres && { postgres: postgres.pid }),
    ...('pid' in nats && { nats: nats.pid }),
  }
  return { databaseUrl: postgres.url, natsUrl: nats.url, pids }
}

/** Starts a temporary Postgres, without the writes that would protect it from a power loss. */
export async function startOwnPostgres() {
  const dataDir = await temporaryFolder('postgres')
  // Its passwords are long and random; hashing them costs half of the client's time to connect.
  const settings = { scram_iterations: '1' }
  return startPostgres({ dataDir, durability: 'none', temporary: true, settings })
}

/** Starts a temporary NATS. */
export async function startOwnNats() {
  const dataDir = await temporaryFolder('nats')
  return startNats({ dataDir, binDir: join(root, 'node_modules/.cache/punctual'), temporary: true })
}
