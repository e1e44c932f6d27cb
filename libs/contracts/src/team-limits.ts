import { type Static, Type } from '@sinclair/typebox'
import { type LimitPeriod, PeriodLimits } from './booking-limits.ts'

/**
 * How many bookings each host of a team may have in a period, over all event types of the team. A
 * period in which a host has that many is busy time of the host, in lists and in transactions.
 */
export const TeamLimits = Type.Object({
  teamId: Type.Integer(),
  organizationId: Type.Integer(),
  count: PeriodLimits,
  /** Whether the members' copies of managed event types count and are limited too. */
  includesManaged: Type.Boolean(),
  /** Zone in which the periods begin and end: that of the team. */
  timeZone: Type.String(),
})
export type TeamLimits = Static<typeof TeamLimits>

/** The limits as events of teams carry them. */
export const LimitsOfTeam = Type.Omit(TeamLimits, ['teamId', 'organizationId'])
export type LimitsOfTeam = Static<typeof LimitsOfTeam>

const names: Readonly<Record<string, LimitPeriod>> = {
  PER_DAY: 'day',
  PER_WEEK: 'week',
  PER_MONTH: 'month',
  PER_YEAR: 'year',
}

/** Returns the limits in a text such as `{"PER_DAY": 3}`; undefined if it is another text. */
export function limitsInText(text: string): PeriodLimits | undefined {
  if (text.trim() === '') return {}
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined
  const limits: PeriodLimits = {}
  for (const [name, most] of Object.entries(parsed)) {
    const period = names[name]
    if (!period || !Number.isInteger(most) || most < 1 || most > 1_000_000) return undefined
    limits[period] = most
  }
  return limits
}

/** Returns the limits that a team's details give; undefined without any. */
export function limitsOfTeam(details: {
  bookingLimits?: string
  includeManagedEventsInLimits?: boolean
  timeZone?: string
}): LimitsOfTeam | undefined {
  const { bookingLimits = '', includeManagedEventsInLimits = false, timeZone = 'UTC' } = details
  const count = limitsInText(bookingLimits)
  if (!count || Object.keys(count).length === 0) return undefined
  return { count, includesManaged: includeManagedEventsInLimits, timeZone }
}
