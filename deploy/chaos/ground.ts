import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Disk, mountDisk, type Resources, startProxy, type Proxy as TcpProxy } from '@punctual/testing'
import type { LocalConfig } from '../local/config.ts'
import { takeDataFolder } from '../local/data-folder.ts'
import { createProgress } from '../local/progress.ts'
import type { Supervised } from '../local/supervisor.ts'
import { type System, startSystem } from '../local/system.ts'
import { type Clocks, prepareClocks } from './clocks.ts'
import { createScene, type Scene } from './scene.ts'
import { startServers } from './servers.ts'

/** The whole system as processes, behind proxies that can fail, with all that the load needs. */
export interface Ground extends Scene {
  /** The folder with the data of Postgres and NATS. */
  dataDir: string
  system: System
  servers: { postgres: Supervised; nats: Supervised }
  proxies: { postgres: TcpProxy; nats: TcpProxy }
  /** The disks of the servers; undefined: only root can mount disks that get full. */
  disks: { postgres: Disk; nats: Disk } | undefined
  clocks: Clocks
  /** How many events a burst has. */
  burst: number
  /** Past the proxies, as is the database's. */
  natsUrl: string
}

/** Only what is used is taken from memory. */
const diskMegabytes = 4_096

/** Attempts within minutes, so that no delivery is given up while the subscriber fails. */
const retrySchedule = Array.from({ length: 20 }, () => '1s').join()

export async function startGround(
  resources: Resources,
  { dataDir, burst, say }: { dataDir: string; burst: number; say: (line: string) => void },
): Promise<Ground> {
  const folder = await takeDataFolder(dataDir)
  resources.teardown(() => folder.release())
  const disks = await mountDisks(resources, dataDir, say)
  const clocks = await prepareClocks(dataDir)
  const progress = createProgress(say)
  const { urls, ...servers } = await startServers(resources, folder, progress)
  const proxies = {
    postgres: await startProxy(resources, urls.postgres),
    nats: await startProxy(resources, urls.nats),
  }
  const system = startSystem(configOf(dataDir, proxies, clocks), folder, progress)
  resources.teardown(() => system.stop(true))
  const { baseUrl, apiKey } = await system.ready
  const scene = await createScene(resources, { baseUrl, apiKey, databaseUrl: urls.postgres })
  // Otherwise the disk, which is memory, would keep a gigabyte of old segments.
  await scene.db.sql.unsafe("alter system set max_wal_size = '128MB'")
  await scene.db.sql`select pg_reload_conf()`
  return { ...scene, dataDir, system, servers, proxies, disks, clocks, burst, natsUrl: urls.nats }
}

async function mountDisks(
  resources: Resources,
  dataDir: string,
  say: (line: string) => void,
): Promise<Ground['disks']> {
  const [postgres, nats] = await Promise.all(
    ['postgres', 'nats'].map(async (name) => {
      const folder = join(dataDir, name)
      await mkdir(folder, { recursive: true, mode: 0o711 })
      return mountDisk(resources, folder, diskMegabytes)
    }),
  )
  if (typeof postgres === 'object' && typeof nats === 'object') return { postgres, nats }
  say(`No disk gets full: ${postgres}`)
  return undefined
}

const configOf = (dataDir: string, proxies: Ground['proxies'], { nodeOptions }: Clocks): LocalConfig => ({
  port: 0,
  nodeOptions,
  dataDir,
  databaseUrl: proxies.postgres.url,
  natsUrl: proxies.nats.url,
  smtpUrl: undefined,
  roles: 'together',
  testClock: false,
  passed: {
    EGRESS_ALLOW: '127.0.0.0/8,::1/128',
    RATE_LIMIT_API_KEY: '1000000',
    RATE_LIMIT_ANONYMOUS: '1000000',
    WEBHOOK_RETRY_SCHEDULE: retrySchedule,
    // A busy machine must not turn each call into a timeout.
    DEADLINE_FACTOR: '2',
  },
})
