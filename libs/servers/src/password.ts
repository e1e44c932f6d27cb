import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns the password of the data folder's server, created at the first call and stored with mode
 * 0600.
 */
export async function keptPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'password')
  const stored = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (stored) return stored
  const password = randomBytes(24).toString('hex')
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  return password
}
