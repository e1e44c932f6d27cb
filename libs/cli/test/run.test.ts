import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answer, startReceiver } from '@punctual/testing'
import t from 'tap'
import { readEnvironment } from '../src/config.ts'
import type { Context } from '../src/context.ts'
import { run } from '../src/run.ts'

// A server with prepared answers: deploy/system/packages.test.ts runs the program with the system.

const receiver = await startReceiver(t)
const url = new URL(receiver.url).origin
const folder = await mkdtemp(join(tmpdir(), 'punctual-cli-'))
t.teardown(() => rm(folder, { recursive: true, force: true }))
const credentialsFile = join(folder, 'punctual', 'credentials.json')

const success = (data: unknown, over: object = {}): Answer => ({
  body: JSON.stringify({ status: 'success', data, ...over }),
})

interface Result {
  code: number
  out: string
  notes: string
}

/** Runs a command against these answers. */
async function punctual(
  line: string | string[],
  answers: Answer[] = [],
  over: Partial<Context> = {},
): Promise<Result> {
  receiver.requests.length = 0
  receiver.respondWith(() => answers.shift() ?? { status: 500 })
  const out: string[] = []
  const notes: string[] = []
  const code = await run(typeof line === 'string' ? line.split(' ') : line, '1.2.3', {
    environment: { url, apiKey: 'svc_key', credentialsFile },
    out: (text) => out.push(text),
    note: (text) => notes.push(text),
    readInput: async () => '{"name":"from input"}',
    askSecret: async () => 'svc_typed\n',
    openBrowser: async () => {},
    now: () => 0,
    interrupted: new AbortController().signal,
    ...over,
  })
  return { code, out: out.join('\n'), notes: notes.join('\n') }
}
const request = () => receiver.requests[0]

t.test('a get without parameters is the default of its resource', async (t) => {
  const { code, out } = await punctual('me --json', [success({ id: 1, email: 'ann@example.com' })])
  t.equal(code, 0)
  t.same(JSON.parse(out), { id: 1, email: 'ann@example.com' })
  t.match(request(), { method: 'GET', path: '/v2/me', headers: { authorization: 'Bearer svc_key' } })
})

t.test('parameters of path and query', async (t) => {
  await punctual('bookings list --status upcoming,past --take 5', [success([], { pagination: {} })])
  t.equal(request()?.path, '/v2/bookings?take=5&status=upcoming%2Cpast')
  await punctual('teams event-types get 7 9', [success({})])
  t.equal(request()?.path, '/v2/teams/7/event-types/9')
})

t.test('a body of options, of JSON, and of a file', async (t) => {
  const attendee = '{"name":"Ann","email":"ann@example.com","timeZone":"UTC"}'
  const words = [
    'bookings',
    'create',
    '--event-type-id',
    '1',
    '--start',
    '2026-12-02T09:00:00Z',
    '--guests',
    'a@b.c,d@e.f',
  ]
  await punctual([...words, '--attendee', attendee, '--instant'], [success({ uid: 'u' })])
  t.same(request()?.json, {
    start: '2026-12-02T09:00:00Z',
    attendee: JSON.parse(attendee),
    eventTypeId: 1,
    guests: ['a@b.c', 'd@e.f'],
    instant: true,
  })
  await punctual(
    ['me', 'update', '--data', '{"name":"data","bio":"text"}', '--name', 'option'],
    [success({})],
  )
  t.same(request()?.json, { name: 'option', bio: 'text' })
  await punctual('me update --data -', [success({})])
  t.same(request()?.json, { name: 'from input' })
  await punctual('bookings cancel uid1', [success({})])
  t.equal(request()?.rawBody, '', 'an optional body may be left out')
})

t.test('tables', async (t) => {
  const bookings = [
    { uid: 'u1', title: 'Intro\u001b[31m', status: 'accepted', hosts: [{ id: 1 }] },
    { uid: 'u2', title: 'Longer title', status: 'cancelled', hosts: [] },
  ]
  const pagination = { hasNextPage: true, remainingItems: 3 }
  const { out, notes } = await punctual('bookings list', [success(bookings, { pagination })])
  t.equal(
    out,
    'UID  TITLE         STATUS\nu1   Intro [31m    accepted\nu2   Longer title  cancelled',
    'without control characters',
  )
  t.equal(notes, '3 more: --skip, --take or --all.')
  const all = [success([{ uid: 'u1' }], { pagination }), success([{ uid: 'u2' }], { pagination: {} })]
  t.equal((await punctual('bookings list --all', all)).out, 'UID\nu1\nu2')
  t.equal(
    (await punctual('bookings get u1', [success({ uid: 'u1', hosts: [1] })])).out,
    'uid    u1\nhosts  [1]',
  )
  t.equal((await punctual('bookings list', [success([], { pagination: {} })])).out, 'None.')
})

