import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

const lookEveryMs = 50

/**
 * Lets clients leave before the server stops listening: answers end their connections, and idle
 * ones are closed by the clients of this system after four seconds. Without it, a request may be on
 * its way on a connection that the server closes as idle. Register it last: it waits.
 * @param drainMs the longest wait; 0 does not wait
 */
export function drainOnClose(app: Pick<FastifyInstance, 'addHook' | 'server'>, drainMs: number): void {
  if (drainMs > 0) app.addHook('preClose', () => connectionsGone(app.server, drainMs))
}

async function connectionsGone(server: Server, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs
  while (performance.now() < until && (await connectionsOf(server)) > 0)
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
}

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
