import { type Authenticated, anonymousCaller, type CallerContext } from '@punctual/contracts'
import { createSealer, credentialDigest, parseEncryptionKeys } from '@punctual/http'
import t from 'tap'
import { startWorld, type World } from './people.ts'

const minute = 60_000
const day = 24 * 60 * minute
const host = '__Host-punctual_'

/** A browser that asks for links and keeps its cookies. */
function browserOf(world: World, network?: string) {
  const jar = new Map<string, string>()
  const caller: CallerContext = { ...anonymousCaller('test'), ...(network !== undefined && { network }) }
  async function post(path: string, body: unknown, as = caller) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(cookie && { cookie }), 'user-agent': 'Browser/1' }
    const answer = await world.send('POST', `/v2/auth/sign-in${path}`, as, { body, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    ask: (email: string, more: object = {}) => post('', { email, ...more }),
    read: (token: string) => post('/link', { token }),
    confirm: (token: string, userId?: number, as?: CallerContext) => post('/confirm', { token, userId }, as),
    /** Signs in, and returns the caller of the session. */
    async signIn(email: string): Promise<CallerContext> {
      await post('', { email })
      await post('/confirm', { token: await newestToken(world) })
      return callerOf(world, jar.get(`${host}session`) ?? '')
    },
  }
}

const sealerOf = ({ env }: World) => createSealer(parseEncryptionKeys(env.ENCRYPTION_KEYS ?? ''))

async function newestToken(world: World): Promise<string> {
  const events = await world.events('identity.sign-in.requested')
  return sealerOf(world).open(events.at(-1)?.data.sealedToken)
}

async function callerOf(world: World, secret: string): Promise<CallerContext> {
  const { body } = await world.authenticate(secret, 'session')
  return { ...(body as Authenticated).caller, requestId: 'test' }
}

const world = await startWorld(t)
const { olga, org, db, clock } = world
// A bootstrapped owner is verified; others verify their address.
await db.sql`update "user" set email_verified = true where email = 'mia@example.com'`