t.test('wrong use', async (t) => {
  const wrong: [string, RegExp][] = [
    ['nonsense', /unknown command/],
    ['bookings get', /missing required argument/],
    ['bookings list --nonsense', /unknown option/],
    ['bookings list --take many', /--take is not a number/],
    ['bookings create --start 2026-12-02T09:00:00Z', /Needed: --attendee/],
    ['me update --data nonsense', /--data is not JSON/],
    ['me update --data @/missing/file', /--data: ENOENT/],
    ['listen --forward-to nonsense', /--forward-to is not a URL/],
    ['login --oauth', /--client-id is needed/],
  ]
  for (const [line, message] of wrong) {
    const { code, notes } = await punctual(line)
    t.equal(code, 2, line)
    t.match(notes, message)
    t.equal(receiver.requests.length, 0)
  }
  const elsewhere = { url: 'https://punctual.example.com', credentialsFile }
  t.match(await punctual('listen --forward-to http://localhost:1', [], { environment: elsewhere }), {
    code: 2,
    notes: /--public-url/,
  })
  t.match(await punctual('me', [], { environment: { credentialsFile } }), { code: 2, notes: /PUNCTUAL_URL/ })
})

t.test('refusals', async (t) => {
  const refused = (status: number, code: string): Answer => ({
    status,
    headers: { 'x-request-id': 'r1' },
    body: JSON.stringify({
      error: { code, message: 'No.', details: { errors: [{ path: 'start', message: 'is late' }] } },
    }),
  })
  t.same(await punctual('bookings get u1', [refused(404, 'booking_not_found')]), {
    code: 1,
    out: '',
    notes: 'booking_not_found: No. (request r1)\n  start: is late',
  })
  t.equal((await punctual('me', [refused(401, 'UnauthorizedException')])).code, 4)
  t.equal((await punctual('me', [refused(403, 'insufficient_scope')])).code, 4)
  const { notes } = await punctual('me --json', [refused(401, 'UnauthorizedException')])
  t.match(JSON.parse(notes), { error: { code: 'UnauthorizedException' } })
})

t.test('help of every command', async (t) => {
  const { code, out } = await punctual('--help')
  t.equal(code, 0)
  t.match(out, /PUNCTUAL_API_KEY[\s\S]*bookings|bookings[\s\S]*PUNCTUAL_API_KEY/)
  for (const line of ['bookings --help', 'bookings create --help', 'listen --help', 'me --help']) {
    const help = await punctual(line)
    t.equal(help.code, 0)
    t.match(help.out, /Usage: punctual/)
  }
  t.equal((await punctual('--version')).out, '1.2.3')
})

t.test('login stores a key that works, and logout deletes it', async (t) => {
  const environment = { url, credentialsFile }
  const failed = await punctual('login', [{ status: 401, body: '{}' }], { environment })
  t.equal(failed.code, 4)
  await t.rejects(stat(credentialsFile))
  const { code, notes } = await punctual('login', [success({ email: 'ann@example.com' })], { environment })
  t.match({ code, notes }, { code: 0, notes: /Signed in .* as ann@example.com/ })
  t.equal((await stat(credentialsFile)).mode & 0o777, 0o600)
  await punctual('me', [success({})], { environment: { credentialsFile } })
  t.equal(request()?.headers.authorization, 'Bearer svc_typed')
  await punctual('me', [success({})], { environment: { url: `${url}/other`, credentialsFile } })
  t.notOk(request()?.headers.authorization, 'another installation does not get it')
  t.match(JSON.parse(await readFile(credentialsFile, 'utf8')), { url, apiKey: 'svc_typed' })
  t.equal((await punctual('logout')).code, 0)
  await t.rejects(stat(credentialsFile))
})

t.test('events are sent again to the webhooks that have them', async (t) => {
  const missing: Answer = { status: 404, body: '{"error":{"code":"delivery_not_found","message":"No."}}' }
  const webhooks = success([{ id: 1 }, { id: 2 }], { pagination: {} })
  const { out } = await punctual('events resend e1 --json', [
    webhooks,
    missing,
    success({ id: 'e1', webhookId: 2 }),
  ])
  t.same(JSON.parse(out), [{ id: 'e1', webhookId: 2 }])
  t.same(
    receiver.requests.map(({ path }) => path),
    ['/v2/webhooks', '/v2/webhooks/1/deliveries/e1/retry', '/v2/webhooks/2/deliveries/e1/retry'],
  )
})

t.test('the environment', (t) => {
  t.same(readEnvironment({ PUNCTUAL_URL: '', PUNCTUAL_API_KEY: 'k', XDG_CONFIG_HOME: '/c' }), {
    apiKey: 'k',
    credentialsFile: '/c/punctual/credentials.json',
  })
  t.end()
})
