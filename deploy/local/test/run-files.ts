import { basename } from 'node:path'
import { fileTimeoutMs } from '@punctual/testing'
import t from 'tap'
import { bundle } from '../bundle.ts'
import { ownEnvironment } from '../config.ts'
import { root } from '../root.ts'

// Runs the given test files and writes their TAP as one stream. Replaces `tap run`, without its
// hooks into module loading and with fewer processes: starting one takes longer than most files.

/** Parts of the repository; the files of each share processes. */
const shared = /^(services\/[^/]+|gateway|deploy\/[^/]+|libs\/[^/]+)\//
/**
 * Long files, which run beside others, and those that end servers and processes, even their own.
 */
const separate = new RegExp(
  [
    'gateway/test/(authorization-matrix|console|hostile-input|id-spelling|oauth|openapi|pages|paths-property|streams)',
    'deploy/chaos/chaos',
    'deploy/soak/soak',
    'deploy/docker/(processes|stack)',
    'deploy/local/test/(bundle|help|start|tour)',
    'deploy/system/(agreement|kill|tenancy)',
    'deploy/upgrade/upgrade',
    'libs/db/test/storm',
    'libs/http/test/run',
  ]
    .map((path) => `^${path}\\b`)
    .join('|'),
)
/** Maximum number of files per process: they run one after the other. */
const together = 16
/**
 * Options of V8, in megabytes. A young generation that starts large needs fewer collections, and a
 * heap that does is not collected each time that it grows. A larger maximum than V8's own (16)
 * would hold for threads too, and end the process where a thread reaches its limit of memory.
 */
const heap = ['--min-semi-space-size=16', '--initial-heap-size=500']
/**
 * Returns the files of each process, by the name in the report; most files first, so that no core
 * waits long for the last process.
 */
function group(files: string[]): [name: string, files: string[]][] {
  const parts = new Map<string, string[]>()
  for (const file of files.sort()) {
    const part = (!separate.test(file) && shared.exec(file)?.[1]) || file
    parts.set(part, [...(parts.get(part) ?? []), file])
  }
  const groups: [string, string[]][] = []
  for (const [part, members] of parts) {
    const size = Math.ceil(members.length / Math.ceil(members.length / together))
    for (let first = 0; first < members.length; first += size) {
      const some = members.slice(first, first + size)
      const names = some.map((file) => basename(file, '.test.ts'))
      groups.push([some.length > 1 ? `${part}: ${names.join(', ')}` : (some[0] ?? part), some])
    }
  }
  return groups.sort(([, a], [, b]) => b.length - a.length)
}

const files = process.argv.slice(2)
const importer = 'deploy/local/test/import-files.ts'
/** In this order: the second loads tap. */
const preloads = ['deploy/local/test/without-async-hooks.ts', 'deploy/local/test/end-after-tests.ts']
const bundled = await bundle('tests', [...preloads, importer, ...files])
t.setTimeout(0)
// Two more than the two cores of the target machine, because some of them wait.
t.jobs = 4
for (const [name, members] of group(files)) {
  const args = (members.length > 1 ? [importer, ...members] : members).map(bundled)
  const options = [
    '--enable-source-maps',
    ...heap,
    ...preloads.flatMap((file) => ['--import', bundled(file)]),
  ]
  void t.spawn(
    'env',
    // tap would add a module that measures coverage, in this process and in all that it starts.
    [`NODE_OPTIONS=${ownEnvironment().NODE_OPTIONS ?? ''}`, process.execPath, ...options, ...args],
    { buffered: true, cwd: root, timeout: fileTimeoutMs },
    name,
  )
}
