import { exec } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { type Database, openDatabase, pause, serverUrls } from '@punctual/db'
import { type OpsCommand, UsageProblem } from './command.ts'

const run = promisify(exec)

/** Seconds that a promotion may take. */
const promotionTimeout = 60

/** Tries, and milliseconds between them, until the last sessions of a killed primary have ended. */
const endTries = 50
const endPause = 200

/** Tries, a second apart. A standby tries to connect every five seconds. */
const followTries = 15

/** What a server of the database says about itself. */
interface Server {
  /** Host and port. */
  name: string
  db: Database
  /** Undefined: it does not answer. */
  state: { isStandby: boolean; received: string | null } | undefined
}

/** Promotes the standby that has the most, once the former primary can no longer be written. */
export const failover: OpsCommand = {
  usage: 'failover (--fence COMMAND | --fenced) [--without HOST:PORT]...',
  summary:
    'promotes a standby of DATABASE_URL: runs the command that stops the old primary (or trusts that it is stopped), checks, promotes, checks',
  async run({ env }, args) {
    const { values } = parseArgs({
      args,
      options: {
        fence: { type: 'string' },
        fenced: { type: 'boolean', default: false },
        without: { type: 'string', multiple: true, default: [] },
      },
    })
    if ((values.fence === undefined) === !values.fenced)
      throw new UsageProblem(
        'Either --fence COMMAND stops the old primary, or --fenced says that it is stopped',
      )
    const servers = openServers(env.DATABASE_URL)
    try {
      const before = await nameOfPrimary(servers)
      if (values.fence === undefined) await ask(servers)
      else {
        await run(values.fence)
        await comesTrue(async () => !(await nameOfPrimary(servers)), endTries, endPause)
      }
      const chosen = choose(servers, before, values.without)
      await promote(chosen)
      return { promoted: chosen.name, ...(await check(chosen, servers)) }
    } finally {
      await Promise.all(servers.map(({ db }) => db.close()))
    }
  },
}

function openServers(url: string | undefined): Server[] {
  const urls = url ? serverUrls(url) : []
  if (urls.length < 2)
    throw new UsageProblem(
      'Set DATABASE_URL to an administrator’s URL with all servers: ...@a:5432,b:5432/...',
    )
  return urls.map((one) => ({
    name: new URL(one).host,
    db: openDatabase(one, { schema: 'public', transactionConnections: 1, statementConnections: 1 }),
    state: undefined,
  }))
}

async function ask(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(async (server) => {
      const [state] = await server.db.sql<NonNullable<Server['state']>[]>`
        select pg_is_in_recovery() as "isStandby",
          coalesce(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())::text as received`.catch(() => [])
      server.state = state
    }),
  )
}

/** @returns undefined when no server says that it is the primary */
async function nameOfPrimary(servers: readonly Server[]): Promise<string | undefined> {
  await ask(servers)
  return writable(servers)?.name
}

const writable = (servers: readonly Server[]): Server | undefined =>
  servers.find(({ state }) => state && !state.isStandby)

/**
 * Returns the standby that has received the most: a synchronous one has every acknowledged commit.
 * @param before the primary before it was stopped, if it answered
 * @param without servers that may be missing besides
 */
function choose(servers: readonly Server[], before: string | undefined, without: readonly string[]): Server {
  const old = writable(servers)
  if (old) throw new UsageProblem(`${old.name} can still be written: nothing was promoted`)
  const missing = servers.filter(({ state, name }) => !state && name !== before && !without.includes(name))
  // The old primary may have ended before this command began.
  const allowed = before === undefined ? 1 : 0
  if (missing.length > allowed)
    throw new UsageProblem(
      `No answer of ${missing.map(({ name }) => name).join(', ')}: a missing standby can have commits that the others lack. Nothing was promoted; --without HOST:PORT goes on without one`,
    )
  const [best] = servers.filter(({ state }) => state?.isStandby).toSorted((one, other) => compare(other, one))
  if (!best) throw new UsageProblem('No standby answers: nothing was promoted')
  return best
}

const compare = (one: Server, other: Server): number =>
  Number(position(one) > position(other)) - Number(position(one) < position(other))

/** The position in the WAL: `16/B374D848` are two hexadecimal halves. */
function position({ state }: Server): bigint {
  const [high = '0', low = '0'] = (state?.received ?? '0/0').split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

async function promote({ name, db }: Server): Promise<void> {
  const session = db.session()
  try {
    await session.sql.unsafe(`set statement_timeout = '${promotionTimeout + 5}s'`)
    const [row] = await session.sql<{ done: boolean }[]>`select pg_promote(true, ${promotionTimeout}) as done`
    if (!row?.done) throw new Error(`${name} was not promoted within ${promotionTimeout} s; see its log`)
  } finally {
    await session.close()
  }
}

/** Makes sure that the new primary acknowledges commits. */
async function check({ db, name }: Server, servers: readonly Server[]): Promise<{ commits: string }> {
  const [row] = await db.sql<
    { names: string }[]
  >`select current_setting('synchronous_standby_names') as names`
  const isSynchronous = row?.names !== ''
  const others = servers.filter((other) => other.state?.isStandby && other.name !== name)
  if (isSynchronous && others.length === 0) {
    // Without a standby that could confirm them, all commits would wait.
    await db.sql.unsafe(`alter system set synchronous_standby_names = ''`)
    await db.sql`select pg_reload_conf()`
  }
  if (isSynchronous && others.length > 0 && !(await isFollowed(db)))
    return { commits: `wait until ${others.map((other) => other.name).join(' or ')} follows this server` }
  await db.sql`select pg_logical_emit_message(true, 'punctual', 'failover')`
  if (isSynchronous && others.length > 0) return { commits: 'synchronous' }
  return { commits: 'on this server only, until a standby is added' }
}

/** Waits for a standby that looks for the new primary by itself. */
function isFollowed(db: Database): Promise<boolean> {
  const followers = () => db.sql`select from pg_stat_replication where sync_state in ('sync', 'quorum')`
  return comesTrue(async () => (await followers()).length > 0, followTries, 1_000)
}

async function comesTrue(probe: () => Promise<boolean>, tries: number, pauseMs: number): Promise<boolean> {
  for (let left = tries; left > 0; left--) {
    if (await probe()) return true
    await pause(pauseMs)
  }
  return false
}
