import { mkdir } from 'node:fs/promises'
import {
  createApi,
  type Resources,
  startMailSink,
  startOwnNats,
  startOwnPostgres,
  until,
  untilConsumed,
} from '@punctual/testing'
import { Caller } from '../chaos/caller.ts'
import { checks } from '../chaos/checks/index.ts'
import { makeMeetingsBegin } from '../chaos/faults/database.ts'
import { History } from '../chaos/history.ts'
import { untilIdle } from '../chaos/idle.ts'
import { startLoad } from '../chaos/load.ts'
import { createScene, type Scene } from '../chaos/scene.ts'
import { ensureBootstrap } from '../local/bootstrap.ts'
import { bundle } from '../local/bundle.ts'
import type { LocalConfig } from '../local/config.ts'
import { takeDataFolder } from '../local/data-folder.ts'
import { runCommand } from '../local/run-command.ts'
import { readSecrets } from '../local/secrets.ts'
import { basis } from '../local/settings.ts'
import { topology } from '../local/topology.ts'
import { type Crew, createFleet, type Fleet, type releases } from './fleet.ts'
import type { PreviousRelease } from './previous-release.ts'

export interface UpgradeOptions {
  previous: PreviousRelease
  roles: LocalConfig['roles']
  /** Calls of the load in each phase, besides those while processes are replaced. */
  attempts: number
  /** Concurrent callers. */
  workers: number
  /** Leaves out the phases in which every process of the current release runs. */
  isShort?: boolean
  seed: number
  dataDir: string
  say: (line: string) => void
}

export interface UpgradeReport {
  /** Events of bookings that one release has published and only the other has handled. */
  crossed: Record<'fromPrevious' | 'fromCurrent', number>
  phases: string[]
  calls: number
  bookings: number
  /** Answers by status. */
  statuses: Record<string, number>
  /** Empty when each call was answered as expected and each invariant holds. */
  violations: string[]
}

const migrate = 'deploy/local/migrate.ts'
const bootstrap = 'services/identity/src/bootstrap-command.ts'
/** Who publishes the events of bookings, with the gateway; the others handle them. */
const publishers = /^(identity|bookings|gateway)\b/

/**
 * Upgrades a system under load and rolls it back: the previous release, the migration by the
 * current one, both in several mixtures, the current one only, and the previous one on the new
 * schema. Then compares everything with what was acknowledged. Long because its phases follow each
 * other.
 */
export async function runUpgrade(resources: Resources, options: UpgradeOptions): Promise<UpgradeReport> {
  const { attempts, workers, seed, say, isShort = false } = options
  const { fleet, scene, migrateToCurrent } = await startPrevious(resources, options)
  const history = new History()
  let calls = 0
  // In turn, as a load balancer does. Each call must be answered at once.
  const caller = new Caller(() => fleet.gateways[calls++ % fleet.gateways.length]!, history, false)
  const report: UpgradeReport = {
    crossed: { fromPrevious: 0, fromCurrent: 0 },
    phases: [],
    calls: 0,
    bookings: 0,
    statuses: {},
    violations: history.violations,
  }

  /** Changes something under load, and lets the load go on for a while. */
  const phase = async (name: string, change: () => Promise<unknown>): Promise<void> => {
    const startedAt = performance.now()
    const load = startLoad(scene, caller, history, { workers, seed: seed + report.phases.length })
    const reach = async (more: number) => {
      const count = history.attempts + more
      await until(() => history.attempts >= count, {
        describe: () => `${history.attempts} of ${count} calls`,
      })
    }
    try {
      await reach(workers)
      await change()
      await reach(attempts)
      for (const url of fleet.gateways) await read(url, scene, history)
    } finally {
      await load.stop()
    }
    await untilConsumed(scene.databaseUrl)
    report.phases.push(name)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    say(`${name}: ${history.attempts} calls, ${history.violations.length} violations (${seconds} s)`)
  }

  const all = fleet.names
  const publishing = all.filter((name) => publishers.test(name))
  const handling = all.filter((name) => !publishers.test(name))
  const become = (crew: Crew) => () => fleet.become(crew)
  /** A phase in which one release publishes; counts the events that the other has handled. */
  const cross = async (name: string, crew: Crew, side: keyof UpgradeReport['crossed']): Promise<void> => {
    let from = 0
    await phase(name, async () => {
      await fleet.become(crew)
      const [{ pos = 0 } = {}] = await scene.db.sql<{ pos: number }[]>`
        select coalesce(max(pos), 0)::int as pos from bookings.event_log`
      from = pos
    })
    const [{ count = 0 } = {}] = await scene.db.sql<{ count: number }[]>`
      select count(*)::int as count from bookings.event_log e where pos > ${from}
        and exists (select from automation.inbox i where i.event_id = e.id)
        and exists (select from webhook_delivery.inbox i where i.event_id = e.id)`
    report.crossed[side] = count
  }

  await phase('previous release', async () => undefined)
  await phase('migrated', migrateToCurrent)
  await cross(
    'previous publishes, current handles',
    { previous: publishing, current: handling },
    'fromPrevious',
  )
  if (!isShort) await phase('both, each with all', become({ previous: all, current: all }))
  await cross(
    'current publishes, previous handles',
    { previous: handling, current: publishing },
    'fromCurrent',
  )
  if (!isShort) await phase('upgraded', become({ previous: [], current: all }))
  // Timers that the previous release has set.
  await makeMeetingsBegin(scene.db)
  await phase('rolled back', become({ previous: all, current: [] }))
  await untilIdle(scene)

  for (const { what, statuses } of history.calls)
    for (const status of statuses) {
      report.statuses[status] = (report.statuses[status] ?? 0) + 1
      if (status !== 409 && (status < 200 || status > 299))
        history.violations.push(`${what} got ${status || 'no answer'}`)
    }
  for (const [name, check] of Object.entries(checks))
    for (const found of await check(scene, history)) history.violations.push(`${name}: ${found}`)
  return { ...report, calls: history.calls.length, bookings: history.bookings.size }
}

