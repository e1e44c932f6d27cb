import { randomInt, randomUUID, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Milliseconds for which a code is valid (docs/domain.md#verification-codes). */
export const codeLifetimeMs = 600_000
/** How many times a code can be tried. */
export const codeTries = 5

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** Returns six digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Returns a salted slow hash: with a fast one, all million codes could be tried quickly. */
export async function hashCode(code: string, salt: string = randomUUID()): Promise<string> {
  return `${salt}.${(await derive(code, Buffer.from(salt), 32)).toString('base64url')}`
}

/** Returns whether the code is correct, in constant time. */
export async function isCode(code: string, codeHash: string): Promise<boolean> {
  const [salt = ''] = codeHash.split('.')
  const given = Buffer.from(await hashCode(code, salt))
  const stored = Buffer.from(codeHash)
  return given.length === stored.length && timingSafeEqual(given, stored)
}
