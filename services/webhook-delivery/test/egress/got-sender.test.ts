import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { Resolve } from '@punctual/egress'
import { egressRules } from '@punctual/egress'
import { startReceiver, until, waitTimeoutMs } from '@punctual/testing'
import t, { type Test } from 'tap'
import { createGotSender } from '../../src/egress/got-sender.ts'
import { selfSigned } from './self-signed.ts'

const loopback = egressRules(['127.0.0.0/8', '::1/128'])
const at = new Date('2026-12-01T08:00:00.000Z')
const body = Buffer.from('{"a":"ü"}')

function aSender(t: Test, rules = loopback, settings: { resolve?: Resolve; deadline?: number } = {}) {
  const sender = createGotSender(rules, { deadline: waitTimeoutMs, ...settings })
  t.teardown(() => sender.close())
  return (url: string, signal = new AbortController().signal) =>
    sender.send({ url, headers: { 'content-type': 'application/json', 'x-a': 'b' }, body, at, signal })
}

async function listen(t: Test, server: Server): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const serve = (t: Test, handle: (request: IncomingMessage, response: ServerResponse) => void) =>
  listen(t, createHttpServer(handle))

t.test('posts the bytes and the headers unchanged', async (t) => {
  const receiver = await startReceiver(t)
  const result = await aSender(t)(receiver.url)
  t.match(result, { class: 'success', status: 200, responseTruncated: false })
  t.type(result.timings.total, 'number')
  t.match(receiver.requests, [
    { method: 'POST', path: '/hook', rawBody: '{"a":"ü"}', headers: { 'x-a': 'b', 'content-length': '10' } },
  ])
  t.equal(receiver.requests.length, 1)
})

t.test('the status determines the class', async (t) => {
  const receiver = await startReceiver(t)
  const send = aSender(t)
  const classes: Record<number, string> = {}
  for (const status of [200, 204, 299, 301, 304, 400, 404, 410, 429, 500, 503]) {
    receiver.respondWith(() => ({ status }))
    classes[status] = (await send(receiver.url)).class
  }
  t.same(classes, {
    200: 'success',
    204: 'success',
    299: 'success',
    301: 'redirect',
    304: 'redirect',
    400: 'client_error',
    404: 'client_error',
    410: 'gone',
    429: 'rate_limited',
    500: 'server_error',
    503: 'server_error',
  })
})

t.test('a redirect is not followed', async (t) => {
  const receiver = await startReceiver(t)
  for (const status of [301, 302, 303, 307, 308]) {
    receiver.respondWith(({ path }) => (path === '/hook' ? { status, headers: { location: '/else' } } : {}))
    t.match(await aSender(t)(receiver.url), { class: 'redirect', status })
  }
  t.same(new Set(receiver.requests.map(({ path }) => path)), new Set(['/hook']))
})

t.test('reads the headers by which a receiver asks for a pause or an end', async (t) => {
  const receiver = await startReceiver(t)
  const send = aSender(t)
  receiver.respondWith(() => ({ status: 503, headers: { 'retry-after': '120' } }))
  t.equal((await send(receiver.url)).retryAfter, 120_000)
  receiver.respondWith(() => ({ status: 429, headers: { 'retry-after': 'Tue, 01 Dec 2026 08:05:00 GMT' } }))
  t.equal((await send(receiver.url)).retryAfter, 300_000)
  receiver.respondWith(() => ({ status: 400, headers: { 'webhook-delivery': 'abort-message' } }))
  t.equal((await send(receiver.url)).control, 'abort-message')
  receiver.respondWith(() => ({ headers: { 'webhook-delivery': 'disable' } }))
  t.equal((await send(receiver.url)).control, 'disable')
  receiver.respondWith(() => ({ headers: { 'webhook-delivery': 'dance' } }))
  t.equal((await send(receiver.url)).control, undefined)
})

t.test('stores 4 KiB of whole characters', async (t) => {
  const receiver = await startReceiver(t)
  receiver.respondWith(() => ({ body: `a${'ü'.repeat(4_000)}` }))
  const result = await aSender(t)(receiver.url)
  t.equal(result.response, `a${'ü'.repeat(2_047)}`)
  t.equal(result.responseTruncated, true)
  receiver.respondWith(() => ({ body: 'a\u0000b' }))
  t.equal((await aSender(t)(receiver.url)).response, 'a\ufffdb')
})

