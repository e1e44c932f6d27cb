import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceUrl } from '@punctual/db'
import { freePort, silentLog, spawnServer } from '@punctual/servers'
import { freshDatabase, infrastructure, until } from '@punctual/testing'
import { ensureBootstrap } from '../local/bootstrap.ts'
import type { LocalConfig } from '../local/config.ts'
import { type DataFolder, takeDataFolder } from '../local/data-folder.ts'
import { nodeProcess } from '../local/node-process.ts'
import { root } from '../local/root.ts'
import { readSecrets } from '../local/secrets.ts'
import { environmentOf, findPorts } from '../local/settings.ts'
import { supervise } from '../local/supervisor.ts'
import { topology } from '../local/topology.ts'
import type { Resources } from './harness.ts'

const unlimited = '1000000000'
const needed = ['identity', 'scheduling', 'bookings', 'gateway']

async function temporaryFolder(resources: Resources): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'punctual-bench-'))
  resources.teardown(() => rm(path, { recursive: true, force: true }))
  const folder = await takeDataFolder(path)
  await mkdir(folder.file('logs'))
  return folder
}

/** Starts what a booking needs, a process each as `npm start` has them. @returns where it answers, and an owner's key */
export async function startBookings(resources: Resources): Promise<{ url: string; apiKey: string }> {
  const { natsUrl } = await infrastructure()
  const databaseUrl = await freshDatabase(resources)
  const folder = await temporaryFolder(resources)
  const system = topology({ roles: 'together', inbox: false })
  const limits = ['API_KEY', 'OAUTH_CLIENT', 'TOKEN', 'ANONYMOUS'].map((kind) => `RATE_LIMIT_${kind}`)
  const config: LocalConfig = {
    ...{
      port: 0,
      dataDir: folder.path,
      databaseUrl,
      natsUrl,
      smtpUrl: 'smtp://127.0.0.1:25',
      roles: 'together',
    },
    passed: { LOG_LEVEL: 'warn', ...Object.fromEntries(limits.map((name) => [name, unlimited])) },
  }
  const ports = await findPorts(folder, system.flat(), 0)
  const secrets = await readSecrets(folder)
  const settings = { databaseUrl, natsUrl, secrets }
  const url = `http://127.0.0.1:${ports['gateway.PORT']}`
  const { apiKey } = await ensureBootstrap(folder, settings)
  const prefix = `bench${randomBytes(4).toString('hex')}`
  for (const group of system) {
    const processes = group.filter(({ name }) => needed.includes(name))
    const started = processes.map((process) =>
      supervise(
        nodeProcess({
          name: process.name,
          entry: process.entry,
          env: { ...environmentOf(process, config, folder, settings, ports), BUS_PREFIX: prefix },
          logFile: folder.file('logs', `${process.name}.log`),
          readyUrl: `http://127.0.0.1:${ports[`${process.name}.${process.readiness.port}`]}${process.readiness.path}`,
        }),
        silentLog,
      ),
    )
    resources.teardown(() => Promise.all(started.map((member) => member.stop())))
    await Promise.all(started.map(({ ready }) => ready))
  }
  return { url, apiKey }
}

/** Starts the plain route, on tables of its own. @returns where it answers */
export async function startBare(resources: Resources): Promise<string> {
  const databaseUrl = new URL(serviceUrl(await freshDatabase(resources, ['bookings']), 'bookings'))
  databaseUrl.searchParams.set('search_path', 'bookings,public')
  const folder = await temporaryFolder(resources)
  const port = await freePort()
  const args = ['--import', 'tsx', 'deploy/bench/bare-bookings.ts', databaseUrl.href, `${port}`]
  const child = await spawnServer(process.execPath, args, {
    cwd: root,
    logFile: folder.file('bare.log'),
    stopSignal: 'TERM',
  })
  resources.teardown(async () => {
    child.kill('SIGTERM')
    await child.exited
    await child.release()
  })
  const url = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${url}/ready`).catch(() => undefined))?.ok === true, {
    timeoutMs: 60_000,
    describe: 'the bare route',
  })
  return url
}
