import type { ServiceDefinition } from '@punctual/http'
import { timerMigrations } from '@punctual/timers'
import { buildApp } from './app.ts'
import { type WebhookConfig, webhookConfig } from './config.ts'
import { startWorker } from './start-worker.ts'

export const service: ServiceDefinition<WebhookConfig> = {
  name: 'webhook-delivery',
  source: 'webhooks',
  config: webhookConfig,
  migrations: [timerMigrations, new URL('./db/migrations/', import.meta.url)],
  asks: ['scheduling', 'identity'],
  app: buildApp,
  worker: startWorker,
}
