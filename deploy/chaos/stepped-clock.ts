import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/**
 * Lets chaos set the clock of this process, as an operator or NTP does: at SIGUSR2, `Date` jumps by
 * the milliseconds in the file named by the process' id; timers and `performance` do not. Threads
 * keep the machine's time.
 */
export function stepClock(folder: string): void {
  if (!isMainThread) return
  const machine = Date
  let offsetMs = 0
  const now = () => machine.now() + offsetMs
  globalThis.Date = new Proxy(machine, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  process.on('SIGUSR2', () => {
    offsetMs = Number(readFileSync(join(folder, `${process.pid}`), 'utf8'))
  })
}
