import { type ChildProcess, spawn } from 'node:child_process'
import { open, rename } from 'node:fs/promises'
import { type Exit, lastLines } from './exit.ts'
import { type Account, plainEnvironment } from './run.ts'

export interface ServerProcess {
  pid: number
  /** Resolves once the process is gone, whatever ended it. */
  exited: Promise<Exit>
  kill(signal: NodeJS.Signals): void
  /** To be called once it is gone: resolves when what was temporary is removed. */
  release(): Promise<void>
}

/**
 * The guard outlives this process, SIGKILL included, by design: it waits for the end of its standard input, whose
 * other end only this process holds. Unless it was told that the server is gone, it then stops the server ($1) by
 * the signal ($2), kills it after ten seconds, and removes the folders of a temporary one (the rest).
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
  /** Both output streams go to this file; the one before is kept as `<file>.1`. */
  logFile: string
  /** The whole environment (default: next to nothing, the C locale, UTC). */
  env?: Record<string, string>
  /** What the guard sends when this process has died. */
  stopSignal: 'INT' | 'TERM' | 'QUIT'
  /** Folders that go with the server; such a server does not keep this process running either. */
  temporary?: string[] | undefined
}

/**
 * Starts a server in a session of its own: a Ctrl-C in the terminal reaches only this process, which can then stop
 * its servers in order; and no server outlives this process, however that ends.
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
      // A temporary server's guard stays: the folder is still to be removed.
      if (!temporary) guard.stdin.end()
      return { ...exit, lines: await lastLines(logFile) }
    }),
    kill: (signal) => {
      // Whoever ends it waits for its end.
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
