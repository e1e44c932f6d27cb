import type { Deps } from '@punctual/http'
import type { IdentityConfig } from './config.ts'
import type { Revocations } from './gateways/revocations.ts'

export interface IdentityDeps extends Deps<IdentityConfig> {
  revocations: Revocations
}
