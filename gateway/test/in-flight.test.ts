import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { until } from '@punctual/testing'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { InFlight, takeTurns } from '../src/limits/in-flight.ts'

/** Starts a server of one caller, who may have two calls under way. */
async function aServer(t: Test) {
  const seen = { connections: 0, closed: 0, hooked: 0, handled: 0 }
  let before = Promise.resolve()
  let handle = Promise.resolve()
  const app = Fastify()
  app.server.on('connection', (socket) => {
    seen.connections++
    socket.once('close', () => seen.closed++)
  })
  app.decorateRequest('principal', 'ann')
  app.addHook('onRequest', async () => {
    seen.hooked++
    await before
  })
  app.addHook('onRequest', takeTurns(new InFlight(2)))
  app.get('/', async () => {
    seen.handled++
    await handle
    return 'done'
  })
  await app.listen()
  const { port } = app.server.address() as AddressInfo
  t.teardown(() => app.close())
  return {
    seen,
    port,
    /** Makes calls wait before their turn, or in the handler, until the result is called. */
    hold(what: 'before' | 'handle'): () => void {
      const { promise, open } = aGate()
      if (what === 'before') before = promise
      else handle = promise
      return open
    },
    async callsAreAnswered() {
      const answers = await Promise.all([1, 2, 3].map(() => fetch(`http://127.0.0.1:${port}/`)))
      return answers.every(({ status }) => status === 200)
    },
  }
}

function aGate() {
  let open = () => {}
  const promise = new Promise<void>((resolve) => {
    open = resolve
  })
  return { promise, open }
}

t.test('a client that has left before its turn takes no place', async (t) => {
  const { seen, port, hold, callsAreAnswered } = await aServer(t)
  const open = hold('before')
  const left = new AbortController()
  const calls = [1, 2, 3].map(() => fetch(`http://127.0.0.1:${port}/`, { signal: left.signal }))
  await until(() => seen.hooked === 3)
  left.abort()
  await Promise.allSettled(calls)
  await until(() => seen.closed === seen.connections)
  open()
  t.ok(await callsAreAnswered())
  t.equal(seen.handled, 3, 'the calls without a client were not handled')
})

t.test('calls that wait behind another one of a closed connection give their places back', async (t) => {
  const { seen, port, hold, callsAreAnswered } = await aServer(t)
  const open = hold('handle')
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(4))
  await until(() => seen.hooked === 4 && seen.handled === 2)
  socket.destroy()
  await until(() => seen.closed === 1)
  open()
  t.ok(await callsAreAnswered())
})
