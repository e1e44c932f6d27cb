import type { Deps } from '@punctual/http'
import type { IdentityConfig } from './config.ts'

export type IdentityDeps = Deps<IdentityConfig>
