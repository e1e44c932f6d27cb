import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const prefix = 'svc_'
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 62^43 > 2^256. */
const randomCharacters = 43
const checksumCharacters = 6
const shape = new RegExp(`^${prefix}[0-9A-Za-z]{${randomCharacters + checksumCharacters}}$`)

/** 43 base62 characters, 256 random bits; bytes that would bias the distribution are discarded. */
function randomBase62(): string {
  const fair = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < randomCharacters) {
    for (const byte of randomBytes(randomCharacters)) {
      if (byte < fair && text.length < randomCharacters) text += alphabet[byte % alphabet.length]
    }
  }
  return text
}

/** CRC-32 of the text as 6 base62 characters, most significant first. */
function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let place = 0; place < checksumCharacters; place += 1) {
    digits = alphabet[rest % alphabet.length] + digits
    rest = Math.floor(rest / alphabet.length)
  }
  return digits
}

/** Returns a new secret of 49 base62 characters: 256 random bits and their checksum. */
export function generateSecret(): string {
  const random = randomBase62()
  return random + checksum(random)
}

/**
 * Returns a new API key: `svc_`, 43 base62 characters of 256 random bits, 6 of their CRC-32
 * (docs/domain.md#api-keys-and-tokens).
 */
export function generateApiKey(): string {
  return prefix + generateSecret()
}

/**
 * Returns whether the text has the form of an API key: rejects most mistyped and invented keys
 * without a lookup.
 */
export function isWellFormedApiKey(text: string): boolean {
  if (!shape.test(text)) return false
  return checksum(text.slice(prefix.length, -checksumCharacters)) === text.slice(-checksumCharacters)
}

/**
 * Returns the hex SHA-256 of a whole credential, which is stored, queried and cached instead of it.
 * A fast hash is enough because 256 random bits cannot be guessed.
 */
export function credentialDigest(credential: string): string {
  return createHash('sha256').update(credential).digest('hex')
}

/** Returns the first 8 characters of a credential, by which its owner recognizes it in a list. */
export function credentialStart(credential: string): string {
  return credential.slice(0, 8)
}
