import type { OffsetUnit, WorkflowOffset, WorkflowTrigger } from '@punctual/contracts'
import { DateTime } from 'luxon'

/** What every trigger shows when none was given (docs/domain.md#workflows). */
const defaultOffset: WorkflowOffset = { value: 24, unit: 'hour' }

/** How long after a response nothing may have been booked when a workflow does not say. */
const noEventOffset: WorkflowOffset = { value: 15, unit: 'minute' }

/** @returns the offset of a trigger; for one that needs none and has none, what is shown */
export const offsetOf = ({ type, offset }: { type: string; offset?: WorkflowOffset }): WorkflowOffset =>
  offset ?? (type === 'formSubmittedNoEvent' ? noEventOffset : defaultOffset)

const timed = [
  'beforeEvent',
  'afterEvent',
  'afterHostsSvcVideoNoShow',
  'afterGuestsSvcVideoNoShow',
] as const satisfies WorkflowTrigger[]
type TimedTrigger = (typeof timed)[number]

/** @returns whether the trigger fires some time before or after the booking, by a timer, so that it needs an offset */
export const isTimed = (trigger: string): trigger is TimedTrigger => timed.some((one) => one === trigger)

const plural = { minute: 'minutes', hour: 'hours', day: 'days' } as const satisfies Record<OffsetUnit, string>

/**
 * When a timed workflow is due: `offset` before the start, or after the end; one that waits for people, after the start.
 * Minutes and hours are elapsed time; days are counted in the booking's zone, so that "a day before 09:00" stays 09:00
 * over a change of the clocks (docs/domain.md#time).
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

/** @returns the instant so long after `from`; days count as 24 hours */
export function afterOffset(from: Date, offset: { offset_value: number; offset_unit: string }): Date {
  const minutes = { minute: 1, hour: 60, day: 1440 }[offset.offset_unit as OffsetUnit]
  return new Date(from.getTime() + offset.offset_value * minutes * 60_000)
}
