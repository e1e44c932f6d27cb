import type { ReadNow, Validators } from '../domain/connected-calendar.ts'
import { dayMs, minuteMs, minutesOf } from '../domain/slots/index.ts'
import type { CalendarAdapter } from './adapter.ts'
import type { CalendarErrand } from './kinds.ts'

/** Maximum age of a calendar's last read. */
export const refreshMs = 10 * minuteMs

/** Two years: slots can be asked for a year that begins a year from now. */
const daysBefore = 31
const daysAhead = 740

/** A calendar with the state of its last read. */
export interface ReadBefore extends Validators {
  externalId: string
  texts: string[]
}

/** Reads a calendar of one connection. */
export interface Provider {
  errand: CalendarErrand
  adapter: CalendarAdapter
  credentials: unknown
}

/** The owner's settings that a read depends on. */
export interface CalendarOwner {
  timeZone: string
  ownUids: readonly string[]
}

/**
 * Reads a calendar and computes its busy spans from a month ago to two years ahead. The spans are
 * computed also when nothing changed, because the window moves.
 * @throws CalendarFailure, DomainError 429 when the tenant has too many calendars waiting to be
 *   read
 */
export async function readCalendar(
  { errand, adapter, credentials }: Provider,
  before: ReadBefore,
  { timeZone, ownUids }: CalendarOwner,
  now: Date,
): Promise<ReadNow> {
  const from = new Date(now.getTime() - daysBefore * dayMs)
  const to = new Date(now.getTime() + daysAhead * dayMs)
  const minutes = { from: Math.floor(minutesOf(from)), to: Math.ceil(minutesOf(to)) }
  return errand.inTurn(async () => {
    const reading = await adapter.read(credentials, before.externalId, { from, to, timeZone }, before)
    if (reading && 'items' in reading) return { changes: reading }
    const texts = reading?.texts ?? before.texts
    if (texts.length === 0) return { reading, busy: [] }
    const found = await errand.inThread('busy', { texts, ...minutes, timeZone, ownUids })
    return { reading: reading && { ...reading, texts: found.texts }, busy: found.busy }
  })
}
