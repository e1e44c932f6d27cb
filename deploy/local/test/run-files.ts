import { readdir } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { hungFile } from '@punctual/testing'
import t from 'tap'
import { bundle } from '../bundle.ts'
import { root } from '../root.ts'

// Runs every test file, or those named as arguments, and writes their TAP as one. This is what `tap run` does, less its
// hooks into module loading and less a process for every file: to start one takes longer than most of them.

/** Whose files share processes. Those of deploy and libs end servers and processes, their own included. */
const shared = /^(services|gateway\/test\/versions)\//
/** So many at most: they run one after the other. */
const together = 12
const ignored = new Set(['node_modules', 'dist'])

async function find(): Promise<string[]> {
  const rooms = ['deploy', 'gateway', 'libs', 'services']
  const found = await Promise.all(
    rooms.map(async (room) =>
      (await readdir(`${root}${room}`, { recursive: true })).map((path) => `${room}/${path}`),
    ),
  )
  return found
    .flat()
    .filter((path) => path.endsWith('.test.ts') && !path.split('/').some((part) => ignored.has(part)))
}

/** @returns what runs in one process each, by the name under which it is reported */
function group(files: string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>()
  for (const file of files.sort()) {
    const folder = shared.test(file) ? dirname(file) : file
    folders.set(folder, [...(folders.get(folder) ?? []), file])
  }
  const groups = new Map<string, string[]>()
  for (const [folder, members] of folders) {
    const size = Math.ceil(members.length / Math.ceil(members.length / together))
    for (let first = 0; first < members.length; first += size) {
      const some = members.slice(first, first + size)
      const names = some.map((file) => basename(file, '.test.ts'))
      groups.set(some.length > 1 ? `${folder}: ${names.join(', ')}` : (some[0] ?? folder), some)
    }
  }
  return groups
}

const named = process.argv.slice(2)
const files = named.length > 0 ? named : await find()
const importer = 'deploy/local/test/import-files.ts'
const bundled = await bundle('tests', [importer, ...files])
t.setTimeout(0)
// One more than the two cores that the time is promised for: some of them wait.
t.jobs = 3
for (const [name, members] of group(files)) {
  const args = (members.length > 1 ? [importer, ...members] : members).map(bundled)
  void t.spawn(
    process.execPath,
    ['--enable-source-maps', ...args],
    { buffered: true, cwd: root, timeout: hungFile },
    name,
  )
}
