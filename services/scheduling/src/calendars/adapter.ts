import type { CalendarCredentials } from '@punctual/contracts'

/** @returns what the kind of that integration is called in paths, and what its app is: `ics-feed` */
export const slugOf = (integration: string): string => integration.replace(/_calendar$/, '')

/** A calendar as its provider lists it. */
export interface RemoteCalendar {
  externalId: string
  name: string
  isPrimary: boolean
  readOnly: boolean
}

/** What was last read of a calendar, so that only changes are read again. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

/** The texts of a calendar (iCalendar) that have to do with a window; undefined when nothing changed. */
export interface Reading extends Validators {
  texts: string[]
}

/** An event as it is written: its UID is the same through all changes. */
export interface WrittenEvent {
  uid: string
  ics: string
}

/** An event as its provider keeps it; `etag` and `href` lead to that very state of it. */
export interface FoundEvent {
  ics: string
  href: string
  etag: string | null
}

/**
 * One kind of calendar. Credentials are whatever the kind needs, as they were sealed. All of it is network: nothing here
 * runs within a transaction. Every function throws CalendarFailure.
 */
export interface CalendarAdapter<Credentials = unknown> {
  /** `ics-feed_calendar` */
  integration: string
  /** `ics-feed`: its name in paths, and of its app. */
  slug: string
  title: string
  /** Takes what a person says of an account; absent: there are no accounts. @throws the 400 that names what is wrong */
  accept?(given: CalendarCredentials): { credentials: Credentials; account: string }
  /** What a person says to connect it, and the end of the path at which. */
  connect: { path: string; fields: readonly string[] }
  listCalendars(credentials: Credentials): Promise<RemoteCalendar[]>
  /** @returns undefined when it is as `seen` says */
  read(
    credentials: Credentials,
    externalId: string,
    window: { from: Date; to: Date },
    seen: Validators,
  ): Promise<Reading | undefined>
  find(credentials: Credentials, externalId: string, uid: string): Promise<FoundEvent | undefined>
  /** Absent: calendars of this kind are read alone. */
  writer?: {
    /** Creates the event or moves it to what it is now. */
    put(credentials: Credentials, externalId: string, event: WrittenEvent): Promise<void>
    /** @throws CalendarFailure too where somebody else has changed it meanwhile */
    replace(credentials: Credentials, found: FoundEvent, ics: string): Promise<void>
    /** No error where it is gone already. */
    remove(credentials: Credentials, externalId: string, uid: string): Promise<void>
  }
}
