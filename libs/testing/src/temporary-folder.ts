import { chmod, mkdtemp, readFile, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps these files in memory. */
const inMemory = '/dev/shm'
/** Its mount, if programs may run there: a Postgres may be copied beside its data. */
const usableMount = /^\S+ \/dev\/shm \S+ (?!\S*\bnoexec\b)/m
/** Bytes; a whole run needs less than half of them. */
const enoughBytes = 2 * 2 ** 30

/**
 * Creates a folder for the data of a server, which every user can enter: by default the user that
 * runs Postgres could not. It is in memory where there is room: on a disk, copying and removing a
 * database of a thousand files can take the system ten times as much processor time.
 */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join((await hasRoomInMemory()) ? inMemory : tmpdir(), `punctual-${name}-`))
  await chmod(folder, 0o711)
  return folder
}

async function hasRoomInMemory(): Promise<boolean> {
  try {
    const [mounts, { bavail, bsize }] = await Promise.all([
      readFile('/proc/mounts', 'utf8'),
      statfs(inMemory),
    ])
    return usableMount.test(mounts) && bavail * bsize >= enoughBytes
  } catch {
    // Another system, or no such mount.
    return false
  }
}
