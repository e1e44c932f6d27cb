import { readNetworks } from '@punctual/egress'
import { type Env, readConfig } from '@punctual/http'

export interface SchedulingConfig {
  /**
   * EGRESS_ALLOW: private networks that calendars may use nevertheless, such as
   * `127.0.0.0/8,::1/128`.
   */
  egressAllow: readonly string[]
}

/** Reads the configuration. @throws ConfigError with all problems */
export function schedulingConfig(env: Env): SchedulingConfig {
  return readConfig(env, (read) => ({ egressAllow: read.parsed('EGRESS_ALLOW', readNetworks, []) }))
}
