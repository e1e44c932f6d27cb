import { randomInt } from 'node:crypto'

/** Whether a text from a path can be an id; any other text is treated as an unknown id. */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * Returns a new OAuth client id. It contains only lower-case letters and digits, as it becomes part
 * of managed users' email addresses, which are compared without regard to case
 * (docs/domain.md#api-keys-and-tokens).
 */
export function generateClientId(): string {
  return `c${Array.from({ length: 24 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
}

/** Whether any text from a path can be a client's id. */
export const isClientId = (id: string): boolean => /^[\w-]{1,64}$/.test(id)
