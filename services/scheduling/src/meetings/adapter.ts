import type { MeetingAppSlug } from '@punctual/contracts'
import type { TokenAccount } from '../calendars/adapter.ts'
import type { OAuthServer } from '../calendars/oauth/authorization.ts'

/** An account as its service names it, and the room that it has for all meetings. */
export interface MeetingAccount {
  account: string
  roomUrl: string | null
}

/** A service on which meetings are created in an account. Every function throws CalendarFailure. */
export interface MeetingAdapter {
  slug: MeetingAppSlug
  oauth: OAuthServer
  describe(account: TokenAccount): Promise<MeetingAccount>
}
