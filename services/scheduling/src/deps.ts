import type { Deps } from '@punctual/http'
import type { CalendarKinds } from './calendars/kinds.ts'
import type { SchedulingConfig } from './config.ts'

export type SchedulingDeps = Deps<SchedulingConfig>

/** What work with calendars at their providers needs besides. */
export type CalendarDeps = SchedulingDeps & { kinds: CalendarKinds }
