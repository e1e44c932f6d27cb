import { randomBytes } from 'node:crypto'
import { chown, lstat, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerLog } from './log.ts'
import { type Account, run } from './run.ts'

const outside = '/var/tmp'

/** The folders of one Postgres. */
export interface Place {
  /** The data folder of Postgres. */
  cluster: string
  /** A folder that the server's user can read and only this process's user can write. */
  reachable(): Promise<string>
}

async function canReach(folder: string, account: Account): Promise<boolean> {
  const { ok } = await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account)
  return ok
}

/** Returns the folder named in `dataDir/place`, created at the first use. */
async function placeOutside(dataDir: string, log: ServerLog): Promise<string> {
  const note = join(dataDir, 'place')
  const stored = await readFile(note, 'utf8').catch(() => undefined)
  const folder = stored?.trim() || join(outside, `punctual-${randomBytes(8).toString('hex')}`)
  if (!stored) {
    await mkdir(folder, { mode: 0o711 })
    await writeFile(note, `${folder}\n`)
    log.info(`postgres: ${dataDir} is not accessible to the server's user; its data is in ${folder}`)
  }
  const found = await lstat(folder).catch(() => undefined)
  if (!found) throw new Error(`${note} says that the data is in ${folder}, which does not exist.`)
  // Every user can write in /var/tmp: do not trust a folder that another user created.
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0)
    throw new Error(`${folder} does not belong only to this user; remove ${note} to start with new data.`)
  return folder
}

/**
 * Returns the folders of the cluster: inside the data folder or, when this process is root and the
 * user of Postgres cannot access it, below /var/tmp, in a folder whose name the data folder stores.
 */
export async function findPlace(dataDir: string, account: Account, log: ServerLog): Promise<Place> {
  const isKeptOutside = await lstat(join(dataDir, 'place')).then(
    () => true,
    () => false,
  )
  const inside = join(dataDir, 'cluster')
  if (!isKeptOutside && (await canReach(dataDir, account)))
    return {
      cluster: inside,
      reachable: async () => dataDir,
    }
  if (await lstat(inside).catch(() => undefined))
    throw new Error(
      `The Postgres user (${account.uid}) cannot reach ${inside}: a parent folder denies access.`,
    )
  const folder = await placeOutside(dataDir, log)
  return { cluster: join(folder, 'cluster'), reachable: async () => folder }
}

/** Creates an empty folder that only the server's user can access. */
export async function makeFolderFor(account: Account, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid)
}
