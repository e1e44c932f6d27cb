import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Clock, systemClock } from '@punctual/contracts'
import type { Json } from './json.ts'
import type { Test } from './test.ts'

/** One request that a subscriber received. */
export interface ReceivedRequest {
  method: string
  /** Path with its query. */
  path: string
  headers: IncomingHttpHeaders
  /** The body as text, byte for byte. */
  rawBody: string
  /** The parsed body, or undefined when it is not JSON. */
  json: Json
  /** When its first byte arrived. */
  at: Date
}

export interface Answer {
  /** Default 200. */
  status?: number
  headers?: Record<string, string>
  body?: string
}

/** A subscriber of webhooks on the loopback address. */
export interface Receiver {
  /** `http://127.0.0.1:<port>/hook` */
  url: string
  requests: ReceivedRequest[]
  /**
   * From now on answers with the function's result; a promise that never resolves simulates a
   * hanging subscriber.
   */
  respondWith(answer: (request: ReceivedRequest) => Answer | Promise<Answer>): void
  /** Closes the port and every connection, which simulates a subscriber that is down. */
  stop(): Promise<void>
}

/**
 * Starts a receiver that stores every request and answers 200; stopped when the test ends.
 * @param options.clock gives the time of requests; default: the system's
 */
export async function startReceiver(t: Test, options: { clock?: Clock } = {}): Promise<Receiver> {
  const { clock = systemClock } = options
  let answer: (request: ReceivedRequest) => Answer | Promise<Answer> = () => ({})
  const requests: ReceivedRequest[] = []
  const server = createServer(async (incoming, reply) => {
    const at = clock.now()
    const rawBody = (await buffer(incoming)).toString()
    const request: ReceivedRequest = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      rawBody,
      json: parse(rawBody),
      at,
    }
    requests.push(request)
    const { status = 200, headers = {}, body = '' } = await answer(request)
    reply.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    if (!server.listening) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  t.teardown(stop)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    requests,
    respondWith: (next) => {
      answer = next
    },
    stop,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
