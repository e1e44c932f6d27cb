import type { JsonSchema, OperationSchema } from '@punctual/http'
import fc from 'fast-check'

/** A piece of JSON text, as some JSON has no exact JavaScript value. */
class Text {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

export interface HostileCall {
  params: Record<string, string>
  /** With the leading `?`. */
  query: string
  /** JSON text, or malformed JSON. */
  body: string | undefined
}

const long = 'x'.repeat(90_000)

const hostileTexts = [
  'null',
  'true',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e400',
  '1e-400',
  '9007199254740993',
  '99999999999999999999',
  '0x10',
  '""',
  '" "',
  '"0x10"',
  '"1e400"',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u202eabc"',
  '"2026-02-30"',
  '"2026-02-30T25:61:00Z"',
  '"0000-00-00T00:00:00Z"',
  '"9999-12-31T23:59:59Z"',
  '"+275760-09-13T00:00:00.001Z"',
  '"-271821-04-19T00:00:00Z"',
  '"2026-12-02T09:00:00+99:99"',
  '"24:00"',
  '"Etc/Nowhere"',
  '"../../etc/passwd"',
  '"\'; drop table x; --"',
  '"{{7*7}}"',
  '"%"',
  '"javascript:alert(1)"',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"toString":1,"length":-1}',
  '{"":""}',
  `"${long}"`,
  `"${'é'.repeat(40_000)}"`,
  `{"${long}":1}`,
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
  `[${'0,'.repeat(20_000)}0]`,
  '"\\ud83d\\udc69\\u200d\\ud83d\\udc67"',
  '"a@b@c"',
  '"a@\\u202e.com"',
]
const hostileText = fc.constantFrom(...hostileTexts).map((json) => new Text(json))
const hostileKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '',
  '\0',
  '\u202e',
  'then',
  'x'.repeat(5000),
)

const hostileParam = fc.constantFrom(
  ...[
    '0x10',
    '1e400',
    '-0',
    '-1',
    '0',
    '1.5',
    '9007199254740993',
    '99999999999999999999999',
    '007',
    '+1',
    ' 1',
  ],
  ...[
    '%00',
    '1%00',
    '%ED%A0%80',
    '%',
    '%E2%80%AE',
    '..%2f..%2f',
    '__proto__',
    'constructor',
    'null',
    'NaN',
    "1'--",
  ],
  ...[
    '1%2F2',
    '\u00b2',
    '\u0663',
    'x'.repeat(499),
    'x'.repeat(3000),
    '2147483648',
    '1;2',
    '1,2',
    '%F0%9F%91%A9',
  ],
)

/**
 * Generates mostly valid values of a schema: known values for formats and patterns, random ones for
 * the rest.
 */
function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const {
    const: only,
    enum: choices,
    anyOf,
    allOf,
    type,
  } = schema as Record<string, unknown> & {
    anyOf?: JsonSchema[]
    allOf?: JsonSchema[]
    enum?: unknown[]
  }
  if (only !== undefined) return fc.constant(only)
  if (choices) return fc.constantFrom(...choices)
  if (anyOf) return fc.oneof(...anyOf.map(fitting))
  if (allOf) return fc.tuple(...allOf.map(fitting)).map((parts) => Object.assign({}, ...parts))
  if (type === 'object') return fittingObject(schema)
  if (type === 'array') return fc.array(fitting((schema.items ?? {}) as JsonSchema), { maxLength: 2 })
  if (type === 'integer' || type === 'number') {
    const { minimum = 0, maximum = 1000 } = schema as { minimum?: number; maximum?: number }
    return fc.integer({ min: minimum, max: Math.min(maximum, minimum + 1000) })
  }
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  return type === 'string' ? fc.constantFrom(...textsOf(schema)) : fc.jsonValue({ maxDepth: 2 })
}

function textsOf({ format, pattern }: JsonSchema): string[] {
  if (format === 'date') return ['2026-12-02', '2028-02-29']
  if (format === 'date-time') return ['2026-12-02T09:00:00Z', '2026-12-02T23:30:00+05:45']
  if (format === 'email') return ['ann@example.com', 'bob+tag@example.org']
  if (format === 'time-zone') return ['Europe/Berlin', 'America/New_York']
  if (format === 'uri') return ['https://example.com/a?b=c']
  if (format === 'phone') return ['+4930123456']
  return pattern === undefined
    ? ['a', 'Some words', 'ünï', 'slug-1']
    : ['09:00', 'slug-1', '12', 'https://example.com']
}

