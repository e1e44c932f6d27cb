import { CalendarFailure } from '../adapter.ts'
import { calendarLimits, TooLarge } from '../ical/limits.ts'

/** @throws CalendarFailure `content` for more events than are read of one calendar */
export function checkEventCount(count: number): void {
  if (count > calendarLimits.events)
    throw new CalendarFailure('content', new TooLarge('events', calendarLimits.events).message)
}

/**
 * Updates an event, or creates it. After a lost answer the provider refuses a second one (409), so
 * that the event is there and is updated.
 * @param update returns whether the event was there
 * @param create returns the status of the answer
 * @throws CalendarFailure
 */
export async function updateOrCreate(
  update: () => Promise<boolean>,
  create: () => Promise<{ status: number }>,
): Promise<void> {
  if (await update()) return
  const { status } = await create()
  if (status === 409 && !(await update()))
    throw new CalendarFailure('unreachable', 'it refuses an event that it does not show (409)')
}

/** @throws CalendarFailure for the answer to a change of an older version (412) */
export function checkUnchanged(status: number): void {
  if (status === 412) throw new CalendarFailure('content', 'the event was changed meanwhile')
}
