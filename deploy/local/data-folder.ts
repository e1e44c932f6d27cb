import { link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { commandOf } from '@punctual/servers'

/** The folder that holds everything one system keeps on this machine, used by one start at a time. */
export interface DataFolder {
  path: string
  /** @returns a path in it */
  file(...names: string[]): string
  release(): Promise<void>
}

export class DataFolderInUse extends Error {}

/**
 * Takes the folder for this process, making it at first. A lock that a killed process left is taken over.
 * @throws DataFolderInUse when another start has it
 */
export async function takeDataFolder(folder: string): Promise<DataFolder> {
  const path = resolve(folder)
  // Others may pass through but not look: Postgres may run as a user of its own.
  await mkdir(path, { recursive: true, mode: 0o711 })
  const lock = join(path, 'lock')
  const own = `${lock}.${process.pid}`
  await writeFile(own, JSON.stringify({ pid: process.pid, command: await commandOf(process.pid) }))
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

/** Making a link is the one step that either takes the name or finds it taken. */
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
  // Process ids are reused: the one of that id must be the start that wrote the lock.
  if (pid && pid !== process.pid && (await commandOf(pid)) === command)
    throw new DataFolderInUse(`Another start (process ${pid}) is using the data folder ${path}.`)
  const stale = `${lock}.stale.${process.pid}`
  await rename(lock, stale).catch(() => undefined)
  // Another start may have taken the lock over since it was read: then it gets it back.
  const moved = await readFile(stale, 'utf8').catch(() => text)
  if (moved !== text) await link(stale, lock).catch(() => undefined)
  await rm(stale, { force: true })
}

/** Writes a file that is either the old one or the whole new one, whatever happens; mode 0600. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const half = `${path}.${process.pid}`
  const file = await open(half, 'w', 0o600)
  await file.writeFile(text)
  await file.sync()
  await file.close()
  await rename(half, path)
}

/** @returns the JSON kept in that file, made and kept (mode 0600) on the first call */
export async function keptJson<T>(path: string, make: () => T | Promise<T>): Promise<T> {
  const kept = await readFile(path, 'utf8').catch(() => undefined)
  if (kept !== undefined) return JSON.parse(kept) as T
  const made = await make()
  await writeWhole(path, `${JSON.stringify(made, null, 2)}\n`)
  return made
}
