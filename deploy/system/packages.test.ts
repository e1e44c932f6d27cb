import { execFile, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { freePort } from '@punctual/servers'
import { createUser, decide, startReceiver, startStack, until } from '@punctual/testing'
import { build } from 'esbuild'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import t from 'tap'
import { anEventType, aSchedule, dataOf } from './fixtures.ts'

// The packages for integrators, packed, installed into an empty folder, and used with the system.

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Runs a program without tap's hooks into module loading, which it gives to every process. */
const run = (file: string, args: string[], cwd: string) =>
  promisify(execFile)('env', ['-u', 'NODE_OPTIONS', file, ...args], { cwd })
const folder = await mkdtemp(join(tmpdir(), 'punctual-packages-'))
t.teardown(() => rm(folder, { recursive: true, force: true }))

const packages = ['client', 'cli', 'mcp', 'react']
const npm = (args: string[], cwd: string) =>
  run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], cwd)
const workspaces = packages.map((name) => `--workspace=@punctual/${name}`)
const { stdout } = await npm(['pack', '--json', `--pack-destination=${folder}`, ...workspaces], root)
const packed: { filename: string }[] = JSON.parse(stdout.slice(stdout.indexOf('[\n')))
const tarballs = packed.map(({ filename }) => `./${filename.replace(/^@(.*)\//, '$1-')}`)
await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
// Nothing but the packages themselves is needed, so that the registry is not either.
await npm(['install', '--offline', '--ignore-scripts', '--legacy-peer-deps', ...tarballs], folder)

const stack = await startStack(t, { services: ['identity', 'scheduling', 'bookings', 'webhook-delivery'] })
const schedule = await aSchedule(stack.api)
const eventType = await anEventType(stack.api, schedule.id, 'intro')

t.test('publint finds no problems', async (t) => {
  for (const name of packages) {
    const pkgDir = join(folder, 'node_modules/@punctual', name)
    const manifest = JSON.parse(await readFile(join(pkgDir, 'package.json'), 'utf8'))
    const { messages } = await publint({ pkgDir, level: 'suggestion', strict: true, pack: false })
    t.same(
      messages.map((message) => formatMessage(message, manifest)),
      [],
      name,
    )
  }
})

t.test('the command line ends quietly when a reader closes its output', async (t) => {
  const program = join(folder, 'node_modules/.bin/punctual')
  const { stderr } = await run('sh', ['-c', `'${program}' --help | true`], folder)
  t.equal(stderr, '')
})

t.test('each command explains itself', async (t) => {
  for (const name of ['punctual', 'punctual-mcp']) {
    const { stdout } = await run(join(folder, 'node_modules/.bin', name), ['--help'], folder)
    t.match(stdout, new RegExp(`^Usage: ${name} [\\s\\S]*PUNCTUAL_URL`))
  }
})

t.test('the types resolve for modules and bundlers', async (t) => {
  const attw = join(root, 'node_modules/.bin/attw')
  for (const name of ['client', 'react']) {
    const tarball = join(folder, tarballs[packages.indexOf(name)] ?? '')
    await t.resolves(run(attw, [tarball, '--profile=esm-only', '--format=json'], root), name)
  }
})

t.test('the React components render on a server', async (t) => {
  for (const name of ['react', 'react-dom', 'scheduler', 'loose-envify', 'js-tokens'])
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  const program = `
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { BookingButton, BookingInline } from '@punctual/react'
    const common = { server: 'https://punctual.example.com', page: '/anna/intro' }
    console.log(renderToString(createElement(BookingInline, { ...common, id: 'book' })))
    console.log(renderToString(createElement(BookingButton, common, 'Book')))`
  await writeFile(join(folder, 'render.js'), program)
  const { stdout } = await run(process.execPath, ['render.js'], folder)
  t.match(stdout, '<a href="https://punctual.example.com/anna/intro">/anna/intro</a>')
  t.match(stdout, '<button type="button">Book</button>')
})

t.test('a bundle contains only the operations that it uses', async (t) => {
  const contents =
    "import { connect, createBooking } from '@punctual/client'\nconsole.log(connect, createBooking)"
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  })
  const text = outputFiles[0]?.text ?? ''
  t.match(text, '/v2/bookings')
  t.notMatch(text, '/v2/teams')
  t.ok(text.length < 8_000, `${text.length} bytes`)
})

