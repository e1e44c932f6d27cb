import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, lstat, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openDatabase } from '@punctual/db'
import { type PostgresServer, startPostgres } from '@punctual/servers'
import { type Test, until } from '@punctual/testing'
import t from 'tap'
import { findPostgres } from '../src/postgres-binaries.ts'

const isRoot = process.getuid?.() === 0

async function folder(t: Test, mode = 0o711): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'punctual-servers-'))
  await chmod(made, mode)
  t.teardown(() => rm(made, { recursive: true, force: true }))
  return made
}

async function ask(server: PostgresServer, text: string): Promise<unknown[]> {
  const db = openDatabase(server.url, { schema: 'public', pool: 1, lanes: 1 })
  try {
    return [...(await db.sql.unsafe(text))]
  } finally {
    await db.close()
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

t.test('a second start finds its data at the same address', async (t) => {
  const dataDir = join(await folder(t), 'postgres')
  const first = await startPostgres({ dataDir })
  await ask(first, 'create table kept (n int); insert into kept values (1)')
  await first.stop()
  t.notOk(isAlive(first.pid))
  t.match(await first.exited, { code: 0 })

  const second = await startPostgres({ dataDir })
  t.teardown(() => second.stop())
  t.equal(second.url, first.url)
  t.strictSame(await ask(second, 'select n from kept'), [{ n: 1 }])
  t.strictSame(await ask(second, 'show fsync'), [{ fsync: 'on' }])
  t.strictSame(await ask(second, "select 'ä' > 'z' as sorted"), [{ sorted: true }])
  t.equal((await stat(join(dataDir, 'password'))).mode & 0o777, 0o600)
})

for (const end of ['SIGKILL', 'immediate'] as const)
  t.test(`what was committed before ${end} is there after the next start`, async (t) => {
    const dataDir = join(await folder(t), 'postgres')
    const first = await startPostgres({ dataDir })
    await ask(first, 'create table kept (n int); insert into kept values (1)')
    if (end === 'immediate') await first.stop('immediate')
    else first.kill(end)
    const { signal } = await first.exited
    t.equal(signal, end === 'SIGKILL' ? 'SIGKILL' : null)

    const second = await startPostgres({ dataDir })
    t.teardown(() => second.stop())
    t.strictSame(await ask(second, 'select n from kept'), [{ n: 1 }])
  })

t.test('the id of a process that has nothing to do with it does not keep it from starting', async (t) => {
  const dataDir = join(await folder(t), 'postgres')
  const first = await startPostgres({ dataDir })
  const pidFile = join(dataDir, 'cluster', 'postmaster.pid')
  const text = await readFile(pidFile, 'utf8')
  await first.stop()
  await writeFile(pidFile, text.replace(/^\d+/, `${process.pid}`))
  const second = await startPostgres({ dataDir })
  t.not(second.pid, process.pid)
  await second.stop()
})

t.test('says what stands in the way when its port is taken', async (t) => {
  const root = await folder(t)
  const first = await startPostgres({ dataDir: join(root, 'a') })
  t.teardown(() => first.stop())
  await t.rejects(startPostgres({ dataDir: join(root, 'b'), port: first.port }), /Address already in use/)
})

t.test('ends when the process that started it is killed', async (t) => {
  const dataDir = join(await folder(t), 'postgres')
  const text = `
    const { startPostgres } = await import('@punctual/servers')
    console.log((await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, temporary: true })).pid)
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', text], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(line)
  t.ok(isAlive(pid))
  parent.kill('SIGKILL')
  await until(() => !isAlive(pid), { describe: 'the server gone' })
  await until(
    () =>
      stat(dataDir).then(
        () => false,
        () => true,
      ),
    { describe: 'its data gone' },
  )
})

t.test('as root, a folder closed to its user', { skip: !isRoot && 'not root' }, async (t) => {
  const closed = await folder(t, 0o700)
  const dataDir = join(closed, 'postgres')
  const said: string[] = []
  const log = { info: (line: string) => said.push(line), warn: (line: string) => said.push(line) }
  const first = await startPostgres({ dataDir, log })
  const place = (await readFile(join(dataDir, 'place'), 'utf8')).trim()
  t.teardown(() => rm(place, { recursive: true, force: true }))
  t.equal(dirname(place), '/var/tmp')
  t.ok(
    said.some((line) => line.includes(place)),
    'the log says where the data is',
  )
  t.not((await stat(join(place, 'cluster'))).uid, 0)
  await ask(first, 'create table kept (n int)')
  await first.stop()
  const second = await startPostgres({ dataDir })
  t.strictSame(await ask(second, 'select n from kept'), [])
  await second.stop()

  await t.test('somebody else could write in the place', async (t) => {
    await chmod(place, 0o777)
    await t.rejects(startPostgres({ dataDir }), /does not belong to this user alone/)
  })
})

t.test('as root, a server program closed to its user', { skip: !isRoot && 'not root' }, async (t) => {
  const nobody = { uid: 65_534, gid: 65_534 }
  const spare = await folder(t)
  const installed = await findPostgres(nobody, async () => spare)
  t.notOk(installed.startsWith(spare), 'one that can be reached is not copied')

  const closed = join(await folder(t, 0o700), 'linux-x64', 'native')
  await cp(installed, closed, { recursive: true, verbatimSymlinks: true })
  await cp(join(installed, '..', 'package.json'), join(closed, '..', 'package.json'))
  for (const { target } of JSON.parse(await readFile(join(closed, 'pg-symlinks.json'), 'utf8')))
    await rm(join(closed, '..', target))
  const copy = await findPostgres(nobody, async () => spare, closed)
  t.ok(copy.startsWith(spare))
  t.ok(
    (await lstat(join(closed, 'lib/libpq.so.5'))).isSymbolicLink(),
    'links that were not installed are made',
  )
  t.equal(await findPostgres(nobody, async () => spare, closed), copy, 'the copy is used again')
})
