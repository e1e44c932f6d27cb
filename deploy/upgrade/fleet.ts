import { serviceNames } from '@punctual/http'
import { freePort } from '@punctual/servers'
import type { Bundle } from '../local/bundle.ts'
import type { LocalConfig } from '../local/config.ts'
import type { DataFolder } from '../local/data-folder.ts'
import { nodeProcess } from '../local/node-process.ts'
import { environmentOf, localUrl, type Ports, readyUrlOf, type Settings } from '../local/settings.ts'
import type { Running } from '../local/supervisor.ts'
import { type Process, topology, urlVariable } from '../local/topology.ts'

export const releases = ['previous', 'current'] as const
export type Release = (typeof releases)[number]

/** Which of the processes of each release run, such as `bookings`. */
export type Crew = Record<Release, readonly string[]>

/** The processes of two releases on one database and bus. */
export interface Fleet {
  /** The names of all processes of a release. */
  names: string[]
  /** Addresses of the gateways that run. */
  gateways: string[]
  /**
   * Starts what does not run yet, waits until it is ready, then stops what shall no longer run.
   * The gateway starts last and stops first.
   */
  become(crew: Crew): Promise<void>
  stop(): Promise<void>
}

/**
 * Each release has its own port for each process. Gateways and services know the addresses of both
 * releases, as they know the copies of a service. Long because its functions share what runs.
 */
export async function createFleet(options: {
  config: LocalConfig
  folder: DataFolder
  settings: Settings
  programs: Record<Release, Bundle>
}): Promise<Fleet> {
  const { config, folder, settings, programs } = options
  const processes = topology({ roles: config.roles, inbox: false }).flat()
  const ports = { previous: await portsOf(processes), current: await portsOf(processes) }
  const running = new Map<string, { process: Process; release: Release; started: Running }>()
  const gateways: string[] = []
  const addressOf = (release: Release, name: string) => localUrl(ports[release][`${name}.PORT`])

  const envOf = (process: Process, release: Release): Record<string, string> => {
    const env = environmentOf(process, config, folder, settings, ports[release])
    for (const service of serviceNames)
      if (env[urlVariable(service)])
        env[urlVariable(service)] = releases.map((each) => addressOf(each, service)).join()
    if (env.PUBLIC_URL) env.PUBLIC_URL = addressOf('previous', 'gateway')
    return env
  }

  const start = async (process: Process, release: Release): Promise<void> => {
    const name = `${process.name}-${release}`
    const started = await nodeProcess({
      name,
      program: programs[release](process.entry),
      env: envOf(process, release),
      logFile: folder.file('logs', `${name}.log`),
      readyUrl: readyUrlOf(process, ports[release]),
    }).start()
    running.set(name, { process, release, started })
    await started.ready
    if (process.name === 'gateway') gateways.push(addressOf(release, 'gateway'))
  }

  const stop = async (name: string): Promise<void> => {
    const { process, release, started } = running.get(name)!
    const address = addressOf(release, 'gateway')
    if (process.name === 'gateway') gateways.splice(gateways.indexOf(address), 1)
    running.delete(name)
    await started.stop(false)
  }

  return {
    names: processes.map(({ name }) => name),
    gateways,
    async become(crew) {
      const missing = releases.flatMap((release) =>
        processes
          .filter(({ name }) => crew[release].includes(name) && !running.has(`${name}-${release}`))
          .map((process) => ({ process, release })),
      )
      const isGateway = ({ process }: { process: Process }) => process.name === 'gateway'
      const services = missing.filter((each) => !isGateway(each))
      await Promise.all(services.map(({ process, release }) => start(process, release)))
      for (const { process, release } of missing.filter(isGateway)) await start(process, release)
      const surplus = [...running].filter(([, { process, release }]) => !crew[release].includes(process.name))
      for (const [name] of surplus.filter(([, each]) => isGateway(each))) await stop(name)
      await Promise.all(surplus.filter(([, each]) => !isGateway(each)).map(([name]) => stop(name)))
    },
    async stop() {
      await Promise.all([...running.values()].map(({ started }) => started.stop(true)))
    },
  }
}

async function portsOf(processes: readonly Process[]): Promise<Ports> {
  const ports: Ports = {}
  for (const { name, own } of processes)
    for (const variable of own.filter((each) => each.endsWith('PORT')))
      ports[`${name}.${variable}`] = await freePort()
  return ports
}