t.test('stops reading an endless answer; its status counts', async (t) => {
  let closed: Promise<unknown> = Promise.resolve()
  const port = await serve(t, (_request, response) => {
    closed = once(response, 'close')
    response.writeHead(200)
    const more = (): boolean => response.write('x'.repeat(1_024))
    response.on('drain', () => {
      while (more());
    })
    while (more());
  })
  const result = await aSender(t)(`http://127.0.0.1:${port}/`)
  t.match(result, { class: 'success', status: 200, responseTruncated: true })
  t.equal(result.response?.length, 4_096)
  await closed
})

t.test('the status of an interrupted answer counts', async (t) => {
  const port = await serve(t, (_request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => response.destroy())
  })
  const result = await aSender(t)(`http://127.0.0.1:${port}/`)
  t.match(result, { class: 'success', status: 200, response: 'half', responseTruncated: true })
})

t.test('connection errors', async (t) => {
  const send = aSender(t)
  const down = await startReceiver(t)
  await down.stop()
  t.match(await send(down.url), { class: 'connection_error', error: 'the connection failed (ECONNREFUSED)' })

  const resets = await listen(
    t,
    createServer((socket) => socket.once('data', () => socket.resetAndDestroy())),
  )
  t.match(await send(`http://127.0.0.1:${resets}/`), { class: 'connection_error' })

  const speaksElse = await listen(
    t,
    createServer((socket) => socket.once('data', () => socket.end('220 mail.example.com ESMTP\r\n'))),
  )
  t.match(await send(`http://127.0.0.1:${speaksElse}/`), { class: 'invalid_response' })
  t.match(await send(`https://127.0.0.1:${speaksElse}/`), { class: 'tls_error' })
})

t.test('a receiver that hangs before or during its answer', async (t) => {
  const receiver = await startReceiver(t)
  receiver.respondWith(() => new Promise(() => {}))
  const send = aSender(t, loopback, { deadline: 100 })
  t.match(await send(receiver.url), { class: 'timeout', error: 'the receiver did not answer in time' })
  const drips = await serve(t, (_request, response) => {
    response.writeHead(500)
    response.write('x')
  })
  // The deadline leaves time for the status line even on a slow machine.
  let deadline = 100
  const result = await until(async () => {
    deadline *= 2
    const attempt = await aSender(t, loopback, { deadline })(`http://127.0.0.1:${drips}/`)
    return attempt.status !== undefined && attempt
  })
  t.match(result, { class: 'server_error', responseTruncated: true })
})

t.test('the deadline also holds for an answer byte by byte', async (t) => {
  const drips = (text: string) =>
    listen(
      t,
      createServer((socket) => {
        socket.on('error', () => {})
        const bytes = [...text]
        const timer = setInterval(() => socket.write(bytes.shift() ?? 'x'), 5)
        socket.on('close', () => clearInterval(timer))
      }),
    )
  const send = aSender(t, loopback, { deadline: 150 })
  const header = `HTTP/1.1 200 OK\r\nx-slow: ${'x'.repeat(10_000)}`
  t.match(await send(`http://127.0.0.1:${await drips(header)}/`), { class: 'timeout', status: undefined })
  const early = 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1_000)
  t.match(await send(`http://127.0.0.1:${await drips(early)}/`), { class: 'timeout', status: undefined })
})

t.test('skips informational answers', async (t) => {
  const says = (text: string) =>
    listen(
      t,
      createServer((socket) => {
        socket.on('error', () => {})
        socket.once('data', () => socket.end(text))
      }),
    )
  const send = aSender(t)
  const sendTo = async (text: string) => send(`http://127.0.0.1:${await says(text)}/`)
  const ok = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'
  const interim = ['100 Continue', '102 Processing', '103 Early Hints'].map(
    (line) => `HTTP/1.1 ${line}\r\n\r\n`,
  )
  t.match(await sendTo(interim.join('') + ok), { class: 'success', status: 200, response: 'ok' })
  const switched = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'
  for (const text of [switched, `${switched}more`])
    t.match(await sendTo(text), { class: 'invalid_response', status: undefined })
  t.match(await sendTo('HTTP/1.1 101 Odd\r\n\r\n'), { class: 'client_error', status: 101 })
})

