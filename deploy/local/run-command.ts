import { readFile } from 'node:fs/promises'
import { describeExit, type Exit, spawnServer } from '@punctual/servers'
import { root } from './root.ts'

/**
 * Runs one of the repository's commands to its end, as a person would.
 * @param command.env its whole environment
 * @returns what it wrote
 * @throws Error with what it wrote when it failed
 */
export async function runCommand(command: {
  entry: string
  args?: string[]
  env: Record<string, string>
  logFile: string
}): Promise<string> {
  const { entry, args = [], env, logFile } = command
  const child = await spawnServer(process.execPath, ['--import', 'tsx', entry, ...args], {
    cwd: root,
    env,
    logFile,
    stopSignal: 'TERM',
  })
  const exit: Exit = await child.exited
  await child.release()
  if (exit.code === 0) return readFile(logFile, 'utf8')
  throw new Error(`${entry} failed: ${exit.lines.join('\n')} (${describeExit({ ...exit, lines: [] })})`)
}
