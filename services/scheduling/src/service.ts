import type { ServiceDefinition } from '@punctual/http'
import { buildApp } from './app.ts'
import { type SchedulingConfig, schedulingConfig } from './config.ts'
import { startWorker } from './events/consume.ts'

export const service: ServiceDefinition<SchedulingConfig> = {
  name: 'scheduling',
  source: 'scheduling',
  config: schedulingConfig,
  migrations: [new URL('./db/migrations/', import.meta.url)],
  asks: ['bookings', 'identity'],
  app: buildApp,
  worker: startWorker,
}
