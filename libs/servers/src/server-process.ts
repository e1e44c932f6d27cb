import { type ChildProcess, spawn } from 'node:child_process'
import { open, rename } from 'node:fs/promises'
import { type Exit, lastLines } from './exit.ts'
import { type Account, plainEnvironment } from './run.ts'

export interface ServerProcess {
  pid: number
  /** Resolves when the process has ended, for any reason. */
  exited: Promise<Exit>
  kill(signal: NodeJS.Signals): void
  /** Call it after the end: resolves when temporary folders are removed. */
  release(): Promise<void>
}

/**
 * The guard deliberately outlives this process, even after SIGKILL: it waits for the end of its
 * standard input, whose other end only this process holds. Unless it was informed that the server
 * has ended, it then stops the server ($1) with the signal ($2), kills it after ten seconds, and
 * removes the folders of a temporary one (the rest).
 */
const guardScript = `running=yes
while read -r word; do [ "$word" = gone ] && running=no; done
if [ "$running" = yes ]; then
  kill -s "$2" "$1" 2>/dev/null
  waited=0
  while kill -0 "$1" 2>/dev/null; do
    [ "$waited" -ge 10 ] && kill -s KILL "$1" 2>/dev/null
    waited=$((waited + 1))
    sleep 1
  done
fi
shift 2
[ "$#" -gt 0 ] && rm -rf "$@"
exit 0`

interface SpawnOptions extends Account {
  cwd: string
  /** Both output streams go to this file; the previous one is renamed to `<file>.1`. */
  logFile: string
  /** The whole environment (default: a minimal PATH, the C locale, UTC). */
  env?: Record<string, string>
  /** Signal that the guard sends when this process has died. */
  stopSignal: 'INT' | 'TERM' | 'QUIT'
  /**
   * Folders that are deleted with the server; such a server does not keep this process alive
   * either.
   */
  temporary?: string[] | undefined
}

/**
 * Starts a server in its own session: a Ctrl-C in the terminal reaches only this process, which can
 * then stop its servers in order. The server cannot outlive this process.
 */
export async function spawnServer(
  file: string,
  args: string[],
  options: SpawnOptions,
): Promise<ServerProcess> {
  const { logFile, stopSignal, temporary, ...rest } = options
  await rename(logFile, `${logFile}.1`).catch(() => undefined)
  const log = await open(logFile, 'w', 0o600)
  const child = spawn(file, args, {
    env: plainEnvironment,
    ...rest,
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  })
  const ended = new Promise<Omit<Exit, 'lines'>>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  await log.close()
  if (child.pid === undefined) await ended
  const pid = child.pid ?? 0
  const guard = spawn('/bin/sh', ['-c', guardScript, 'guard', `${pid}`, stopSignal, ...(temporary ?? [])], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const released = new Promise<void>((resolve) => {
    guard.once('error', () => resolve())
    guard.once('exit', () => resolve())
  })
  guard.stdin.on('error', () => undefined)
  if (temporary) letGo(child, guard)
  return {
    pid,
    exited: ended.then(async (exit) => {
      guard.stdin.write('gone\n')
      // The guard of a temporary server continues: it still has to remove the folder.
      if (!temporary) guard.stdin.end()
      return { ...exit, lines: await lastLines(logFile) }
    }),
    kill: (signal) => {
      // The caller that ends the guard waits for its end.
      child.ref()
      child.kill(signal)
    },
    release: () => {
      guard.ref()
      guard.stdin.end()
      return released
    },
  }
}

function letGo(child: ChildProcess, guard: ChildProcess): void {
  child.unref()
  guard.unref()
  const pipe = guard.stdin as unknown as { unref?: () => void } | null
  pipe?.unref?.()
}
