import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceUrl } from '@punctual/db'
import { serviceNames } from '@punctual/http'
import { freePort, silentLog, spawnServer } from '@punctual/servers'
import { freshDatabase, infrastructure, type Resources, until } from '@punctual/testing'
import { ensureBootstrap } from '../local/bootstrap.ts'
import { bundle } from '../local/bundle.ts'
import type { LocalConfig } from '../local/config.ts'
import { type DataFolder, takeDataFolder } from '../local/data-folder.ts'
import { nodeProcess } from '../local/node-process.ts'
import { root } from '../local/root.ts'
import { readSecrets } from '../local/secrets.ts'
import { environmentOf, findPorts, localUrl } from '../local/settings.ts'
import { type Supervised, supervise } from '../local/supervisor.ts'
import { type Process, topology, urlVariable } from '../local/topology.ts'

const unlimited = '1000000000'
const booking = ['identity', 'scheduling', 'bookings', 'gateway']

async function temporaryFolder(resources: Resources): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'punctual-bench-'))
  resources.teardown(() => rm(path, { recursive: true, force: true }))
  const folder = await takeDataFolder(path)
  await mkdir(folder.file('logs'))
  return folder
}

/** A system with one process per component. */
export interface RunningSystem {
  /** URL of its gateway. */
  url: string
  /** URLs of all gateways. */
  urls: string[]
  /** The owner's key, user and other ids. */
  apiKey: string
  userId: number
  organizationId: number
  identityUrl: string
  /** URL of an administrator. */
  databaseUrl: string
  /** The environment of this system's gateway, with ports of its own. */
  gatewayEnv: Record<string, string>
  /** The processes by name, and those of its Postgres and NATS. */
  pids: Record<string, number>
}

/**
 * Starts components, by default those that a booking needs. One process each has both roles, as
 * with `npm start`; with the roles apart, only those that answer requests start.
 */
