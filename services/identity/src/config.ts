import { isIP } from 'node:net'
import { serviceUrl } from '@punctual/db'
import { readNetworks } from '@punctual/egress'
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
  /** EGRESS_ALLOW: private networks that identity providers may use nevertheless. */
  egressAllow: readonly string[]
  /**
   * DNS_SERVERS: name servers that are asked for the records of domains, such as `10.0.0.2` or
   * `10.0.0.2:53`; by default those of the system.
   */
  dnsServers: readonly string[]
}

/** @throws Error that names an invalid one */
function readServers(text: string): readonly string[] {
  const servers = text.split(',').map((server) => server.trim())
  const wrong = servers.find((server) => isIP(server) === 0 && isIP(server.replace(/:\d{1,5}$/, '')) !== 4)
  if (wrong === undefined) return servers
  throw new Error(`names ${JSON.stringify(wrong)}, which is not the address of a name server`)
}

/** Reads the service's configuration. @throws ConfigError with all problems */
export function identityConfig(env: Env): IdentityConfig {
  return readConfig(env, (read) => ({
    apiKeyRateLimit: readRateLimit(read, 'API_KEY'),
    egressAllow: read.parsed('EGRESS_ALLOW', readNetworks, []),
    dnsServers: read.parsed('DNS_SERVERS', readServers, []),
  }))
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