t.test('the client books and verifies the webhook', async (t) => {
  const receiver = await startReceiver(t)
  const body = {
    subscriberUrl: receiver.url,
    triggers: ['BOOKING_CREATED'],
    active: true,
    secret: 'a secret',
  }
  await dataOf(stack.api('POST', '/v2/webhooks', { body }))
  const program = `
    import { createClient, isPunctualError } from '@punctual/client'
    const [baseUrl, apiKey] = process.argv.slice(2)
    const punctual = createClient({ baseUrl, apiKey })
    const me = await punctual.me.get()
    const eventTypeId = ${eventType.id}
    const slots = await punctual.slots.list({ eventTypeId, start: '2026-12-02', end: '2026-12-02' })
    const [{ start }] = slots['2026-12-02']
    const attendee = { name: 'Ann', email: 'ann@example.com', timeZone: 'Europe/Berlin' }
    const booking = await punctual.bookings.create({ eventTypeId, start, attendee })
    const again = punctual.bookings.create({ eventTypeId, start, attendee })
    const refused = await again.catch((error) => isPunctualError(error, 'slot_taken') && error.status)
    await punctual.bookings.create({ eventTypeId, start: slots['2026-12-02'][1].start, attendee })
    const listed = []
    for await (const { uid } of punctual.bookings.list({ take: 1 })) listed.push(uid)
    console.log(JSON.stringify({ email: me.email, uid: booking.uid, start, refused, listed }))`
  await writeFile(join(folder, 'book.js'), program)
  const { stdout } = await run(process.execPath, ['book.js', stack.url, stack.apiKey], folder)
  const result = JSON.parse(stdout)
  t.match(result, { email: stack.user.email, start: '2026-12-02T08:00:00.000Z', refused: 409 })
  t.equal(result.listed.length, 2)
  t.ok(result.listed.includes(result.uid))
  const [request] = await until(() => receiver.requests.length > 0 && receiver.requests)
  const verifier = `
    import { verifyWebhook } from '@punctual/client'
    const { headers, rawBody, now } = JSON.parse(process.argv[2])
    const options = { secret: 'a secret', now: () => now }
    const { triggerEvent, payload } = await verifyWebhook({ headers, body: rawBody }, options)
    const changed = verifyWebhook({ headers, body: rawBody + ' ' }, options)
    const problem = await changed.catch(({ code }) => code)
    console.log(JSON.stringify({ triggerEvent, uid: payload.uid, problem }))`
  await writeFile(join(folder, 'verify.js'), verifier)
  const received = JSON.stringify({ ...request, now: stack.clock.now().getTime() })
  const verified = await run(process.execPath, ['verify.js', received], folder)
  t.same(JSON.parse(verified.stdout), {
    triggerEvent: 'BOOKING_CREATED',
    uid: result.uid,
    problem: 'wrong_signature',
  })
})

/** Starts the installed command line with this configuration folder. */
function punctual(args: string[], variables: Record<string, string> = {}) {
  const named = {
    PUNCTUAL_URL: stack.url,
    PUNCTUAL_API_KEY: stack.apiKey,
    XDG_CONFIG_HOME: folder,
    ...variables,
  }
  const assignments = Object.entries(named).map(([name, value]) => `${name}=${value}`)
  const program = join(folder, 'node_modules/.bin/punctual')
  const child = spawn('env', ['-u', 'NODE_OPTIONS', ...assignments, program, ...args])
  t.teardown(() => child.kill())
  const output = { out: '', notes: '' }
  child.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.notes += chunk
  })
  const ended = new Promise<{ code: number | null }>((resolve) =>
    child.once('close', (code) => resolve({ code, ...output })),
  )
  return { child, output, ended }
}

t.test('the command line calls the API', async (t) => {
  const { output, ended } = punctual(['me', '--json'])
  t.match(await ended, { code: 0 })
  t.match(JSON.parse(output.out), { email: stack.user.email })
})

