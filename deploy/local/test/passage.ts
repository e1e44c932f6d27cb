import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Test } from '@punctual/testing'

/** A request that has been passed on and not answered yet. */
export interface Passing {
  method: string
  path: string
  idempotencyKey: string | undefined
}

/** Headers of one connection, which the next connection has its own of. */
const ownOfConnection = new Set(['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

/**
 * Passes requests on to another address, and answers what that answers; breaks the connection where that one breaks it.
 * @param meanwhile runs while the request is under way; the answer waits for it
 * @returns the address to send requests to, closed when the test ends
 */
export async function startPassage(
  t: Test,
  target: string,
  meanwhile: (request: Passing) => Promise<void>,
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
