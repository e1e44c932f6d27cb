import {
  generateApiKey,
  generateSecret,
  type Operation,
  type ServiceName,
  serviceNames,
} from '@punctual/http'
import { fileTimeoutMs, startStack, testConfig } from '@punctual/testing'
import fc from 'fast-check'
import t from 'tap'
import { routes as today, v1Routes } from '../src/routes/index.ts'
import { versionedResources } from '../src/versions/index.ts'
import { type Matched, type Outcome, routeInProcess } from './in-process.ts'

t.setTimeout(fileTimeoutMs)

const runs = testConfig().randomPaths
const routes = [...today, ...v1Routes]

/**
 * The routes of each service, including internal ones, so that a path that reaches one is detected.
 */
async function served(): Promise<Record<ServiceName, Operation[]>> {
  const { parts } = await startStack(t)
  const lists = serviceNames.map(async (name) => {
    const answer = await fetch(`${parts[name]?.opsUrl}/routes`)
    return [name, (await answer.json()) as Operation[]] as const
  })
  return Object.fromEntries(await Promise.all(lists)) as Record<ServiceName, Operation[]>
}

const nasty = [
  '.',
  '..',
  '...',
  '%2e',
  '%2E%2e',
  '.%2e',
  '%252e%252e',
  '..%00',
  '..;',
  '..%20',
  ' ..',
  '%20..',
  '..foo',
  '%2f',
  '%2F',
  '%252f',
  '%25252F',
  '%5c',
  '%5C',
  '%255c',
  '\\',
  '\\..\\',
  '..\\..',
  '%c0%af',
  '%c0%ae%c0%ae',
  '\t',
  '\n',
  '\r',
  '\0',
  '\x7f',
  '%00',
  '%09',
  '%0a',
  '%0D',
  '%7f',
  '%c2%85',
  '%250a',
  '\x85',
  '%',
  '%%',
  '%2',
  '%zz',
  '%25',
  '%2525',
  '%25%32%66',
  '%2%35',
  '%ED%A0%80',
  '%F0%9F%91%A9',
  '%e2%80%ae',
  '',
  '/',
  '//',
  '?',
  '#',
  '%3f',
  '%23',
  ';',
  '%3B',
  ';x=y',
  ':',
  '::',
  '*',
  '@',
  '&',
  '=',
  '+',
  '%2B',
  ',',
  'é',
  '\xe9',
  '%c3%a9',
  '%EF%BC%8F',
  '%E2%88%95',
  '~',
  '$',
  "'",
  '"',
  '<',
  '>',
  '|',
  '^',
  '`',
  '{',
  '}',
  '[',
  ']',
  '0',
  '007',
  '-1',
  '1e3',
  '1.0',
  '0x1',
  '\u0661',
  'default',
  'by-seat',
  'reservations',
  'teams',
  'me',
  'null',
  'internal',
  'v1',
  'v2',
  'organizations',
  'webhooks',
  '__proto__',
  'constructor',
  'a'.repeat(499),
  'a'.repeat(501),
  '%41'.repeat(300),
  ','.repeat(400),
  '%2C'.repeat(200),
  '%25'.repeat(200),
]
const word = fc.stringMatching(/^[A-Za-z0-9_~-]{1,20}$/)
const unicode = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 4 })
  .map((text) => encodeURIComponent(text))
const bytes = fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 4 })
const escaped = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 4 })
  .map((all) => all.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
const oneOfNasty = fc.constantFrom(...nasty)
const value = fc.oneof(
  { weight: 4, arbitrary: word },
  { weight: 2, arbitrary: oneOfNasty },
  { weight: 1, arbitrary: fc.tuple(word, oneOfNasty, word).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.oneof(unicode, bytes, escaped) },
)

type Change = (path: string, at: number) => string
const insert =
  (text: string): Change =>
  (path, at) =>
    path.slice(0, at) + text + path.slice(at)
const encodeOne: Change = (path, at) =>
  `${path.slice(0, at)}%${path.charCodeAt(at).toString(16).padStart(2, '0')}${path.slice(at + 1)}`
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>((path) => path),
  fc.constant<Change>((path) => path),
  oneOfNasty.map(insert),
  oneOfNasty.map((text) => insert(`/${text}/`)),
  fc.constant(encodeOne),
  fc.constant<Change>((path) => `${path}/`),
  fc.constant<Change>((path) => `${path}//`),
  fc.constant<Change>((path, at) => path.slice(0, at)),
  fc.constantFrom(...routes).map<Change>(
    ({ path }) =>
      (given) =>
        `${given}/..${path}`,
  ),
  fc.constantFrom(...routes).map<Change>(
    ({ path }) =>
      (given) =>
        `${given}\\..${path.replaceAll('/', '\\')}`,
  ),
  fc.constant<Change>((path, at) => path.slice(0, at) + path.slice(at).toUpperCase()),
)
const target = fc
  .record({
    route: fc.constantFrom(...routes),
    method: fc.constantFrom(undefined, undefined, undefined, 'GET', 'POST', 'DELETE', 'PATCH'),
    values: fc.array(value, { minLength: 4, maxLength: 4 }),
    changes: fc.array(fc.tuple(change, fc.nat()), { maxLength: 2 }),
    isOlder: fc.boolean(),
    query: fc.constantFrom('', '?', '?a=b', '?a=%2f..%2f', '?a=/../x', '?apiKey=x&a=\\'),
  })
  .map(({ route, method = route.method, values, changes, isOlder, query }) => {
    let at = 0
    let path = route.path.replace(/:\w+/g, () => values[at++] ?? '')
    for (const [apply, where] of changes) path = apply(path, where % (path.length + 1))
    return { method, path, query, isOlder }
  })

