import type { Deps } from '@punctual/http'
import type { CalendarKinds } from './calendars/kinds.ts'
import type { SchedulingConfig } from './config.ts'
import type { MeetingServices } from './meetings/services.ts'

export type SchedulingDeps = Deps<SchedulingConfig>

/** For routes and use cases that call the providers of calendars. */
export type CalendarDeps = SchedulingDeps & { kinds: CalendarKinds }

/** For routes and use cases that call meeting services. */
export type MeetingDeps = SchedulingDeps & { services: MeetingServices }
