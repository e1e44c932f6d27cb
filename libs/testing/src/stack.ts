import { openDatabase, serviceUrl } from '@punctual/db'
import {
  createLog,
  createSealer,
  type Log,
  parseEncryptionKeys,
  type Role,
  type RunningService,
  type ServiceName,
  serviceNames,
  startService,
} from '@punctual/http'
import { type Api, createApi } from './api.ts'
import { TestClock } from './clock.ts'
import { testConfig } from './config.ts'
import { freshDatabase } from './database.ts'
import { infrastructure } from './infrastructure.ts'
import { type Account, loadBootstrap, loadGateway, loadService, type UserInput } from './load.ts'
import { type MailSink, startMailSink } from './mail-sink.ts'
import { type StackEnv, stackEnv, upper } from './stack-env.ts'
import type { Test } from './test.ts'

export interface StackOptions {
  /** Default: a TestClock at 2026-12-01T08:00:00Z, a Tuesday. */
  clock?: TestClock
  /** Variables for every component, over those of the stack. */
  env?: Record<string, string>
  /** Default: all. The gateway always runs. */
  services?: readonly ServiceName[]
  /** Default: both. Without workers, events stay in the outboxes. */
  roles?: readonly Role[]
  /** An administrator's URL of a migrated database; default: a fresh one on the tests' Postgres. */
  databaseUrl?: string
  /** Returns another address of the stack's Postgres for the components, such as a proxy's. */
  through?: (databaseUrl: string) => Promise<string>
  log?: Log
  /** Addresses of each service (1); the caller starts the copies beside the first. */
  copies?: number
}

/** The whole system in this process, on one clock, over real HTTP, Postgres, NATS and SMTP. */
export interface Stack {
  /** URL of the gateway. */
  url: string
  clock: TestClock
  /** API key of the user who owns the organization and the team. */
  apiKey: string
  user: { id: number; email: string; username: string }
  organization: { id: number; slug: string }
  team: { id: number; slug: string }
  oauthClient: { id: string; secret: string }
  api: Api
  mail: MailSink
  /** The environment of each component. */
  env: StackEnv
  /** An administrator's URL of the stack's database. */
  databaseUrl: string
  /** The running components by name: `stop` ends one of them. */
  parts: Partial<Record<ServiceName | 'gateway', RunningService>>
  /** Starts a service, HTTP only, at one of its addresses; 0 is the first. The caller stops it. */
  startCopy(name: ServiceName, copy: number): Promise<RunningService>
  stop(): Promise<void>
}

/** Starts a stack with its own database and streams; stopped when the test ends. */
export async function startStack(t: Test, options: StackOptions = {}): Promise<Stack> {
  const { clock = new TestClock(), services = serviceNames, env: extra = {}, copies = 1 } = options
  const { natsUrl } = await infrastructure()
  const databaseUrl = options.databaseUrl ?? (await freshDatabase(t))
  const mail = await startMailSink(t, { clock })
  const { roles = ['http', 'worker'], through = async (url) => url, log = testLog() } = options
  const { env, parts } = await startParts(
    { databaseUrl: await through(databaseUrl), natsUrl, smtpUrl: mail.url, extra, copies },
    services,
    roles,
    clock,
    log,
  )
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= stopParts(parts)
    return stopping
  }
  t.teardown(stop)
  const first = await withIdentity({ databaseUrl, env }, async (db, sealer) => {
    const { bootstrap } = await loadBootstrap()
    const owner = { email: 'owner@punctual.test', name: 'Olivia Owner', username: 'olivia' }
    return bootstrap(db, sealer, clock, { ...owner, organizationName: 'Platform' })
  })
  const startCopy = async (name: ServiceName, copy: number) => {
    const address = env[name][`${upper(name)}_URL`]?.split(',')[copy]
    if (!address) throw new Error(`${name} has no address for copy ${copy}`)
    return startService(await loadService(name), {
      env: { ...env[name], PORT: new URL(address).port },
      clock,
      log: log.child({ service: name, copy }),
      roles: ['http'],
    })
  }
  const url = parts.gateway?.url ?? ''
  return {
    ...first,
    url,
    clock,
    api: createApi(url, first.apiKey),
    mail,
    env,
    databaseUrl,
    parts,
    startCopy,
    stop,
  }
}

/**
 * Creates another user with a key that never expires: without an organization, in one, or as the
 * owner of a new one.
 */
export async function createUser(stack: Stack, input: UserInput): Promise<Account> {
  const { createAccount } = await loadBootstrap()
  return withIdentity(stack, (db) => createAccount(db, stack.clock, { emailVerified: true, ...input }))
}

async function withIdentity<T>(
  { databaseUrl, env }: Pick<Stack, 'databaseUrl' | 'env'>,
  work: (db: ReturnType<typeof openDatabase>, sealer: ReturnType<typeof createSealer>) => Promise<T>,
): Promise<T> {
  const db = openDatabase(serviceUrl(databaseUrl, 'identity'), {
    schema: 'identity',
    transactionConnections: 1,
    statementConnections: 1,
  })
  try {
    return await work(db, createSealer(parseEncryptionKeys(env.identity.ENCRYPTION_KEYS ?? '')))
  } finally {
    await db.close()
  }
}

/** Logs to standard error because standard output carries the test protocol. */
function testLog(): Log {
  return createLog('test', testConfig().logLevel, { write: (line) => void process.stderr.write(line) })
}

async function startParts(
  addresses: Parameters<typeof stackEnv>[0],
  services: readonly ServiceName[],
  roles: readonly Role[],
  clock: TestClock,
  log: Log,
): Promise<Pick<Stack, 'env' | 'parts'>> {
  for (let triesLeft = 3; ; triesLeft--) {
    const env = await stackEnv(addresses)
    const parts: Stack['parts'] = {}
    const start = async (name: ServiceName) => {
      const definition = await loadService(name)
      parts[name] = await startService(definition, {
        env: env[name],
        clock,
        log: log.child({ service: name }),
        roles,
      })
    }
    const startGateway = await loadGateway()
    const begun = await Promise.allSettled([
      ...services.map(start),
      startGateway(env.gateway, clock, log.child({ service: 'gateway' })).then((gateway) => {
        parts.gateway = gateway
      }),
    ])
    const failed = begun.find((each) => each.status === 'rejected')
    if (!failed) return { env, parts }
    await stopParts(parts)
    // Another process took a port between its choice and its use.
    if (triesLeft === 0 || failed.reason?.code !== 'EADDRINUSE') throw failed.reason
  }
}

async function stopParts({ gateway, ...services }: Stack['parts']): Promise<void> {
  await gateway?.stop()
  await Promise.all(Object.values(services).map((service) => service.stop()))
}
