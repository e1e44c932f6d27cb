import { randomInt, randomUUID, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** @returns six digits */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** @returns a salted hash: a million codes are soon tried where a hash is cheap */
export async function hashCode(code: string, salt: string = randomUUID()): Promise<string> {
  return `${salt}.${(await derive(code, Buffer.from(salt), 32)).toString('base64url')}`
}

/** @returns whether that is the code; takes as long for a wrong one */
export async function isCode(code: string, codeHash: string): Promise<boolean> {
  const [salt = ''] = codeHash.split('.')
  const given = Buffer.from(await hashCode(code, salt))
  const kept = Buffer.from(codeHash)
  return given.length === kept.length && timingSafeEqual(given, kept)
}
