import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[]
  /** Ids of nodes. */
  samples: number[]
  /** Microseconds before each sample. */
  timeDeltas: number[]
}

/**
 * Reads the profile that `--cpu-prof` has written to a folder.
 * @param last microseconds at its end that count; what precedes is the start-up
 * @returns microseconds in which the process was busy, and those spent in files of that name or in
 *   their callees
 */
export async function readProfile(
  folder: string,
  last: number,
): Promise<{ busy: number; below(files: RegExp): number }> {
  const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'))
  const { nodes, samples, timeDeltas } = JSON.parse(await readFile(join(folder, file), 'utf8')) as Profile
  const self = new Map<number, number>()
  let left = last
  for (let index = samples.length - 1; index >= 0 && left > 0; index--) {
    const [id = 0, time = 0] = [samples[index], timeDeltas[index]]
    self.set(id, (self.get(id) ?? 0) + time)
    left -= time
  }
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const [root] = nodes

  /** @param counts whether a caller is counted already */
  function sum(id: number, isMeant: (url: string) => boolean, counts: boolean): number {
    const node = byId.get(id)
    if (!node || node.callFrame.functionName === '(idle)') return 0
    const inside = counts || isMeant(node.callFrame.url)
    const own = inside ? (self.get(id) ?? 0) : 0
    return (node.children ?? []).reduce((total, child) => total + sum(child, isMeant, inside), own)
  }
  const total = (isMeant: (url: string) => boolean) => (root ? sum(root.id, isMeant, false) : 0)
  return { busy: total(() => true), below: (files) => total((url) => files.test(url)) }
}
