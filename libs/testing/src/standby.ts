import { chmod, cp, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@punctual/db'
import { type PostgresServer, startPostgres } from '@punctual/servers'
import { addToCluster, baseBackup } from './base-backup.ts'
import type { Test } from './test.ts'
import { until } from './until.ts'

export interface Replicated {
  /** The administrator's URL of both servers. */
  url: string
  primary: PostgresServer
  standby: PostgresServer
  /** Starts the primary again after its end, as it was. */
  restartPrimary(): Promise<PostgresServer>
}

/** Names the standby for `synchronous_standby_names`. */
const standbyName = 'standby'

/**
 * Starts a Postgres and a standby, without which no commit of the former is acknowledged.
 * @param prepare fills the primary before the standby is made of it
 */
export async function startReplicated(t: Test, prepare: (url: string) => Promise<void>): Promise<Replicated> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-replicated-'))
  await chmod(folder, 0o711)
  const start = async (name: string, settings: Record<string, string>, port?: number) => {
    const dataDir = join(folder, name)
    // Passwords are long and random; hashing them costs half of the client's time to connect.
    const common = { scram_iterations: '1', cluster_name: name }
    const server = await startPostgres({
      dataDir,
      temporary: true,
      settings: { ...common, ...settings },
      ...(port && { port }),
    })
    t.teardown(() => server.stop('immediate'))
    return server
  }
  const primary = await start('primary', {})
  await prepare(primary.url)
  const admin = openDatabase(primary.url, { schema: 'public' })
  t.teardown(() => admin.close())
  const standbyFolder = join(folder, standbyName)
  await mkdir(standbyFolder, { mode: 0o711 })
  await cp(join(folder, 'primary', 'password'), join(standbyFolder, 'password'))
  await baseBackup(admin, join(standbyFolder, 'cluster'))
  await addToCluster(join(standbyFolder, 'cluster'), 'standby.signal', '')
  const standby = await start(standbyName, { primary_conninfo: conninfo(primary.url) })
  await admin.sql.unsafe(`alter system set synchronous_standby_names = '${standbyName}'`)
  await admin.sql`select pg_reload_conf()`
  await until(async () => {
    const [row] = await admin.sql`select from pg_stat_replication where sync_state = 'sync'`
    return row !== undefined
  })
  const { password } = new URL(primary.url)
  const hosts = [standby, primary].map(({ port }) => `127.0.0.1:${port}`).join()
  return {
    url: `postgres://postgres:${password}@${hosts}/postgres`,
    primary,
    standby,
    restartPrimary: () => start('primary', {}, primary.port),
  }
}

function conninfo(url: string): string {
  const { hostname, port, password } = new URL(url)
  return `host=${hostname} port=${port} user=postgres password=${password} application_name=${standbyName}`
}
