import { Type } from '@sinclair/typebox'
import t, { type Test } from 'tap'
import { serve } from './kit.ts'

const Location = Type.Union([
  Type.Object({ type: Type.Literal('address'), address: Type.String() }),
  Type.Object({ type: Type.Literal('link'), link: Type.String({ format: 'uri' }) }),
])

const Body = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 5 }),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 9, default: 4 })),
  ratio: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  flag: Type.Optional(Type.Boolean()),
  colour: Type.Optional(Type.Union([Type.Literal('red'), Type.Literal('blue')])),
  id: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  list: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 2, uniqueItems: true })),
  location: Type.Optional(Location),
  inner: Type.Optional(
    Type.Object({ at: Type.String({ format: 'date-time' }) }, { additionalProperties: false }),
  ),
  free: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})

const Query = Type.Object({
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: 250, default: 100 })),
  ratio: Type.Optional(Type.Number()),
  flag: Type.Optional(Type.Boolean()),
  ids: Type.Optional(Type.Array(Type.Integer())),
  words: Type.Optional(Type.Union([Type.Array(Type.Literal('a')), Type.Literal('all')])),
  text: Type.Optional(Type.String()),
})

const start = (t: Test) =>
  serve(t, (app) => {
    app.post('/body', { schema: { body: Body } }, async ({ body }) => body)
    app.post(
      '/closed',
      { schema: { body: Type.Object({ a: Type.Integer() }, { additionalProperties: false }) } },
      async ({ body }) => body,
    )
    app.get('/query', { schema: { querystring: Query } }, async ({ query }) => query)
    app.get(
      '/things/:id',
      { schema: { params: Type.Object({ id: Type.Integer({ minimum: 1 }) }) } },
      async ({ params }) => params,
    )
    app.get(
      '/words/:word',
      { schema: { params: Type.Object({ word: Type.String() }) } },
      async ({ params }) => params,
    )
  })

t.test(
  '200 a body as it came: nothing converted, no default, unknown keys dropped at every depth',
  async (t) => {
    const { call } = await start(t)
    const body = {
      name: 'Ann',
      list: ['a'],
      free: { any: [1, { x: null }] },
      location: { type: 'address', address: '1' },
    }
    const { status, body: got } = await call('POST', '/body', {
      body: { ...body, other: 1, location: { ...body.location, link: 'x' } },
    })
    t.equal(status, 200)
    t.same(got, body)
  },
)

t.test('400 names every invalid field in one readable sentence', async (t) => {
  const { call } = await start(t)
  const { status, body } = await call('POST', '/body', {
    body: { name: '', count: '5', flag: 'true', extra: 1 },
  })
  t.equal(status, 400)
  t.equal(body.error.code, 'BadRequestException')
  t.equal(body.error.message, 'name must not be empty, count must be an integer, flag must be true or false')
  t.same(body.error.details, {
    errors: [
      { path: 'name', message: 'must not be empty' },
      { path: 'count', message: 'must be an integer' },
      { path: 'flag', message: 'must be true or false' },
    ],
  })
})

t.test('400 has a specific message for each kind of error', async (t) => {
  const { call } = await start(t)
  const said = async (wrong: object) =>
    (await call('POST', '/body', { body: { name: 'Ann', ...wrong } })).body.error?.message
  t.equal(await said({ name: undefined }), 'name is required')
  t.equal(await said({ name: null }), 'name must be a string')
  t.equal(await said({ name: 'too long' }), 'name must have at most 5 characters')
  t.equal(await said({ count: 0 }), 'count must be at least 1')
  t.equal(await said({ count: 10 }), 'count must be at most 9')
  t.equal(await said({ count: 1.5 }), 'count must be an integer')
  t.equal(await said({ ratio: 0 }), 'ratio must be more than 0')
  t.equal(await said({ colour: 'green' }), 'colour must be red or blue')
  t.equal(await said({ id: 'x' }), 'id must be an integer or null')
  t.equal(await said({ list: [] }), 'list must not be empty')
  t.equal(await said({ list: ['a', 'b', 'c'] }), 'list must have at most 2 items')
  t.equal(await said({ list: ['a', 'a'] }), 'list must not contain duplicates')
  t.equal(await said({ list: ['a', 1] }), 'list.1 must be a string')
  t.equal(await said({ inner: 5 }), 'inner must be an object')
  t.equal(await said({ inner: { at: 'soon' } }), 'inner.at must be an ISO 8601 date-time with an offset or Z')
  t.equal(await said({ inner: { at: '2026-12-01T09:00:00Z', by: 1 } }), 'inner.by is not a known field')
})

t.test('400 for a union describes the most likely branch', async (t) => {
  const { call } = await start(t)
  const said = async (location: unknown) =>
    (await call('POST', '/body', { body: { name: 'Ann', location } })).body.error.message
  t.equal(await said({ type: 'link', link: 'ftp://x' }), 'location.link must be an http or https URL')
  t.equal(await said({ type: 'address' }), 'location.address is required')
  t.equal(await said('x'), 'location must be an object')
})

