import {
  type ActiveBookingsLimit,
  type FieldError,
  limitPeriods,
  type PeriodLimits,
  type Recurrence,
  type Seats,
  type UpdateEventType,
} from '@punctual/contracts'

/** The optional features of an event type; null: disabled. */
export interface Features {
  recurrence: Recurrence | null
  seats: Seats | null
  bookingLimits: { count: PeriodLimits; duration: PeriodLimits } | null
  bookerActiveBookingsLimit: ActiveBookingsLimit | null
}

export const noFeatures: Features = {
  recurrence: null,
  seats: null,
  bookingLimits: null,
  bookerActiveBookingsLimit: null,
}

type Body = UpdateEventType
type Given = { disabled?: boolean }

const fields = {
  recurrence: ['interval', 'occurrences', 'frequency'],
  bookerActiveBookingsLimit: ['maximumActiveBookings'],
} as const
/** The defaults of seats. */
const plainSeats = { showAttendeeInfo: false, showAvailabilityCount: true }
const limits = ['bookingLimitsCount', 'bookingLimitsDuration'] as const

/** Returns the features after a change. Only for inputs without errors. */
export function changedFeatures(before: Features, body: Body): Features {
  const { count = {}, duration = {} } = before.bookingLimits ?? {}
  const after = {
    count: body.bookingLimitsCount ? limitsOf(body.bookingLimitsCount) : count,
    duration: body.bookingLimitsDuration ? limitsOf(body.bookingLimitsDuration) : duration,
  }
  const isLimited = Object.keys({ ...after.count, ...after.duration }).length > 0
  return {
    recurrence: changed(before.recurrence, body.recurrence),
    seats: changedSeats(before.seats, body.seats),
    bookingLimits: isLimited ? after : null,
    bookerActiveBookingsLimit: changed(before.bookerActiveBookingsLimit, body.bookerActiveBookingsLimit),
  }
}

function changed<T>(before: T | null, given: (Given & Partial<T>) | undefined): T | null {
  if (!given) return before
  const { disabled, ...feature } = given
  return disabled ? null : (feature as T)
}

/** Omitted settings of existing seats stay unchanged. */
function changedSeats(before: Seats | null, given: Body['seats']): Seats | null {
  if (!given || given.disabled) return changed(before, given)
  const { disabled: _, ...seats } = given
  return { ...plainSeats, ...before, ...seats } as Seats
}

function limitsOf({ disabled, ...given }: Given & PeriodLimits): PeriodLimits {
  return disabled ? {} : given
}

/** Returns the errors of the given features. */
export function featureErrors(body: Body): FieldError[] {
  const missing = Object.entries(fields).flatMap(([name, needed]) => {
    const given = body[name as keyof typeof fields] as (Given & Record<string, unknown>) | undefined
    if (!given || given.disabled) return []
    return needed
      .filter((field) => given[field] === undefined)
      .map((field) => ({ path: `${name}.${field}`, message: 'is required' }))
  })
  return [...missing, ...limits.flatMap((name) => limitErrors(name, body[name]))]
}

/** Limits of longer periods must not be stricter: two bookings a day imply two a week. */
function limitErrors(name: string, given: (Given & PeriodLimits) | undefined): FieldError[] {
  if (!given || given.disabled) return []
  const set = limitPeriods.filter((period) => given[period] !== undefined)
  return set
    .filter((period, index) => index > 0 && given[period]! < given[set[index - 1]!]!)
    .map((period) => ({
      path: `${name}.${period}`,
      message: 'must not be below the limit of a shorter period',
    }))
}

/** Returns the missing and conflicting settings of an event type after a change. */
export function clashErrors({ recurrence, seats }: Features): FieldError[] {
  if (seats && seats.seatsPerTimeSlot === undefined)
    return [{ path: 'seats.seatsPerTimeSlot', message: 'is required' }]
  return recurrence && seats ? [{ path: 'seats', message: 'cannot be combined with recurrence' }] : []
}
