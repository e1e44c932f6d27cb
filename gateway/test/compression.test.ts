import { PassThrough } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { App, ServiceName } from '@punctual/http'
import { fileTimeoutMs } from '@punctual/testing'
import t, { type Test } from 'tap'
import { request } from 'undici'
import { acceptedEncoding, isText } from '../src/compression/encodings.ts'
import { startWorld } from './world.ts'

t.setTimeout(fileTimeoutMs)

const long = { status: 'success', data: { note: 'a long text, '.repeat(500) } }
const veryLong = { status: 'success', data: { note: 'a very long text, '.repeat(10_000) } }

/** Starts a gateway whose identity answers with bodies of each kind. */
async function start(t: Test) {
  const streams: PassThrough[] = []
  const routes = (app: App, service: ServiceName) => {
    if (service === 'identity')
      app.get('/v2/me', async (request, reply) => {
        const { as } = request.query as { as?: string }
        if (as === 'long') return long
        if (as === 'very-long') return veryLong
        if (as === 'calendar') return reply.type('text/calendar; charset=utf-8').send('X'.repeat(5_000))
        if (as === 'image') return reply.type('image/png').send(Buffer.alloc(5_000))
        if (as === 'encoded')
          return reply.header('content-encoding', 'gzip').type('text/plain').send(Buffer.alloc(5_000))
        if (as === 'tagged') return reply.header('etag', '"one"').send(long)
        if (as === 'broken') {
          const stream = new PassThrough()
          streams.push(stream)
          stream.write('x'.repeat(100_000))
          return reply.type('text/plain').send(stream)
        }
        return { status: 'success', data: { accept: request.headers['accept-encoding'] ?? null } }
      })
    if (service === 'webhook-delivery')
      app.get('/v2/webhooks/1/deliveries/stream', { exposeHeadRoute: false }, async (_request, reply) => {
        const stream = new PassThrough()
        streams.push(stream)
        stream.write(`data: ${'x'.repeat(5_000)}\n\n`)
        return reply.type('text/event-stream').send(stream)
      })
  }
  const world = await startWorld(t, { routes })
  /** Calls without decoding the answer. */
  const get = async (path: string, encoding?: string, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await request(world.url + path, {
      method,
      headers: {
        authorization: `Bearer ${world.apiKey}`,
        ...(encoding !== undefined && { 'accept-encoding': encoding }),
      },
    })
    return { ...answer, bytes: Buffer.from(await answer.body.arrayBuffer()) }
  }
  return { ...world, streams, get }
}

t.test('long answers of services are compressed as the client accepts', async (t) => {
  const { get } = await start(t)
  const gzip = await get('/v2/me?as=long', 'gzip, deflate, br')
  t.equal(gzip.headers['content-encoding'], 'gzip')
  t.equal(Number(gzip.headers['content-length']), gzip.bytes.length)
  t.ok(gzip.bytes.length < 1_000)
  t.same(JSON.parse(gunzipSync(gzip.bytes).toString()), long)
  t.match(gzip.headers.vary, /accept-encoding/)

  const brotli = await get('/v2/me?as=long', 'br')
  t.equal(brotli.headers['content-encoding'], 'br')
  t.same(JSON.parse(brotliDecompressSync(brotli.bytes).toString()), long)

  const calendar = await get('/v2/me?as=calendar', 'gzip')
  t.equal(gunzipSync(calendar.bytes).toString(), 'X'.repeat(5_000))

  for (const encoding of ['gzip', 'br']) {
    const streamed = await get('/v2/me?as=very-long', encoding)
    const text = (encoding === 'br' ? brotliDecompressSync : gunzipSync)(streamed.bytes).toString()
    t.same(JSON.parse(text), veryLong, `streamed with ${encoding}`)
    t.notOk(streamed.headers['content-length'])
  }
})

t.test('what must not change is sent as it is', async (t) => {
  const { get } = await start(t)
  for (const accepted of [undefined, '', 'identity', 'zstd', 'gzip;q=0, br;q=0']) {
    const { headers, bytes } = await get('/v2/me?as=long', accepted)
    t.notOk(headers['content-encoding'], `accepts ${accepted}`)
    t.match(headers.vary, /accept-encoding/)
    t.same(JSON.parse(bytes.toString()), long)
  }
  const short = await get('/v2/me', 'gzip, br')
  t.notOk(short.headers['content-encoding'], 'a short body')
  t.same(JSON.parse(short.bytes.toString()).data, { accept: null }, 'the service is not asked to encode')
  const image = await get('/v2/me?as=image', 'gzip, br')
  t.notOk(image.headers['content-encoding'], 'an image')
  t.same(image.bytes, Buffer.alloc(5_000))
  const encoded = await get('/v2/me?as=encoded', 'gzip, br')
  t.equal(encoded.headers['content-encoding'], 'gzip', 'a body that is encoded')
  t.same(encoded.bytes, Buffer.alloc(5_000))
})

