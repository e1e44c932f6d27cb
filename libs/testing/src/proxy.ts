import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Test } from './test.ts'

/** A TCP proxy in front of a server that a test can cut, hang or slow down. */
export interface Proxy {
  /** The target's URL with the proxy's host and port. */
  url: string
  port: number
  /** Breaks every connection and rejects new ones, until `restore`. */
  cut(): void
  /** Keeps connections and accepts new ones, but forwards nothing, until `restore`. */
  hang(): void
  /** Delays all data by this many milliseconds, until `restore`. */
  delay(ms: number): void
  /** Breaks every connection once; new ones work. */
  drop(): void
  /**
   * Breaks so many connections, each right after it has forwarded data to the server that contain
   * the text: the answer is lost. Until `restore`.
   */
  cutAfter(text: string, times: number): void
  restore(): void
}

const defaultPorts: Record<string, number> = { 'http:': 80, 'postgres:': 5432, 'nats:': 4222, 'smtp:': 25 }

/**
 * Long because its functions share the open connections.
 * @param target URL of the server behind it (http, postgres, nats, smtp)
 */
export async function startProxy(t: Test, target: string): Promise<Proxy> {
  const behind = new URL(target)
  const port = Number(behind.port) || (defaultPorts[behind.protocol] ?? 0)
  const sockets = new Set<Socket>()
  let isCut = false
  let hangs = false
  let delayMs = 0
  let ending = { text: '', times: 0 }
  const waiting = new Set<() => void>()

  const pass = (from: Socket, to: Socket, toServer: boolean) => {
    let last = Promise.resolve()
    const inOrder = (step: () => void) => {
      last = last.then(() => turn()).then(step)
    }
    from.on('data', (piece) =>
      inOrder(() => {
        if (!to.destroyed) to.write(piece)
        if (toServer && ending.times > 0 && piece.includes(ending.text)) {
          ending.times--
          // The server gets the data before the end of the connection.
          from.destroy()
        }
      }),
    )
    from.on('end', () => inOrder(() => to.end()))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      if (!hangs) to.destroySoon()
    })
  }
  const turn = async () => {
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (hangs) await new Promise<void>((resolve) => waiting.add(resolve))
  }
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  const release = () => {
    for (const go of waiting) go()
    waiting.clear()
  }

  const server = createServer((client) => {
    if (isCut) return client.destroy()
    const upstream = connect(port, behind.hostname)
    sockets.add(client).add(upstream)
    pass(client, upstream, true)
    pass(upstream, client, false)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(async () => {
    drop()
    release()
    await new Promise((resolve) => server.close(resolve))
  })
  const own = new URL(target)
  own.hostname = '127.0.0.1'
  own.port = `${(server.address() as AddressInfo).port}`
  return {
    url: own.href.replace(/\/$/, target.endsWith('/') ? '/' : ''),
    port: Number(own.port),
    cut: () => {
      isCut = true
      drop()
    },
    hang: () => {
      hangs = true
    },
    delay: (ms) => {
      delayMs = ms
    },
    drop,
    cutAfter: (text, times) => {
      ending = { text, times }
    },
    restore: () => {
      isCut = false
      hangs = false
      delayMs = 0
      ending = { text: '', times: 0 }
      release()
    },
  }
}
