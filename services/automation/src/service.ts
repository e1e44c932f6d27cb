import type { Deps, ServiceDefinition } from '@punctual/http'
import { timerMigrations } from '@punctual/timers'
import { buildApp } from './app.ts'
import { type AutomationConfig, automationConfig } from './config.ts'
import { startWorker } from './start-worker.ts'

export type AutomationDeps = Deps<AutomationConfig>

export const service: ServiceDefinition<AutomationConfig> = {
  name: 'automation',
  source: 'automation',
  config: automationConfig,
  migrations: [timerMigrations, new URL('./db/migrations/', import.meta.url)],
  asks: ['scheduling', 'identity'],
  app: buildApp,
  worker: startWorker,
}
