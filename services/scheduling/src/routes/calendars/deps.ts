import type { CalendarKinds } from '../../calendars/kinds.ts'
import type { SchedulingDeps } from '../../deps.ts'

export type CalendarDeps = SchedulingDeps & { kinds: CalendarKinds }
