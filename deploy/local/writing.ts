/** A file or folder that this user cannot write; its message is for the person at the terminal. */
export class NotWritable extends Error {}

const refusals: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC'])

/**
 * Writes files.
 * @param advice what the person can do when a file cannot be written
 * @throws NotWritable with the path, the reason and the advice
 */
export async function writing<T>(advice: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (!refusals.has(code)) throw error
    throw new NotWritable(`${path} cannot be written (${code}). ${advice}`)
  }
}
