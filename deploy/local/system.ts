import { mkdir } from 'node:fs/promises'
import { type Bootstrap, ensureBootstrap, writeBootstrap } from './bootstrap.ts'
import { type Bundle, bundle } from './bundle.ts'
import type { LocalConfig } from './config.ts'
import type { DataFolder } from './data-folder.ts'
import { nodeProcess } from './node-process.ts'
import { ownNats, ownPostgres } from './own-servers.ts'
import type { Progress } from './progress.ts'
import { runCommand } from './run-command.ts'
import { readSecrets } from './secrets.ts'
import {
  basis,
  environmentOf,
  findPorts,
  localUrl,
  type Ports,
  readyUrlOf,
  type Settings,
} from './settings.ts'
import { type Member, type Supervised, supervise } from './supervisor.ts'
import { type Process, topology } from './topology.ts'

/** The running system of one data folder. */
export interface System {
  /** Resolves when everything is ready; rejects when a part did not start, or after a stop. */
  ready: Promise<Bootstrap>
  /** The ids of the current processes by name. */
  processes(): Record<string, number>
  /**
   * Stops everything in reverse order. Can be called again, to hurry. Resolves when all processes
   * have ended.
   */
  stop(hurry?: boolean): Promise<void>
}

class Stopped extends Error {}

/** Commands that a start runs before its processes. */
const migrate = 'deploy/local/migrate.ts'
const bootstrap = 'services/identity/src/bootstrap-command.ts'

const urlsOf = (config: LocalConfig, ports: Ports): Pick<Bootstrap, 'baseUrl' | 'inboxUrl'> => ({
  baseUrl: localUrl(ports['gateway.PORT']),
  inboxUrl: config.smtpUrl === undefined ? localUrl(ports['inbox.PORT']) : null,
})

async function stopInOrder(groups: Supervised[][]): Promise<void> {
  for (const group of groups.toReversed()) await Promise.all(group.map((member) => member.stop()))
}

/** @throws Error when a process reports that events have not flowed for a while */
async function checkFlow(readyUrls: readonly string[]): Promise<void> {
  const answers = await Promise.all(
    readyUrls
      .map(async (url) => {
        const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) })
        return (await answer.json()) as { bus?: string }
        // What hangs or is down says nothing about NATS.
      })
      .map((answer) => answer.catch(() => ({ bus: undefined }))),
  )
  if (answers.some(({ bus }) => bus === 'stuck')) throw new Error('events do not flow')
}

/**
 * Starts everything: our own servers, the tables, the processes of the topology. Long because its
 * steps run in order and are undone in reverse.
 */
export function startSystem(config: LocalConfig, folder: DataFolder, progress: Progress): System {
  let readyUrls: string[] = []
  /** In start order; the members of one group start and stop in parallel. */
  const groups: Supervised[][] = []
  let stopping: Promise<void> | undefined

  /**
   * Starts the groups; the members of one start in parallel. Groups stop one after the other, the
   * last one first.
   */
  const startGroups = async (...groupsOfMembers: Member[][]): Promise<void> => {
    if (stopping) throw new Stopped('Stopped before it was ready')
    const started = groupsOfMembers.map((members) => members.map((member) => supervise(member, progress)))
    groups.push(...started)
    const failed = (name: string) => (error: unknown) => {
      throw new Error(`${name} did not start: ${error instanceof Error ? error.message : error}`)
    }
    await Promise.all(started.flat().map(({ name, ready }) => ready.catch(failed(name))))
  }

  const start = async (): Promise<Bootstrap> => {
    await mkdir(folder.file('logs'), { recursive: true, mode: 0o700 })
    const groupsOfProcesses = topology({ roles: config.roles, inbox: config.smtpUrl === undefined })
    const settings: Settings = {
      databaseUrl: config.databaseUrl ?? '',
      natsUrl: config.natsUrl ?? '',
      secrets: await readSecrets(folder),
    }
    const setDatabaseUrl = (url: string) => {
      settings.databaseUrl = url
    }
    const setNatsUrl = (url: string) => {
      settings.natsUrl = url
    }
    // With and without the inbox, so that both use one bundle.
    const entries = topology({ roles: config.roles, inbox: true })
      .flat()
      .map(({ entry }) => entry)
    const programs = progress.step('Programs', () => bundle('system', [migrate, bootstrap, ...entries]))
    const [programOf] = await Promise.all([
      programs,
      config.databaseUrl ||
        progress.step('Postgres', () => startGroups([ownPostgres(folder, progress, setDatabaseUrl)])),
      config.natsUrl ||
        progress.step('NATS', () =>
          startGroups([ownNats(folder, progress, setNatsUrl, () => checkFlow(readyUrls))]),
        ),
    ])
    await progress.step('Tables', () =>
      runCommand({
        program: programOf(migrate),
        env: { ...basis, DATABASE_URL: settings.databaseUrl },
        logFile: folder.file('logs', 'migrate.log'),
      }),
    )
    const created = await progress.step('Owner, organization and key', () =>
      ensureBootstrap(folder, settings, programOf(bootstrap)),
    )
    const names = groupsOfProcesses.flat().map(({ name }) => name)
    const ports = await progress.step(names.join(', '), () =>
      startProcesses(groupsOfProcesses, settings, programOf),
    )
    if (stopping) throw new Stopped('Stopped before it was ready')
    return writeBootstrap(folder, created, urlsOf(config, ports))
  }

  /** Returns the ports that the processes listen on. */
  const startProcesses = async (
    groupsOfProcesses: Process[][],
    settings: Settings,
    programOf: Bundle,
  ): Promise<Ports> => {
    for (let triesLeft = 3; ; triesLeft--) {
      const ports = await findPorts(folder, groupsOfProcesses.flat(), config.port)
      const member = (process: Process): Member =>
        nodeProcess({
          name: process.name,
          program: programOf(process.entry),
          env: environmentOf(process, config, folder, settings, ports),
          logFile: folder.file('logs', `${process.name}.log`),
          readyUrl: readyUrlOf(process, ports),
        })
      const serversBelow = groups.length
      try {
        await startGroups(...groupsOfProcesses.map((processes) => processes.map(member)))
        readyUrls = groupsOfProcesses.flat().map((process) => readyUrlOf(process, ports))
        return ports
      } catch (error) {
        // Another program took a port after it was chosen.
        if (stopping || triesLeft === 0 || !String(error).includes('EADDRINUSE')) throw error
        progress.warn(`${error}; once more, with other ports`)
        await stopInOrder(groups.splice(serversBelow))
      }
    }
  }

  const ready = start()
  ready.catch(() => undefined)
  return {
    ready,
    processes: () => Object.fromEntries(groups.flat().map(({ name, pid }) => [name, pid()])),
    async stop(hurry = false) {
      stopping ??= stopInOrder(groups)
      if (hurry) await Promise.all(groups.flat().map((member) => member.stop(true)))
      else await Promise.all([stopping, ready.catch(() => undefined)])
    },
  }
}
