import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Test } from '@punctual/testing'

/** A forwarded request without an answer yet. */
export interface ForwardedRequest {
  method: string
  path: string
  idempotencyKey: string | undefined
}

/** Headers of a single connection, which are not forwarded. */
const ownOfConnection = new Set(['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

/**
 * Starts a proxy that forwards requests and answers, and breaks the connection when the target
 * breaks it.
 * @param meanwhile runs during the request; the answer waits for it
 * @returns the address of the proxy, which closes at the end of the test
 */
export async function startForwardingProxy(
  t: Test,
  target: string,
  meanwhile: (request: ForwardedRequest) => Promise<void>,
): Promise<string> {
  const server = createServer(async (incoming, reply) => {
    const { method = 'GET', url: path = '/' } = incoming
    const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
      ownOfConnection.has(name) || value === undefined ? [] : [[name, String(value)] as [string, string]],
    )
    const body = await buffer(incoming)
    const answered = fetch(target + path, { method, headers, ...(body.length > 0 && { body }) })
      .then(async (answer) => ({ status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }))
      .catch(() => undefined)
    const idempotencyKey = incoming.headers['idempotency-key']
    await meanwhile({ method, path, idempotencyKey: idempotencyKey && String(idempotencyKey) })
    const answer = await answered
    if (answer) reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    else reply.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
