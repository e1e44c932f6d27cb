import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../local/root.ts'
import type { BenchRow } from './harness.ts'
import { totalOf } from './processor-time.ts'

const file = join(root, 'docs/benchmarks.md')
const head = '| Date | Commit | Figure | CPU ms per operation |\n| --- | --- | --- | --- |\n'

/** Adds the processor times of a run to the table of `docs/benchmarks.md`, the newest first. */
export function record(rows: readonly BenchRow[]): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const date = new Date().toISOString().slice(0, 10)
  const lines = rows
    .filter(({ cpu }) => cpu && Object.keys(cpu).length > 0)
    .map(({ name, cpu }) => `| ${date} | ${commit} | ${name} | ${totalOf(cpu ?? {}).toFixed(2)} |\n`)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(head)) throw new Error(`${file} has no table of the history`)
  writeFileSync(file, text.replace(head, head + lines.join('')))
}
