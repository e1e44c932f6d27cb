import { type Resources, startProxy, type Proxy as TcpProxy } from '@punctual/testing'
import type { LocalConfig } from '../local/config.ts'
import { takeDataFolder } from '../local/data-folder.ts'
import { ownNats, ownPostgres } from '../local/own-servers.ts'
import { createProgress } from '../local/progress.ts'
import { type Supervised, supervise } from '../local/supervisor.ts'
import { type System, startSystem } from '../local/system.ts'
import { createScene, type Scene } from './scene.ts'

/** The whole system as processes, behind proxies that can fail, with all that the load needs. */
export interface Ground extends Scene {
  /** The folder with the data of Postgres and NATS. */
  dataDir: string
  system: System
  servers: { postgres: Supervised; nats: Supervised }
  proxies: { postgres: TcpProxy; nats: TcpProxy }
  /** Past the proxies, as is the database's. */
  natsUrl: string
}

/** Attempts within minutes, so that no delivery is given up while the subscriber fails. */
const retrySchedule = Array.from({ length: 20 }, () => '1s').join()

export async function startGround(
  resources: Resources,
  dataDir: string,
  say: (line: string) => void,
): Promise<Ground> {
  const folder = await takeDataFolder(dataDir)
  resources.teardown(() => folder.release())
  const progress = createProgress(say)
  const urls = { postgres: '', nats: '' }
  const servers = {
    postgres: supervise(
      ownPostgres(folder, progress, (url) => {
        urls.postgres = url
      }),
      progress,
    ),
    nats: supervise(
      ownNats(folder, progress, (url) => {
        urls.nats = url
      }),
      progress,
    ),
  }
  resources.teardown(() => Promise.all([servers.postgres.stop(true), servers.nats.stop(true)]))
  await Promise.all([servers.postgres.ready, servers.nats.ready])
  const proxies = {
    postgres: await startProxy(resources, urls.postgres),
    nats: await startProxy(resources, urls.nats),
  }
  const system = startSystem(configOf(dataDir, proxies), folder, progress)
  resources.teardown(() => system.stop(true))
  const { baseUrl, apiKey } = await system.ready
  const scene = await createScene(resources, { baseUrl, apiKey, databaseUrl: urls.postgres })
  return { ...scene, dataDir, system, servers, proxies, natsUrl: urls.nats }
}

const configOf = (dataDir: string, proxies: Ground['proxies']): LocalConfig => ({
  port: 0,
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
