import { link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { commandOf } from '@punctual/servers'
import { writing } from './writing.ts'

/** The folder with all data of one system on this machine, used by one start at a time. */
export interface DataFolder {
  path: string
  /** Returns a path in it. */
  file(...names: string[]): string
  release(): Promise<void>
}

export class DataFolderInUse extends Error {}

/**
 * Takes the folder for this process, and creates it if needed. Takes over the lock of a killed
 * process.
 * @throws DataFolderInUse when another start has it
 * @throws NotWritable
 */
export async function takeDataFolder(folder: string): Promise<DataFolder> {
  const path = resolve(folder)
  const lock = join(path, 'lock')
  const own = `${lock}.${process.pid}`
  await writing('Name a folder for the data in PUNCTUAL_DATA_DIR.', async () => {
    // Other users may enter but not list the folder: Postgres may run as its own user.
    await mkdir(path, { recursive: true, mode: 0o711 })
    await writeFile(own, JSON.stringify({ pid: process.pid, command: await commandOf(process.pid) }))
  })
  try {
    while (!(await linked(own, lock))) await removeStale(lock, path)
  } finally {
    await rm(own, { force: true })
  }
  return {
    path,
    file: (...names) => join(path, ...names),
    release: () => rm(lock, { force: true }),
  }
}

/** Creating a link is the one atomic step that either takes the name or finds it taken. */
async function linked(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function removeStale(lock: string, path: string): Promise<void> {
  const text = await readFile(lock, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const { pid, command } = JSON.parse(text || '{}') as { pid?: number; command?: string }
  // Process ids are reused, so the process must also have the command line of the start that wrote
  // the lock.
  if (pid && pid !== process.pid && (await commandOf(pid)) === command)
    throw new DataFolderInUse(`Another start (process ${pid}) is using the data folder ${path}.`)
  const stale = `${lock}.stale.${process.pid}`
  await rename(lock, stale).catch(() => undefined)
  // If another start has taken the lock since it was read, that start gets it back.
  const moved = await readFile(stale, 'utf8').catch(() => text)
  if (moved !== text) await link(stale, lock).catch(() => undefined)
  await rm(stale, { force: true })
}

/** Writes a file atomically (mode 0600): a crash leaves either the old or the new content. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const half = `${path}.${process.pid}`
  const file = await open(half, 'w', 0o600)
  await file.writeFile(text)
  await file.sync()
  await file.close()
  await rename(half, path)
}

/** Returns the JSON stored in a file; the first call creates it (mode 0600). */
export async function readOrCreateJson<T>(path: string, create: () => T | Promise<T>): Promise<T> {
  const stored = await readFile(path, 'utf8').catch(() => undefined)
  if (stored !== undefined) return JSON.parse(stored) as T
  const created = await create()
  await writeWhole(path, `${JSON.stringify(created, null, 2)}\n`)
  return created
}
