import { serviceUrl } from '@punctual/db'
import {
  type EncryptionKey,
  type Env,
  parseEncryptionKeys,
  processEnv,
  readConfig,
  readDatabaseUrl,
  readRateLimit,
} from '@punctual/http'

export interface IdentityConfig {
  /** Requests a minute of an API key; the highest limit that callers can set for their keys. */
  apiKeyRateLimit: number
}

/** Reads the service's configuration. @throws ConfigError with all problems */
export function identityConfig(env: Env): IdentityConfig {
  return readConfig(env, (read) => ({ apiKeyRateLimit: readRateLimit(read, 'API_KEY') }))
}

/** The configuration of the bootstrap command: the service's database and encryption keys. */
export interface BootstrapConfig {
  databaseUrl: string
  encryptionKeys: EncryptionKey[]
}

/** Reads the configuration of the bootstrap command. @throws ConfigError with all problems */
export function bootstrapConfig(env: Env = processEnv()): BootstrapConfig {
  return readConfig(env, (read) => ({
    databaseUrl: readDatabaseUrl(read, 'identity', (adminUrl) => serviceUrl(adminUrl, 'identity')),
    encryptionKeys: read.parsed('ENCRYPTION_KEYS', parseEncryptionKeys),
  }))
}
