import type { Deps } from '@punctual/http'
import type { SchedulingConfig } from './config.ts'

export type SchedulingDeps = Deps<SchedulingConfig>
