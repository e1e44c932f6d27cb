import { array, assert, asyncProperty, constantFrom, oneof, record, stringMatching } from 'fast-check'
import t from 'tap'
import { sendLines } from './raw.ts'
import { type Echo, startWorld, user } from './world.ts'

/** Headers that can reach a service: allowed client headers and those that the gateway sets. */
const allowed = [
  'accept',
  'accept-language',
  'connection',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'traceparent',
  'user-agent',
  'x-request-id',
  'x-svc-context',
]

const known = [
  'x-svc-context',
  'x-svc-issuer',
  'x-svc-client-id',
  'x-svc-secret-key',
  'x-svc-user',
  'x-user-id',
  'x-user',
  'x-internal-role',
  'x-request-id',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'forwarded',
  'via',
  'cookie',
  'baggage',
  'tracestate',
  'traceparent',
  'authorization',
  'proxy-authorization',
  'idempotency-key',
  'accept',
  'content-type',
  'te',
  'trailer',
  'keep-alive',
]

const spell = (name: string) =>
  constantFrom(name, name.toUpperCase(), name.replaceAll('-', '_'), name.replace('-', '_'), `${name}-`)
const names = oneof(constantFrom(...known).chain(spell), stringMatching(/^[a-zA-Z][a-zA-Z0-9_-]{0,20}$/))
const values = oneof(
  constantFrom(
    '1',
    'admin',
    'gateway',
    '{"kind":"api-key","userId":1}',
    'eyJhbGciOiJub25lIn0.e30.',
    'chunked',
  ),
  stringMatching(/^[ -~]{0,40}$/),
)
const connection = array(oneof(constantFrom(...known, 'x-svc-context', 'host', 'content-length'), names), {
  maxLength: 6,
})
/** Headers that define the framing of the request; Node itself rejects bad ones. */
const framing = /^(host|content-length|transfer-encoding|expect|upgrade|connection)$/i

t.test('with any headers, the service gets the caller of the credential', async (t) => {
  const { url, apiKey } = await startWorld(t, {
    env: { RATE_LIMIT_API_KEY: '1000000', RATE_LIMIT_ANONYMOUS: '1000000' },
  })
  const seen = new Map<number, number>()
  await assert(
    asyncProperty(
      record({
        method: constantFrom('GET', 'POST', 'PATCH', 'DELETE'),
        headers: array(record({ name: names, value: values }), { maxLength: 8 }),
        connection,
      }),
      async ({ method, headers, connection }) => {
        const lines = headers
          .filter(({ name }) => !framing.test(name))
          .map(({ name, value }) => `${name}: ${value}`)
        const path = method === 'DELETE' ? '/v2/workflows/1' : method === 'POST' ? '/v2/workflows' : '/v2/me'
        const { status, body } = await sendLines(url, `${method} ${path}`, [
          ...lines,
          `Connection: ${connection.join(', ')}`,
          `Authorization: Bearer ${apiKey}`,
          'Content-Length: 0',
        ])
        seen.set(status, (seen.get(status) ?? 0) + 1)
        if (status !== 200) return [400, 401].includes(status) && body.status === 'error'
        const echo = body.data as Echo
        const context = echo.headers['x-svc-context'] ?? ''
        const { requestId: _, ...caller } = echo.caller
        t.same(caller, user)
        t.same(
          Object.keys(echo.headers).filter((name) => !allowed.includes(name)),
          [],
        )
        return context.split('.').length === 3 && !headers.some(({ value }) => value === context)
      },
    ),
    { numRuns: 400 },
  )
  t.ok((seen.get(200) ?? 0) > 100, 'most get through')
  t.comment(JSON.stringify([...seen]))
})

t.test('without a credential, no header makes the caller authenticated', async (t) => {
  const { url } = await startWorld(t, { env: { RATE_LIMIT_ANONYMOUS: '1000000' } })
  await assert(
    asyncProperty(
      array(record({ name: names, value: values }), { maxLength: 8 }),
      connection,
      async (headers, named) => {
        const lines = headers
          .filter(({ name }) => !framing.test(name) && !/^authorization$/i.test(name))
          .map(({ name, value }) => `${name}: ${value}`)
        const { status } = await sendLines(url, 'GET /v2/me', [...lines, `Connection: ${named.join(', ')}`])
        return status === 401 || status === 400
      },
    ),
    { numRuns: 300 },
  )
})