interface Given {
  method: string
  path: string
  query: string
  isOlder: boolean
}

const key = generateApiKey()
const bearer: Record<string, string> = { authorization: `Bearer ${key}` }
const versions = new Map(versionedResources.map(({ prefix, current }) => [prefix, current[0] ?? '']))
const prefixes = [...versions.keys()]

t.test('a service routes to the operation that the gateway has authorized', async (t) => {
  const send = await routeInProcess(await served())
  /** Sends the credentials of both generations, as a path can be a v1 path in many spellings. */
  const call = ({ method, path, query, isOlder }: Given, credential = bearer) => {
    const version = versions.get(prefixes.find((prefix) => path.startsWith(prefix)) ?? '')
    return send({
      method,
      url: `${path}${query}${query === '' ? '?' : '&'}apiKey=${key}`,
      headers: {
        ...credential,
        ...(!isOlder && version && { 'svc-api-version': version }),
      },
    })
  }

  /**
   * The service route of each public route with plain values: the same path, or the translated one
   * of an older version.
   */
  const expected = new Map<string, string | undefined>()
  const nameOf = ({ route, isOlder }: Pick<Matched, 'route' | 'isOlder'>): string => `${route} ${isOlder}`
  const astray: string[] = []
  for (const { method, path, olderOnly, callers } of routes)
    for (const isOlder of [true, false]) {
      // Few operations take no key: they are for browsers.
      const browser = callers.includes('session') ? { cookie: `punctual_session=${generateSecret()}` } : {}
      const credential = callers.includes('api-key') ? bearer : browser
      const { matched, served } = await call(
        { method, path: path.replace(/:\w+/g, '7'), query: '', isOlder },
        credential,
      )
      if (matched) expected.set(nameOf(matched), served?.route)
      if (!isOlder && !olderOnly && served?.route !== `${method} ${path}`) astray.push(`${method} ${path}`)
    }
  t.same(astray, [], 'every current path reaches the same path')

  /** Elsewhere: unknown paths, and pages of the gateway. */
  const seen = { forwarded: 0, withParameters: 0, refused: 0, elsewhere: 0 }
  await fc.assert(
    fc.asyncProperty(target, async (given) => {
      const outcome = await call(given)
      const { status, matched, forwarded, served } = outcome
      if (forwarded === undefined) {
        if (status === 400) seen.refused += 1
        else seen.elsewhere += 1
        return status < 500
      }
      seen.forwarded += 1
      if (Object.keys(served?.params ?? {}).length > 0) seen.withParameters += 1
      return (
        isPlain(forwarded) &&
        served !== undefined &&
        matched !== undefined &&
        served.route === expected.get(nameOf(matched)) &&
        sameValues(outcome)
      )
    }),
    { numRuns: runs, seed: 20_261_201 },
  )
  t.comment(JSON.stringify(seen))
  t.equal(seen.forwarded + seen.refused + seen.elsewhere, runs)
  for (const [name, count] of Object.entries(seen)) t.ok(count > runs / 50, `${count} ${name}`)
})

/** Compares values, not names, as v1's `id` has other names now. */
function sameValues({ matched, served }: Outcome): boolean {
  const values = (routed: Outcome['served']) => JSON.stringify(Object.values(routed?.params ?? {}))
  return values(matched) === values(served)
}

/** Returns whether every URL parser leaves the path unchanged. */
const isPlain = (target: string): boolean => {
  const [path = ''] = target.split('?', 1)
  return new URL(`http://a${target}`).pathname === path && !/%2f|%5c|\\/i.test(path)
}