t.test('answers that are not HTTP, or too large', async (t) => {
  const send = aSender(t)
  const answers: [string, string][] = [
    ['HTTP/9.9 200 OK\r\n\r\n', 'invalid_response'],
    ['HTTP/1.1 9999 Odd\r\n\r\n', 'invalid_response'],
    ['HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n', 'invalid_response'],
    ['HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 'invalid_response'],
    ['HTTP/1.1 200 OK\r\nbad header\r\n\r\n', 'invalid_response'],
    [`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 'invalid_response'],
    ['\u0000\u0001\u0002', 'invalid_response'],
    ['', 'connection_error'],
    // The status has arrived, so it counts whatever follows.
    ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n', 'success'],
    ['HTTP/1.1 500 No\r\ncontent-encoding: gzip\r\n\r\nnot gzip', 'server_error'],
  ]
  for (const [text, expected] of answers) {
    const port = await listen(
      t,
      createServer((socket) => {
        socket.on('error', () => {})
        socket.once('data', () => socket.end(text))
      }),
    )
    const result = await send(`http://127.0.0.1:${port}/`)
    t.equal(result.class, expected, JSON.stringify(text.slice(0, 60)))
    t.notMatch(result.error, /127\.0\.0\.1|\d{5}/, 'no addresses')
  }
})

t.test('an untrusted certificate', async (t) => {
  const port = await listen(
    t,
    createHttpsServer(selfSigned, (_request, response) => response.end('ok')),
  )
  const result = await aSender(t)(`https://127.0.0.1:${port}/`)
  t.match(result, { class: 'tls_error', status: undefined })
  t.equal(result.response, undefined)
})

t.test('aborted by a stop of the process', async (t) => {
  const receiver = await startReceiver(t)
  const stop = new AbortController()
  receiver.respondWith(() => {
    stop.abort()
    return new Promise(() => {})
  })
  const result = await aSender(t)(receiver.url, stop.signal)
  t.not(result.class, 'success')
})

t.test('reuses a connection, and retries on a new one when the receiver closed it', async (t) => {
  const ports: (number | undefined)[] = []
  const closing = new Set<Socket>()
  const server = createHttpServer((request, response) => {
    ports.push(request.socket.remotePort)
    request.resume().on('end', () => response.end('ok'))
  })
  const port = await listen(t, server)
  const send = aSender(t)
  const url = `http://127.0.0.1:${port}/`
  await send(url)
  await send(url)
  t.equal(ports[0], ports[1])

  // Resets the reused connection, like a receiver that has just closed it.
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    ports.push(request.socket.remotePort)
    if (request.socket.remotePort === ports[0] && !closing.has(request.socket)) {
      closing.add(request.socket)
      return request.socket.resetAndDestroy()
    }
    request.resume().on('end', () => response.end('ok'))
  })
  t.match(await send(url), { class: 'success' })
  t.equal(ports.length, 4)
})

t.test('refuses every notation of a forbidden address', async (t) => {
  const receiver = await startReceiver(t)
  const { port } = new URL(receiver.url)
  const send = aSender(t, egressRules())
  for (const host of [
    '127.0.0.1',
    'localhost',
    '0x7f000001',
    '2130706433',
    '127.1',
    '0177.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::]',
    '[64:ff9b::7f00:1]',
  ]) {
    const result = await send(`http://${host}:${port}/hook`)
    t.match(result, { class: 'egress_blocked', status: undefined }, host)
    t.equal(result.error, 'the address is not one that webhooks may reach')
    t.match(await send(`https://${host}:${port}/hook`), { class: 'egress_blocked' }, `https ${host}`)
  }
  t.equal(receiver.requests.length, 0)
})

t.test('checks every address of a name, with one lookup', async (t) => {
  const receiver = await startReceiver(t)
  const { port } = new URL(receiver.url)
  const answers: Record<string, string[]> = {
    'inside.test': ['127.0.0.1'],
    'mixed.test': ['1.1.1.1', '10.0.0.1'],
    'empty.test': [],
  }
  let lookups = 0
  const resolve: Resolve = async (host) => {
    lookups++
    return answers[host] ?? Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))
  }
  const strict = aSender(t, egressRules(), { resolve })
  for (const host of ['inside.test', 'mixed.test', 'empty.test']) {
    t.match(await strict(`http://${host}:${port}/hook`), { class: 'egress_blocked' }, host)
  }
  t.match(await strict(`http://unknown.test:${port}/hook`), { class: 'dns_error' })
  t.equal(receiver.requests.length, 0)

  // Rebinding: the second answer would be another address.
  lookups = 0
  const rebinding = aSender(t, loopback, {
    resolve: async () => (lookups++ === 0 ? ['127.0.0.1'] : ['169.254.169.254']),
  })
  t.match(await rebinding(`http://rebind.test:${port}/hook`), { class: 'success' })
  t.equal(lookups, 1)
  t.equal(receiver.requests[0]?.headers.host, `rebind.test:${port}`)
})
