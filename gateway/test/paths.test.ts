import { DomainError } from '@punctual/contracts'
import t from 'tap'
import { buildPath, refuseOddTarget } from '../src/forwarding/paths.ts'
import { sendLines } from './raw.ts'
import { startWorld, untilAllRemember } from './world.ts'

const example = 'x\\..\\..\\..\\v2\\organizations\\1\\webhooks'

/** Path segments that parsers can read in different ways. */
const odd = [
  example,
  'a\\b',
  '%5c',
  '%5C',
  '%255c',
  '%25255C',
  '%2f',
  '%2F',
  'a%2Fb',
  '%252f',
  '%25252F',
  '%25%32%66',
  '.',
  '..',
  '...',
  '..a',
  'a..',
  '..;a',
  '%2e',
  '%2E%2e',
  '.%2e',
  '%2e.',
  '%252e%252e',
  '%00',
  '%09',
  'a%0a',
  '%0D',
  '%1f',
  '%7f',
  '%250a',
  '%c2%85',
  '#',
  'a#b',
  '%25252525252f',
]
const plain = [
  'a',
  '.a',
  'a.',
  'a..b',
  '%41',
  'a%20b',
  '%25',
  '%2525',
  '100%25',
  '%c3%a9',
  "a'b(c)*!~",
  'a:b@c,d;e=f&g+h$',
]

t.test('400 for an ambiguous path, for every caller', async (t) => {
  const { url, apiKey, asked, api } = await startWorld(t)
  const lines = [`Authorization: Bearer ${apiKey}`]
  for (const part of odd)
    for (const [path, credential] of [
      [`/v2/webhooks/${part}`, lines],
      [`/v2/webhooks/${part}/deliveries`, []],
      [`/${part}/v2`, ['Authorization: Bearer bad']],
      [`/docs/${part}`, []],
    ] as const) {
      const { status, body, head } = await sendLines(url, `GET ${path}`, [...credential])
      t.equal(status, 400, path)
      t.match(body, {
        status: 'error',
        error: { code: 'BadRequestException', message: /^The path must not/ },
      })
      t.match(head, /access-control-allow-origin: \*/)
      t.notMatch(head, /\nx-ratelimit/)
    }
  t.same(asked, [], 'identity was not asked')
  for (const part of plain)
    t.equal((await api('GET', `/v2/webhooks/${part}`)).body.data.caller.userId, 7, part)
})

t.test("400 below /v1 has v1's error shape and headers", async (t) => {
  const { url, apiKey, asked } = await startWorld(t)
  for (const part of odd) {
    const { status, body, head } = await sendLines(url, `GET /v1/bookings/${part}?apiKey=${apiKey}`, [])
    t.equal(status, 400, part)
    t.match(Object.keys(body), ['message'], part)
    t.match(head, /deprecation: /)
  }
  t.same(asked, [])
})

t.test('400 for raw control characters in the request target', async (t) => {
  const { url } = await startWorld(t)
  for (const control of ['\t', '\x0b', '\x0c', '\x01', '\x7f'])
    for (const target of [`/v2/me${control}`, `/v2/.${control}./me`, `/v2/me?a=${control}`])
      t.equal((await sendLines(url, `GET ${target}`, [])).status, 400, JSON.stringify(target))
})

t.test('the forwarded path is built from the matched route', async (t) => {
  const world = await startWorld(t)
  const { url, apiKey } = world
  await untilAllRemember(world)
  const forwarded = async (target: string) => {
    const lines = [`Authorization: Bearer ${apiKey}`, 'svc-api-version: 2024-08-13']
    return (await sendLines(url, `GET ${target}`, lines)).body.data?.url
  }
  t.equal(await forwarded('/v2/me/'), '/v2/me')
  t.equal(await forwarded('/%762/%6De'), '/v2/me')
  t.equal(await forwarded('http://elsewhere.test/v2/me?x=1'), '/v2/me?x=1')
  t.equal(
    await forwarded('/v2/bookings/%41%2c%40b%20%c3%a9%25?x=%2F..%5c\\&y'),
    '/v2/bookings/A,@b%20%C3%A9%25?x=%2F..%5c\\&y',
  )
  t.equal(await forwarded('/v2/bookings?a=b?c/../d'), '/v2/bookings?a=b?c/../d')
})

t.test('404 for an empty parameter', async (t) => {
  const { api } = await startWorld(t)
  for (const path of ['/v2/webhooks//', '/v2/bookings//', '/v2/organizations//teams/3', '/v2//me'])
    t.equal((await api('GET', path)).status, 404, path)
})

t.test('a uid in an older body becomes exactly one path segment', async (t) => {
  const paths: string[] = []
  const { api } = await startWorld(t, {
    routes: (app) => {
      app.post('/v2/bookings/:bookingUid/reschedule', async ({ url }) => {
        paths.push(url)
        throw new DomainError('booking_not_found')
      })
    },
  })
  const book = (rescheduleUid: string) =>
    api('POST', '/v2/bookings', { body: { rescheduleUid, responses: {}, eventTypeId: 1, start: 'now' } })
  t.equal((await book('a%2fb')).status, 404)
  t.same(paths, ['/v2/bookings/a%252fb/reschedule'])
  for (const uid of ['.', '..', '../../organizations/1', 'a/b', 'a\\b', 'a\nb']) {
    const { status, body } = await book(uid)
    t.equal(status, 400, uid)
    t.match(body.error.details.errors, [{ path: 'rescheduleUid' }])
  }
  t.equal(paths.length, 1)
})

t.test('the path builder and the path check agree', async (t) => {
  for (const part of plain) {
    t.doesNotThrow(() => refuseOddTarget(`/v2/${part}?a=b`), part)
    const built = buildPath('/v2/:a/:b', { a: decodeURIComponent(part), b: 'c' })
    t.doesNotThrow(() => refuseOddTarget(built), built)
    t.same(built.split('/').map(decodeURIComponent), ['', 'v2', decodeURIComponent(part), 'c'])
  }
  for (const value of ['.', '..', 'a/b', '\\', '\0', '\u0085', '\ud800'])
    t.throws(() => buildPath('/v2/:a', { a: value }), /must not have/, JSON.stringify(value))
  t.throws(() => buildPath('/v2/:a', {}), /empty a/)
})
