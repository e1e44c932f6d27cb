import type { Span } from './slots/index.ts'

/** Returns the name of an integration's kind in paths and as an app: `ics-feed`. */
export const slugOf = (integration: string): string => integration.replace(/_calendar$/, '')

/** A calendar as its provider lists it. */
export interface RemoteCalendar {
  externalId: string
  name: string
  isPrimary: boolean
  readOnly: boolean
  /** The address of the account, where the credentials do not name it. */
  account?: string
}

/**
 * Returns whether a calendar that a connection did not have before counts as busy time at once
 * (docs/domain.md#busy-time). A user who has removed a calendar keeps it removed.
 */
export function countsAtOnce(
  integration: string,
  { isPrimary }: Pick<RemoteCalendar, 'isPrimary'>,
  isNewAccount: boolean,
): boolean {
  return slugOf(integration) === 'ics-feed' || (isNewAccount && isPrimary)
}

/** Where the next incremental read of a calendar continues. */
export interface Cursor {
  /** As the provider gave it. */
  token: string
  /** The start of the window of the last whole read, ISO 8601: the window moves with the time. */
  from: string
  /** The zone of the calendar's whole days at the last whole read. */
  timeZone: string
}

/** State of the last read of a calendar, so that only changes are read again. */
export interface Validators {
  etag: string | null
  lastModified: string | null
  cursor: Cursor | null
}

/** The iCalendar texts of a calendar that matter for a window; undefined when nothing changed. */
export interface Reading extends Pick<Validators, 'etag' | 'lastModified'> {
  texts: string[]
}

/** An event, or one occurrence of a series, as far as busy time depends on it. */
export interface CalendarItem {
  id: string
  /** The item that says what this one leaves out, such as the series of an occurrence. */
  seriesId: string | null
  /** The iCalendar UID; of an event that Punctual has written, the one of its booking. */
  uid: string | null
  /**
   * null: of an item that only its occurrences refer to, or that is cancelled or declined by the
   * person whose calendar it is, who counts as having removed it.
   */
  span: { start: Date; end: Date } | null
  takesTime: boolean | null
  /** The addresses of attendees who have declined; absent where the provider does not say. */
  declinedBy?: string[]
}

/** What has changed in a calendar, as its provider reports it. */
export interface CalendarChanges {
  cursor: Cursor
  /** Whether `items` are all items of the calendar. */
  isWhole: boolean
  items: CalendarItem[]
  /** The ids of items that are gone. */
  removed: string[]
}

/** The result of a read; `reading` is undefined when the provider reports no change. */
export type ReadNow =
  | {
      reading: Reading | undefined
      /** Minutes since 1970. */
      busy: Span[]
    }
  | { changes: CalendarChanges }
