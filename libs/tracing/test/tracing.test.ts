import { startCollector, startReceiver, until } from '@punctual/testing'
import t from 'tap'
import { startTracing, type TracingConfig } from '../src/index.ts'

const lines: string[] = []
const log = {
  warn: (_fields: object, message: string) => void lines.push(message),
  info: (_fields: object, message: string) => void lines.push(message),
}
const configOf = (origin: string, more: Partial<TracingConfig> = {}): TracingConfig => ({
  serviceName: 'tested',
  resource: {},
  exporter: { kind: 'otlp', url: `${origin}/v1/traces`, headers: { 'x-key': 'k' }, timeoutMs: 60_000 },
  sampler: 'parentbased_always_on',
  ratio: 1,
  delayMs: 20,
  ...more,
})
const parent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

t.test('is off without a configuration', async (t) => {
  t.equal(await startTracing(undefined, log), undefined)
})

t.test('spans are below the running one, a given one, or none', async (t) => {
  const collector = await startCollector(t)
  const tracing = await startTracing(configOf(collector.url), log)
  if (!tracing) throw new Error('off')
  t.equal(tracing.current(), undefined)
  await tracing.run('outer', { parent, links: ['no traceparent', null, parent] }, async (outer) => {
    t.equal(tracing.current(), outer.traceparent)
    await until(() => true)
    await tracing.run('inner', {}, async () => {
      t.same(Object.keys(tracing.ids()), ['traceId', 'spanId'])
    })
    await tracing.run('root', { isRoot: true }, async () => undefined)
    await tracing.run('unknown', { parent: 'x' }, async () => undefined)
  })
  t.equal(tracing.current(), undefined)
  const failure = Object.assign(new TypeError('ann@example.com is wrong'), { name: 'TypeError' })
  await t.rejects(
    tracing.run('failing', { parent }, async () => {
      throw failure
    }),
    failure,
  )
  await tracing.stop()
  const spans = collector.spans()
  const find = (name: string) => spans.find((span) => span.name === name)
  const [, traceId = '', spanId = ''] = parent.split('-')
  t.match(find('outer'), { service: 'tested', traceId, parentSpanId: spanId, links: [{ traceId, spanId }] })
  t.match(find('inner'), { traceId, parentSpanId: find('outer')?.spanId })
  for (const name of ['root', 'unknown']) {
    t.not(find(name)?.traceId, traceId)
    t.equal(find(name)?.parentSpanId, undefined)
  }
  t.strictSame(find('failing')?.attributes, { 'error.type': 'TypeError' })
  t.notMatch(JSON.stringify(spans), /ann@/)
})

t.test('a trace that is not sampled is carried, and not exported', async (t) => {
  const collector = await startCollector(t)
  const tracing = await startTracing(
    configOf(collector.url, { sampler: 'parentbased_traceidratio', ratio: 0 }),
    log,
  )
  await tracing?.run('left out', {}, async ({ traceparent }) => t.match(traceparent, /^00-.*-00$/))
  await tracing?.run('below a sampled one', { parent }, async ({ traceparent }) =>
    t.match(traceparent, /-01$/),
  )
  await tracing?.stop()
  t.strictSame(
    collector.spans().map(({ name }) => name),
    ['below a sampled one'],
  )
})

t.test('says once that a collector refuses, and that it takes spans again', async (t) => {
  const receiver = await startReceiver(t)
  receiver.respondWith(() => ({ status: 400 }))
  const tracing = await startTracing(configOf(new URL(receiver.url).origin), log)
  const send = async (count: number) => {
    await tracing?.run('a span', {}, async () => undefined)
    await until(() => receiver.requests.length >= count)
  }
  await send(1)
  await until(() => lines.length === 1)
  await send(2)
  receiver.respondWith(() => ({ status: 200 }))
  await send(3)
  await until(() => lines.length === 2)
  t.strictSame(lines, ['spans could not be exported and are dropped', 'spans are exported again'])
  t.equal(receiver.requests[0]?.headers['x-key'], 'k')
  await tracing?.stop()
})
