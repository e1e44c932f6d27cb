import type { CalendarCredentials, EventLocation } from '@punctual/contracts'
import type { CalendarChanges, Reading, RemoteCalendar, Validators } from '../domain/connected-calendar.ts'
import type { OAuthServer } from './oauth/authorization.ts'
import type { DelegationServer } from './oauth/delegation.ts'

/** What is read of a calendar. */
export interface ReadWindow {
  from: Date
  to: Date
  /** Of whole days, where the calendar names no zone. */
  timeZone: string
}

/** Where a provider reports changes of a calendar, and the token by which it shows who it is. */
export interface ReportChannel {
  id: string
  address: string
  token: string
  until: Date
}

/** An event to write; its UID stays the same through all changes. */
export interface WrittenEvent {
  uid: string
  ics: string
  /** The key of the meeting that is made with the event, at providers that do so; null: none. */
  meetingKey?: string | null
}

/** An event as its provider stores it; `etag` and `href` identify this version of it. */
export interface FoundEvent {
  uid: string
  ics: string
  href: string
  etag: string | null
  /** The ways into its meeting, where the provider knows them. */
  locations?: readonly EventLocation[]
}

/** An account that is reached with access tokens. */
export interface TokenAccount {
  /** The address of the account; absent: the tokens are of one account only. */
  address?: string
  /**
   * Returns an access token that has not ended.
   * @param rejected the token that the provider has just refused; another one is returned
   * @throws CalendarFailure
   */
  accessToken(rejected?: string): Promise<string>
}

/**
 * One kind of calendar. Credentials are unsealed, in the shape that the kind needs. Every function
 * uses the network, so none runs within a transaction; every function throws CalendarFailure.
 */
export interface CalendarAdapter<Credentials = unknown> {
  /** `ics-feed_calendar` */
  integration: string
  /** `ics-feed`: the name in paths and of its app. */
  slug: string
  title: string
  /**
   * Parses the credentials from a request body; absent: the kind has no accounts.
   * @throws 400 that names the wrong field
   */
  accept?(given: CalendarCredentials): { credentials: Credentials; account: string }
  /** Where people allow access to their accounts; absent: credentials are typed. */
  oauth?: OAuthServer
  /** How an organization gives access to the accounts of its members; absent: it cannot. */
  delegation?: DelegationServer
  /** Milliseconds between two reads of a calendar whose events take time; absent: `refreshMs`. */
  pollMs?: number
  /** The body fields of a connection, and the last segment of the path that takes them. */
  connect: { path: string; fields: readonly string[] }
  listCalendars(credentials: Credentials): Promise<RemoteCalendar[]>
  /** Returns undefined when the calendar is unchanged since `seen`. */
  read(
    credentials: Credentials,
    externalId: string,
    window: ReadWindow,
    seen: Validators,
  ): Promise<Reading | CalendarChanges | undefined>
  /**
   * Asks the provider to report changes of a calendar to an address; what it has reported before
   * goes on until its end. Absent, or undefined: it is not reported.
   * @returns when the reports end
   */
  watch?(credentials: Credentials, externalId: string, channel: ReportChannel): Promise<Date | undefined>
  find(credentials: Credentials, externalId: string, uid: string): Promise<FoundEvent | undefined>
  /** Absent: calendars of this kind are read-only. */
  writer?: {
    /**
     * Creates the event, or updates it to its current state. @returns the link of the meeting that
     * `meetingKey` asks for; undefined where the provider makes none
     */
    put(credentials: Credentials, externalId: string, event: WrittenEvent): Promise<string | undefined>
    /** @throws CalendarFailure also when the event was changed meanwhile */
    replace(credentials: Credentials, found: FoundEvent, ics: string): Promise<void>
    /** Succeeds also when the event is already gone. */
    remove(credentials: Credentials, externalId: string, uid: string): Promise<void>
  }
}

/**
 * Why a calendar could not be read or written; the message is shown to the person who connected it.
 */
export class CalendarFailure extends Error {
  /** `credentials`: the provider rejects them until they are replaced. */
  readonly kind: 'credentials' | 'unreachable' | 'content'
  /** How long the provider asks to wait. */
  readonly retryAfterMs: number | undefined

  constructor(kind: CalendarFailure['kind'], message: string, retryAfterMs?: number) {
    super(message)
    this.name = 'CalendarFailure'
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

/** Returns the message of any failure. */
export const problemOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'it could not be read'

/** @throws CalendarFailure unless the status is 2xx */
export function checkStatus(status: number): void {
  if (status >= 200 && status < 300) return
  if (status === 401 || status === 403)
    throw new CalendarFailure('credentials', `it rejected the credentials (${status})`)
  throw new CalendarFailure('unreachable', `it answered ${status}`)
}
