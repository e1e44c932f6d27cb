import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '../local/bundle.ts'
import { signal } from './signals.ts'

/** The clocks of processes; a process that starts has the machine's time. */
export interface Clocks {
  /** Options of Node.js for processes whose clocks can be set. */
  nodeOptions: string
  /** Sets the clock of a process apart from the machine's; 0: back to it. */
  set(pid: number, offsetMs: number): Promise<void>
}

const program = 'deploy/chaos/stepped-clock.ts'

export async function prepareClocks(dataDir: string): Promise<Clocks> {
  const folder = join(dataDir, 'clocks')
  const preload = join(folder, 'preload.mjs')
  await mkdir(folder, { recursive: true })
  const url = pathToFileURL((await bundle('stepped-clock', [program]))(program)).href
  await writeFile(
    preload,
    `import { stepClock } from ${JSON.stringify(url)}\nstepClock(${JSON.stringify(folder)})\n`,
  )
  return {
    nodeOptions: `--import ${pathToFileURL(preload).href}`,
    set: async (pid, offsetMs) => {
      const file = join(folder, `${pid}`)
      await writeFile(`${file}.new`, `${offsetMs}`)
      await rename(`${file}.new`, file)
      signal(pid, 'SIGUSR2')
    },
  }
}
