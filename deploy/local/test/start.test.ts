import { type ChildProcess, spawn } from 'node:child_process'
import { readdir, readFile, readlink, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Test, until } from '@punctual/testing'
import t from 'tap'
import type { Bootstrap } from '../bootstrap.ts'
import { ownEnvironment } from '../config.ts'
import { root } from '../root.ts'

t.setTimeout(300_000)

const dataDir = join(tmpdir(), `punctual-start-${process.pid}`)
t.teardown(() => rm(dataDir, { recursive: true, force: true }))

interface Start {
  child: ChildProcess
  /** What it has said so far. */
  said(): string
  ended: Promise<number | null>
}

/** What `npm start` ends in; nothing of the tests' own servers reaches it. */
function start(t: Test, env: Record<string, string> = {}): Start {
  const { DATABASE_URL: _1, NATS_URL: _2, SMTP_URL: _3, ...inherited } = ownEnvironment()
  const child = spawn(process.execPath, ['--import', 'tsx', 'deploy/local/start.ts'], {
    cwd: root,
    env: { ...inherited, PORT: '0', PUNCTUAL_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece) => {
      text += piece
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  t.teardown(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { child, said: () => text, ended }
}

const readBootstrap = async (): Promise<Bootstrap> =>
  JSON.parse(await readFile(join(dataDir, 'bootstrap.json'), 'utf8'))

async function untilReady({ said }: Start): Promise<Bootstrap> {
  await until(() => said().includes('Punctual is ready: '), { timeoutMs: 120_000, describe: said })
  return readBootstrap()
}

const me = async ({ baseUrl, apiKey }: Bootstrap): Promise<number> => {
  const answer = await fetch(`${baseUrl}/v2/me`, { headers: { authorization: `Bearer ${apiKey}` } })
  return answer.status
}

/** @returns the ids of the processes that work on this data folder, or write their log to it */
async function processesOfFolder(): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  const found = await Promise.all(
    ids.map(async (id) => {
      const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
      const output = await readlink(`/proc/${id}/fd/1`).catch(() => '')
      return `${command} ${output}`.includes(dataDir) ? [Number(id)] : []
    }),
  )
  return found.flat()
}

const processNamed = async (mark: string): Promise<number | undefined> => {
  for (const id of await processesOfFolder())
    if ((await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ').includes(mark))
      return id
  return undefined
}

t.test('the first start', async (t) => {
  const first = start(t)
  const bootstrap = await untilReady(first)
  t.equal(await me(bootstrap), 200)
  t.match(first.said(), new RegExp(`^Punctual is ready: ${bootstrap.baseUrl}$`, 'm'))
  t.match(first.said(), /curl -H "Authorization: Bearer/)
  t.match(bootstrap, {
    apiKey: /^svc_/,
    user: { id: Number, email: String, username: String },
    organization: { id: Number, slug: String },
    team: { id: Number, slug: String },
    oauthClient: { id: String, secret: String },
    inboxUrl: /^http:\/\/127\.0\.0\.1:\d+$/,
  })
  t.strictSame(await (await fetch(`${bootstrap.inboxUrl}/messages`)).json(), [])
  for (const file of ['bootstrap.json', 'secrets.json', 'postgres/password'])
    t.equal((await stat(join(dataDir, file))).mode & 0o777, 0o600, file)

  await t.test('a second one on the same folder says so', async (t) => {
    const second = start(t)
    t.equal(await second.ended, 1)
    t.match(second.said(), /Another start \(process \d+\) is using the data folder/)
  })

  for (const mark of ['bookings/src/server.ts', 'gateway/src/server.ts', 'nats.conf', 'bin/postgres -D'])
    await t.test(`${mark} comes back after kill -9`, async (t) => {
      const before = await processNamed(mark)
      t.ok(before)
      process.kill(before ?? 0, 'SIGKILL')
      await until(async () => ((await processNamed(mark)) ?? before) !== before, { timeoutMs: 30_000 })
      await until(async () => (await me(bootstrap)) === 200, { timeoutMs: 30_000, describe: first.said })
      t.match(first.said(), /ended: signal SIGKILL/)
    })

  await t.test('SIGTERM ends all of it', async (t) => {
    first.child.kill('SIGTERM')
    t.equal(await first.ended, 0)
    t.strictSame(await processesOfFolder(), [])
  })

  await t.test('the next start finds everything again', async (t) => {
    const next = start(t)
    const again = await untilReady(next)
    t.strictSame(again, bootstrap)
    t.equal(await me(again), 200)

    await t.test('nothing outlives it when it is killed', async (t) => {
      next.child.kill('SIGKILL')
      await next.ended
      await until(async () => (await processesOfFolder()).length === 0, { timeoutMs: 30_000 })
      t.pass('all processes are gone')
    })
  })
})

t.test('both roles apart, and mail sent elsewhere', async (t) => {
  const apart = start(t, { PUNCTUAL_ROLES: 'apart', SMTP_URL: 'smtp://127.0.0.1:9' })
  const bootstrap = await untilReady(apart)
  t.equal(bootstrap.inboxUrl, null)
  t.ok(await processNamed('bookings/src/worker.ts'))
  t.equal(await me(bootstrap), 200)
  apart.child.kill('SIGINT')
  t.equal(await apart.ended, 0)
  t.strictSame(await processesOfFolder(), [])
})

t.test('a port that is taken', async (t) => {
  const server = createServer().listen(0, '127.0.0.1')
  await until(() => server.listening)
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  const refused = start(t, { PORT: `${port}` })
  t.equal(await refused.ended, 1)
  t.match(refused.said(), `Port ${port} is taken by another program`)
})

t.test('every bad value is named', async (t) => {
  const refused = start(t, { PORT: 'x', DATABASE_URL: 'mysql://a', PUNCTUAL_ROLES: 'three' })
  t.equal(await refused.ended, 1)
  for (const name of ['PORT', 'DATABASE_URL', 'PUNCTUAL_ROLES'])
    t.match(refused.said(), new RegExp(`^${name} is`, 'm'))
})
