import { randomInt } from 'node:crypto'

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * Returns a new OAuth client id. It contains only lower-case letters and digits, as it becomes part
 * of managed users' email addresses, which are compared without regard to case
 * (docs/domain.md#api-keys-and-tokens).
 */
export function generateClientId(): string {
  return `c${Array.from({ length: 24 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
}
