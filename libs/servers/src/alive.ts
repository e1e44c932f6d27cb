import { readFile } from 'node:fs/promises'
import { run } from './run.ts'
import { pause } from './wait.ts'

/** Returns the command line of a live process, or undefined when the process does not exist. */
export async function commandOf(pid: number): Promise<string | undefined> {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  if (fromProc !== undefined) return fromProc.replaceAll('\0', ' ')
  const { ok, output } = await run('ps', ['-o', 'args=', '-p', `${pid}`])
  return ok && output ? output : undefined
}

/**
 * Waits until the server that an earlier process left on this data has ended; its guard stops it.
 * Ignores another process with that id (ids are reused).
 * @param mark part of the server's command line: the path of its data or configuration
 * @throws Error when it still runs after `timeoutMs`, because it uses the data
 */
export async function waitUntilGone(pid: number, mark: string, timeoutMs = 15_000): Promise<void> {
  const tries = Math.ceil(timeoutMs / 100)
  for (let left = tries; left > 0; left--) {
    if (!(await commandOf(pid))?.includes(mark)) return
    await pause(100)
  }
  throw new Error(`Another server (process ${pid}) is using ${mark}. Stop it first.`)
}