t.test('the command line forwards webhooks until it is ended', async (t) => {
  const program = await startReceiver(t)
  program.respondWith(() => ({ status: 202 }))
  const words = ['listen', '--forward-to', program.url, '--secret', 's3cret', '--triggers', 'BOOKING_CREATED']
  const { child, output, ended } = punctual(words)
  await until(() => output.notes.includes('Forwarding'), { describe: () => output })
  const booking = await dataOf(
    stack.api('POST', '/v2/bookings', {
      body: {
        eventTypeId: eventType.id,
        start: '2026-12-03T09:00:00Z',
        attendee: { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' },
      },
    }),
  )
  const [request] = await until(() => program.requests.length > 0 && program.requests)
  t.equal(request?.json.payload.uid, booking.uid)
  const signature = createHmac('sha256', 's3cret')
    .update(request?.rawBody ?? '')
    .digest('hex')
  t.equal(request?.headers['x-svc-signature-256'], signature)
  await until(() => output.out.includes(`BOOKING_CREATED ${booking.uid} -> 202`))
  const webhooks = async () => (await dataOf(stack.api('GET', '/v2/webhooks'))).length
  const before = await webhooks()
  child.kill('SIGTERM')
  t.match(await ended, { code: 0 })
  t.equal(await webhooks(), before - 1, 'its webhook is deleted')
})

t.test('the command line gets access by OAuth in a browser', async (t) => {
  const client = {
    name: 'Command line',
    clientType: 'PUBLIC',
    redirectUris: ['http://127.0.0.1/callback'],
    permissions: ['*'],
  }
  const { clientId } = await dataOf(stack.api('POST', '/v2/oauth-clients', { body: client }))
  const words = ['login', '--oauth', '--client-id', clientId, '--scope', 'PROFILE_READ']
  const { output, ended } = punctual(words, { PUNCTUAL_API_KEY: '' })
  const page = await until(() => /http\S+oauth\/authorize\S+/.exec(output.notes)?.[0], {
    describe: () => output,
  })
  const callback = await decide(page, stack.apiKey)
  t.equal((await fetch(callback)).status, 200)
  t.match(await ended, { code: 0 })
  const me = punctual(['me', '--json'], { PUNCTUAL_API_KEY: '', PUNCTUAL_URL: '' })
  t.match(await me.ended, { code: 0 })
  t.match(JSON.parse(me.output.out), { email: stack.user.email })
})

t.test('an assistant books by the MCP server', async (t) => {
  const program = join(folder, 'node_modules/.bin/punctual-mcp')
  const variables = [`PUNCTUAL_URL=${stack.url}`, `PUNCTUAL_API_KEY=${stack.apiKey}`]
  const args = ['-u', 'NODE_OPTIONS', ...variables, program]
  const assistant = new Client({ name: 'test', version: '1' })
  await assistant.connect(new StdioClientTransport({ command: 'env', args }))
  t.teardown(() => assistant.close())
  const call = async (name: string, input: object): Promise<string> => {
    const answer = await assistant.callTool({ name, arguments: { ...input } })
    const text = (answer.content as { text: string }[])[0]?.text ?? ''
    t.notOk(answer.isError, text)
    return text
  }
  const agreed = async (name: string, input: object): Promise<string> => {
    const [, confirmation] = /confirmation "([^"]+)"/.exec(await call(name, input)) ?? []
    return call(name, { ...input, confirmation })
  }
  t.match(await call('get_profile', {}), stack.user.email)
  t.match(await call('list_event_types', {}), '"intro"')
  t.match(await call('list_team_event_types', {}), stack.team.slug)
  const period = { start: '2026-12-04', end: '2026-12-04', timeZone: 'UTC' }
  t.match(await call('find_slots', { eventTypeId: eventType.id, ...period }), '2026-12-04T10:00')
  const colleague = await createUser(stack, { email: 'bea@example.com', name: 'Bea', username: 'bea' })
  const common = new URLSearchParams({ ...period, usernames: `${stack.user.username},bea` })
  await until(async () => (await stack.api('GET', `/v2/slots?${common}`)).status === 200, {
    describe: 'scheduling knows the colleague',
  })
  const free = JSON.parse(await call('who_is_free', { usernames: [colleague.user.username], ...period }))
  t.match(free, [{ username: 'bea', slots: { '2026-12-04': Array } }])
  const booked = await agreed('book', {
    eventTypeId: eventType.id,
    start: '2026-12-04T10:00:00Z',
    attendeeName: 'Ann',
    attendeeEmail: 'ann@example.com',
    attendeeTimeZone: 'UTC',
    notes: 'By an assistant',
  })
  const { uid } = JSON.parse(booked)
  t.match(await call('list_bookings', { search: uid }), uid)
  const moved = JSON.parse(await agreed('move_booking', { bookingUid: uid, start: '2026-12-04T11:00:00Z' }))
  t.match(moved, { status: 'accepted', start: '2026-12-04T11:00:00.000Z' })
  await agreed('add_guests', { bookingUid: moved.uid, guests: ['gus@example.com'] })
  t.match(await call('get_booking', { bookingUid: moved.uid }), 'gus@example.com')
  t.match(await agreed('cancel_booking', { bookingUid: moved.uid, reason: 'ill' }), '"cancelled"')
  await agreed('block_time', { date: '2026-12-04', from: '10:00', to: '12:00', scheduleId: schedule.id })
  t.match(await call('list_schedules', {}), '"2026-12-04"')
  // The schedule is in Berlin, one hour ahead.
  t.notMatch(await call('find_slots', { eventTypeId: eventType.id, ...period }), '2026-12-04T10:00')
})

