import type { CalendarEventOutput, EventLocation, FieldError, UpdateCalendarEvent } from '@punctual/contracts'
import type { Span } from '../../domain/slots/index.ts'
import { task } from '../../threads/task.ts'
import type { DavResource } from '../caldav-resources.ts'
import { type BusyQuestion, busyOf } from '../ical/busy-of.ts'
import { hasEvent } from '../ical/calendars-of.ts'
import type { EventEntry } from '../ical/event-entry.ts'
import { TooLarge } from '../ical/limits.ts'
import { timesOf } from '../ical/times-of.ts'

// The tasks that run in a thread. Each loads only the code it needs, because threads are replaced
// and should start quickly.

/**
 * `problem`: what is wrong with the text, for the person who connected the calendar; `refused`:
 * what is wrong with the request.
 */
export type Answer<Output> = { output: Output } | { problem: string } | { refused: FieldError[] }

/** Busy spans and the ICS texts they came from, reduced to times. */
export interface BusyFound {
  busy: Span[]
  texts: string[]
}

/** An event within a text, and the zone of its calendar's owner. */
export interface EventOfText {
  text: string
  uid: string
  timeZone: string
}

const reading = <Input, Output>(problem: string, work: (input: Input) => Output | Promise<Output>) =>
  task(async (input: Input): Promise<Answer<Output>> => {
    try {
      return { output: await work(input) }
    } catch (error) {
      const { details } = error as { details?: { errors?: FieldError[] } }
      if (details?.errors) return { refused: details.errors }
      return { problem: error instanceof TooLarge ? error.message : problem }
    }
  })

const noCalendar = 'it is not iCalendar text'

/** Computes a calendar's busy spans, and reduces its texts to times. */
export const busy = reading(noCalendar, (question: BusyQuestion): BusyFound => {
  const found = busyOf(question)
  return { busy: found, texts: question.texts.map(timesOf) }
})

/** Returns the index of the first text that has the event; -1 without any. */
export const indexOfEvent = reading(noCalendar, ({ texts, uid }: { texts: string[]; uid: string }): number =>
  texts.findIndex((text) => hasEvent(text, uid)),
)

/** What a text does not say of an event. */
export interface PresentedOf {
  source: string
  /** Whose calendar it is. */
  email: string
  locations?: readonly EventLocation[]
}

/** Returns an event as answers show it. */
export const present = reading(
  noCalendar,
  async ({ text, uid, ...of }: EventOfText & PresentedOf): Promise<CalendarEventOutput> => {
    const { presentEvent } = await import('../ical/calendar-event.ts')
    return presentEvent(text, uid, of)
  },
)

/** Returns the calendar with the event changed. */
export const change = reading(
  noCalendar,
  async ({
    text,
    uid,
    change: wanted,
    ...at
  }: EventOfText & { change: UpdateCalendarEvent; now: Date }): Promise<string> => {
    const { changedEvent } = await import('../ical/calendar-event.ts')
    return changedEvent(text, uid, wanted, at)
  },
)

/** Returns an event of a text for a provider's API. */
export const entryOf = reading(
  noCalendar,
  async ({ text, uid }: { text: string; uid: string }): Promise<EventEntry> => {
    const { entryOf } = await import('../ical/event-entry.ts')
    return entryOf(text, uid)
  },
)

/** Returns an event of a provider's API as iCalendar text. */
export const textOf = reading('its event could not be read', async (entry: EventEntry): Promise<string> => {
  const { textOf } = await import('../ical/event-entry.ts')
  return textOf(entry)
})

/** Parses the resources of a CalDAV server's response. */
export const resources = reading(
  'its response is not CalDAV',
  async (text: string): Promise<DavResource[]> => {
    const { resourcesOf } = await import('../caldav-resources.ts')
    return resourcesOf(text)
  },
)
