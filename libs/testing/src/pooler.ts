import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceUrl } from '@punctual/db'
import { freePort, spawnServer } from '@punctual/servers'
import { partNames } from './migrate.ts'
import type { Test } from './test.ts'
import { until } from './until.ts'

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find((path) =>
  existsSync(path),
)

/** Why no PgBouncer can be started here; false if one can. */
export const missingPooler: string | false = program ? false : 'PgBouncer is not installed'

/** User and group without rights, as PgBouncer does not run as root. */
const unprivileged = 65_534

/** The settings that docs/operate/postgres.md asks for, with pools for one stack. */
const settings = {
  auth_type: 'scram-sha-256',
  server_reset_query: 'DISCARD ALL',
  max_client_conn: '1000',
  default_pool_size: '100',
}

/**
 * Starts a PgBouncer in front of the server of that administrator's URL, for the administrator and
 * the components; stopped when the test ends.
 * @returns the administrator's URL through it
 */
export async function startPooler(
  t: Test,
  databaseUrl: string,
  mode: 'session' | 'transaction',
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-pooler-'))
  const port = await freePort()
  const urls = [databaseUrl, ...(await partNames()).map((part) => serviceUrl(databaseUrl, part))]
  const users = urls.map((url) => {
    const { username, password } = new URL(url)
    return `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`
  })
  const { hostname, port: behind } = new URL(databaseUrl)
  const config = {
    ...settings,
    listen_addr: '127.0.0.1',
    listen_port: `${port}`,
    unix_socket_dir: '',
    auth_file: join(folder, 'users'),
    pool_mode: mode,
  }
  const lines = Object.entries(config).map(([name, value]) => `${name} = ${value}\n`)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]\n* = host=${hostname} port=${behind || 5432}\n[pgbouncer]\n${lines.join('')}`,
  )
  await writeFile(config.auth_file, users.join(''), { mode: 0o600 })
  const account = process.getuid?.() === 0 ? { uid: unprivileged, gid: unprivileged } : {}
  if (account.uid) {
    await chmod(folder, 0o711)
    await chown(config.auth_file, account.uid, account.gid)
  }
  const child = await spawnServer(program ?? '', [file], {
    cwd: folder,
    logFile: join(folder, 'log'),
    stopSignal: 'INT',
    ...account,
  })
  t.teardown(async () => {
    child.kill('SIGTERM')
    await child.exited
    await child.release()
    await rm(folder, { recursive: true, force: true })
  })
  await until(() => accepts(port), { describe: `PgBouncer listens (${join(folder, 'log')})` })
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = `${port}`
  return url.href
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
