import { randomInt } from 'node:crypto'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * @returns 22 random base58 characters (128.8 bits): whoever has a booking's uid may read and cancel it, and whoever has a
 * private link's may book by it
 */
export function newUid(): string {
  return Array.from({ length: 22 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
