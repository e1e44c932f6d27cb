import { describeExit, pause, type ServerProcess, settlesWithin, spawnServer } from '@punctual/servers'
import { root } from './root.ts'
import type { Member } from './supervisor.ts'

export interface NodeProcess {
  name: string
  /** The file that Node.js runs. */
  program: string
  /** Its whole environment. */
  env: Record<string, string>
  logFile: string
  /** Answers 200 when the process is ready. */
  readyUrl: string
}

/** Milliseconds that a process gets to finish its running requests when it stops. */
const stopTimeoutMs = 15_000

/**
 * Starts a process of this repository. It ends with this process, even when this process is killed.
 */
export function nodeProcess({ name, program, env, logFile, readyUrl }: NodeProcess): Member {
  return {
    name,
    start: async () => {
      const child = await spawnServer(process.execPath, ['--enable-source-maps', program], {
        cwd: root,
        env,
        logFile,
        stopSignal: 'TERM',
      })
      return {
        pid: child.pid,
        exited: child.exited,
        ready: untilReady(child, readyUrl, logFile),
        stop: async (hurry) => {
          child.kill(hurry ? 'SIGKILL' : 'SIGTERM')
          if (!(await settlesWithin(child.exited, stopTimeoutMs))) child.kill('SIGKILL')
          await child.exited
          await child.release()
        },
      }
    },
  }
}

async function untilReady(child: ServerProcess, url: string, logFile: string): Promise<void> {
  let hasEnded = false
  void child.exited.then(() => {
    hasEnded = true
  })
  while (!hasEnded) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await pause(50)
  }
  throw new Error(`${describeExit(await child.exited)} (its log: ${logFile})`)
}
