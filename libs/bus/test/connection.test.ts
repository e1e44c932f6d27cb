import { freePort } from '@punctual/servers'
import t from 'tap'
import { insideOf } from '../src/bus.ts'
import { connectionOptions } from '../src/connection-options.ts'
import { connectBus } from '../src/index.ts'
import { quiet } from './test-bench.ts'

t.test('a URL names servers, credentials and encryption', async (t) => {
  t.match(connectionOptions('nats://127.0.0.1:4222', 'x'), { name: 'x', servers: ['127.0.0.1:4222'] })
  t.match(connectionOptions('nats://me:p%40ss@a:1, nats://b:2', 'x'), {
    servers: ['a:1', 'b:2'],
    user: 'me',
    pass: 'p@ss',
  })
  t.match(connectionOptions('nats://token@a:1', 'x'), { servers: ['a:1'], token: 'token' })
  t.match(connectionOptions('tls://a:1', 'x'), { servers: ['a:1'], tls: {} })
  const plain = connectionOptions('nats://a:1', 'x')
  t.same(
    ['user', 'pass', 'token', 'tls'].filter((key) => key in plain),
    [],
  )
})

t.test('connecting rejects invalid options and waits for an unreachable server', async (t) => {
  const given = { name: 'test', log: quiet }
  await t.rejects(connectBus({ ...given, url: 'nowhere' }), TypeError)
  await t.rejects(connectBus({ ...given, url: 'nats://a:1', prefix: 'A.B' }), TypeError)
  const bus = await connectBus({ ...given, url: `nats://127.0.0.1:${await freePort()}` })
  t.equal(bus.prefix, 'svc')
  t.equal(bus.connected(), false)
  const stopped = new AbortController()
  const waiting = insideOf(bus).link(stopped.signal)
  stopped.abort()
  t.equal(await waiting, undefined)
  await bus.close()
  await t.rejects(insideOf(bus).link(new AbortController().signal), /closed/)
})
