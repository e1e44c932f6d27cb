import { dayMs, minutesOf, type Span } from '../domain/slots/index.ts'
import type { CalendarAdapter, Reading, Validators } from './adapter.ts'
import type { CalendarErrand } from './kinds.ts'

/** Slots can be asked for a year that begins in a year. */
const daysBefore = 31
const daysAhead = 740

/** A calendar with what was read of it before. */
export interface ReadBefore extends Validators {
  externalId: string
  texts: string[]
}

/** What reads a calendar. */
export interface Provider {
  errand: CalendarErrand
  adapter: CalendarAdapter
  credentials: unknown
}

/** What is known of the person whose calendar it is. */
export interface CalendarOwner {
  timeZone: string
  ownUids: readonly string[]
}

/** What a calendar says now; `reading` is undefined where the provider says that nothing changed. */
export interface ReadNow {
  reading: Reading | undefined
  /** Minutes since 1970. */
  busy: Span[]
}

/**
 * Reads a calendar and works out what its events take from a month ago to two years ahead: anew even where nothing
 * changed, as the window moves on.
 * @throws CalendarFailure, DomainError 429 when the tenant has too many calendars waiting to be read
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
    const reading = await adapter.read(credentials, before.externalId, { from, to }, before)
    const texts = reading?.texts ?? before.texts
    if (texts.length === 0) return { reading, busy: [] }
    const found = await errand.inThread('busy', { texts, ...minutes, timeZone, ownUids })
    return { reading: reading && { ...reading, texts: found.texts }, busy: found.busy }
  })
}
