import { open } from 'node:fs/promises'

/** How a process ended. */
export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
  /** The last lines of its log, at most twenty. */
  lines: string[]
}

const tailBytes = 16_384

/** Returns the last non-empty lines of a log of any size. */
export async function lastLines(file: string): Promise<string[]> {
  const log = await open(file).catch(() => undefined)
  if (!log) return []
  try {
    const { size } = await log.stat()
    const { buffer, bytesRead } = await log.read({
      buffer: Buffer.alloc(tailBytes),
      position: Math.max(0, size - tailBytes),
    })
    const text = buffer.toString('utf8', 0, bytesRead)
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(-20)
  } finally {
    await log.close()
  }
}

/**
 * Matches lines that do not explain an exit: a stack and the runtime's version follow the error.
 */
const saysWhy = /FATAL|PANIC|\[FTL\]|"level":(50|60)|^(\w*Error|Uncaught)\b/

/** Returns a description of the exit, such as `exit code 1: FATAL: could not bind`. */
export function describeExit({ code, signal, lines }: Exit): string {
  const how = signal ? `signal ${signal}` : `exit code ${code}`
  const why = lines.findLast((line) => saysWhy.test(line)) ?? lines.at(-1)
  return why ? `${how}; last output: ${why.trim().slice(0, 500)}` : how
}
