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
  /**
   * Silently loses what is sent in a direction, also that an end has closed its connection; the
   * other direction works. Until `restore`, which breaks these connections.
   * @param which `open`: only connections that are open now; new ones work
   */
  lose(direction: Direction, which: 'open' | 'all'): void
  /** Fails at a piece of data that is drawn by the caller, so between any two effects. */
  failAt(failpoint: Failpoint): void
  restore(): void
}

export type Direction = 'to server' | 'to client'

/** Where connections fail; a piece is what either end has sent at once. */
export interface Failpoint {
  /** The connection that passes on this many pieces later is hit. */
  pieces: number
  /** How often, each time so many pieces later. */
  times: number
  /** How much of that piece still arrives, from 0 to 1; the connection breaks after it. */
  share: number
  /** Called after that. @param opening what the client first sent on this connection */
  hit?(opening: Buffer): void
}

/** A client's connection through the proxy. */
interface Link {
  client: Socket
  upstream: Socket
  opening?: Buffer
  loses?: Direction
  isBroken?: true
}

const defaultPorts: Record<string, number> = { 'http:': 80, 'postgres:': 5432, 'nats:': 4222, 'smtp:': 25 }

/**
 * Long because its functions share the open connections.
 * @param target URL of the server behind it (http, postgres, nats, smtp)
 */
export async function startProxy(t: Test, target: string): Promise<Proxy> {
  const behind = new URL(target)
  const port = Number(behind.port) || (defaultPorts[behind.protocol] ?? 0)
  let isCut = false
  let hangs = false
  let delayMs = 0
  let ending = { text: '', times: 0 }
  let losesAll: Direction | undefined
  let failpoint: Failpoint | undefined
  let untilFailure = 0
  const links = new Set<Link>()
  const waiting = new Set<() => void>()

  const breakLink = (link: Link) => {
    link.isBroken = true
    // What was written before still arrives.
    link.client.destroySoon()
    link.upstream.destroySoon()
  }
  /** Returns the failpoint where this piece is hit. */
  const failing = (): Failpoint | undefined => {
    if (!failpoint || --untilFailure > 0) return undefined
    const hit = failpoint
    untilFailure = hit.pieces
    if (--hit.times === 0) failpoint = undefined
    return hit
  }

  const pass = (link: Link, direction: Direction) => {
    const toServer = direction === 'to server'
    const [from, to] = toServer ? [link.client, link.upstream] : [link.upstream, link.client]
    const isLost = () => link.loses === direction
    let last = Promise.resolve()
    const inOrder = (step: () => void) => {
      last = last.then(() => turn()).then(step)
    }
    from.on('data', (piece) =>
      inOrder(() => {
        if (isLost() || link.isBroken) return
        if (toServer) link.opening ??= piece
        const fails = failing()
        if (fails) {
          to.write(piece.subarray(0, Math.round(piece.length * fails.share)))
          breakLink(link)
          fails.hit?.(link.opening ?? piece)
          return
        }
        if (!to.destroyed) to.write(piece)
        if (toServer && ending.times > 0 && piece.includes(ending.text)) {
          ending.times--
          // The server gets the data before the end of the connection.
          from.destroy()
        }
      }),
    )
    from.on('end', () => inOrder(() => !isLost() && to.end()))
    from.on('error', () => !isLost() && to.destroy())
    from.on('close', () => {
      if (link.client.destroyed && link.upstream.destroyed) links.delete(link)
      if (!hangs && !isLost()) to.destroySoon()
    })
  }
  const turn = async () => {
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (hangs) await new Promise<void>((resolve) => waiting.add(resolve))
  }
  const drop = () => {
    for (const { client, upstream } of links) {
      client.destroy()
      upstream.destroy()
    }
  }
  const release = () => {
    for (const go of waiting) go()
    waiting.clear()
  }

  // Without delays of its own: small pieces in both directions would wait 40 ms for each other.
  const server = createServer({ noDelay: true }, (client) => {
    if (isCut) return client.destroy()
    const upstream = connect({ port, host: behind.hostname, noDelay: true })
    const link: Link = { client, upstream, ...(losesAll && { loses: losesAll }) }
    links.add(link)
    pass(link, 'to server')
    pass(link, 'to client')
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
    lose: (direction, which) => {
      if (which === 'all') losesAll = direction
      for (const link of links) link.loses = direction
    },
    failAt: (asked) => {
      failpoint = { ...asked }
      untilFailure = asked.pieces
    },
    restore: () => {
      losesAll = undefined
      failpoint = undefined
      for (const link of links) if (link.loses) breakLink(link)
      isCut = false
      hangs = false
      delayMs = 0
      ending = { text: '', times: 0 }
      release()
    },
  }
}
