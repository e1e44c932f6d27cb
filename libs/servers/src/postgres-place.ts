import { randomBytes } from 'node:crypto'
import { chown, lstat, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerLog } from './log.ts'
import { type Account, run } from './run.ts'

const outside = '/var/tmp'

/** Where the parts of one Postgres are. */
export interface Place {
  /** Postgres' own data folder. */
  cluster: string
  /** A folder that the server's user can reach and only this process' user can write. */
  reachable(): Promise<string>
}

async function canReach(folder: string, account: Account): Promise<boolean> {
  const { ok } = await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account)
  return ok
}

/** @returns the folder named in `dataDir/place`, made on first use */
async function placeOutside(dataDir: string, log: ServerLog): Promise<string> {
  const note = join(dataDir, 'place')
  const kept = await readFile(note, 'utf8').catch(() => undefined)
  const folder = kept?.trim() || join(outside, `punctual-${randomBytes(8).toString('hex')}`)
  if (!kept) {
    await mkdir(folder, { mode: 0o711 })
    await writeFile(note, `${folder}\n`)
    log.info(`postgres: ${dataDir} is closed to the server's user; its data is kept in ${folder}`)
  }
  const found = await lstat(folder).catch(() => undefined)
  if (!found) throw new Error(`${note} says that the data is in ${folder}, which is gone.`)
  // Anybody may write in /var/tmp: a folder of somebody else's making is not ours to trust.
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0)
    throw new Error(`${folder} does not belong to this user alone; remove ${note} to start with new data.`)
  return folder
}

/**
 * Where the cluster of this data folder is: in it, or, when the user that Postgres must run as (this process being
 * root) cannot reach it, in a folder below /var/tmp whose name the data folder remembers.
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
      `The Postgres user (${account.uid}) cannot reach ${inside}: a folder above it is closed to it.`,
    )
  const folder = await placeOutside(dataDir, log)
  return { cluster: join(folder, 'cluster'), reachable: async () => folder }
}

/** Makes an empty folder that belongs to the server's user alone. */
export async function makeFolderFor(account: Account, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid)
}
