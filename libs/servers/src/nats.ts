import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { waitUntilGone } from './alive.ts'
import { describeExit } from './exit.ts'
import { type ServerLog, silentLog } from './log.ts'
import { findNats } from './nats-binary.ts'
import { keptPassword } from './password.ts'
import { rememberedPort } from './ports.ts'
import type { RunningServer } from './postgres.ts'
import { spawnServer } from './server-process.ts'
import { pause, settlesWithin } from './wait.ts'

export interface NatsOptions {
  /** Folder of the streams, the configuration, the port and the log, and of a downloaded server. */
  dataDir: string
  /** Folder of a downloaded server (default: the data folder). */
  binDir?: string
  /** Default: the port stored in the data folder, initially a free one. */
  port?: number
  log?: ServerLog
  /**
   * Deletes the data with the server, and ends the server with this process without keeping it
   * alive.
   */
  temporary?: boolean
  /** Makes it a server of a cluster. */
  cluster?: NatsCluster
  /** Writes each message to the disk before it is acknowledged; needs nats-server 2.10. */
  syncsAlways?: boolean
}

export interface NatsCluster {
  /** Of this server; unlike those of the others. */
  serverName: string
  port: number
  /** Host and port by which this server reaches each of the others. */
  routes: readonly string[]
  /** Of the clients and the servers of the cluster. */
  password: string
}

export interface NatsServer extends RunningServer {
  /** Stops it gracefully, or by force when it does not stop in time. */
  stop(): Promise<void>
}

/**
 * Uses only what nats-server 2.9 knows, unless the options say more. The server adds `jetstream` to
 * the folder by itself.
 */
const configuration = (
  name: string,
  password: string,
  port: number,
  { dataDir, cluster, syncsAlways = false }: NatsOptions,
): string =>
  `server_name: ${name}
listen: "127.0.0.1:${port}"
authorization { user: punctual, password: "${password}" }
max_payload: 8MB
jetstream {
  store_dir: ${JSON.stringify(resolve(dataDir))}
  ${syncsAlways ? 'sync_interval: always' : ''}
}
${cluster ? clusterConfiguration(cluster) : ''}
`

// Clients and servers use only the addresses that they are given: an address that servers tell each
// other would go past what stands between them.
const clusterConfiguration = ({ port, routes, password }: NatsCluster): string =>
  `cluster {
  name: punctual
  listen: "127.0.0.1:${port}"
  no_advertise: true
  advertise: "127.0.0.1:1"
  authorization { user: punctual, password: "${password}" }
  routes: [${routes.map((route) => `"nats://punctual:${password}@${route}"`).join(', ')}]
}`

/**
 * Starts a nats-server with JetStream file storage on a data folder; resolves when it accepts
 * connections. The server ends when this process does, even by SIGKILL.
 * @throws Error with a readable message when nats-server is missing, cannot be started, or another
 *   one uses the data
 */
export async function startNats(options: NatsOptions): Promise<NatsServer> {
  const log = options.log ?? silentLog
  const dataDir = resolve(options.dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const file = await findNats(options.binDir ? resolve(options.binDir) : dataDir, log)
  const configFile = join(dataDir, 'nats.conf')
  const pidFile = join(dataDir, 'nats.pid')
  const left = Number(await readFile(pidFile, 'utf8').catch(() => ''))
  if (left > 0) await waitUntilGone(left, configFile)
  const port = options.port ?? (await rememberedPort(join(dataDir, 'port')))
  const { cluster } = options
  const password = cluster?.password ?? (await keptPassword(dataDir))
  const name =
    cluster?.serverName ?? `punctual_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  await writeFile(configFile, configuration(name, password, port, options), { mode: 0o600 })
  const child = await spawnServer(file, ['-c', configFile], {
    cwd: dataDir,
    logFile: join(dataDir, 'nats.log'),
    stopSignal: 'TERM',
    temporary: options.temporary ? [dataDir] : undefined,
  })
  await writeFile(pidFile, `${child.pid}\n`)
  let ended = false
  void child.exited.then(() => {
    ended = true
  })
  while (!(await greets(port, name))) {
    if (ended) {
      const exit = await child.exited
      await child.release()
      throw new Error(`NATS did not start: ${exit.lines.slice(-5).join(' / ') || describeExit(exit)}`)
    }
    await pause(25)
  }
  return {
    url: `nats://punctual:${password}@127.0.0.1:${port}`,
    port,
    pid: child.pid,
    exited: child.exited,
    kill: child.kill,
    stop: async () => {
      child.kill('SIGTERM')
      if (!(await settlesWithin(child.exited, 10_000))) child.kill('SIGKILL')
      await child.exited
      await rm(pidFile, { force: true })
      await child.release()
    },
  }
}

/**
 * Returns whether the server of that name greets on that port and JetStream is running, according
 * to the first line of the protocol.
 */
function greets(port: number, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.setTimeout(2_000, () => socket.destroy())
    socket.once('data', (line) => {
      const text = line.toString()
      resolve(text.includes(`"server_name":"${name}"`) && text.includes('"jetstream":true'))
      socket.destroy()
    })
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
  })
}
