import { readdir, readFile } from 'node:fs/promises'

/** Sends a signal to a process that may have ended by itself. */
export function signal(pid: number, name: NodeJS.Signals): void {
  if (pid === 0) return
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Returns a process and its children. */
export async function familyOf(parent: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    ids.map(async (id) => {
      const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
      return Number(text.slice(text.lastIndexOf(')') + 4).split(' ')[0]) === parent ? [Number(id)] : []
    }),
  )
  return [parent, ...found.flat()]
}
