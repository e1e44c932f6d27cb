import type { MeetingAppSlug } from '@punctual/contracts'
import type { TokenAccount } from '../calendars/adapter.ts'
import type { OAuthServer } from '../calendars/oauth/authorization.ts'

/** An account as its service names it, and the room that it has for all meetings. */
export interface MeetingAccount {
  account: string
  roomUrl: string | null
}

/** What a service shows of a meeting. */
export interface MeetingDetails {
  topic: string
  startAt: Date
  endAt: Date
  /** IANA name. */
  timeZone: string
}

/** A meeting that a service has made. */
export interface CreatedMeeting {
  externalId: string
  url: string
  password: string | null
}

/** A service on which meetings are created in an account. Every function throws CalendarFailure. */
export interface MeetingAdapter {
  slug: MeetingAppSlug
  oauth: OAuthServer
  describe(account: TokenAccount): Promise<MeetingAccount>
  /**
   * Looks for a meeting that a request may have made whose answer was lost. A service that answers
   * such a request only to its repetition makes the meeting if there is none.
   * @param key ours; the same for each attempt
   */
  find(account: TokenAccount, key: string, details: MeetingDetails): Promise<CreatedMeeting | undefined>
  create(account: TokenAccount, key: string, details: MeetingDetails): Promise<CreatedMeeting>
  /** @returns false when the meeting is gone */
  change(account: TokenAccount, externalId: string, details: MeetingDetails): Promise<boolean>
  /** Succeeds also when the meeting is gone. */
  end(account: TokenAccount, externalId: string): Promise<void>
}
