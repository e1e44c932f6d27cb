import { execFile } from 'node:child_process'

/** The user that runs a program; empty: the user of this process. */
export interface Account {
  uid?: number
  gid?: number
}

/** The environment of a server; contains nothing of this process's environment. */
export const plainEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' }

export interface RunResult {
  ok: boolean
  /** Standard output and error, trimmed. */
  output: string
}

/**
 * Runs a program until it ends. Never throws: a missing or failing program gives `ok: false` with
 * its output.
 * @param options.timeoutMs after which it is killed (default two minutes)
 */
export function run(
  file: string,
  args: string[],
  options: Account & { cwd?: string; env?: NodeJS.ProcessEnv; timeoutMs?: number } = {},
): Promise<RunResult> {
  const { timeoutMs = 120_000, cwd = '/', ...rest } = options
  return new Promise((resolve) => {
    execFile(file, args, { ...rest, cwd, timeout: timeoutMs }, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim()
      resolve({ ok: !error, output: error && !output ? error.message : output })
    })
  })
}
