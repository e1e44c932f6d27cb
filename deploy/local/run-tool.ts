import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ownEnvironment } from './config.ts'
import { root } from './root.ts'

/** A signal ended the run: no further step starts. */
export class Interrupted extends Error {}

const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * Runs a program from the root of the repository on this terminal.
 * @param options.env added to this process' environment
 * @param options.onLine gets the standard output line by line instead of the terminal
 * @returns its exit code, 1 when a signal ended it
 * @throws Interrupted after the program has ended, when a signal interrupted this process
 */
export function runTool(
  file: string,
  args: string[],
  options: { env?: Record<string, string>; onLine?: (line: string) => void } = {},
): Promise<number> {
  const { env = {}, onLine } = options
  const child = spawn(file, args, {
    cwd: root,
    env: { ...ownEnvironment(), ...env },
    stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit'],
  })
  const lines = onLine && child.stdout && createInterface(child.stdout)
  const read = lines ? new Promise((resolve) => lines.once('close', resolve)) : Promise.resolve()
  if (lines && onLine) lines.on('line', onLine)
  let interrupted: NodeJS.Signals | undefined
  const pass = (signal: NodeJS.Signals) => {
    interrupted = signal
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, pass)
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', async (code) => {
      await read
      if (interrupted) reject(new Interrupted(`Interrupted (${interrupted})`))
      else resolve(code ?? 1)
    })
  }).finally(() => {
    for (const signal of signals) process.off(signal, pass)
  })
}
