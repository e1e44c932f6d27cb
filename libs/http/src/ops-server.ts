import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Operation } from './operations.ts'

/** The server on the operators' port, which users never reach. */
export interface OpsServer {
  url: string
  /** Makes /ready answer 503 from now on, so that load balancers send no new requests. */
  drain(): void
  close(): Promise<void>
}

/**
 * Serves /health (the process runs), /ready (it can work and is not stopping) and /metrics
 * (Prometheus). POST /drain takes the process out of load balancing until it is restarted. A
 * service also has /routes: the routes of its app.
 * @param ready rejects while the process cannot work; what it resolves to is part of the answer
 */
export async function startOpsServer(options: {
  host: string
  port: number
  metrics: Metrics
  log: Log
  ready: () => Promise<unknown>
  routes?: () => readonly Operation[]
}): Promise<OpsServer> {
  const { host, port, metrics, log, ready, routes } = options
  const app = fastify({ forceCloseConnections: true })
  let isDraining = false
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    if (isDraining) return reply.status(503).send({ status: 'stopping' })
    try {
      const state = await ready()
      return { status: 'ready', ...(typeof state === 'object' && state) }
    } catch (error) {
      log.warn({ err: error }, 'not ready')
      return reply.status(503).send({ status: 'not ready' })
    }
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  app.post('/drain', async () => {
    isDraining = true
    log.info('not ready from now on, as an operator asked')
    return { status: 'draining' }
  })
  if (routes) app.get('/routes', async () => routes())
  await app.listen({ host, port })
  return {
    url: urlOf(app.server.address() as AddressInfo),
    drain() {
      isDraining = true
    },
    close: () => app.close(),
  }
}

/** Returns the URL by which this machine reaches a server with that address. */
export function urlOf({ address, family, port }: AddressInfo): string {
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address
  return `http://${family === 'IPv6' && host.includes(':') ? `[${host}]` : host}:${port}`
}
