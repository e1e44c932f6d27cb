import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandOf } from '@punctual/servers'
import t from 'tap'
import { keptJson, takeDataFolder } from '../data-folder.ts'

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'punctual-data-'))
  t.teardown(() => rm(made, { recursive: true, force: true }))
  return join(made, 'data')
}

const lockOf = async (path: string, pid: number, command?: string) =>
  writeFile(join(path, 'lock'), JSON.stringify({ pid, command: command ?? (await commandOf(pid)) }))

t.test('is taken by one start at a time', async (t) => {
  const path = await folder()
  const first = await takeDataFolder(path)
  await lockOf(path, process.ppid)
  await t.rejects(takeDataFolder(path), /Another start \(process \d+\) is using/)
  await first.release()
  await (await takeDataFolder(path)).release()
  t.strictSame(await readdir(path), [])
})

t.test('a lock that a killed start left is taken over', async (t) => {
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

t.test('what is kept is made once, for this user alone', async (t) => {
  const file = join(await mkdtemp(join(tmpdir(), 'punctual-data-')), 'secrets.json')
  t.teardown(() => rm(join(file, '..'), { recursive: true }))
  t.strictSame(await keptJson(file, () => ({ a: 1 })), { a: 1 })
  t.strictSame(await keptJson(file, () => ({ a: 2 })), { a: 1 })
  t.equal((await stat(file)).mode & 0o777, 0o600)
})