export async function startSystem(
  resources: Resources,
  {
    needed = booking,
    roles = 'together',
    smtpUrl = 'smtp://127.0.0.1:25',
    env = {},
    copies = {},
    through,
  }: {
    needed?: string[]
    roles?: LocalConfig['roles']
    smtpUrl?: string
    /** Further variables that `npm start` passes on. */
    env?: Record<string, string>
    /** Processes of a component, where there are several. */
    copies?: Record<string, number>
    /** Returns the address at which the processes reach that Postgres. */
    through?: (databaseUrl: string) => Promise<string>
  } = {},
): Promise<RunningSystem> {
  const { natsUrl, pids } = await infrastructure()
  const databaseUrl = await freshDatabase(resources)
  const reachedUrl = (await through?.(databaseUrl)) ?? databaseUrl
  const folder = await temporaryFolder(resources)
  const system = topology({ roles, inbox: false })
  const limits = ['API_KEY', 'OAUTH_CLIENT', 'TOKEN', 'ANONYMOUS'].map((kind) => `RATE_LIMIT_${kind}`)
  const config: LocalConfig = {
    port: 0,
    dataDir: folder.path,
    databaseUrl: reachedUrl,
    natsUrl,
    smtpUrl,
    roles,
    testClock: false,
    passed: {
      EGRESS_ALLOW: '127.0.0.0/8',
      ...Object.fromEntries(limits.map((name) => [name, unlimited])),
      ...env,
    },
  }
  const ports = await findPorts(folder, system.flat(), 0)
  const secrets = await readSecrets(folder)
  const settings = { databaseUrl: reachedUrl, natsUrl, secrets }
  const furtherPorts: Record<string, { PORT: string; OPS_PORT: string }[]> = {}
  for (const [name, count] of Object.entries(copies)) {
    furtherPorts[name] = []
    while (furtherPorts[name].length < count - 1)
      furtherPorts[name].push({ PORT: `${await freePort()}`, OPS_PORT: `${await freePort()}` })
  }
  const urlsOf = (name: string): string[] => [
    localUrl(ports[`${name}.PORT`]),
    ...(furtherPorts[name] ?? []).map(({ PORT }) => localUrl(Number(PORT))),
  ]
  const url = localUrl(ports['gateway.PORT'])
  const command = 'services/identity/src/bootstrap-command.ts'
  const programOf = await bundle('bench', [command, ...system.flat().map(({ entry }) => entry)])
  const { apiKey, user, organization } = await ensureBootstrap(folder, settings, programOf(command))
  const prefix = `bench${randomBytes(4).toString('hex')}`
  const envOf = (process: Process) => {
    const environment: Record<string, string> = {
      ...environmentOf(process, config, folder, settings, ports),
      BUS_PREFIX: prefix,
    }
    for (const service of serviceNames)
      if (urlVariable(service) in environment) environment[urlVariable(service)] = urlsOf(service).join(',')
    return environment
  }
  const running: Supervised[] = []
  for (const group of system) {
    const processes = group.filter(({ name }) => needed.includes(name))
    const copy = (process: Process, number: number) => {
      const environment: Record<string, string> = {
        ...envOf(process),
        ...furtherPorts[process.name]?.[number - 2],
      }
      const name = number === 1 ? process.name : `${process.name} ${number}`
      return supervise(
        nodeProcess({
          name,
          program: programOf(process.entry),
          env: environment,
          logFile: folder.file('logs', `${name}.log`),
          readyUrl: `http://127.0.0.1:${environment[process.readiness.port]}${process.readiness.path}`,
        }),
        silentLog,
      )
    }
    const started = processes.flatMap((process) =>
      Array.from({ length: copies[process.name] ?? 1 }, (_, index) => copy(process, index + 1)),
    )
    resources.teardown(() => Promise.all(started.map((member) => member.stop())))
    await Promise.all(started.map(({ ready }) => ready))
    running.push(...started)
  }
  const gateway = system.flat().find(({ name }) => name === 'gateway')
  return {
    url,
    urls: urlsOf('gateway'),
    apiKey,
    userId: user.id,
    organizationId: organization.id,
    databaseUrl,
    identityUrl: `http://127.0.0.1:${ports['identity.PORT']}`,
    gatewayEnv: gateway ? { ...envOf(gateway), PORT: '0', OPS_PORT: '0' } : {},
    pids: { ...Object.fromEntries(running.map(({ name, pid }) => [name, pid()])), ...pids },
  }
}

/**
 * Starts the baseline route on its own tables.
 * @returns its address
 */
export async function startBare(resources: Resources): Promise<string> {
  const databaseUrl = new URL(serviceUrl(await freshDatabase(resources, ['bookings']), 'bookings'))
  databaseUrl.searchParams.set('search_path', 'bookings,public')
  const { url } = await startProgram(resources, (port) => [
    '--import',
    'tsx',
    'deploy/bench/bare-bookings.ts',
    databaseUrl.href,
    `${port}`,
  ])
  return url
}

/**
 * Starts a program that answers `/ready` on the given port.
 * @param args arguments of Node
 * @returns its address, and a function that ends it before the bench does
 */
export async function startProgram(
  resources: Resources,
  args: (port: number) => string[],
  env?: Record<string, string>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await temporaryFolder(resources)
  const port = await freePort()
  const child = await spawnServer(process.execPath, args(port), {
    cwd: root,
    ...(env && { env: { ...env, PORT: `${port}` } }),
    logFile: folder.file('program.log'),
    stopSignal: 'TERM',
  })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= (async () => {
      child.kill('SIGTERM')
      await child.exited
      await child.release()
    })()
    return stopping
  }
  resources.teardown(stop)
  const url = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${url}/ready`).catch(() => undefined))?.ok === true, {
    timeoutMs: 60_000,
    describe: args(port).join(' '),
  })
  return { url, stop }
}
