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
  const folder = await mkdtemp(join(tmpdir(), 'punctual-servers-'))
  await chmod(folder, mode)
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function ask(server: PostgresServer, text: string): Promise<unknown[]> {
  const db = openDatabase(server.url, {
    schema: 'public',
    statementConnections: 1,
    transactionConnections: 1,
  })
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

t.test('a second start has the same address and data', async (t) => {
  const dataDir = join(await folder(t), 'postgres')
  const first = await startPostgres({ dataDir })
  await ask(first, 'create table numbers (n int); insert into numbers values (1)')
  await first.stop()
  t.notOk(isAlive(first.pid))
  t.match(await first.exited, { code: 0 })

  const second = await startPostgres({ dataDir })
  t.teardown(() => second.stop())
  t.equal(second.url, first.url)
  t.strictSame(await ask(second, 'select n from numbers'), [{ n: 1 }])
  t.strictSame(await ask(second, 'show fsync'), [{ fsync: 'on' }])
  t.strictSame(await ask(second, "select 'ä' > 'z' as sorted"), [{ sorted: true }])
  t.equal((await stat(join(dataDir, 'password'))).mode & 0o777, 0o600)
})

for (const end of ['SIGKILL', 'immediate'] as const)
  t.test(`data committed before ${end} exists after the next start`, async (t) => {
    const dataDir = join(await folder(t), 'postgres')
    const first = await startPostgres({ dataDir })
    await ask(first, 'create table numbers (n int); insert into numbers values (1)')
    if (end === 'immediate') await first.stop('immediate')
    else first.kill(end)
    const { signal } = await first.exited
    t.equal(signal, end === 'SIGKILL' ? 'SIGKILL' : null)

    const second = await startPostgres({ dataDir })
    t.teardown(() => second.stop())
    t.strictSame(await ask(second, 'select n from numbers'), [{ n: 1 }])
  })

t.test('an unrelated process with the stored id does not prevent a start', async (t) => {
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

t.test('reports that its port is taken', async (t) => {
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
  await until(() => !isAlive(pid), { describe: 'the end of the server' })
  await until(
    () =>
      stat(dataDir).then(
        () => false,
        () => true,
      ),
    { describe: 'the removal of its data' },
  )
})

t.test('as root, with a folder that its user cannot access', { skip: !isRoot && 'not root' }, async (t) => {
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
    'the log names the data folder',
  )
  t.not((await stat(join(place, 'cluster'))).uid, 0)
  await ask(first, 'create table numbers (n int)')
  await first.stop()
  const second = await startPostgres({ dataDir })
  t.strictSame(await ask(second, 'select n from numbers'), [])
  await second.stop()

  await t.test('rejects a folder that another user could write', async (t) => {
    await chmod(place, 0o777)
    await t.rejects(startPostgres({ dataDir }), /does not belong only to this user/)
  })
})

t.test(
  'as root, with a server program that its user cannot access',
  { skip: !isRoot && 'not root' },
  async (t) => {
    const unprivileged = { uid: 65_534, gid: 65_534 }
    const spare = await folder(t)
    const installed = await findPostgres(unprivileged, async () => spare)
    t.notOk(installed.startsWith(spare), 'an accessible one is not copied')

    const closed = join(await folder(t, 0o700), 'linux-x64', 'native')
    await cp(installed, closed, { recursive: true, verbatimSymlinks: true })
    await cp(join(installed, '..', 'package.json'), join(closed, '..', 'package.json'))
    for (const { target } of JSON.parse(await readFile(join(closed, 'pg-symlinks.json'), 'utf8')))
      await rm(join(closed, '..', target))
    const copy = await findPostgres(unprivileged, async () => spare, closed)
    t.ok(copy.startsWith(spare))
    t.ok((await lstat(join(closed, 'lib/libpq.so.5'))).isSymbolicLink(), 'missing links are created')
    t.equal(await findPostgres(unprivileged, async () => spare, closed), copy, 'the copy is used again')
  },
)
