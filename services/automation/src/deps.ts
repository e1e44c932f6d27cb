import type { Deps } from '@punctual/http'
import type { AutomationConfig } from './config.ts'

/** What the operations and the worker of automation get. */
export type AutomationDeps = Deps<AutomationConfig>
