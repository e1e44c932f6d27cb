import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** One of ENCRYPTION_KEYS: 32 bytes. */
export interface EncryptionKey {
  id: string
  key: Buffer
}

/** Encrypts texts that must be read again, such as webhook secrets and client secrets. */
export interface Sealer {
  /** Returns `<key id>.<base64url>`, different at every call. */
  seal(text: string): string
  /**
   * Decrypts a text. @throws Error for a text that none of the keys sealed, or that was modified
   */
  open(sealed: string): string
}

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/**
 * Parses the keys of `id:base64key,id:base64key`: the first one seals, all of them open.
 * @throws Error whose message completes the variable's name
 */
export function parseEncryptionKeys(text: string): EncryptionKey[] {
  const keys = text.split(',').map((entry) => {
    const [id = '', encoded = ''] = entry.trim().split(':')
    const key = Buffer.from(encoded, 'base64')
    if (!/^[\w-]+$/.test(id) || key.length !== 32)
      throw new Error('is not a list of id:base64key, each of 32 bytes')
    return { id, key }
  })
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('names an id twice')
  return keys
}

/**
 * Creates a sealer with AES-256-GCM under the first key; the key's id is part of the authenticated
 * data.
 */
export function createSealer(keys: readonly EncryptionKey[]): Sealer {
  const [first] = keys
  if (!first) throw new Error('no encryption key')
  const byId = new Map(keys.map(({ id, key }) => [id, key]))
  return {
    seal(text) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, first.key, iv, { authTagLength: tagLength })
      cipher.setAAD(Buffer.from(first.id))
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${first.id}.${sealed.toString('base64url')}`
    },
    open(sealed) {
      const [id = '', encoded = ''] = sealed.split('.')
      const key = byId.get(id)
      if (!key) throw new Error(`no encryption key ${JSON.stringify(id)}`)
      const bytes = Buffer.from(encoded, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), {
        authTagLength: tagLength,
      })
      decipher.setAAD(Buffer.from(id))
      decipher.setAuthTag(bytes.subarray(-tagLength))
      return decipher.update(bytes.subarray(ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
