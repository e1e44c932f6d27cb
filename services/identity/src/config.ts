import { serviceUrl } from '@punctual/db'
import {
  type EncryptionKey,
  type Env,
  parseEncryptionKeys,
  readConfig,
  readDatabaseUrl,
} from '@punctual/http'

/** Identity needs nothing beyond what every service has. */
export type IdentityConfig = Record<never, never>

export function identityConfig(_env: Env): IdentityConfig {
  return {}
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
