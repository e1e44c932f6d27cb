import type { Env } from '@punctual/http'

/** Scheduling needs nothing beyond what every service has. */
export type SchedulingConfig = Record<never, never>

export function schedulingConfig(_env: Env): SchedulingConfig {
  return {}
}