t.test('the ETag of an encoded answer is weak', async (t) => {
  const { get } = await start(t)
  t.equal((await get('/v2/me?as=tagged')).headers.etag, '"one"')
  t.equal((await get('/v2/me?as=tagged', 'gzip')).headers.etag, 'W/"one"')
})

t.test('HEAD has the length that GET has, where it is known', async (t) => {
  const { get } = await start(t)
  for (const path of ['/v2/me', '/v2/me?as=long', '/v2/me?as=image', '/llms.txt']) {
    const [got, head] = [await get(path), await get(path, undefined, 'HEAD')]
    t.equal(head.statusCode, 200, path)
    t.equal(head.bytes.length, 0)
    t.equal(head.headers['content-length'], `${got.bytes.length}`)
  }
  const [own, ownHead] = [await get('/docs', 'br'), await get('/docs', 'br', 'HEAD')]
  t.equal(ownHead.headers['content-encoding'], 'br')
  t.equal(ownHead.headers['content-length'], `${own.bytes.length}`)
  t.notOk((await get('/v2/me?as=long', 'gzip', 'HEAD')).headers['content-length'])
})

t.test('events of a stream arrive one by one', async (t) => {
  const { url, apiKey, streams } = await start(t)
  const answer = await request(`${url}/v2/webhooks/1/deliveries/stream`, {
    headers: { authorization: `Bearer ${apiKey}`, 'accept-encoding': 'gzip, br' },
  })
  t.notOk(answer.headers['content-encoding'])
  const pieces = answer.body[Symbol.asyncIterator]()
  let text = ''
  while (!text.endsWith('\n\n')) text += (await pieces.next()).value
  t.equal(text, `data: ${'x'.repeat(5_000)}\n\n`)
  streams[0]?.write('data: second\n\n')
  t.equal(`${(await pieces.next()).value}`, 'data: second\n\n')
  streams[0]?.end()
  t.equal((await pieces.next()).done, true)
})

t.test('a compressed answer that breaks off does not look complete', async (t) => {
  const { url, apiKey, streams } = await start(t)
  const answer = await request(`${url}/v2/me?as=broken`, {
    headers: { authorization: `Bearer ${apiKey}`, 'accept-encoding': 'gzip' },
  })
  t.equal(answer.headers['content-encoding'], 'gzip')
  streams[0]?.destroy(new Error('the service stopped'))
  await t.rejects(answer.body.arrayBuffer())
})

t.test('own files are compressed once, and not sent again', async (t) => {
  const { get, url } = await start(t)
  const plain = await get('/openapi.json')
  for (const encoding of ['br', 'gzip']) {
    const { headers, bytes } = await get('/openapi.json', encoding)
    t.equal(headers['content-encoding'], encoding)
    t.ok(bytes.length * 10 < plain.bytes.length)
    t.ok((encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes).equals(plain.bytes))
    t.equal(headers.etag, plain.headers.etag)
  }
  const etag = `${plain.headers.etag}`
  for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*'])
    t.equal((await request(`${url}/openapi.json`, { headers: { 'if-none-match': known } })).statusCode, 304)
  const other = await request(`${url}/openapi.json`, { headers: { 'if-none-match': '"other"' } })
  t.equal(other.statusCode, 200)
  await other.body.dump()
})

t.test('encodings and types', async (t) => {
  const preferred = ['gzip', 'br'] as const
  t.equal(acceptedEncoding('br;q=1, gzip;q=0.5', preferred), 'br')
  t.equal(acceptedEncoding('br, gzip', preferred), 'gzip')
  t.equal(acceptedEncoding('*', preferred), 'gzip')
  t.equal(acceptedEncoding(undefined, preferred), undefined)
  for (const type of [
    'application/json; charset=utf-8',
    'application/linkset+json',
    'text/calendar',
    'image/svg+xml',
  ])
    t.ok(isText(type), type)
  for (const type of [
    'text/event-stream',
    'image/png',
    'application/octet-stream',
    'application/gzip',
    undefined,
  ])
    t.notOk(isText(type), `${type}`)
})
