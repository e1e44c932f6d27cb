import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './root.ts'
import {
  databaseVariable,
  paymentVariables,
  phoneVariables,
  rateLimitVariables,
  retirementVariables,
  rooms,
  webhookVariables,
} from './topology.ts'

/** What `npm start` takes from the environment. */
export interface LocalConfig {
  /** Of the public API. 0: any free one. */
  port: number
  dataDir: string
  /** An administrator's URL; undefined: a Postgres of our own. */
  databaseUrl: string | undefined
  /** Undefined: a NATS of our own. */
  natsUrl: string | undefined
  /** Undefined: the developer inbox. */
  smtpUrl: string | undefined
  /** Whether the HTTP and the worker role of each service are processes of their own. */
  roles: 'together' | 'apart'
  /** Passed on as they are, to the processes that know them. */
  passed: Record<string, string>
}

/** Networks that webhooks may reach: subscribers on this machine, unless EGRESS_ALLOW says otherwise. */
const loopback = '127.0.0.0/8,::1/128'

const passedOn = [
  'LOG_LEVEL',
  'DEADLINE_FACTOR',
  'MAIL_FROM',
  'ROOM_PROVIDER_SECRET',
  'NODE_EXTRA_CA_CERTS',
  'TRUSTED_PROXIES',
  ...webhookVariables,
  ...rateLimitVariables,
  ...retirementVariables,
  ...phoneVariables,
  ...paymentVariables,
]

export class ConfigProblems extends Error {}

/** @throws ConfigProblems naming every bad value */
export function localConfig(env: NodeJS.ProcessEnv = process.env): LocalConfig {
  const problems: string[] = []
  const port = Number(env.PORT || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`PORT is ${env.PORT}, which is no port number`)
  const roles = env.PUNCTUAL_ROLES || 'together'
  if (roles !== 'together' && roles !== 'apart')
    problems.push(`PUNCTUAL_ROLES is ${roles}; it is together (default) or apart`)
  const url = (name: string, protocols: string[]): string | undefined => {
    const text = env[name]
    if (!text) return undefined
    const isGood = URL.canParse(text) && protocols.includes(new URL(text).protocol)
    if (!isGood) problems.push(`${name} is not a URL that starts with ${protocols.join(' or ')}`)
    return text
  }
  const config: LocalConfig = {
    port,
    dataDir: resolve(root, env.PUNCTUAL_DATA_DIR || '.data'),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    natsUrl: url('NATS_URL', ['nats:', 'tls:']),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    roles: roles === 'apart' ? 'apart' : 'together',
    passed: {
      EGRESS_ALLOW: env.EGRESS_ALLOW ?? loopback,
      ...Object.fromEntries(passedOn.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
    },
  }
  if (problems.length > 0) throw new ConfigProblems(problems.join('\n'))
  return config
}

/** @returns this process' environment, for the tools of `npm test` */
export function ownEnvironment(): NodeJS.ProcessEnv {
  return process.env
}

export interface MigrateConfig {
  /** An administrator's URL. */
  databaseUrl: string
  /** By room: the URL that it connects by, where one is set. */
  roomUrls: Record<string, string>
}

/**
 * @param args `--database-url <url>`; else DATABASE_URL. `<SERVICE>_DATABASE_URL` sets the password of a room's role.
 * @throws ConfigProblems
 */
export function migrateConfig(args: string[], env: NodeJS.ProcessEnv = process.env): MigrateConfig {
  const { values } = parseArgs({ args, options: { 'database-url': { type: 'string' } } })
  const databaseUrl = values['database-url'] ?? env.DATABASE_URL
  if (!databaseUrl || !URL.canParse(databaseUrl))
    throw new ConfigProblems(
      'Usage: npm run migrate -- --database-url <administrator URL>, or set DATABASE_URL',
    )
  const roomUrls = rooms.flatMap((room) => {
    const url = env[databaseVariable(room)]
    return url ? [[room, url] as const] : []
  })
  return { databaseUrl, roomUrls: Object.fromEntries(roomUrls) }
}