/** Reads what the load does not, by a gateway. */
async function read(url: string, { ownerKey, hosts }: Scene, history: History): Promise<void> {
  const api = createApi(url, ownerKey)
  const [{ key, eventTypeId } = { key: '', eventTypeId: 0 }] = hosts
  const paths = ['/v2/me', '/v2/bookings?take=5', '/v2/webhooks', '/v2/event-types', '/v2/schedules']
  for (const path of [...paths, `/v2/event-types/${eventTypeId}/webhooks`]) {
    const { status } = await api('GET', path, { key })
    history.calls.push({ worker: -1, what: `GET ${path}`, statuses: [status] })
  }
}

/** Starts servers and the whole previous release on a database that it has migrated. */
async function startPrevious(
  resources: Resources,
  { previous, roles, dataDir, say }: UpgradeOptions,
): Promise<{ fleet: Fleet; scene: Scene; migrateToCurrent: () => Promise<unknown> }> {
  const entries = topology({ roles, inbox: false }).flatMap((group) => group.map(({ entry }) => entry))
  const [before, now] = await Promise.all(
    [previous.root, undefined].map((from) => bundle('upgrade', [migrate, bootstrap, ...entries], from)),
  )
  const programs = { previous: before!, current: now! }
  const folder = await takeDataFolder(dataDir)
  resources.teardown(() => folder.release())
  await mkdir(folder.file('logs'), { recursive: true })
  const postgres = await startOwnPostgres()
  resources.teardown(() => postgres.stop('immediate'))
  const nats = await startOwnNats()
  resources.teardown(() => nats.stop())
  const mail = await startMailSink(resources)
  const settings = { databaseUrl: postgres.url, natsUrl: nats.url, secrets: await readSecrets(folder) }
  const migrateBy = (release: (typeof releases)[number]) =>
    runCommand({
      program: programs[release](migrate),
      env: { ...basis, DATABASE_URL: settings.databaseUrl },
      logFile: folder.file('logs', `migrate-${release}.log`),
    })
  await migrateBy('previous')
  const { apiKey } = await ensureBootstrap(folder, settings, programs.previous(bootstrap))
  const config: LocalConfig = {
    port: 0,
    dataDir,
    databaseUrl: postgres.url,
    natsUrl: nats.url,
    smtpUrl: mail.url,
    roles,
    testClock: false,
    passed: {
      EGRESS_ALLOW: '127.0.0.0/8,::1/128',
      RATE_LIMIT_API_KEY: '1000000',
      RATE_LIMIT_ANONYMOUS: '1000000',
      // A busy machine must not turn each call into a timeout.
      DEADLINE_FACTOR: '20',
      DRAIN_MS: '5000',
    },
  }
  const fleet = await createFleet({ config, folder, settings, programs })
  resources.teardown(() => fleet.stop())
  await fleet.become({ previous: fleet.names, current: [] })
  say(`release ${previous.name} runs`)
  const [baseUrl = ''] = fleet.gateways
  const scene = await createScene(resources, { baseUrl, apiKey, databaseUrl: postgres.url })
  return { fleet, scene, migrateToCurrent: () => migrateBy('current') }
}
