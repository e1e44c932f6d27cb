import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import t from 'tap'
import { readServiceConfig } from '../src/config.ts'
import { ConfigError, type Env, parseEncryptionKeys, readConfig } from '../src/index.ts'
import { createSealer } from '../src/sealer.ts'
import { continueTrace } from '../src/traceparent.ts'
import { Keys, serviceEnv } from './kit.ts'

const env: Record<string, string> = {
  ...serviceEnv(new Keys(), 'bookings', 'nats://a:4222,nats://b:4222'),
  SCHEDULING_URL: 'http://s/',
}
const read = (more: Env) =>
  readServiceConfig({ ...env, ...more }, 'bookings', {
    asks: ['scheduling'],
    derive: (url) => `${url}#derived`,
    own: (own) => readConfig(own, (reader) => ({ colour: reader.text('COLOUR', 'red') })),
  })

function problems(more: Env): readonly string[] {
  try {
    read(more)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

t.test('a service has the common configuration and its own', async (t) => {
  const config = read({ DATABASE_URL: 'postgres://a:b@c/d', OPS_PORT: '9090' })
  t.match(config, {
    colour: 'red',
    service: 'bookings',
    host: '127.0.0.1',
    port: 0,
    opsPort: 9090,
    busPrefix: env.BUS_PREFIX,
    publicUrl: 'https://book.example.com',
    databaseUrl: 'postgres://a:b@c/d#derived',
    serviceUrls: { scheduling: 'http://s' },
    streamReplicas: 1,
  })
  const own = { BOOKINGS_DATABASE_URL: 'postgres://own/d' }
  t.equal(read({ ...own, STREAM_REPLICAS: '3' }).streamReplicas, 3)
  t.same(problems({ ...own, STREAM_REPLICAS: '2' }), ['STREAM_REPLICAS is not one of 1, 3, 5'])
  const several = 'postgres://a:b@c:5432,d:5433/e'
  t.equal(read({ BOOKINGS_DATABASE_URL: several, NATS_URL: 'nats://a:1,nats://b:2' }).databaseUrl, several)
  t.match(problems({ BOOKINGS_DATABASE_URL: 'postgres://a,b:x/c' }), [/^BOOKINGS_DATABASE_URL is not a URL/])
  t.equal(read({ BOOKINGS_DATABASE_URL: 'postgres://own/d' }).databaseUrl, 'postgres://own/d')
})

t.test('the test clock is off, and no process starts with it in production', async (t) => {
  const url = { DATABASE_URL: 'postgres://a:b@c/d' }
  t.equal(read(url).testClock, false)
  t.equal(read({ ...url, TEST_CLOCK: 'on' }).testClock, true)
  t.equal(read({ ...url, TEST_CLOCK: 'off', NODE_ENV: 'production' }).testClock, false)
  t.same(problems({ ...url, TEST_CLOCK: 'on', NODE_ENV: 'production' }), [
    'TEST_CLOCK cannot be on where NODE_ENV is production',
  ])
  t.same(problems({ ...url, TEST_CLOCK: 'yes' }), ['TEST_CLOCK is not on or off'])
})

t.test('reports all problems together', async (t) => {
  t.same(problems({ BOOKINGS_DATABASE_URL: 'postgres://own/d' }), [])
  const found = problems({
    NATS_URL: '',
    PORT: '70000',
    LOG_LEVEL: 'loud',
    SCHEDULING_URL: 'ftp://s',
    IDENTITY_URL: 'nowhere',
    PUBLIC_URL: undefined,
    CONTEXT_SIGNING_KEY: 'abc',
    ENCRYPTION_KEYS: 'k1:c2hvcnQ=',
  })
  t.same(found, [
    'IDENTITY_URL is not a URL that starts with http: or https:',
    'SCHEDULING_URL is not a URL that starts with http: or https:',
    'PORT is not an integer from 0 to 65535',
    'LOG_LEVEL is not one of fatal, error, warn, info, debug, trace, silent',
    'NATS_URL is missing',
    'CONTEXT_SIGNING_KEY is not a private Ed25519 JWK as base64url',
    'BOOKINGS_DATABASE_URL is missing',
    'PUBLIC_URL is missing',
    'ENCRYPTION_KEYS is not a list of id:base64key, each of 32 bytes',
  ])
  t.match(new ConfigError(found).message, /IDENTITY_URL.*\n.*SCHEDULING_URL/)
})

t.test('any of the keys opens a sealed text, and no other key does', async (t) => {
  const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
  const [a, b] = [key('a'), key('b')]
  const old = createSealer(parseEncryptionKeys(a))
  const both = createSealer(parseEncryptionKeys(`${b},${a}`))
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => both.open(both.seal(text)) === text))
  t.equal(both.open(old.seal('x')), 'x')
  t.match(both.seal('x'), /^b\.[\w-]+$/)
  t.not(both.seal('x'), both.seal('x'))
  t.throws(() => old.open(both.seal('x')), /no encryption key "b"/)
  const sealed = old.seal('secret')
  const [id, bytes = ''] = sealed.split('.')
  const flipped = Buffer.from(bytes, 'base64url')
  flipped[14] = (flipped[14] ?? 0) ^ 1
  t.throws(() => old.open(`${id}.${flipped.toString('base64url')}`))
  t.throws(() => old.open('a.'))
  t.throws(() => parseEncryptionKeys(`${a},${a}`), /names an id twice/)
})

