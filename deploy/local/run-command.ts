import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { describeExit, type Exit, spawnServer } from '@punctual/servers'
import { root } from './root.ts'

/**
 * Runs one of the repository's commands to its end, as a person would.
 * @param command.env its whole environment
 * @returns its output
 * @throws Error with its output when it failed
 */
export async function runCommand(command: {
  /** The file that Node.js runs. */
  program: string
  args?: string[]
  env: Record<string, string>
  logFile: string
}): Promise<string> {
  const { program, args = [], env, logFile } = command
  const child = await spawnServer(process.execPath, ['--enable-source-maps', program, ...args], {
    cwd: root,
    env,
    logFile,
    stopSignal: 'TERM',
  })
  const exit: Exit = await child.exited
  await child.release()
  if (exit.code === 0) return readFile(logFile, 'utf8')
  throw new Error(
    `${basename(program, '.mjs')} failed: ${exit.lines.join('\n')} (${describeExit({ ...exit, lines: [] })})`,
  )
}
