import { readFile } from 'node:fs/promises'

const kilobytesInMegabyte = 1_024

/**
 * Returns the megabytes of memory of each process, with its part of what it shares with others
 * (proportional set size); empty where the system does not count them so.
 */
export async function memoryOf(pids: Readonly<Record<string, number>>): Promise<Record<string, number>> {
  const sizes = await Promise.all(
    Object.entries(pids).map(async ([name, pid]): Promise<[string, number][]> => {
      const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
      const size = /^Pss:\s+(\d+) kB$/m.exec(text)?.[1]
      return size === undefined ? [] : [[name, Number(size) / kilobytesInMegabyte]]
    }),
  )
  return Object.fromEntries(sizes.flat())
}
