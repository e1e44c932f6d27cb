import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import t, { type Test } from 'tap'
import { startProxy } from '../src/index.ts'
import { until } from '../src/until.ts'

/** A server that sends everything back, and notes what it gets. */
async function startEcho(t: Test) {
  const heard: string[] = []
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.on('data', (piece) => {
      heard.push(`${piece}`)
      socket.write(piece)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const proxy = await startProxy(t, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const open = async () => {
    const socket = connect(proxy.port, '127.0.0.1')
    const got: string[] = []
    socket.on('data', (piece) => got.push(`${piece}`))
    socket.on('error', () => undefined)
    t.teardown(() => socket.destroy())
    await once(socket, 'connect')
    /** Sends a piece and waits for its echo. */
    const say = async (text: string) => {
      socket.write(text)
      await until(() => got.join('').endsWith(text))
    }
    return { socket, got, say }
  }
  return { heard, sockets, proxy, open }
}

t.test('what is lost in one direction never arrives, nor does the end of the connection', async (t) => {
  const { heard, sockets, proxy, open } = await startEcho(t)
  const old = await open()
  await old.say('a')
  proxy.lose('to server', 'open')
  const young = await open()
  await young.say('b')
  old.socket.write('lost')
  old.socket.destroy()
  await young.say('c')
  t.same(heard, ['a', 'b', 'c'])
  t.notOk(sockets[0]!.destroyed)
  proxy.restore()
  await until(() => sockets[0]!.destroyed)
  await young.say('d')
})

t.test('answers are lost while requests arrive, on new connections too', async (t) => {
  const { heard, proxy, open } = await startEcho(t)
  proxy.lose('to client', 'all')
  const one = await open()
  one.socket.write('a')
  await until(() => heard.length === 1)
  t.same(one.got, [])
  proxy.restore()
  await until(() => one.socket.destroyed)
  await (await open()).say('b')
})

t.test('a failpoint breaks a connection at a counted piece, of which a share arrives', async (t) => {
  const { heard, proxy, open } = await startEcho(t)
  const openings: string[] = []
  const one = await open()
  // Pieces: a, its echo, the request that is hit; then b and its echo, and the request again.
  proxy.failAt({ pieces: 3, times: 2, share: 0.5, hit: (opening) => openings.push(`${opening}`) })
  await one.say('a')
  one.socket.write('1234')
  await until(() => one.socket.destroyed)
  const two = await open()
  await two.say('b')
  two.socket.write('5678')
  await until(() => two.socket.destroyed)
  t.same(heard, ['a', '12', 'b', '56'])
  t.same(openings, ['a', 'b'])
  const three = await open()
  for (const text of ['c', 'd', 'e', 'f']) await three.say(text)
})
