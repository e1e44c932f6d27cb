import { resolve } from 'node:path'
import { serverUrls } from '@punctual/db'
import { type Env, processEnv, readCommandLine } from '@punctual/http'
import { root } from './root.ts'
import {
  calendarVariables,
  components,
  databaseVariable,
  eventVariables,
  paymentVariables,
  phoneVariables,
  rateLimitVariables,
  readVariables,
  retirementVariables,
  roomVariables,
  sharedTracing,
  webhookVariables,
} from './topology.ts'

/** The settings that `npm start` reads from the environment. */
export interface LocalConfig {
  /** Port of the public API; 0: any free one. */
  port: number
  dataDir: string
  /** The URL of an administrator; undefined: Punctual starts its own Postgres. */
  databaseUrl: string | undefined
  /** Undefined: Punctual starts its own NATS. */
  natsUrl: string | undefined
  /** Undefined: mail goes to the developer inbox. */
  smtpUrl: string | undefined
  /** Whether the HTTP and the worker role of each service run in separate processes. */
  roles: 'together' | 'apart'
  /** Whether the API can move the time (docs/guides/test-clock.md). */
  testClock: boolean
  /** Passed on unchanged to the processes that read them. */
  passed: Record<string, string>
  /** Options of Node.js for all processes; no variable sets them. */
  nodeOptions?: string
}

/** Networks that webhooks may reach: subscribers on this machine, unless EGRESS_ALLOW is set. */
const loopback = '127.0.0.0/8,::1/128'

const passedOn = [
  'LOG_LEVEL',
  'DEADLINE_FACTOR',
  'MAIL_FROM',
  'NODE_EXTRA_CA_CERTS',
  'TRUSTED_PROXIES',
  'TRUST_TRACEPARENT',
  ...sharedTracing,
  'DNS_SERVERS',
  'STREAM_REPLICAS',
  ...calendarVariables,
  ...webhookVariables,
  ...eventVariables,
  ...rateLimitVariables,
  ...retirementVariables,
  ...phoneVariables,
  ...paymentVariables,
  ...roomVariables,
  ...readVariables,
]

export class ConfigProblems extends Error {}

/**
 * Reads the configuration of `npm start`.
 * @throws ConfigProblems naming every invalid value
 */
export function localConfig(env: Env = processEnv()): LocalConfig {
  const problems: string[] = []
  const port = Number(env.PORT || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`PORT is ${env.PORT}, which is not a port number`)
  const roles = env.PUNCTUAL_ROLES || 'together'
  if (roles !== 'together' && roles !== 'apart')
    problems.push(`PUNCTUAL_ROLES is ${roles}; it is together (default) or apart`)
  if (env.TEST_CLOCK && !['on', 'off'].includes(env.TEST_CLOCK))
    problems.push(`TEST_CLOCK is ${env.TEST_CLOCK}; it is on or off (default)`)
  const url = (name: string, protocols: string[]): string | undefined => {
    const text = env[name]
    if (!text) return undefined
    const isGood = (one: string) => URL.canParse(one) && protocols.includes(new URL(one).protocol)
    if (!text.split(',').every(isGood))
      problems.push(`${name} is not a URL that starts with ${protocols.join(' or ')}`)
    return text
  }
  const databaseUrl = env.DATABASE_URL || undefined
  const problem = databaseUrl && problemOf(databaseUrl)
  if (problem) problems.push(`DATABASE_URL ${problem}`)
  const config: LocalConfig = {
    port,
    dataDir: resolve(root, env.PUNCTUAL_DATA_DIR || '.data'),
    databaseUrl,
    natsUrl: url('NATS_URL', ['nats:', 'tls:']),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    roles: roles === 'apart' ? 'apart' : 'together',
    testClock: env.TEST_CLOCK === 'on',
    passed: {
      EGRESS_ALLOW: env.EGRESS_ALLOW ?? loopback,
      ...Object.fromEntries(passedOn.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
    },
  }
  if (problems.length > 0) throw new ConfigProblems(problems.join('\n'))
  return config
}

/** Returns what is wrong with the URL of a database. */
function problemOf(databaseUrl: string): string | undefined {
  try {
    serverUrls(databaseUrl)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Returns this process' environment, for the tools of `npm test`. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  return process.env
}

const migrateUsage = `Usage: npm run migrate -- --database-url <URL of an administrator>
Makes or updates the roles, schemas and tables of every component. Without the option, DATABASE_URL
counts. <SERVICE>_DATABASE_URL sets the password of a component's role.`

export interface MigrateConfig {
  /** The URL of an administrator. */
  databaseUrl: string
  /** The URL by which each component connects, if set. */
  componentUrls: Record<string, string>
}

/**
 * Reads the configuration of `npm run migrate`.
 * @throws ConfigProblems
 */
export function migrateConfig(env: Env = processEnv()): MigrateConfig {
  const { values } = readCommandLine(migrateUsage, { options: { 'database-url': { type: 'string' } } })
  const databaseUrl = values['database-url'] ?? env.DATABASE_URL
  if (!databaseUrl || problemOf(databaseUrl)) throw new ConfigProblems(migrateUsage)
  const componentUrls = components.flatMap((component) => {
    const url = env[databaseVariable(component)]
    return url ? [[component, url] as const] : []
  })
  return { databaseUrl, componentUrls: Object.fromEntries(componentUrls) }
}
