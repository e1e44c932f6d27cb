import { type CalendarChange, calendarEventChanged } from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import {
  declinedUids,
  eventsOutOfStep,
  type SeenEvent,
  saveDeclined,
  saveNotice,
} from '../db/calendar-changes-repository.ts'
import type { CalendarEvent } from '../db/calendar-events-repository.ts'
import type { Calendar, Connection } from '../db/calendars-repository.ts'
import type { ReadNow } from '../domain/connected-calendar.ts'
import { snapshotOf } from './announce.ts'

/** Clocks of two processes may differ by this much. */
const marginMs = 5_000

/** A saved read of a calendar. */
interface SavedRead {
  calendar: Calendar
  connection: Connection
  read: ReadNow
  /** When it began. */
  readAt: Date
}

/**
 * Announces what people have changed in the events of bookings: each change once, and that an event
 * is in step again. It compares states, so a report that is repeated, late or out of order does no
 * harm, and what Punctual itself has written is no change.
 */
export async function noticeChanges(
  tx: Tx,
  { calendar, connection, read, readAt }: SavedRead,
): Promise<void> {
  if (!('changes' in read)) return
  const before = await declinedUids(tx, calendar)
  for (const { uid, declinedBy = [] } of read.changes.items) {
    if (uid === null || (declinedBy.length === 0 && !before.has(uid))) continue
    const event = await saveDeclined(tx, calendar, { uid, declinedBy })
    if (event) await announceChange(tx, connection, event, changeOf(event.noticed), readAt)
  }
  for (const seen of await eventsOutOfStep(tx, calendar, { readAt, marginMs })) {
    const noticed = noticeOf(seen)
    if (noticed === seen.noticed) continue
    const event = await saveNotice(tx, seen, noticed)
    await announceChange(tx, connection, event, changeOf(noticed), readAt)
  }
}

/** Returns the text of a difference; null without one. */
function noticeOf({ start, end, isInStep }: SeenEvent): string | null {
  if (isInStep) return null
  if (!start || !end) return JSON.stringify({ type: 'removed' } satisfies CalendarChange)
  const [from, to] = [start.toISOString(), end.toISOString()]
  return JSON.stringify({ type: 'moved', start: from, end: to } satisfies CalendarChange)
}

const changeOf = (noticed: string | null): CalendarChange | null =>
  noticed === null ? null : JSON.parse(noticed)

async function announceChange(
  tx: Tx,
  { integration, whenChanged }: Connection,
  event: CalendarEvent,
  change: CalendarChange | null,
  at: Date,
): Promise<void> {
  await appendEvent(tx, calendarEventChanged, {
    subject: String(event.id),
    version: event.toldVersion,
    organizationId: event.organizationId,
    at,
    data: {
      calendarEvent: snapshotOf(event, integration, event.toldUid ?? event.bookingUid),
      change,
      declinedBy: event.declined,
      follow: whenChanged === 'follow',
    },
  })
}
