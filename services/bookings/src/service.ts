import type { ServiceDefinition } from '@punctual/http'
import { timerMigrations } from '@punctual/timers'
import { buildApp } from './app.ts'
import { type BookingsConfig, bookingsConfig } from './config.ts'
import { startWorker } from './events/consume.ts'

export const service: ServiceDefinition<BookingsConfig> = {
  name: 'bookings',
  source: 'bookings',
  config: bookingsConfig,
  asks: ['scheduling', 'identity'],
  migrations: [timerMigrations, new URL('./db/migrations/', import.meta.url)],
  app: buildApp,
  worker: startWorker,
}
