import { type ContextKeys, parsePublicKeys, parseSigningKey } from './context-keys.ts'
import { ConfigError, type Env, type EnvReader, readConfig } from './env.ts'
import { type ServiceName, serviceNames } from './names.ts'
import { type EncryptionKey, parseEncryptionKeys } from './sealer.ts'

/** What every process reads. */
export interface CommonConfig {
  host: string
  /** 0: any free one. */
  port: number
  opsPort: number
  logLevel: string
  natsUrl: string
  busPrefix: string
  /** Where the other services answer; those that this process never asks may be missing. */
  serviceUrls: Partial<Record<ServiceName, string>>
  contextKeys: ContextKeys
  /** Multiplies how long this process waits for Postgres and for other services: 1, more on a slow machine. */
  deadlineFactor: number
}

/** What every service reads besides. */
export interface BaseConfig extends CommonConfig {
  service: ServiceName
  databaseUrl: string
  /** By which users reach the system, without a slash at the end. */
  publicUrl: string
  encryptionKeys: EncryptionKey[]
}

const upper = (name: string): string => name.replaceAll('-', '_').toUpperCase()
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const web = ['http:', 'https:']

/** @returns this process' environment */
export function processEnv(): Env {
  return process.env
}

/** @returns LOG_LEVEL, for the log that the rest of the configuration may have to be complained about in */
export function logLevelOf(env: Env): string {
  return logLevels.find((level) => level === env.LOG_LEVEL) ?? 'info'
}

/** @returns DEADLINE_FACTOR, 1 where it is not usable: a process that cannot start has to stop too */
export function deadlineFactorOf(env: Env): number {
  try {
    return readConfig(env, readDeadlineFactor)
  } catch {
    return 1
  }
}

const readDeadlineFactor = (read: EnvReader): number =>
  read.integer('DEADLINE_FACTOR', { fallback: 1, minimum: 1, maximum: 100 })

/** Reads what every process reads. @param asked services whose URL must be there */
export function readCommon(read: EnvReader, asked: readonly ServiceName[]): CommonConfig {
  const ports = { fallback: 0, minimum: 0, maximum: 65_535 }
  const urls = serviceNames.flatMap((name) => {
    const variable = `${upper(name)}_URL`
    const url = asked.includes(name) ? read.url(variable, web) : read.optionalUrl(variable, web)
    return url ? [[name, url.replace(/\/$/, '')] as const] : []
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
  }
}

/** Reads `<SERVICE>_DATABASE_URL`; the derived URL of the service's role where only DATABASE_URL is there. */
export function readDatabaseUrl(
  read: EnvReader,
  service: string,
  derive: (adminUrl: string) => string,
): string {
  const variable = `${upper(service)}_DATABASE_URL`
  const protocols = ['postgres:', 'postgresql:']
  const own = read.optionalUrl(variable, protocols)
  if (own !== undefined) return own
  if (read.optional('DATABASE_URL') === undefined) return read.url(variable, protocols)
  return read.parsed('DATABASE_URL', derive)
}

/**
 * @param own reads what the service alone has; throws ConfigError
 * @throws ConfigError with all problems of both
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
      ...readCommon(read, options.asks),
      service,
      databaseUrl: readDatabaseUrl(read, service, options.derive),
      publicUrl: read.url('PUBLIC_URL', web)?.replace(/\/$/, ''),
      encryptionKeys: read.parsed('ENCRYPTION_KEYS', parseEncryptionKeys),
    })),
  )
  const own = collect(() => options.own(env))
  if (!base || problems.length > 0) throw new ConfigError(problems)
  return { ...base, ...(own as Own) }
}
