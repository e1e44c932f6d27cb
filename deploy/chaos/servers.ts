import type { Resources } from '@punctual/testing'
import type { DataFolder } from '../local/data-folder.ts'
import { ownNats, ownPostgres } from '../local/own-servers.ts'
import type { Progress } from '../local/progress.ts'
import { type Supervised, supervise } from '../local/supervisor.ts'

/** A Postgres and a NATS of a data folder; what ends is started again. */
export interface Servers {
  postgres: Supervised
  nats: Supervised
  urls: { postgres: string; nats: string }
}

export async function startServers(
  resources: Resources,
  folder: DataFolder,
  progress: Progress,
): Promise<Servers> {
  const urls = { postgres: '', nats: '' }
  const setUrl = (name: keyof typeof urls) => (url: string) => {
    urls[name] = url
  }
  const postgres = supervise(ownPostgres(folder, progress, setUrl('postgres')), progress)
  const nats = supervise(ownNats(folder, progress, setUrl('nats')), progress)
  resources.teardown(() => Promise.all([postgres.stop(true), nats.stop(true)]))
  await Promise.all([postgres.ready, nats.ready])
  return { postgres, nats, urls }
}