function fittingObject(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>
  const required = (schema.required ?? []) as string[]
  const model = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, fitting(each)]))
  const [values] = Object.values((schema.patternProperties ?? {}) as Record<string, JsonSchema>)
  if (values) return fc.dictionary(fc.constantFrom('a', 'b', 'key'), fitting(values), { maxKeys: 2 })
  return fc.record(model, { requiredKeys: required })
}

/** Generates the value with one hostile change: a replaced or an added part. */
function spoilt(value: unknown, where: number, hostile: Text, key: string): unknown {
  const places: ((put: unknown) => unknown)[] = [(put) => put]
  const walk = (each: unknown, rebuild: (put: unknown) => unknown) => {
    if (Array.isArray(each))
      for (const [at, inner] of each.entries()) {
        const put = (given: unknown) => rebuild(each.with(at, given))
        places.push(put)
        walk(inner, put)
      }
    else if (typeof each === 'object' && each !== null) {
      places.push((given) =>
        rebuild(new Text(`{${[...membersOf(each), `${JSON.stringify(key)}:${write(given)}`]}}`)),
      )
      for (const [name, inner] of Object.entries(each)) {
        const put = (given: unknown) => rebuild({ ...each, [name]: given })
        places.push(put)
        walk(inner, put)
      }
    }
  }
  walk(value, (put) => put)
  return places[where % places.length]?.(hostile)
}

const membersOf = (object: object): string[] =>
  Object.entries(object).map(([name, inner]) => `${JSON.stringify(name)}:${write(inner)}`)

function write(value: unknown): string {
  if (value instanceof Text) return value.json
  if (Array.isArray(value)) return `[${value.map(write)}]`
  return typeof value === 'object' && value !== null
    ? `{${membersOf(value)}}`
    : (JSON.stringify(value) ?? 'null')
}

function hostileQuery(schema: JsonSchema | undefined): fc.Arbitrary<string> {
  const names = Object.keys((schema?.properties ?? {}) as object)
  const name = fc.constantFrom(...names, '__proto__', 'constructor[prototype]', 'unknown', 'a[]')
  const pair = fc.tuple(name, hostileParam).map(([key, value]) => `${key}=${value.slice(0, 500)}`)
  return fc.array(pair, { minLength: 1, maxLength: 4 }).map((pairs) => `?${[...pairs, pairs[0]].join('&')}`)
}

/**
 * @param ids existing ids, by the parameters of paths
 * @param isDeletion whether a successful call would delete objects that other calls need
 */
export function hostileCall(
  { body, querystring }: OperationSchema,
  names: string[],
  ids: Readonly<Record<string, string>>,
  isDeletion: boolean,
): fc.Arbitrary<HostileCall> {
  const real = Object.fromEntries(names.map((name) => [name, ids[name] ?? '1']))
  const params = fc.record(Object.fromEntries(names.map((name) => [name, hostileParam])))
  const oneBad = fc.tuple(params, fc.nat()).map(([bad, at]) => ({
    ...real,
    ...Object.fromEntries([Object.entries(bad)[at % names.length] ?? []].filter((each) => each.length)),
  }))
  const badBody = body
    ? fc
        .tuple(fitting(body), fc.nat(), hostileText, hostileKey)
        .map(([value, where, hostile, key]) => write(spoilt(value, where, hostile, key)))
    : fc.option(hostileText.map(write), { nil: undefined })
  const badPath = fc.record({
    params: oneBad,
    query: fc.constant(''),
    body: body ? fitting(body).map(write) : fc.constant(undefined),
  })
  if (isDeletion) return badPath
  const badContent = fc.record({
    params: fc.constant(real),
    query: fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: hostileQuery(querystring) },
    ),
    body: badBody,
  })
  const badQuery = fc.record({
    params: fc.constant(real),
    query: hostileQuery(querystring),
    body: fc.constant(undefined),
  })
  if (names.length === 0)
    return fc.oneof({ weight: body ? 5 : 1, arbitrary: badContent }, { weight: 1, arbitrary: badQuery })
  return fc.oneof(
    { weight: body ? 5 : 1, arbitrary: badContent },
    { weight: 2, arbitrary: badPath },
    { weight: querystring ? 2 : 1, arbitrary: badQuery },
  )
}
