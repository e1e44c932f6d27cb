import { randomBytes } from 'node:crypto'
import { infrastructure, startProxy, until } from '@punctual/testing'
import t, { type Test } from 'tap'
import { broadcast, connectBus, listen } from '../src/index.ts'
import { quiet } from './test-bench.ts'

async function start(t: Test) {
  const { natsUrl } = await infrastructure()
  const prefix = `t${randomBytes(6).toString('hex')}`
  const open = async (url: string) => {
    const bus = await connectBus({ url, prefix, name: 'test', log: quiet })
    t.teardown(() => bus.close())
    return bus
  }
  const teller = await open(natsUrl)
  const proxy = await startProxy(t, natsUrl)
  const hearer = await open(proxy.url)
  const heard: unknown[] = []
  const changes: boolean[] = []
  const ear = (answer: unknown) => {
    const listener = listen({
      bus: hearer,
      channel: 'news',
      heard: (message) => {
        heard.push(message)
        return answer
      },
      changed: (hears) => changes.push(hears),
      log: quiet,
    })
    t.teardown(() => listener.stop())
    return listener
  }
  /** @returns the confirmations, up to `enough` */
  const tell = async (message: unknown, enough = 1, timeoutMs = 10_000) => {
    const confirmations: unknown[] = []
    await broadcast(teller, {
      channel: 'news',
      message,
      confirmed: (confirmation) => confirmations.push(confirmation) === enough,
      timeoutMs,
    })
    return confirmations
  }
  return { tell, ear, heard, changes, proxy, teller, natsUrl }
}

t.test('every listener receives a message and confirms it', async (t) => {
  const { tell, ear, heard, changes } = await start(t)
  t.same(await tell('no listener'), [], 'it does not wait')
  ear({ by: 1 })
  ear({ by: 2 })
  await until(() => changes.length === 2)
  t.same((await tell({ n: 1 }, 2)).length, 2)
  t.same(heard, [{ n: 1 }, { n: 1 }])
})

t.test('waiting for missing confirmations ends at the timeout', async (t) => {
  const { tell, ear, heard, changes } = await start(t)
  ear(undefined)
  await until(() => changes.length === 1)
  t.same(await tell('x', 1, 50), [])
  // It may receive the broadcast after the timeout.
  await until(() => heard.length > 0)
  t.same(heard, ['x'])
})

t.test('a listener is notified when its subscription stops and when it starts again', async (t) => {
  const { tell, ear, heard, changes, proxy } = await start(t)
  const listener = ear('ok')
  await until(() => changes.length === 1)
  proxy.cut()
  await until(() => changes.length === 2)
  t.same(await tell('lost', 1, 50), [])
  proxy.restore()
  await until(() => changes.length === 3)
  t.same(await tell('heard'), ['ok'])
  t.same(heard, ['heard'])
  await listener.stop()
  t.same(changes, [true, false, true, false])
  t.same(await tell('late', 1, 50), [])
})

t.test('broadcasting fails immediately while NATS is down', async (t) => {
  const { natsUrl } = await start(t)
  const proxy = await startProxy(t, natsUrl)
  const bus = await connectBus({ url: proxy.url, name: 'test', log: quiet })
  t.teardown(() => bus.close())
  proxy.cut()
  await until(() => !bus.connected())
  const options = { channel: 'news', message: 1, confirmed: () => false, timeoutMs: 60_000 }
  await t.rejects(broadcast(bus, options), /NATS/)
})