t.test('a link signs in once, in the browser that asked for it', async (t) => {
  const browser = browserOf(world)
  const asked = await browser.ask('Olga@example.com', { returnTo: '/console' })
  t.match(asked, {
    status: 200,
    body: { data: { expiresAt: new Date(clock.now().getTime() + 10 * minute).toISOString() } },
  })
  const [cookie = ''] = asked.headers.getSetCookie()
  t.match(cookie, /^__Host-punctual_sign_in=\w{49}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const token = await newestToken(world)
  const [event] = (await world.events('identity.sign-in.requested')).slice(-1)
  t.match(event, { organizationid: org, data: { email: 'olga@example.com', language: 'en' } })
  t.notMatch(JSON.stringify(event), token)
  const rows = await db.sql`select * from sign_in`
  t.notMatch(JSON.stringify(rows), token, 'stored as a digest')

  t.match(await browserOf(world).read(token), {
    status: 403,
    body: { error: { code: 'sign_in_other_browser' } },
  })
  t.match(await browserOf(world).confirm(token), {
    status: 403,
    body: { error: { code: 'sign_in_other_browser' } },
  })
  const accounts = [{ userId: olga.id, name: 'Olga', organization: 'Acme' }]
  t.match(await browser.read(token), { status: 200, body: { data: { accounts } } })
  t.match(await browser.read(token), { status: 200 }, 'reading does not use it up')

  const confirmed = await browser.confirm(token)
  t.match(confirmed, { status: 200, body: { data: { returnTo: '/console' } } })
  t.match(
    confirmed.headers.getSetCookie().find((line) => line.includes('session')),
    /^__Host-punctual_session=\w{49}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const secret = browser.jar.get(`${host}session`) ?? ''
  t.match(await callerOf(world, secret), { kind: 'session', userId: olga.id, organizationId: org })
  t.notHas(await callerOf(world, secret), 'keyId')
  t.match(await browser.confirm(token), { status: 400, body: { error: { code: 'invalid_sign_in_link' } } })
  t.match((await world.authenticate(secret)).status, 401, 'a session is no API key')
})

t.test('an expired and an unknown link', async (t) => {
  const browser = browserOf(world)
  await browser.ask('olga@example.com')
  const token = await newestToken(world)
  clock.advance(10 * minute)
  for (const shown of [token, 'unknown'])
    t.match(await browser.confirm(shown), { status: 400, body: { error: { code: 'invalid_sign_in_link' } } })
})

t.test('parallel uses of a link start one session', async (t) => {
  const browser = browserOf(world)
  await browser.ask('olga@example.com')
  const token = await newestToken(world)
  const answers = await Promise.all([browser.confirm(token), browser.confirm(token)])
  t.same(answers.map(({ status }) => status).sort(), [200, 400])
})

t.test('the answer does not show whether an address has an account', async (t) => {
  await db.sql`insert into "user" (organization_id, email, email_verified, username, name, time_zone, locale, time_format,
      week_start, client_id, created_at, updated_at)
    select organization_id, 'managed@example.com', true, 'managed', 'Managed', 'UTC', 'en', 24, 'Monday', id, now(), now()
    from oauth_client limit 1`
  const shape = async (email: string) => {
    const before = (await world.events('identity.sign-in.requested')).length
    const { status, headers, body } = await browserOf(world).ask(email)
    const events = (await world.events('identity.sign-in.requested')).slice(before)
    const [row] = await db.sql<
      { count: number }[]
    >`select count(*)::int as count from sign_in where email = ${email}`
    return {
      status,
      body,
      headers: [...headers.keys()].sort(),
      cookie: headers.getSetCookie().map((line) => line.replace(/=\w{49}/, '')),
      events: events.length,
      isStored: (row?.count ?? 0) > 0,
    }
  }
  const known = await shape('olga@example.com')
  t.match(known, { status: 200, events: 1, isStored: true })
  // Unknown, not verified, and of a managed user.
  for (const email of ['unknown@example.com', 'adam@example.com', 'managed@example.com']) {
    t.strictSame(await shape(email), known, email)
    const events = await world.events('identity.sign-in.requested')
    t.notHas(events.at(-1)?.data, 'email', 'no mail')
    const browser = browserOf(world)
    await browser.ask(email)
    const confirmed = await browser.confirm(await newestToken(world))
    t.match(confirmed, { status: 400, body: { error: { code: 'invalid_sign_in_link' } } }, email)
  }
})

t.test('one of several accounts of an address is chosen', async (t) => {
  const other = await world.person('Twin', {
    email: 'olga@example.com',
    organizationId: 0,
    emailVerified: true,
  })
  const browser = browserOf(world)
  await browser.ask('olga@example.com')
  const token = await newestToken(world)
  const { body } = await browser.read(token)
  t.same(
    body.data.accounts.map(({ userId }: { userId: number }) => userId),
    [olga.id, other.id],
  )
  t.match(await browser.confirm(token), {
    status: 400,
    body: { error: { details: { errors: [{ path: 'userId' }] } } },
  })
  t.match(await browser.confirm(token, world.mia.id), { status: 400 }, "another person's")
  t.equal((await browser.confirm(token, other.id)).status, 200)
  t.match(await callerOf(world, browser.jar.get(`${host}session`) ?? ''), {
    userId: other.id,
    organizationId: 0,
  })
  await db.sql`update "user" set email_verified = false where id = ${other.id}`
})

t.test('429 beyond the limits of a caller and of an address', async (t) => {
  const browser = browserOf(world, 'n1')
  for (const _ of Array(5)) t.equal((await browser.ask('flood@example.com')).status, 200)
  const refused = await browser.ask('flood@example.com')
  t.match(refused, { status: 429, body: { error: { code: 'ThrottlerException' } } })
  t.equal(refused.headers.get('retry-after'), '600')
  for (const network of ['n2', 'n3', 'n4'])
    for (const _ of Array(5)) t.equal((await browserOf(world, network).ask('flood@example.com')).status, 200)
  t.equal(
    (await browserOf(world, 'n5').ask('flood@example.com')).status,
    429,
    'the mailbox has its own limit',
  )
  for (const index of Array(30).keys()) await browserOf(world, 'n6').ask(`a${index}@example.com`)
  t.equal((await browserOf(world, 'n6').ask('b@example.com')).status, 429, 'one caller, many addresses')
  clock.advance(60 * minute)
  t.equal((await browser.ask('flood@example.com')).status, 200)
})

t.test('400 for another address to return to', async (t) => {
  for (const returnTo of [
    'https://evil.example',
    '//evil.example',
    '/accounts',
    '/account/\\evil',
    '/account\n',
  ])
    t.match(await browserOf(world).ask('olga@example.com', { returnTo }), { status: 400 }, returnTo)
  for (const returnTo of ['/account', '/console#/me/1', '/oauth/authorize?client_id=a&state=b%2Fc'])
    t.match(await browserOf(world).ask('olga@example.com', { returnTo }), { status: 200 }, returnTo)
})

t.test('sessions are listed and ended', async (t) => {
  const one = await browserOf(world).signIn('mia@example.com')
  const second = browserOf(world)
  clock.advance(1000)
  const two = await second.signIn('mia@example.com')
  const list = async (as: CallerContext) => (await world.call('GET', '/v2/me/sessions', as)).body.data
  const shown = await list(two)
  t.match(shown, [
    { id: two.sessionId, isCurrent: true, userAgent: 'Browser/1' },
    { id: one.sessionId, isCurrent: false },
  ])
  const theirs = await world.call('DELETE', `/v2/me/sessions/${two.sessionId}`, olga.key)
  t.match(theirs, { status: 404, body: { error: { code: 'session_not_found' } } }, "another person's")
  t.equal((await world.call('DELETE', `/v2/me/sessions/none`, olga.key)).status, 404, 'not a uuid')
  t.equal((await world.call('DELETE', `/v2/me/sessions/${one.sessionId}`, two)).status, 200)
  t.equal((await list(two)).length, 1)
  t.equal((await world.authenticate(second.jar.get(`${host}session`) ?? '', 'session')).status, 200)

  const third = await browserOf(world).signIn('mia@example.com')
  t.equal((await world.call('DELETE', '/v2/me/sessions', third)).status, 200)
  t.match(await list(third), [{ id: third.sessionId }])
  t.equal((await world.authenticate(second.jar.get(`${host}session`) ?? '', 'session')).status, 401)
  const out = await world.call('POST', '/v2/auth/sign-out', third)
  t.match(out.headers.getSetCookie(), [/^__Host-punctual_session=; Max-Age=0/])
  t.equal((await list(third)).length, 0)
  const actions = await db.sql<{ action: string }[]>`
    select action from audit_entry where subject_id = ${third.sessionId ?? ''} order by id`
  t.same(
    actions.map(({ action }) => action),
    ['session.created', 'session.ended'],
  )
})

t.test('signing in again ends the earlier session of the browser', async (t) => {
  const browser = browserOf(world)
  const earlier = await browser.signIn('mia@example.com')
  const secret = browser.jar.get(`${host}session`) ?? ''
  await browser.ask('mia@example.com')
  await browser.confirm(await newestToken(world), undefined, earlier)
  t.equal((await world.authenticate(secret, 'session')).status, 401)
  t.not(browser.jar.get(`${host}session`), secret)
})

t.test('secrets are replaced every hour, and end with their session', async (t) => {
  const browser = browserOf(world)
  const signedIn = clock.now()
  await browser.signIn('mia@example.com')
  const first = browser.jar.get(`${host}session`) ?? ''
  const ask = async (secret: string) => (await world.authenticate(secret, 'session')).body
  const rotate = async (secret: string) => {
    const body = { digest: credentialDigest(secret) }
    return (await world.send('POST', '/internal/sessions/rotate', anonymousCaller('test'), { body })).body
  }
  t.notHas(await ask(first), 'isRotationDue')
  t.same(await rotate(first), {}, 'too early')
  clock.advance(60 * minute)
  t.match(await ask(first), { isRotationDue: true })
  const given = await Promise.all([rotate(first), rotate(first)])
  const [next] = given.filter(({ secret }) => secret !== undefined)
  t.equal(given.filter(({ secret }) => secret === undefined).length, 1, 'one of two parallel calls gets it')
  t.equal(Date.parse(next?.expiresAt), clock.now().getTime() + 14 * day)
  const { caller } = await ask(first)
  t.notHas(await ask(first), 'isRotationDue', 'valid for a minute, for calls under way')
  t.match((await ask(next?.secret)).caller, { sessionId: caller.sessionId })
  clock.advance(minute)
  t.equal((await world.authenticate(first, 'session')).status, 401)

  let secret = next?.secret as string
  for (;;) {
    clock.advance(10 * day)
    const rotated = await rotate(secret)
    if (rotated.secret === undefined) break
    secret = rotated.secret
  }
  t.equal((await world.authenticate(secret, 'session')).status, 401)
  t.equal(clock.now().getTime() - signedIn.getTime() > 90 * day, true, 'at most 90 days in all')
  t.equal(clock.now().getTime() - signedIn.getTime() < 101 * day, true)
})

t.test('a session manages the API keys of its person', async (t) => {
  const session = await browserOf(world).signIn('mia@example.com')
  const created = await world.call('POST', '/v2/api-keys', session, { body: { note: 'by session' } })
  t.match(created, { status: 201, body: { data: { note: 'by session' } } })
  t.match((await world.authenticate(created.body.data.apiKey)).body, { caller: { userId: world.mia.id } })
  const { body } = await world.call('GET', '/v2/api-keys', session)
  t.match(body.data[0], { note: 'by session' })
  t.equal((await world.call('DELETE', `/v2/api-keys/${body.data[0].id}`, session)).status, 200)
  t.equal((await world.call('DELETE', `/v2/api-keys/${body.data[0].id}`, session)).status, 404)
  const high = await world.call('POST', '/v2/api-keys', session, { body: { rateLimit: 1_000_000 } })
  t.match(high, { status: 400, body: { error: { details: { errors: [{ path: 'rateLimit' }] } } } })
  for (const [method, path] of [
    ['POST', '/v2/api-keys/refresh'],
    ['GET', `/v2/organizations/${org}/users`],
    ['POST', '/v2/oauth-clients'],
  ] as const)
    t.equal((await world.call(method, path, session)).status, 403, `${method} ${path}`)
})

t.test('the export names sessions, and erasure ends them and deletes links', async (t) => {
  const person = await world.person('Eli', { emailVerified: true })
  const browser = browserOf(world)
  await browser.signIn('eli@example.com')
  const secret = browser.jar.get(`${host}session`) ?? ''
  const kinds = async () => {
    const { body } = await world.call('GET', '/v2/me/export', person.key)
    return body.data.records.map(({ kind }: { kind: string }) => kind)
  }
  const named = await kinds()
  for (const kind of ['session', 'signIn']) t.ok(named.includes(kind), kind)
  const erase = `/v2/organizations/${org}/attendees/erase`
  t.equal((await world.call('POST', erase, olga.key, { body: { email: 'eli@example.com' } })).status, 202)
  t.equal((await world.authenticate(secret, 'session')).status, 401)
  const left = await db.sql`
    select 1 from session where user_id = ${person.id} union all select 1 from sign_in where user_id = ${person.id}`
  t.same(left, [])
})
