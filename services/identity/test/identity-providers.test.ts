import { type Authenticated, anonymousCaller, type CallerContext } from '@punctual/contracts'
import { startNameServer, startOpenId } from '@punctual/testing'
import t from 'tap'
import { createAccount } from '../src/app/bootstrap.ts'
import { refusals, startWorld } from './people.ts'

// People of an organization sign in by its OpenID provider, a real one on loopback.

const names = await startNameServer(t)
const callback = 'https://book.example.com/v2/auth/sign-in/callback'
const openId = await startOpenId(t, callback)
const world = await startWorld(t, { EGRESS_ALLOW: '127.0.0.1/32', DNS_SERVERS: names.address })
const { adam, ask, clock, db, eve, olga, org } = world
const path = `/v2/organizations/${org}/identity-providers`
const { issuer, clientId, clientSecret } = openId
const body = { name: 'Acme', issuer, clientId, clientSecret, domains: ['acme.test'] }
const { user: ida } = await createAccount(db, clock, {
  email: 'ida@acme.test',
  name: 'Ida',
  organizationId: org,
})
await db.sql`update "user" set email_verified = true where id = ${ida.id}`
const provider = await ask(201, 'POST', path, adam, body)

/** A browser that keeps the cookies of the site. */
function aBrowser() {
  const jar = new Map<string, string>()
  const send = async (method: string, at: string, asked: object = {}, as?: CallerContext) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(cookie && { cookie }) }
    const answer = await world.send(method, at, as ?? anonymousCaller('test'), { ...asked, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  const begin = (more: object = {}) =>
    send('POST', '/v2/auth/sign-in/begin', { body: { providerId: provider.id, ...more } })
  const comeBack = async ({ pathname, search }: URL) => {
    const { headers, status } = await send('GET', pathname + search)
    return `${status} ${headers.get('location')}`
  }
  return {
    jar,
    begin,
    comeBack,
    /** Goes to the provider and comes back. @returns status and address of the answer */
    async signIn(more: object = {}) {
      const { body } = await begin(more)
      return comeBack(await openId.open(body.data.authUrl))
    },
  }
}
const refused = (why: string) => `303 /account/sign-in?error=${why}`
const providerOf = async (email: string) =>
  (await world.send('POST', '/v2/auth/sign-in/provider', anonymousCaller('test'), { body: { email } })).body
    .data

t.test('only admins of the organization set up providers, whose secrets are never shown', async (t) => {
  t.match(provider, {
    name: 'Acme',
    issuer,
    clientId,
    callbackUrl: callback,
    domains: [{ verifiedAt: null }],
  })
  t.notMatch(JSON.stringify(provider), clientSecret)
  t.notMatch(JSON.stringify(await db.sql`select * from identity_provider`), clientSecret)
  for (const [method, at] of [
    ['POST', path],
    ['GET', path],
    ['GET', `${path}/${provider.id}`],
    ['PATCH', `${path}/${provider.id}`],
    ['DELETE', `${path}/${provider.id}`],
    ['POST', `${path}/${provider.id}/verify-domains`],
  ] as const)
    t.strictSame(await refusals(world, method, at, method === 'POST' ? { body } : {}), [401, 403, 403], at)
  const elsewhere = `/v2/organizations/${eve.org}/identity-providers/${provider.id}`
  t.equal((await world.call('GET', elsewhere, eve.key)).status, 404)
  t.match(await ask(200, 'GET', path, olga), [{ id: provider.id }])
})

t.test('an issuer must be public, and have what is needed', async (t) => {
  for (const wrong of ['http://acme.test', 'https://10.0.0.1', 'https://me:pw@acme.test', 'nothing'])
    t.match(await world.call('POST', path, adam.key, { body: { ...body, issuer: wrong } }), {
      status: 400,
      body: { error: { code: 'BadRequestException', details: { errors: [{ path: 'issuer' }] } } },
    })
  const wrong = { ...body, issuer: `${issuer}/elsewhere` }
  t.match(await world.call('POST', path, adam.key, { body: wrong }), {
    status: 400,
    body: { error: { code: 'identity_provider_failing' } },
  })
})

t.test('a provider is offered once the record of a domain proves it', async (t) => {
  const verify = () => ask(200, 'POST', `${path}/${provider.id}/verify-domains`, adam)
  const [{ record }] = provider.domains
  t.match(await verify(), { domains: [{ verifiedAt: null }] })
  t.equal(await providerOf('ida@acme.test'), null)
  t.equal((await aBrowser().begin()).status, 404)
  names.texts.set(record.name, ['something else', record.value])
  t.match(await verify(), { domains: [{ domain: 'acme.test', verifiedAt: String }] })
  for (const email of ['ida@acme.test', 'Unknown@ACME.test'])
    t.strictSame(await providerOf(email), { id: provider.id, name: 'Acme' }, email)
  t.equal(await providerOf('ida@other.test'), null)

  const other = await ask(201, 'POST', `/v2/organizations/${eve.org}/identity-providers`, eve, body)
  const [{ record: theirs }] = other.domains
  names.texts.set(theirs.name, [record.value, theirs.value])
  const taken = `/v2/organizations/${eve.org}/identity-providers/${other.id}/verify-domains`
  t.match(await world.call('POST', taken, eve.key), {
    status: 409,
    body: { error: { code: 'domain_taken' } },
  })
})

t.test('a person signs in, once, in the browser that began', async (t) => {
  const browser = aBrowser()
  t.equal(await browser.signIn({ email: 'ida@acme.test', returnTo: '/console' }), '303 /console')
  const { body } = await world.authenticate(browser.jar.get('__Host-punctual_session') ?? '', 'session')
  t.match((body as Authenticated).caller, { userId: ida.id, organizationId: org, kind: 'session' })

  const begun = await browser.begin()
  const back = await openId.open(begun.body.data.authUrl)
  t.equal(await aBrowser().comeBack(back), refused('provider_sign_in_failed'), 'another browser')
  const stranger = aBrowser()
  await stranger.begin()
  t.equal(await stranger.comeBack(back), refused('provider_sign_in_failed'), 'one that began itself')
  t.equal(await browser.comeBack(back), '303 /account')
  const again = aBrowser()
  again.jar.set('__Host-punctual_sign_in', browser.jar.get('__Host-punctual_sign_in') ?? 'x'.repeat(49))
  t.equal(await again.comeBack(back), refused('provider_sign_in_failed'), 'used once')
})

t.test('a request ends after ten minutes, and the nonce and the code count', async (t) => {
  const late = aBrowser()
  const back = await openId.open((await late.begin()).body.data.authUrl)
  clock.advance(600_000)
  t.equal(await late.comeBack(back), refused('provider_sign_in_failed'))
  openId.isReplayed = true
  t.equal(await aBrowser().signIn(), refused('provider_sign_in_failed'), 'another nonce')
  openId.isReplayed = false
  const forged = aBrowser()
  const wrong = await openId.open((await forged.begin()).body.data.authUrl)
  wrong.searchParams.set('code', 'invented')
  t.equal(await forged.comeBack(wrong), refused('provider_sign_in_failed'))
})

t.test('only verified addresses of its domains and accounts of its organization sign in', async (t) => {
  const signsIn = async (email: string, isVerified = true) => {
    openId.person = { email, isVerified }
    return aBrowser().signIn()
  }
  t.equal(await signsIn('IDA@acme.test'), '303 /account')
  const missing = refused('provider_account_missing')
  t.equal(await signsIn('ida@acme.test', false), missing, 'not verified by the provider')
  t.equal(await signsIn('unknown@acme.test'), missing, 'no account')
  t.equal(await signsIn('olga@example.com'), missing, 'another domain')
  await createAccount(db, clock, { email: 'eli@acme.test', name: 'Eli', organizationId: eve.org })
  await db.sql`update "user" set email_verified = true where email = 'eli@acme.test'`
  t.equal(await signsIn('eli@acme.test'), missing, 'an account of another organization')
  await createAccount(db, clock, { email: 'una@acme.test', name: 'Una', organizationId: org })
  t.equal(await signsIn('una@acme.test'), missing, 'an address that the account has not verified')
  openId.person = { email: 'ida@acme.test', isVerified: true }
})

t.test('a change keeps verified domains; a deleted provider ends', async (t) => {
  const one = `${path}/${provider.id}`
  const domains = ['acme.test', 'acme.example']
  t.match(await ask(200, 'PATCH', one, adam, { name: 'Acme Inc.', domains }), {
    name: 'Acme Inc.',
    domains: [
      { domain: 'acme.example', verifiedAt: null },
      { domain: 'acme.test', verifiedAt: String },
    ],
  })
  t.match(await ask(200, 'GET', one, adam), { name: 'Acme Inc.' })
  const elsewhere = { issuer: openId.issuer.replace('127.0.0.1', 'localhost') }
  t.match(await world.call('PATCH', one, adam.key, { body: elsewhere }), {
    status: 400,
    body: { error: { message: /clientSecret/ } },
  })
  t.equal(await aBrowser().signIn(), '303 /account')
  const left = aBrowser()
  const back = await openId.open((await left.begin()).body.data.authUrl)
  await ask(200, 'DELETE', one, adam)
  t.equal(await left.comeBack(back), refused('provider_sign_in_failed'))
  t.equal(await providerOf('ida@acme.test'), null)
  t.equal((await world.call('GET', one, adam.key)).status, 404)
})