t.test('people sign in to the MCP server over HTTP, and their scopes hold', async (t) => {
  const port = await freePort()
  const resource = `http://127.0.0.1:${port}/mcp`
  const variables = [`PUNCTUAL_URL=${stack.url}`, `PORT=${port}`]
  const program = join(folder, 'node_modules/.bin/punctual-mcp')
  const child = spawn('env', ['-u', 'NODE_OPTIONS', ...variables, program, '--http'])
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  t.teardown(() => child.kill())
  await until(() => said.includes(`Listening: ${resource}`), { describe: () => said })

  const described = `http://127.0.0.1:${port}/.well-known/oauth-protected-resource/mcp`
  const ask = (headers: Record<string, string> = {}) => fetch(resource, { method: 'POST', headers })
  for (const [headers, challenge] of [
    [{}, `Bearer resource_metadata="${described}"`],
    [{ authorization: 'Bearer svc_none' }, `Bearer error="invalid_token", resource_metadata="${described}"`],
  ] as const) {
    const refused = await ask(headers)
    t.equal(refused.status, 401)
    t.equal(refused.headers.get('www-authenticate'), challenge)
  }
  t.equal((await ask({ origin: 'https://evil.example' })).status, 403)
  const found: unknown = await (await fetch(described)).json()
  t.match(found, { resource, authorization_servers: [stack.url], scopes_supported: ['PROFILE_READ'] })

  const redirectUrl = 'http://127.0.0.1/callback'
  const app = { name: 'Assistant', clientType: 'PUBLIC', redirectUris: [redirectUrl], permissions: ['*'] }
  const { clientId } = await dataOf(stack.api('POST', '/v2/oauth-clients', { body: app }))
  /** What an assistant keeps of its person's consent. */
  const kept: { page?: URL; verifier?: string; tokens?: { access_token: string; token_type: string } } = {}
  const authProvider = {
    redirectUrl,
    clientMetadata: { redirect_uris: [redirectUrl] },
    clientInformation: () => ({ client_id: clientId }),
    tokens: () => kept.tokens,
    saveTokens: (tokens: { access_token: string; token_type: string }) => {
      kept.tokens = tokens
    },
    redirectToAuthorization: (page: URL) => {
      kept.page = page
    },
    saveCodeVerifier: (verifier: string) => {
      kept.verifier = verifier
    },
    codeVerifier: () => kept.verifier ?? '',
  }
  const transport = () => new StreamableHTTPClientTransport(new URL(resource), { authProvider })
  const assistant = new Client({ name: 'test', version: '1' })
  const first = transport()
  await t.rejects(assistant.connect(first as never), /Unauthorized/)
  t.equal(kept.page?.origin, stack.url, 'the page of consent is that of the installation')
  kept.page?.searchParams.set('scope', 'PROFILE_READ EVENT_TYPE_READ')
  const callback = await decide(kept.page ?? '', stack.apiKey)
  await first.finishAuth(callback.searchParams.get('code') ?? '')
  const connected = transport()
  await assistant.connect(connected as never)
  t.teardown(() => assistant.close())
  const call = (name: string, input: object) => assistant.callTool({ name, arguments: { ...input } })
  t.match(await call('get_profile', {}), { content: [{ text: stack.user.email }] })
  t.match(await call('list_event_types', {}), { content: [{ text: '"intro"' }] })
  const refused = await call('list_bookings', {})
  t.match(refused, { isError: true, content: [{ text: /scope/i }] }, 'the API refuses a missing scope')
  const { apiKey } = await createUser(stack, { email: 'cleo@example.com', name: 'Cleo' })
  const other = await ask({
    authorization: `Bearer ${apiKey}`,
    'mcp-session-id': connected.sessionId ?? '',
  })
  t.equal(other.status, 404, 'no other person can use the session')
})
