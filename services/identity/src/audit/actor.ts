import { AsyncLocalStorage } from 'node:async_hooks'
import type { CallerContext } from '@punctual/contracts'
import type { App } from '@punctual/http'

const callers = new AsyncLocalStorage<CallerContext>()

/** Lets `currentCaller` name the caller of each request while it is handled. */
export function rememberActors(app: App): void {
  app.addHook('preHandler', (request, _reply, done) => callers.run(request.caller, done))
}

/** Returns the caller of the request that is handled; undefined for work of the system itself. */
export const currentCaller = (): CallerContext | undefined => callers.getStore()
