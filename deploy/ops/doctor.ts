import { connect } from 'node:net'
import { parseArgs } from 'node:util'
import { checkJetStream } from '@punctual/bus'
import {
  type Database,
  openDatabase,
  pendingMigrations,
  roleOf,
  type Session,
  type Sql,
  schemaOf,
  serviceUrl,
} from '@punctual/db'
import { parsePublicKeys, parseSigningKey } from '@punctual/http'
import { configurationProblems, migrationsOf } from '../local/components.ts'
import { type Component, components, databaseVariable } from '../local/topology.ts'
import { type OpsCommand, type OpsContext, UsageProblem } from './command.ts'

export interface Finding {
  process: Component
  check: string
  status: 'ok' | 'warning' | 'failed'
  detail: string
}

/** A check; what it returns is a warning, what it throws a failure. */
type Check = (process: Component, context: OpsContext) => Promise<string | undefined>

/** Milliseconds. */
const maxClockDifference = 2_000
const connectTimeout = 5_000
const oldestPostgres = 150_000

/** Checks the configuration of processes before they start. */
export const doctor: OpsCommand = {
  usage: 'doctor [PROCESS...]',
  summary: 'check the variables, database, bus and mail server of processes before they start',
  async run(context, args) {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const named = positionals.map((name) => {
      const found = components.find((one) => one === name)
      if (!found) throw new UsageProblem(`A process is one of ${components.join(', ')}`)
      return found
    })
    const findings: Finding[] = []
    for (const process of named.length > 0 ? named : components)
      for (const [check, run] of Object.entries(checks))
        findings.push({ process, check, ...(await outcomeOf(() => run(process, context))) })
    return findings
  },
  hasFailed: (findings) => (findings as Finding[]).some(({ status }) => status === 'failed'),
}

async function outcomeOf(
  run: () => Promise<string | undefined>,
): Promise<Pick<Finding, 'status' | 'detail'>> {
  try {
    const warning = await run()
    return warning === undefined ? { status: 'ok', detail: '' } : { status: 'warning', detail: warning }
  } catch (error) {
    return { status: 'failed', detail: error instanceof Error ? error.message : String(error) }
  }
}

const checks: Record<string, Check> = {
  variables: async (process, { env }) => {
    const problems = await configurationProblems(process, env)
    if (problems.length > 0) throw new Error(problems.join('; '))
    return env.PUBLIC_URL?.startsWith('https:') ? undefined : 'PUBLIC_URL is not https'
  },
  'context keys': async (process, { env }) => {
    const signing = parseSigningKey(env.CONTEXT_SIGNING_KEY ?? '')
    const known = parsePublicKeys(env.CONTEXT_PUBLIC_KEYS ?? '')
    if (!known.some(({ issuer, id }) => issuer === process && id === signing.id))
      throw new Error(`CONTEXT_PUBLIC_KEYS lacks the public key of ${process}’s CONTEXT_SIGNING_KEY`)
    return undefined
  },
  database: (process, context) => withDatabase(process, context, (sql) => checkServer(sql, context)),
  pooler: (process, context) => withSessions(process, context, checkPooler),
  rights: (process, context) => withDatabase(process, context, (sql) => checkRights(sql, process)),
  migrations: (process, context) =>
    withDatabase(process, context, async (sql) => {
      const pending = await pendingMigrations(sql, await migrationsOf(process))
      if (pending.length > 0) throw new Error(`npm run migrate is due: ${pending.join(', ')}`)
      return undefined
    }),
  bus: async (_process, { env }) => {
    await checkJetStream(env.NATS_URL ?? '')
    return undefined
  },
  mail: async (process, { env }) => {
    if (process !== 'automation') return undefined
    await reach(new URL(env.SMTP_URL ?? ''))
    return undefined
  },
}

async function withSessions(
  process: Component,
  { env }: OpsContext,
  check: (db: Database) => Promise<string | undefined>,
): Promise<string | undefined> {
  const url = env[databaseVariable(process)] ?? (env.DATABASE_URL && serviceUrl(env.DATABASE_URL, process))
  if (!url) throw new Error(`${databaseVariable(process)} is missing`)
  const options = { schema: schemaOf(process), transactionConnections: 1, statementConnections: 1 }
  const db = openDatabase(url, options)
  try {
    return await check(db)
  } finally {
    await db.close()
  }
}

const withDatabase = (
  process: Component,
  context: OpsContext,
  check: (sql: Sql) => Promise<string | undefined>,
): Promise<string | undefined> => withSessions(process, context, ({ sql }) => check(sql))

/**
 * Two connections that are open at once have different backends, unless a pooler lends backends for
 * single transactions. It lends the one that came back last, or each in turn.
 */
async function checkPooler(db: Database): Promise<string | undefined> {
  const one = db.session()
  const other = db.session()
  try {
    const backendOf = async ({ sql }: Session) =>
      (await sql<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid
    const seen = { one: new Set<number | undefined>(), other: new Set<number | undefined>() }
    for (let round = 0; round < 5; round++) {
      seen.one.add(await backendOf(one))
      seen.other.add(await backendOf(other))
    }
    if (seen.one.size > 1 || seen.other.size > 1 || [...seen.one].some((pid) => seen.other.has(pid)))
      throw new Error(
        'a pooler gives a connection to others between two transactions, so locks and LISTEN are lost: set pool_mode = session',
      )
    return undefined
  } finally {
    await Promise.all([one.close(), other.close()])
  }
}

async function checkServer(sql: Sql, { clock }: OpsContext): Promise<string | undefined> {
  const [row] = await sql<{ version: number; now: Date; used: number; allowed: number; gist: boolean }[]>`
    select current_setting('server_version_num')::int as version, clock_timestamp() as now,
      (select count(*)::int from pg_stat_activity) as used,
      current_setting('max_connections')::int as allowed,
      exists (select from pg_extension where extname = 'btree_gist') as gist`
  if (!row) throw new Error('Postgres does not answer')
  if (row.version < oldestPostgres) throw new Error('Postgres is older than 15')
  if (!row.gist) throw new Error('the extension btree_gist is missing: npm run migrate')
  const difference = Math.abs(row.now.getTime() - clock.now().getTime())
  if (difference > maxClockDifference) throw new Error(`the clock of Postgres differs by ${difference} ms`)
  return row.used > row.allowed * 0.8
    ? `${row.used} of ${row.allowed} connections of Postgres are in use`
    : undefined
}

async function checkRights(sql: Sql, process: Component): Promise<string | undefined> {
  const [role] = await sql<{ name: string; isSuper: boolean }[]>`
    select rolname as name, rolsuper as "isSuper" from pg_roles where rolname = current_user`
  if (role?.name !== roleOf(process)) throw new Error(`connects as ${role?.name}, not as ${roleOf(process)}`)
  if (role.isSuper) throw new Error(`${role.name} is a superuser`)
  const others = components.filter((one) => one !== process).map(schemaOf)
  const reached = await sql<{ name: string }[]>`
    select nspname as name from pg_namespace
    where nspname = any(${others}::text[]) and has_schema_privilege(oid, 'usage')`
  if (reached.length > 0)
    throw new Error(`${role.name} reaches ${reached.map(({ name }) => name).join(', ')}`)
  return undefined
}

/** @throws Error unless a server accepts connections there */
function reach({ hostname, port, protocol }: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 25) })
    socket.setTimeout(connectTimeout, () => socket.destroy(new Error(`${hostname} does not answer`)))
    socket.once('connect', () => resolve(void socket.destroy()))
    socket.once('error', reject)
  })
}
