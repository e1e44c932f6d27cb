import { type AccessOf, operationName, requireAdmitted } from '@punctual/contracts'
import type { FastifyInstance } from 'fastify'

/**
 * Rejects callers whom the policy does not admit (401, 403) before reading the request. Register it
 * after `guardCallers`.
 * @throws Error when registering a public route without a policy row: the process does not start
 */
export function admitCallers(app: FastifyInstance, accessOf: AccessOf): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/internal/')) return
    for (const method of [route.method].flat()) {
      const operation = { method: method === 'HEAD' ? 'GET' : method, path: route.url }
      const access = accessOf(operation)
      if (!access) throw new Error(`${operationName(operation)} has no row in the policy`)
      route.config = { ...route.config, access }
    }
  })
  app.addHook('onRequest', ({ caller, routeOptions }, _reply, done) => {
    const { access } = routeOptions.config
    if (access) requireAdmitted(access, caller)
    done()
  })
}
