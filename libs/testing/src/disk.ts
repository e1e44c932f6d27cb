import { execFile } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Test } from './test.ts'

const run = promisify(execFile)

/** A file system in memory whose size a test can change. */
export interface Disk {
  /** Leaves no free space, until `free`. */
  fill(): Promise<void>
  free(): Promise<void>
}

/**
 * Mounts a small file system at a folder until the end of the test.
 * @param megabytes its size, taken from memory only where it is used
 * @returns the disk, or why this process cannot mount one: it needs root
 */
export async function mountDisk(t: Test, folder: string, megabytes: number): Promise<Disk | string> {
  const whole = `size=${megabytes}m`
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `${whole},mode=711`, 'tmpfs', folder])
  } catch (error) {
    return `a tmpfs cannot be mounted here: ${String(error).split('\n')[1] ?? error}`
  }
  t.teardown(() => run('umount', ['--lazy', folder]))
  const resize = (size: string) => run('mount', ['-o', `remount,${size}`, folder])
  return {
    fill: async () => {
      for (let triesLeft = 20; ; triesLeft--) {
        const { bsize, blocks, bfree } = await statfs(folder)
        try {
          await resize(`size=${bsize * (blocks - bfree)}`)
          return
        } catch (error) {
          // More was written meanwhile.
          if (triesLeft === 0) throw error
        }
      }
    },
    free: async () => void (await resize(whole)),
  }
}
