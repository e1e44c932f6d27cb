import type { Env } from '@punctual/http'

export interface SchedulingConfig {
  /** Where people find the system: event types' booking pages are below it. No slash at its end. */
  publicUrl: string
}

/** PUBLIC_URL. */
export function schedulingConfig(env: Env): SchedulingConfig {
  return { publicUrl: (env.PUBLIC_URL ?? 'http://127.0.0.1:3000').replace(/\/+$/, '') }
}
