import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @returns the password of the server of that data folder, made on the first call and kept mode 0600 */
export async function keptPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'password')
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (kept) return kept
  const made = randomBytes(24).toString('hex')
  await writeFile(file, `${made}\n`, { mode: 0o600 })
  return made
}
