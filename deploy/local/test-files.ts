import { readdir } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { root } from './root.ts'

// Runs every test file, or those named as arguments, each in a process of its own, and writes their TAP as one. This is
// what `tap run` does less its hooks into module loading, which cost a third of the time of a small file.

/** Folders of pure functions: their files share one process, since starting one takes longer than the tests. */
const pureFolders = new Set(['domain', 'versions'])
const ignored = new Set(['node_modules', 'dist'])

async function find(): Promise<string[]> {
  const rooms = ['deploy', 'gateway', 'libs', 'services']
  const found = await Promise.all(
    rooms.map(async (room) =>
      (await readdir(join(root, room), { recursive: true })).map((path) => join(room, path)),
    ),
  )
  return found
    .flat()
    .filter((path) => path.endsWith('.test.ts') && !path.split(sep).some((part) => ignored.has(part)))
}

/** @returns what runs together, by the name under which it is reported */
function group(files: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const file of files.sort()) {
    const pure = dirname(file)
      .split(sep)
      .findIndex((part) => pureFolders.has(part))
    const folder = dirname(file)
      .split(sep)
      .slice(0, pure + 1)
      .join(sep)
    const name = pure === -1 ? file : folder
    groups.set(name, [...(groups.get(name) ?? []), file])
  }
  return groups
}

const named = process.argv.slice(2)
const files = named.length > 0 ? named : await find()
const importer = fileURLToPath(new URL('import-files.ts', import.meta.url))
t.setTimeout(0)
// One more than the two cores that the time is promised for: some of them wait.
t.jobs = 3
for (const [name, members] of group(files)) {
  const shown = members.length > 1 ? `${name} (${members.length} files)` : (members[0] ?? name)
  const args = members.length > 1 ? [importer, ...members] : members
  void t.spawn(
    process.execPath,
    ['--import=tsx', ...args],
    {
      buffered: true,
      cwd: root,
      timeout: 300_000,
      env: { ...process.env, TAP_TIMEOUT: '300' },
    },
    shown,
  )
}
