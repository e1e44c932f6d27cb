import { readdir, readFile } from 'node:fs/promises'
import { pause } from '@punctual/servers'

/** Milliseconds of processor time by process. */
export type ProcessorTime = Record<string, number>

/** Milliseconds of a tick in /proc: the same on all architectures that Node.js supports. */
const tickMs = 10
/** Milliseconds of a running system before and during the measurement of its idle load. */
const settling = 500
const idling = 2_000

interface Process {
  pid: number
  parent: number
  /** Milliseconds of its threads and of its children that have ended. */
  milliseconds: number
}

async function readProcess(pid: number): Promise<Process | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  // The second field is the program's name in parentheses, which can contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { pid, parent: Number(fields[1]), milliseconds: ticks * tickMs }
}

async function readProcesses(): Promise<Process[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  return (await Promise.all(all.map((pid) => readProcess(Number(pid))))).flatMap((each) => each ?? [])
}

/**
 * Returns the milliseconds of processor time of this process and of all that it has started; 0
 * except on Linux.
 */
export async function familyTime(): Promise<number> {
  if (process.platform !== 'linux') return 0
  const processes = await readProcesses()
  const sum = (id: number): number =>
    processes
      .filter(({ parent }) => parent === id)
      .reduce((total, child) => total + child.milliseconds + sum(child.pid), 0)
  return (processes.find(({ pid }) => pid === process.pid)?.milliseconds ?? 0) + sum(process.pid)
}

/** Returns the processor time of these processes since their start, children included. */
async function readProcessorTime(pids: Readonly<Record<string, number>>): Promise<ProcessorTime> {
  const processes = await readProcesses()
  const timeOf = (id: number) =>
    processes
      .filter(({ pid, parent }) => pid === id || parent === id)
      .reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, timeOf(pid)]))
}

/**
 * Runs the work, and returns the processor time of one of its operations in each process: what the
 * work added to the load of the idle system. Only Linux counts it; elsewhere the result is empty.
 * @param pids of the processes; Postgres by its main process, whose children are the connections
 * @param work returns the number of operations
 */
export async function processorTimeOf(
  pids: Readonly<Record<string, number>>,
  work: () => Promise<number>,
): Promise<ProcessorTime> {
  if (process.platform !== 'linux') {
    await work()
    return {}
  }
  await pause(settling)
  const idle = await spentDuring(pids, () => pause(idling))
  let operations = 0
  const busy = await spentDuring(pids, async () => {
    operations = await work()
  })
  return Object.fromEntries(
    Object.keys(pids).map((name) => {
      const added = busy.time[name]! - (idle.time[name]! * busy.elapsed) / idle.elapsed
      return [name, Math.max(0, added) / operations]
    }),
  )
}

/** Returns the processor time of each process in a second of that many milliseconds. */
export async function spentOver(
  pids: Readonly<Record<string, number>>,
  milliseconds: number,
): Promise<ProcessorTime> {
  if (process.platform !== 'linux') return {}
  const { time, elapsed } = await spentDuring(pids, () => pause(milliseconds))
  return Object.fromEntries(Object.entries(time).map(([name, spent]) => [name, (spent * 1_000) / elapsed]))
}

/** Returns the processor time of each process during the work, and its milliseconds. */
export async function spentDuring(
  pids: Readonly<Record<string, number>>,
  work: () => Promise<void>,
): Promise<{ time: ProcessorTime; elapsed: number }> {
  const [before, started] = [await readProcessorTime(pids), performance.now()]
  await work()
  const [elapsed, after] = [performance.now() - started, await readProcessorTime(pids)]
  return {
    elapsed,
    time: Object.fromEntries(Object.keys(pids).map((name) => [name, after[name]! - before[name]!])),
  }
}

/** Returns the sum over all processes. */
export const totalOf = (time: ProcessorTime): number =>
  Object.values(time).reduce((sum, milliseconds) => sum + milliseconds, 0)
