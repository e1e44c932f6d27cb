import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { generateContextKeys } from '@punctual/http'
import { type DataFolder, keptJson } from './data-folder.ts'
import { rooms } from './topology.ts'

/** Made once for a data folder. */
export interface Secrets {
  /** ENCRYPTION_KEYS: `id:base64key`. */
  encryptionKeys: string
  /** CONTEXT_SIGNING_KEY of each room. */
  signingKeys: Record<string, string>
  /** CONTEXT_PUBLIC_KEYS, the same for all. */
  publicKeys: string
  /** WEBHOOK_SIGNING_KEYS; a data folder from before they were made has none. */
  webhookSigningKeys?: string
  /** ROOM_PROVIDER_SECRET; as above. */
  roomProviderSecret?: string
}

/** @returns the secrets of the data folder, made on the first call and kept in secrets.json (mode 0600) */
export function readSecrets(folder: DataFolder): Promise<Secrets> {
  return keptJson(folder.file('secrets.json'), () => ({
    encryptionKeys: `local:${randomBytes(32).toString('base64')}`,
    ...generateContextKeys(rooms),
    webhookSigningKeys: `local:${webhookSigningKey()}`,
    roomProviderSecret: `whsec_${randomBytes(32).toString('base64')}`,
  }))
}

const webhookSigningKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
