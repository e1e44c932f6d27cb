import { serviceUrl } from '@punctual/db'
import {
  type EncryptionKey,
  type Env,
  parseEncryptionKeys,
  readConfig,
  readDatabaseUrl,
  readRateLimit,
} from '@punctual/http'

export interface IdentityConfig {
  /** Requests a minute that an API key may make: none that a key makes for itself may make more. */
  apiKeyRateLimit: number
}

/** @throws ConfigError with all problems */
export function identityConfig(env: Env): IdentityConfig {
  return readConfig(env, (read) => ({ apiKeyRateLimit: readRateLimit(read, 'API_KEY') }))
}

/** What the bootstrap command reads: the service's database and keys, as the service itself does. */
export interface BootstrapConfig {
  databaseUrl: string
  encryptionKeys: EncryptionKey[]
}

/** @throws ConfigError with all problems */
export function bootstrapConfig(env: Env = process.env): BootstrapConfig {
  return readConfig(env, (read) => ({
    databaseUrl: readDatabaseUrl(read, 'identity', (adminUrl) => serviceUrl(adminUrl, 'identity')),
    encryptionKeys: read.parsed('ENCRYPTION_KEYS', parseEncryptionKeys),
  }))
}
