import type { OffsetUnit, WorkflowOffset, WorkflowTrigger } from '@punctual/contracts'
import { DateTime } from 'luxon'

/** The default offset in API answers (docs/domain.md#workflows). */
const defaultOffset: WorkflowOffset = { value: 24, unit: 'hour' }

/** The default time without a booking after a form response. */
const noEventOffset: WorkflowOffset = { value: 15, unit: 'minute' }

/** Returns the offset of a trigger, or the default one. */
export const offsetOf = ({ type, offset }: { type: string; offset?: WorkflowOffset }): WorkflowOffset =>
  offset ?? (type === 'formSubmittedNoEvent' ? noEventOffset : defaultOffset)

const timed = [
  'beforeEvent',
  'afterEvent',
  'afterHostsSvcVideoNoShow',
  'afterGuestsSvcVideoNoShow',
] as const satisfies WorkflowTrigger[]
type TimedTrigger = (typeof timed)[number]

/**
 * Returns whether a trigger fires by a timer before or after the booking, and so needs an offset.
 */
export const isTimed = (trigger: string): trigger is TimedTrigger => timed.some((one) => one === trigger)

const plural = { minute: 'minutes', hour: 'hours', day: 'days' } as const satisfies Record<OffsetUnit, string>

/**
 * Returns when a timed workflow is due: `offset` before the start, after the end, or after the
 * start for a no-show trigger. Minutes and hours are elapsed time; days are calendar days in the
 * booking's time zone, so that a day before 09:00 is 09:00 even across a clock change
 * (docs/domain.md#time).
 */
export function dueAt(
  trigger: TimedTrigger,
  offset: WorkflowOffset,
  booking: { start: string; end: string; timeZone: string },
): Date {
  const duration = { [plural[offset.unit]]: offset.value }
  const at = DateTime.fromISO(trigger === 'afterEvent' ? booking.end : booking.start, {
    zone: booking.timeZone,
  })
  return (trigger === 'beforeEvent' ? at.minus(duration) : at.plus(duration)).toJSDate()
}

/** Returns the instant an offset after `from`; a day has 24 hours. */
export function afterOffset(from: Date, offset: { offsetValue: number; offsetUnit: string }): Date {
  const minutes = { minute: 1, hour: 60, day: 1440 }[offset.offsetUnit as OffsetUnit]
  return new Date(from.getTime() + offset.offsetValue * minutes * 60_000)
}