t.test('continues a trace or starts one', async (t) => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  t.match(
    continueTrace(`00-${trace}-00f067aa0ba902b7-00`),
    new RegExp(`^00-${trace}-(?!00f067aa0ba902b7).{16}-00$`),
  )
  for (const text of [
    undefined,
    '',
    'x',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `ff-${trace}-00f067aa0ba902b7-01`,
  ])
    t.match(continueTrace(text), new RegExp(`^00-(?!${trace})[0-9a-f]{32}-[0-9a-f]{16}-01$`))
})

t.test('reads the variables of OpenTelemetry', async (t) => {
  const url = { DATABASE_URL: 'postgres://a:b@c/d' }
  const tracingOf = (more: Env) => read({ ...url, ...more }).tracing
  t.equal(tracingOf({}), undefined)
  const off = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' }
  t.equal(tracingOf(off), undefined)
  t.equal(tracingOf({ OTEL_TRACES_EXPORTER: 'otlp', OTEL_SDK_DISABLED: 'true' }), undefined)
  t.same(tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }), {
    serviceName: 'bookings',
    resource: { 'service.namespace': 'punctual' },
    sampler: 'parentbased_always_on',
    ratio: 1,
    delayMs: 5_000,
    exporter: { kind: 'otlp', url: 'http://collector:4318/v1/traces', headers: {}, timeoutMs: 10_000 },
  })
  const more = {
    OTEL_TRACES_EXPORTER: 'otlp',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example.com/in',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc, x-tenant=7',
    OTEL_EXPORTER_OTLP_TIMEOUT: '250',
    OTEL_SERVICE_NAME: 'bookings-eu',
    OTEL_RESOURCE_ATTRIBUTES: 'service.namespace=ours,deployment.environment.name=test',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  }
  t.same(tracingOf(more), {
    serviceName: 'bookings-eu',
    resource: { 'service.namespace': 'ours', 'deployment.environment.name': 'test' },
    sampler: 'parentbased_traceidratio',
    ratio: 0.25,
    delayMs: 100,
    exporter: {
      kind: 'otlp',
      url: 'https://traces.example.com/in',
      headers: { authorization: 'Bearer abc', 'x-tenant': '7' },
      timeoutMs: 250,
    },
  })
  t.same(
    problems({
      ...url,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317',
      OTEL_TRACES_EXPORTER: 'zipkin',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
      OTEL_RESOURCE_ATTRIBUTES: 'nothing',
      OTEL_TRACES_SAMPLER: 'some',
      OTEL_TRACES_SAMPLER_ARG: '2',
    }),
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT is not a URL that starts with http: or https:',
      'OTEL_TRACES_EXPORTER is not one of otlp, console, none',
      'OTEL_EXPORTER_OTLP_PROTOCOL is not one of http/json',
      'OTEL_RESOURCE_ATTRIBUTES is not a list like name=value,name=value',
      'OTEL_TRACES_SAMPLER is not one of ' +
        'always_on, always_off, traceidratio, parentbased_always_on, parentbased_always_off, parentbased_traceidratio',
      'OTEL_TRACES_SAMPLER_ARG is not a number from 0 to 1',
    ],
  )
})
