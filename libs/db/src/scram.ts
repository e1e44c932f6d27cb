import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

/**
 * Returns the SCRAM-SHA-256 verifier of a password. Postgres stores it directly, so no server log
 * has the password.
 * @param iterations rounds of hashing, which each connection repeats: Postgres' `scram_iterations`
 */
export function scramVerifier(password: string, iterations: number): string {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const sign = (text: string): Buffer => createHmac('sha256', salted).update(text).digest()
  const storedKey = createHash('sha256').update(sign('Client Key')).digest('base64')
  const serverKey = sign('Server Key').toString('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`
}
