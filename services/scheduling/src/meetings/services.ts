import { type Clock, DomainError } from '@punctual/contracts'
import type { CalendarHttp } from '../calendars/calendar-http.ts'
import { createOAuthServer, type OAuthKind } from '../calendars/oauth/oauth-server.ts'
import type { ProviderSettings, SchedulingConfig } from '../config.ts'
import type { MeetingAdapter } from './adapter.ts'
import { type OperatedAccount, operatedAccount } from './operated-account.ts'
import { teamsAdapter, teamsOAuth } from './teams.ts'
import { zoomAdapter, zoomOAuth } from './zoom.ts'

/** The meeting services at which the operator has registered this installation. */
export interface MeetingServices {
  /** @throws 400 `conferencing_not_available` */
  require(slug: string): MeetingAdapter
  /** Returns the operator's account at a service; undefined: people connect their own. */
  operated(slug: string): OperatedAccount | undefined
}

/** Creates the adapters of the services that the configuration names. */
export function meetingServices(
  http: CalendarHttp,
  { zoom, microsoft }: Pick<SchedulingConfig, 'zoom' | 'microsoft'>,
  clock: Clock,
): MeetingServices {
  const reached = (
    { apiUrl, oauthUrl: issuer, clientId, clientSecret }: ProviderSettings,
    kind: OAuthKind,
  ) => ({
    apiUrl,
    oauth: createOAuthServer(http, { clientId, clientSecret, issuer }, kind),
  })
  const adapters = [
    ...(zoom ? [zoomAdapter(http, reached(zoom, zoomOAuth))] : []),
    ...(microsoft ? [teamsAdapter(http, reached(microsoft, teamsOAuth))] : []),
  ]
  const accountId = zoom?.accountId
  const account =
    zoom && accountId !== undefined
      ? operatedAccount(
          reached(zoom, zoomOAuth).oauth,
          { grant_type: 'account_credentials', account_id: accountId },
          clock,
        )
      : undefined
  return {
    operated: (slug) => (slug === 'zoom' ? account : undefined),
    require(slug) {
      const found = adapters.find((each) => each.slug === slug)
      if (!found) throw new DomainError('conferencing_not_available')
      return found
    },
  }
}
