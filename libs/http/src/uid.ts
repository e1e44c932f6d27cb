import { randomInt } from 'node:crypto'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Returns 22 random base58 characters (128.8 bits). They must be unguessable: a booking's uid lets
 * its holder read and cancel the booking, a private link's uid lets its holder book.
 */
export function newUid(): string {
  return Array.from({ length: 22 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
