import type { ServiceDefinition } from '@punctual/http'
import { buildApp } from './app.ts'
import { type IdentityConfig, identityConfig } from './config.ts'
import { startWorker } from './events/consume.ts'
import { createRevocations } from './gateways/revocations.ts'

export const service: ServiceDefinition<IdentityConfig> = {
  name: 'identity',
  source: 'identity',
  asks: ['scheduling', 'bookings', 'automation', 'webhook-delivery'],
  config: identityConfig,
  migrations: [new URL('./db/migrations/', import.meta.url)],
  app: (deps) => buildApp({ ...deps, revocations: createRevocations(deps) }),
  worker: startWorker,
}
