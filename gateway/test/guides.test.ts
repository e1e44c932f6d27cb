import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  decide,
  fileTimeoutMs,
  freePort,
  openPage,
  startReceiver,
  startStack,
  until,
} from '@punctual/testing'
import t, { type Test } from 'tap'
import { guidesFolder, readGuides } from '../src/docs/site/guides.ts'

t.setTimeout(fileTimeoutMs)

const stack = await startStack(t, {
  env: {
    RATE_LIMIT_API_KEY: '10000',
    RATE_LIMIT_ANONYMOUS: '10000',
    RATE_LIMIT_OAUTH_CLIENT: '10000',
    TEST_CLOCK: 'on',
  },
})
// The snippets use the machine's clock.
stack.clock.set(new Date(Date.now()).toISOString())

const hasPython = (() => {
  try {
    execFileSync('python3', ['-c', ''], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

interface Workshop {
  folder: string
  /** Output of the guide's shell commands, run as one script. */
  run(env?: Record<string, string>): Promise<string>
  /** Starts a program beside the script, and waits until it listens. */
  start(command: string, file: string, env: Record<string, string>): Promise<() => string>
}

/** Prepares an empty folder with the files of a guide: the code blocks that are named. */
async function openGuide(t: Test, name: string): Promise<Workshop> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-guide-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  const text = await readFile(new URL(`${name}.md`, guidesFolder), 'utf8')
  const blocks = [...text.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)].map(
    ([, language = '', file, code = '']) => ({ language, file, code }),
  )
  for (const { file, code } of blocks) if (file) await writeFile(join(folder, file), code)
  t.same(
    blocks.filter(({ language, file }) => ['js', 'python', 'go'].includes(language) && !file),
    [],
    'every program has a file name',
  )
  const script = blocks.filter(({ language }) => language === 'sh').map(({ code }) => code)
  const begin = (env: Record<string, string>, ...command: string[]) => {
    const variables = { PUNCTUAL_URL: stack.url, PUNCTUAL_API_KEY: stack.apiKey, ...env }
    const named = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
    return spawn('env', [...named, ...command], { cwd: folder })
  }
  return {
    folder,
    async run(env = {}) {
      const child = begin(env, 'bash', '-euo', 'pipefail')
      const output = outputOf(child)
      child.stdin.end(script.join('\n'))
      const [code] = await once(child, 'close')
      if (code !== 0) throw new Error(`${name}: exit code ${code}\n${output()}`)
      return output()
    },
    async start(command, file, env) {
      const child = begin(env, command, file)
      t.teardown(() => child.kill())
      const output = outputOf(child)
      await until(async () => output().includes('listening'), { describe: output })
      return output
    },
  }
}

function outputOf({ stdout, stderr }: ChildProcess): () => string {
  let text = ''
  for (const stream of [stdout, stderr])
    stream?.on('data', (piece) => {
      text += piece
    })
  return () => text
}

const tried = new Set<string>()
const guide = (name: string, test: (t: Test, guide: Workshop) => Promise<void>) => {
  tried.add(name)
  return t.test(`${name}.md`, async (t) => test(t, await openGuide(t, name)))
}

guide('quick-start', async (t, { run }) => {
  t.match(await run(), /"status":"cancelled"/)
})

guide('portal', async (t, { run }) => {
  const output = await run()
  t.match(output, /link [\da-f-]{36} until \d{4}-/)
  t.match(output, /"status":"success","data":\[/)
  t.match(output, /ForbiddenException.*"data":\{"id".*UnauthorizedException/s)
})

guide('errors', async (t, { run }) => {
  const output = await run()
  t.match(output, /"code":"BadRequestException"/)
  t.match(output, /"path":"start"/)
  t.match(output, /created \d+\nrefused schedule_not_found/)
})

guide('limits', async (t, { run }) => {
  const output = await run()
  t.match(output, /x-ratelimit-limit-default: 10000/i)
  t.match(output, /totalItems: \d+/)
})

guide('versions', async (t, { run }) => {
  const output = await run()
  t.match(output, /svc-api-version-warning/i)
  t.match(output, /2024-08-13/)
})

guide('booking-page', async (t, { run, folder }) => {
  const [, id = ''] = /^EVENT_TYPE_ID=(\d+)$/m.exec(await run()) ?? []
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(html.replace('PUNCTUAL_URL', stack.url).replace('EVENT_TYPE_ID', id))
  }).listen(0, '127.0.0.1')
  t.teardown(() => server.close())
  await once(server, 'listening')
  const page = await openPage(t)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.locator('option').first().waitFor({ state: 'attached' })
  await page.getByLabel('Name').fill('Ann Attendee')
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByRole('button', { name: 'Book' }).click()
  const status = page.getByRole('status')
  await status.getByText(/./).waitFor()
  t.match(await status.textContent(), /^Booked: Introduction/)
  t.same(problems, [])
})

guide('managed-users', async (t, { run }) => {
  const output = await run()
  t.equal(output.match(/"name":"Alice Smith"/g)?.length, 4, 'with each of the calls that answer the user')
  t.match(output, /"slug":"lesson"/)
  t.match(output, /"oAuthClientId"/)
})

guide('oauth-apps', async (t, { run, start }) => {
  const output = await run()
  const [, id = ''] = /^CLIENT_ID=(\S+)$/m.exec(output) ?? []
  const [, secret = ''] = /^CLIENT_SECRET=(\S+)$/m.exec(output) ?? []
  const port = await freePort()
  await start('node', 'app.mjs', { CLIENT_ID: id, CLIENT_SECRET: secret, PORT: `${port}` })
  const login = await fetch(`http://127.0.0.1:${port}/login`, { redirect: 'manual' })
  const returned = await decide(login.headers.get('location') ?? '', stack.apiKey)
  const text = await (await fetch(returned)).text()
  t.match(text, /^Hello .+, scopes: BOOKING_READ PROFILE_READ$/)
  t.equal(await (await fetch(returned)).text(), 'This login was not begun here.')
})

guide('calendars', async (t, { run }) => {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:one@example.com']
  lines.push(`DTSTART:${day}T100000Z`, `DTEND:${day}T110000Z`, 'END:VEVENT', 'END:VCALENDAR')
  const feed = await startReceiver(t)
  feed.respondWith(() => ({ body: lines.join('\r\n') }))
  const output = await run({ FEED_URL: feed.url })
  t.match(output, /T10:00:00/)
  t.match(output, /"isSelected":true/)
})

guide('migrate-from-cal', async (t, { run }) => {
  t.match(await run(), /me \w+\nschedules \d+\nevent types true\nbookings true/)
})

guide('webhooks', async (t, { run, start }) => {
  const programs = [['node', 'receiver.mjs'], ...(hasPython ? [['python3', 'receiver.py']] : [])]
  for (const [command = '', file = ''] of programs) {
    const env = { WEBHOOK_SECRET: 'a secret for the test of guides', PORT: `${await freePort()}` }
    const received = await start(command, file, env)
    t.match(await run(env), /"class":"success","status":204/, file)
    await until(async () => received().includes('PING'), { describe: received })
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': `${Math.floor(Date.now() / 1000)}`,
      'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
    }
    const forged = { method: 'POST', body: '{"triggerEvent":"FORGED","payload":{}}' }
    for (const each of [headers, {}])
      t.equal((await fetch(`http://127.0.0.1:${env.PORT}/`, { ...forged, headers: each })).status, 401)
    t.notMatch(received(), 'FORGED')
  }
})

// The last one: it moves the time of all services ahead of the programs in the other guides.
guide('test-clock', async (t, { run }) => {
  const clock = (method: string, path = '', body?: unknown, key: string | null = stack.apiKey) =>
    stack.api(method, `/v2/test-clock${path}`, { key, ...(body === undefined ? {} : { body }) })
  t.equal((await clock('GET', '', undefined, null)).status, 401)
  for (const [method, path, body] of [
    ['POST', '/advance', { seconds: 0 }],
    ['POST', '/advance', { seconds: 60, more: true }],
    ['PUT', '', { now: 'tomorrow' }],
    ['PUT', '', { now: stack.clock.now().toISOString() }],
  ] as const)
    t.match(await clock(method, path, body), { status: 400, body: { error: { details: {} } } })
  const output = await run()
  t.match(output, /"offsetSeconds":0/)
  t.match(output, /reminders 1\nis over true/)
  const { offsetSeconds } = (await clock('GET')).body.data
  t.ok(offsetSeconds > 86_400)
})

t.test('every guide is tried', async (t) => {
  t.same(
    (await readGuides()).map(({ name }) => name).filter((name) => !tried.has(name)),
    [],
  )
})
