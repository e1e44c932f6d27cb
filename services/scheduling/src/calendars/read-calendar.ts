import { dayMs, minutesOf, type Span } from '../domain/slots/index.ts'
import type { CalendarAdapter, Reading, Validators } from './adapter.ts'
import { CalendarFailure, problemOf } from './calendar-failure.ts'
import { busyAside } from './ical/busy-aside.ts'

/** Slots can be asked for a year that begins in a year. */
const daysBefore = 31
const daysAhead = 740

/** A calendar with what was read of it before. */
export interface ReadBefore extends Validators {
  externalId: string
  texts: string[]
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
 * @throws CalendarFailure
 */
export async function readCalendar(
  adapter: CalendarAdapter,
  credentials: unknown,
  before: ReadBefore,
  owner: { timeZone: string; ownUids: readonly string[] },
  now: Date,
): Promise<ReadNow> {
  const from = new Date(now.getTime() - daysBefore * dayMs)
  const to = new Date(now.getTime() + daysAhead * dayMs)
  const reading = await adapter.read(credentials, before.externalId, { from, to }, before)
  const minutes = { from: Math.floor(minutesOf(from)), to: Math.ceil(minutesOf(to)) }
  const texts = reading?.texts ?? before.texts
  try {
    if (texts.length === 0) return { reading, busy: [] }
    const found = await busyAside({ texts, ...minutes, ...owner })
    return { reading: reading && { ...reading, texts: found.texts }, busy: found.busy }
  } catch (error) {
    throw new CalendarFailure('content', problemOf(error))
  }
}
