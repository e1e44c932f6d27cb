import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { commandOf } from '@punctual/servers'
import t from 'tap'
import { readOrCreateJson, takeDataFolder } from '../data-folder.ts'

async function folder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-data-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}

const lockOf = async (path: string, pid: number, command?: string) =>
  writeFile(join(path, 'lock'), JSON.stringify({ pid, command: command ?? (await commandOf(pid)) }))

t.test('one start at a time uses the folder', async (t) => {
  const path = await folder()
  const first = await takeDataFolder(path)
  await lockOf(path, process.ppid)
  await t.rejects(takeDataFolder(path), /Another start \(process \d+\) is using/)
  await first.release()
  await (await takeDataFolder(path)).release()
  t.strictSame(await readdir(path), [])
})

t.test('a read-only folder is one line with a way out', async (t) => {
  const path = await folder()
  await chmod(dirname(path), 0o555)
  const isRoot = process.getuid?.() === 0
  // Modes of files do not bind root.
  if (isRoot) process.seteuid?.(65_534)
  t.teardown(() => isRoot && process.seteuid?.(0))
  await t.rejects(takeDataFolder(path), {
    message: `${path} cannot be written (EACCES). Name a folder for the data in PUNCTUAL_DATA_DIR.`,
  })
})

t.test('takes over the lock of a killed start', async (t) => {
  const path = await folder()
  await (await takeDataFolder(path)).release()
  const stale = [
    { pid: 2 ** 30, command: 'node deploy/local/start.ts' },
    { pid: process.ppid, command: 'another program that got the same id' },
    {},
  ]
  for (const lock of stale) {
    await writeFile(join(path, 'lock'), JSON.stringify(lock))
    const taken = await takeDataFolder(path)
    t.strictSame(await readdir(path), ['lock'])
    await taken.release()
  }
})

t.test('creates a stored value once, readable only by this user', async (t) => {
  const file = join(await mkdtemp(join(tmpdir(), 'punctual-data-')), 'secrets.json')
  t.teardown(() => rm(join(file, '..'), { recursive: true }))
  t.strictSame(await readOrCreateJson(file, () => ({ a: 1 })), { a: 1 })
  t.strictSame(await readOrCreateJson(file, () => ({ a: 2 })), { a: 1 })
  t.equal((await stat(file)).mode & 0o777, 0o600)
})
