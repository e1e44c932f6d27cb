import { freePort } from '@punctual/servers'
import { infrastructure, until } from '@punctual/testing'
import t from 'tap'
import { insideOf } from '../src/bus.ts'
import { connectionOptions } from '../src/connection-options.ts'
import { checkJetStream, connectBus } from '../src/index.ts'
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

t.test('events do not flow while requests stay without an answer', async (t) => {
  const { natsUrl } = await infrastructure()
  const bus = await connectBus({ url: natsUrl, name: 'test', log: quiet, outageMs: 0 })
  t.teardown(() => bus.close())
  await until(() => bus.connected())
  t.equal(bus.flows(), true)
  const link = await insideOf(bus).link(AbortSignal.timeout(60_000))
  if (!link) throw new Error('not connected')
  await t.rejects(link.ask(link.nats.request('no.such.responder')), { code: '503' })
  t.equal(bus.flows(), false)
  await t.rejects(link.ask(link.manager.streams.info('no_such_stream')), /stream not found/)
  t.equal(bus.flows(), true, 'a refusal is an answer')
  await link.publish<unknown>([Promise.resolve(), link.nats.request('no.such.responder')])
  t.equal(bus.flows(), false, 'one of several publications')
  await link.ask(link.manager.getAccountInfo())
  t.equal(bus.flows(), false, 'an answered request is no publication')
  await link.publish([Promise.resolve()])
  t.equal(bus.flows(), true)
  await link.publish([link.nats.request('no.such.responder')])
  insideOf(bus).publishesNothing()
  t.equal(bus.flows(), true, 'what another process has published no longer counts')
})

t.test('the check of JetStream fails without a server', async (t) => {
  const { natsUrl } = await infrastructure()
  await checkJetStream(natsUrl)
  await t.rejects(checkJetStream(`nats://127.0.0.1:${await freePort()}`), { code: 'CONNECTION_REFUSED' })
})
