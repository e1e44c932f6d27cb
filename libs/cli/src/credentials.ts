import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The tokens of an app for a person. */
export interface StoredTokens {
  clientId: string
  accessToken: string
  refreshToken?: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** The credential of one installation. */
export type StoredCredential = { url: string } & ({ apiKey: string } | { tokens: StoredTokens })

/** Returns the stored credential, if there is one. */
export async function readCredential(file: string): Promise<StoredCredential | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : JSON.parse(text)
}

/** Stores the credential so that only its owner can read it. */
export async function storeCredential(file: string, credential: StoredCredential): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(credential, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, file)
}

export async function deleteCredential(file: string): Promise<void> {
  await rm(file, { force: true })
}
