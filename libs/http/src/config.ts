import { serverUrls } from '@punctual/db'
import type { TracingConfig } from '@punctual/tracing'
import { type ContextKeys, parsePublicKeys, parseSigningKey } from './context-keys.ts'
import { ConfigError, type Env, type EnvReader, readConfig } from './env.ts'
import { withEnvFile } from './env-file.ts'
import { type ServiceName, serviceNames } from './names.ts'
import { type EncryptionKey, parseEncryptionKeys } from './sealer.ts'
import { readTracing } from './tracing-config.ts'

/** Configuration of every process. */
export interface CommonConfig {
  host: string
  /** 0: any free port. */
  port: number
  opsPort: number
  logLevel: string
  natsUrl: string
  busPrefix: string
  /** URLs of the other services; those that this process never asks may be missing. */
  /** One URL for each service, or several of its copies with commas between them. */
  serviceUrls: Partial<Record<ServiceName, string>>
  contextKeys: ContextKeys
  /**
   * Multiplies this process's timeouts for Postgres and other services: 1, more on a slow machine.
   */
  deadlineFactor: number
  /**
   * Milliseconds for which a process that stops lets clients end their connections (5000; 0 does
   * not wait).
   */
  drainMs: number
  /** TEST_CLOCK: whether the time can be moved (docs/guides/test-clock.md); never in production. */
  testClock: boolean
  /** Undefined: no tracing. */
  tracing: TracingConfig | undefined
}

/** Additional configuration of every service. */
export interface BaseConfig extends CommonConfig {
  service: ServiceName
  databaseUrl: string
  /** URL by which users reach the system, without a trailing slash. */
  publicUrl: string
  encryptionKeys: EncryptionKey[]
  /** Servers of the NATS cluster that have each event. */
  streamReplicas: number
}

const upper = (name: string): string => name.replaceAll('-', '_').toUpperCase()
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const web = ['http:', 'https:']

/**
 * Returns the environment of this process, with what a `.env` in its working folder adds.
 * @throws Error when that file cannot be read
 */
export function processEnv(): Env {
  return withEnvFile(process.env, process.cwd())
}

/** Returns LOG_LEVEL, for the log that reports problems with the rest of the configuration. */
export function logLevelOf(env: Env): string {
  return logLevels.find((level) => level === env.LOG_LEVEL) ?? 'info'
}

/**
 * Returns DEADLINE_FACTOR, or 1 when it is invalid: a process that cannot start must still stop.
 */
export function deadlineFactorOf(env: Env): number {
  try {
    return readConfig(env, readDeadlineFactor)
  } catch {
    return 1
  }
}

const readDeadlineFactor = (read: EnvReader): number =>
  read.integer('DEADLINE_FACTOR', { fallback: 1, minimum: 1, maximum: 100 })

/**
 * Reads BOOKING_EVENTS: whether one process of the service handles all events of bookings, and
 * others stand by, or the processes share them by partition.
 */
export const readBookingEvents = (read: EnvReader): 'one' | 'shared' =>
  read.oneOf('BOOKING_EVENTS', ['one', 'shared'], 'one')

/**
 * Reads TEST_CLOCK, which lets callers of the API move the time of the whole system. Refused where
 * NODE_ENV is production.
 */
const readTestClock = (read: EnvReader): boolean =>
  read.parsed(
    'TEST_CLOCK',
    (text) => {
      if (text !== 'on' && text !== 'off') throw new Error('is not on or off')
      if (text === 'on' && read.optional('NODE_ENV') === 'production')
        throw new Error('cannot be on where NODE_ENV is production')
      return text === 'on'
    },
    false,
  )

/**
 * Reads the configuration of every process.
 * @param name of the process, for its traces
 * @param asked services whose URL is required
 */
export function readCommon(read: EnvReader, name: string, asked: readonly ServiceName[]): CommonConfig {
  const ports = { fallback: 0, minimum: 0, maximum: 65_535 }
  const urls = serviceNames.flatMap((name) => {
    const variable = `${upper(name)}_URL`
    const url = asked.includes(name) ? read.url(variable, web) : read.optionalUrl(variable, web)
    return url ? [[name, url] as const] : []
  })
  return {
    host: read.text('HOST', '127.0.0.1'),
    port: read.integer('PORT', ports),
    opsPort: read.integer('OPS_PORT', ports),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    natsUrl: read.url('NATS_URL', ['nats:', 'tls:']),
    busPrefix: read.text('BUS_PREFIX', 'svc'),
    serviceUrls: Object.fromEntries(urls),
    contextKeys: {
      signing: read.parsed('CONTEXT_SIGNING_KEY', parseSigningKey),
      public: read.parsed('CONTEXT_PUBLIC_KEYS', parsePublicKeys),
    },
    deadlineFactor: readDeadlineFactor(read),
    drainMs: read.integer('DRAIN_MS', { fallback: 5_000, minimum: 0, maximum: 60_000 }),
    testClock: readTestClock(read),
    tracing: readTracing(read, name),
  }
}

/**
 * Reads `<SERVICE>_DATABASE_URL`; falls back to the URL of the service's role derived from
 * DATABASE_URL.
 */
export function readDatabaseUrl(
  read: EnvReader,
  service: string,
  derive: (adminUrl: string) => string,
): string {
  const variable = `${upper(service)}_DATABASE_URL`
  const isDerived = read.optional(variable) === undefined && read.optional('DATABASE_URL') !== undefined
  if (isDerived) return read.parsed('DATABASE_URL', derive)
  return read.parsed(variable, (url) => {
    serverUrls(url)
    return url
  })
}

/**
 * Reads the configuration of a service.
 * @param own reads what only this service has; throws ConfigError
 * @throws ConfigError with the problems of both parts
 */
export function readServiceConfig<Own>(
  env: Env,
  service: ServiceName,
  options: { asks: readonly ServiceName[]; derive: (adminUrl: string) => string; own: (env: Env) => Own },
): Own & BaseConfig {
  const problems: string[] = []
  const collect = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      problems.push(...error.problems)
      return undefined
    }
  }
  const base = collect(() =>
    readConfig(env, (read) => ({
      ...readCommon(read, service, options.asks),
      service,
      databaseUrl: readDatabaseUrl(read, service, options.derive),
      publicUrl: read.url('PUBLIC_URL', web)?.replace(/\/$/, ''),
      encryptionKeys: read.parsed('ENCRYPTION_KEYS', parseEncryptionKeys),
      streamReplicas: Number(read.oneOf('STREAM_REPLICAS', ['1', '3', '5'], '1')),
    })),
  )
  const own = collect(() => options.own(env))
  if (!base || problems.length > 0) throw new ConfigError(problems)
  return { ...base, ...(own as Own) }
}
