import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileTimeoutMs, until } from '@punctual/testing'
import t from 'tap'
import type { Bootstrap } from '../bootstrap.ts'
import { processesOf, processNamed, runLocal, startLocal, untilReady } from './running.ts'

t.setTimeout(fileTimeoutMs)

const dataDir = join(tmpdir(), `punctual-start-${process.pid}`)
t.teardown(() => rm(dataDir, { recursive: true, force: true }))

const me = async ({ baseUrl, apiKey }: Bootstrap): Promise<number> => {
  const answer = await fetch(`${baseUrl}/v2/me`, { headers: { authorization: `Bearer ${apiKey}` } })
  return answer.status
}

t.test('the first start', async (t) => {
  const first = startLocal(t, dataDir, {}, ['--import', 'tsx', 'deploy/local/start.ts'])
  const bootstrap = await untilReady(first, dataDir)
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

  await t.test('a second start on the same folder is refused', async (t) => {
    const second = startLocal(t, dataDir)
    t.equal(await second.ended, 1)
    t.match(second.said(), /Another start \(process \d+\) is using the data folder/)
  })

  for (const mark of ['bookings/src/server.mjs', 'gateway/src/server.mjs', 'nats.conf', 'bin/postgres -D'])
    await t.test(`${mark} comes back after kill -9`, async (t) => {
      const before = await processNamed(dataDir, mark)
      t.ok(before)
      process.kill(before ?? 0, 'SIGKILL')
      await until(async () => ((await processNamed(dataDir, mark)) ?? before) !== before)
      await until(async () => (await me(bootstrap)) === 200, { describe: first.said })
      t.match(first.said(), /ended: signal SIGKILL/)
    })

  await t.test('a NATS that hangs is restarted, and events flow afterwards', async (t) => {
    const mark = 'nats.conf'
    const hung = (await processNamed(dataDir, mark)) ?? 0
    process.kill(hung, 'SIGSTOP')
    const asked = await fetch(`${bootstrap.baseUrl}/v2/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: bootstrap.user.email }),
    })
    t.ok(asked.ok, 'a call needs no NATS')
    await until(async () => ((await processNamed(dataDir, mark)) ?? hung) !== hung, { describe: first.said })
    t.match(first.said(), /^.*nats does not answer: /m)
    const to = encodeURIComponent(bootstrap.user.email)
    await until(async () => {
      const messages = await (await fetch(`${bootstrap.inboxUrl}/messages?to=${to}`)).json()
      return (messages as unknown[]).length > 0
    })
  })

  await t.test('SIGTERM ends all processes', async (t) => {
    first.kill('SIGTERM')
    t.equal(await first.ended, 0)
    t.strictSame([...(await processesOf(dataDir)).values()], [])
  })

  await t.test('the next start has the same data', async (t) => {
    const next = startLocal(t, dataDir)
    const again = await untilReady(next, dataDir)
    t.strictSame(again, bootstrap)
    t.equal(await me(again), 200)

    await t.test('no process outlives a killed start', async (t) => {
      next.kill('SIGKILL')
      await next.ended
      await until(async () => (await processesOf(dataDir)).size === 0)
      t.pass('all processes are gone')
    })
  })
})

t.test('separate roles, and mail by another server', async (t) => {
  const apart = startLocal(t, dataDir, { PUNCTUAL_ROLES: 'apart', SMTP_URL: 'smtp://127.0.0.1:9' })
  const bootstrap = await untilReady(apart, dataDir)
  t.equal(bootstrap.inboxUrl, null)
  t.ok(await processNamed(dataDir, 'bookings/src/worker.mjs'))
  t.equal(await me(bootstrap), 200)
  // A process that hangs keeps the stop waiting until a second Ctrl-C.
  process.kill((await processNamed(dataDir, 'bookings/src/server.mjs')) ?? 0, 'SIGSTOP')
  await until(() => {
    if (!/^Hurrying: what still runs is killed\.$/m.test(apart.said())) apart.kill('SIGINT')
    return /^Hurrying: what still runs is killed\.$/m.test(apart.said())
  })
  t.equal(await apart.ended, 0)
  t.match(apart.said(), /^Stopping \(SIGINT; once more to hurry\) \.\.\.\nHurrying: /m)
  t.equal(apart.said().match(/^Hurrying/gm)?.length, 1)
  t.strictSame([...(await processesOf(dataDir)).values()], [])
})

t.test('refuses a port that is in use', async (t) => {
  const server = createServer().listen(0, '127.0.0.1')
  await until(() => server.listening)
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  const refused = startLocal(t, dataDir, { PORT: `${port}` })
  t.equal(await refused.ended, 1)
  t.match(refused.said(), `Port ${port} is taken by another program`)
})

t.test('reads a .env in the working folder', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-env-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, '.env'), 'PORT=x\nPUNCTUAL_ROLES=three\n')
  const env = { NODE_ENV: '', PUNCTUAL_ROLES: 'four' }
  const refused = runLocal(t, 'start.ts', env, undefined, folder)
  t.equal(await refused.ended, 1)
  t.match(refused.said(), /^PORT is x,.*\nPUNCTUAL_ROLES is four;/m)
})

t.test('reports every invalid value', async (t) => {
  const refused = startLocal(t, dataDir, {
    PORT: 'x',
    DATABASE_URL: 'mysql://a',
    PUNCTUAL_ROLES: 'three',
  })
  t.equal(await refused.ended, 1)
  for (const name of ['PORT', 'DATABASE_URL', 'PUNCTUAL_ROLES'])
    t.match(refused.said(), new RegExp(`^${name} is`, 'm'))
})
