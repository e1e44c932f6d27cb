import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { generateContextKeys } from '@punctual/http'
import { type DataFolder, readOrCreateJson } from './data-folder.ts'
import { components } from './topology.ts'

/** Created once for a data folder. */
export interface Secrets {
  /** ENCRYPTION_KEYS: `id:base64key`. */
  encryptionKeys: string
  /** CONTEXT_SIGNING_KEY of each component. */
  signingKeys: Record<string, string>
  /** CONTEXT_PUBLIC_KEYS, the same for all components. */
  publicKeys: string
  /** WEBHOOK_SIGNING_KEYS; absent in older data folders. */
  webhookSigningKeys?: string
  /** ROOM_PROVIDER_SECRET; absent in older data folders. */
  roomProviderSecret?: string
}

/**
 * Returns the secrets of the data folder; the first call creates them in secrets.json (mode 0600).
 */
export function readSecrets(folder: DataFolder): Promise<Secrets> {
  return readOrCreateJson(folder.file('secrets.json'), () => ({
    encryptionKeys: `local:${randomBytes(32).toString('base64')}`,
    ...generateContextKeys(components),
    webhookSigningKeys: `local:${webhookSigningKey()}`,
    roomProviderSecret: `whsec_${randomBytes(32).toString('base64')}`,
  }))
}

const webhookSigningKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
