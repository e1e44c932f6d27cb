import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { waitUntilGone } from './alive.ts'
import { describeExit, type Exit } from './exit.ts'
import { type ServerLog, silentLog } from './log.ts'
import { keptPassword } from './password.ts'
import { rememberedPort } from './ports.ts'
import { postgresAccount } from './postgres-account.ts'
import { findPostgres } from './postgres-binaries.ts'
import { ensureCluster, readPidFile, removePidFile } from './postgres-cluster.ts'
import { findPlace } from './postgres-folders.ts'
import type { Account } from './run.ts'
import { type ServerProcess, spawnServer } from './server-process.ts'
import { pause, settlesWithin } from './wait.ts'

export interface PostgresOptions {
  /** Folder of the cluster, its password, its port and its log. */
  dataDir: string
  /** Default: the port stored in the data folder, initially a free one. */
  port?: number
  log?: ServerLog
  /** `none` is faster but does not survive a power loss (fsync off): only for tests. */
  durability?: 'full' | 'none'
  /**
   * Deletes the data with the server, and ends the server with this process without keeping it
   * alive.
   */
  temporary?: boolean
  maxConnections?: number
  /** Further settings by name, such as `archive_mode`. */
  settings?: Record<string, string>
}

/** A server on this machine that this process started. */
export interface RunningServer {
  url: string
  port: number
  pid: number
  /** Resolves when the server has ended, for any reason. */
  exited: Promise<Exit>
  kill(signal: NodeJS.Signals): void
}

export interface PostgresServer extends RunningServer {
  /**
   * `fast` (default) rolls back open transactions and writes everything to disk; `immediate` stops
   * like a crash, and the next start recovers. A server that does not stop in time is stopped by
   * force.
   */
  stop(mode?: 'fast' | 'immediate'): Promise<void>
}

const settings = (options: PostgresOptions, port: number): string[] =>
  Object.entries({
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: options.maxConnections ?? 400,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors of a client belong in the client's log.
    log_min_messages: 'log',
    ...(options.durability === 'none' && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
    }),
    ...options.settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/**
 * Starts the bundled Postgres on a data folder, creating it if necessary; resolves when it accepts
 * connections. The server ends when this process does, even by SIGKILL.
 * @throws Error with a readable message when it cannot be started, or another server uses the data
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const log = options.log ?? silentLog
  const dataDir = resolve(options.dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const account = await postgresAccount(join(dataDir, 'cluster'))
  const place = await findPlace(dataDir, account, log)
  const owner = await postgresAccount(place.cluster)
  const server = await findPostgres(owner, place.reachable)
  const password = await keptPassword(dataDir)
  await ensureCluster(server, place.cluster, owner, password)
  const port = options.port ?? (await rememberedPort(join(dataDir, 'port')))
  const process = await launch(server, place.cluster, owner, settings(options, port), {
    logFile: join(dataDir, 'postgres.log'),
    temporary: options.temporary ? [dataDir, await place.reachable()] : undefined,
  })
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    port,
    pid: process.pid,
    exited: process.exited,
    kill: process.kill,
    stop: (mode = 'fast') => stop(process, mode),
  }
}

async function launch(
  server: string,
  cluster: string,
  account: Account,
  args: string[],
  files: { logFile: string; temporary: string[] | undefined },
): Promise<ServerProcess> {
  const left = await readPidFile(cluster)
  if (left) await waitUntilGone(left.pid, cluster)
  await removePidFile(cluster)
  // The backends of a killed server may still be ending; they hold its shared memory until then.
  for (let triesLeft = 40; ; triesLeft--) {
    const child = await spawnServer(join(server, 'bin', 'postgres'), ['-D', cluster, ...args], {
      ...account,
      ...files,
      cwd: cluster,
      stopSignal: 'INT',
    })
    const exit = await failure(child, cluster)
    if (!exit) return child
    if (triesLeft === 0 || !exit.lines.some((line) => line.includes('shared memory block'))) {
      await child.release()
      throw new Error(`Postgres did not start: ${exit.lines.slice(-5).join(' / ') || describeExit(exit)}`)
    }
    await pause(250)
  }
}

/**
 * Returns how the server ended, or undefined once it accepts connections (a recovery may take
 * long).
 */
async function failure(child: ServerProcess, cluster: string): Promise<Exit | undefined> {
  let exit: Exit | undefined
  void child.exited.then((end) => {
    exit = end
  })
  while (!exit) {
    const file = await readPidFile(cluster)
    if (file?.pid === child.pid && file.ready) return undefined
    await pause(25)
  }
  return exit
}

async function stop(child: ServerProcess, mode: 'fast' | 'immediate'): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]
  for (const [signal, timeoutMs] of mode === 'fast' ? steps : steps.slice(1)) {
    child.kill(signal)
    if (await settlesWithin(child.exited, timeoutMs)) break
  }
  await child.release()
}