t.test('400 for an invalid body', async (t) => {
  const { call } = await start(t)
  for (const body of ['null', '5', '[]', '"x"'])
    t.equal((await call('POST', '/body', { body })).body.error.message, 'the body must be an object', body)
  for (const body of [
    '{',
    '{"name":"x"}}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
    '{"name":\u00a0"x"}',
  ])
    t.match(
      (await call('POST', '/body', { body })).body,
      { error: { message: 'The body is not valid JSON.' } },
      body,
    )
})

t.test('no body counts as {}', async (t) => {
  const { call } = await start(t)
  for (const headers of [{}, { 'content-type': 'application/json' }, { 'content-type': 'text/plain' }]) {
    const { status, body } = await call('POST', '/body', { headers })
    t.equal(status, 400)
    t.equal(body.error.message, 'name is required')
  }
})

t.test('400 for unknown keys of a closed body', async (t) => {
  const { call } = await start(t)
  const { body } = await call('POST', '/closed', { body: { a: 1, b: 2, c: 3 } })
  t.equal(body.error.message, 'b is not a known field, c is not a known field')
})

t.test('400 for nesting that is too deep and integers that lose precision', async (t) => {
  const { call } = await start(t)
  const said = async (free: string) =>
    (await call('POST', '/body', { body: `{"name":"a","free":${free}}` })).body.error?.message
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  t.equal(await said(`{"x":${nested(20)}}`), undefined)
  t.match(await said(`{"x":${nested(5000)}}`), 'must not be nested deeper than 100 levels')
  t.match(await said('{"x":9007199254740993}'), 'free.x must be between')
  t.equal(await said('{"x":9007199254740991}'), undefined)
  t.equal((await call('GET', `/words/${'a'.repeat(501)}`)).status, 404)
})

t.test('400 for texts that cannot be stored', async (t) => {
  const { call } = await start(t)
  const said = async (body: string) => (await call('POST', '/body', { body })).body.error?.message
  const text = 'must not have characters that cannot be stored'
  t.equal(await said('{"name":"a\\u0000"}'), `name ${text}`)
  t.equal(await said('{"name":"a","free":{"x":["\\ud800"]}}'), `free.x.0 ${text}`)
  t.equal(await said('{"name":"a","free":{"\\u0000":1}}'), 'free must not have keys that cannot be stored')
  t.equal(await said('{"name":"😀"}'), undefined)
  t.equal((await call('GET', '/words/a%00')).body.error.message, `word ${text}`)
  t.equal((await call('GET', '/query?text=%00')).body.error.message, `text ${text}`)
})

t.test('converts a query by its schema', async (t) => {
  const { call } = await start(t)
  const read = async (query: string) => (await call('GET', `/query?${query}`)).body
  t.same(await read(''), { take: 100 })
  t.same(await read('take=7&ratio=-1.5&flag=false&text=12&unknown=1&unknown=2'), {
    take: 7,
    ratio: -1.5,
    flag: false,
    text: '12',
  })
  t.same(await read('ids=1,2&ids=3'), { take: 100, ids: [1, 2, 3] })
  t.same(await read('ids='), { take: 100, ids: [] })
  t.same(await read('words=a,a'), { take: 100, words: ['a', 'a'] })
  t.same(await read('words=all'), { take: 100, words: 'all' })
})

t.test('400 for query values that are not digits or are repeated', async (t) => {
  const { call } = await start(t)
  const wrong = ['12abc', '0x10', '1e2', ' 1', '+1', '1.0', '', '٣', '9007199254740993', '1&take=2', '1,2']
  for (const value of wrong) {
    const { status, body } = await call('GET', `/query?take=${value}`)
    t.equal(status, 400, value)
    t.equal(body.error.message, 'take must be an integer')
  }
  for (const value of ['0', '251', '-1'])
    t.equal((await call('GET', `/query?take=${value}`)).status, 400, value)
  for (const value of ['1', 'TRUE', '', 'yes'])
    t.equal(
      (await call('GET', `/query?flag=${value}`)).body.error.message,
      'flag must be true or false',
      value,
    )
  t.equal((await call('GET', '/query?ids=1,x')).body.error.message, 'ids.1 must be an integer')
  t.equal((await call('GET', '/query?text=a&text=b')).body.error.message, 'text must be a string')
})

t.test('400 for a path parameter that is not an integer', async (t) => {
  const { call } = await start(t)
  t.same((await call('GET', '/things/12')).body, { id: 12 })
  for (const id of ['12abc', '0x10', '1e2', '0', '-1', '9007199254740993', 'NaN'])
    t.equal((await call('GET', `/things/${id}`)).status, 400, id)
})

t.test('404 for a path parameter with leading zeros', async (t) => {
  const { call } = await start(t)
  for (const id of ['012', '00', '00012']) {
    const { status, body } = await call('GET', `/things/${id}`)
    t.equal(status, 404, id)
    t.equal(body.error.code, 'NotFoundException')
  }
})
