import { once } from 'node:events'
import { connect } from 'node:net'
import {
  median,
  quantile,
  Resources,
  startMailSink,
  startProxy,
  startReceiver,
  TestClock,
  until,
  waitTimeoutMs,
} from '@punctual/testing'
import t from 'tap'

t.test('the test clock stands still until a test moves it', async (t) => {
  const clock = new TestClock('2026-12-01T08:00:00Z')
  t.equal(clock.now().toISOString(), '2026-12-01T08:00:00.000Z')
  clock.now().setFullYear(1999)
  clock.advance(60_000)
  t.equal(clock.now().toISOString(), '2026-12-01T08:01:00.000Z')
  clock.set('2026-12-24T00:00:00+01:00')
  t.equal(clock.now().toISOString(), '2026-12-23T23:00:00.000Z')
  t.throws(() => clock.set('tomorrow'), /not an ISO/)
})

t.test('until', async (t) => {
  let asked = 0
  t.equal(await until(() => ++asked > 2 && 'yes'), 'yes')
  const probe = () => {
    throw new Error('still down')
  }
  const failure = await until(probe, { timeoutMs: 1, describe: () => ({ seen: 3 }) }).catch((error) => error)
  t.match(failure.message, 'Not within 1 ms: {"seen":3}')
  t.match(failure.cause, { message: 'still down' })
  let done = 0
  const progress = () => Math.min(++done, 5)
  await t.rejects(until(() => false, { timeoutMs: 0, progress }))
  t.equal(done, 6, 'it waits while there is progress')
})

t.test('median and quantile', async (t) => {
  t.equal(median([10, 1, 2]), 2)
  t.equal(median([10, 1, 2, 4]), 3)
  t.equal(quantile([4, 2, 3, 1], 0.5), 3)
  t.equal(quantile([4, 2, 3, 1], 0.99), 4)
  t.same([median([]), quantile([], 0.5)], [Number.NaN, Number.NaN])
})

t.test('teardowns run in reverse order, even when the work fails', async (t) => {
  const given: number[] = []
  const work = Resources.during(async (resources) => {
    resources.teardown(() => given.push(1))
    resources.teardown(async () => given.push(2))
    throw new Error('no')
  })
  await t.rejects(work, { message: 'no' })
  t.same(given, [2, 1])
})

t.test('the receiver stores requests and sends the configured answers', async (t) => {
  const clock = new TestClock()
  const receiver = await startReceiver(t, { clock })
  const post = (body: string) => fetch(receiver.url, { method: 'POST', body, headers: { 'x-a': 'b' } })
  t.equal((await post('{"n": 1}')).status, 200)
  t.match(receiver.requests, [
    {
      method: 'POST',
      path: '/hook',
      rawBody: '{"n": 1}',
      json: { n: 1 },
      headers: { 'x-a': 'b' },
      at: clock.now(),
    },
  ])
  receiver.respondWith(({ json }) => ({ status: json ? 503 : 410, headers: { 'retry-after': '1' } }))
  const refused = await post('{}')
  t.equal(refused.status, 503)
  t.equal(refused.headers.get('retry-after'), '1')
  t.equal((await post('no JSON')).status, 410)
  await receiver.stop()
  await t.rejects(post('{}'))
})

t.test('the mail sink rejects mail while configured to', async (t) => {
  const sink = await startMailSink(t)
  t.match(sink.url, /^smtp:\/\/127\.0\.0\.1:\d+$/)
  sink.refuseWhile(() => true)
  const dialogue = async (lines: string[]): Promise<string> => {
    const socket = connect(Number(new URL(sink.url).port), '127.0.0.1')
    let heard = ''
    socket.on('data', (text) => {
      heard += text
    })
    for (const line of lines) {
      const before = heard.length
      await until(() => heard.length > before || heard.endsWith('\n'))
      const [reply] = [once(socket, 'data'), socket.write(`${line}\r\n`)]
      await reply
    }
    socket.destroy()
    return heard
  }
  const mail = [
    'EHLO me',
    'MAIL FROM:<a@example.com>',
    'RCPT TO:<B@example.com>',
    'DATA',
    'Subject: Hi\r\n\r\nText\r\n.',
  ]
  t.match(await dialogue(mail), /^450 /m)
  sink.refuseWhile(() => false)
  t.notMatch(await dialogue(mail), /^450 /m)
  t.match(sink.to('b@example.com'), [{ subject: 'Hi', from: 'a@example.com' }])
})

t.test('the proxy', async (t) => {
  const receiver = await startReceiver(t)
  const proxy = await startProxy(t, receiver.url)
  const get = (timeoutMs = waitTimeoutMs) => fetch(proxy.url, { signal: AbortSignal.timeout(timeoutMs) })
  t.equal((await get()).status, 200)

  await t.test('cut: rejects connections until restored', async (t) => {
    proxy.cut()
    await t.rejects(get())
    proxy.restore()
    t.equal((await get()).status, 200)
  })

  await t.test('hang: answers pending requests once restored', async (t) => {
    proxy.hang()
    const before = receiver.requests.length
    const answer = get()
    await t.rejects(get(100))
    t.equal(receiver.requests.length, before)
    proxy.restore()
    t.equal((await answer).status, 200)
  })

  await t.test('drop: breaks open connections', async (t) => {
    receiver.respondWith(() => new Promise(() => undefined))
    const before = receiver.requests.length
    const answer = get()
    await until(() => receiver.requests.length > before)
    proxy.drop()
    await t.rejects(answer)
    receiver.respondWith(() => ({}))
    t.equal((await get()).status, 200)
  })

  await t.test('delay: forwards later', async (t) => {
    proxy.delay(20)
    t.equal((await get()).status, 200)
    proxy.restore()
  })
})
