import type { MeetingAppSlug } from '@punctual/contracts'
import { readNetworks } from '@punctual/egress'
import { type Env, type EnvReader, readConfig } from '@punctual/http'

/** The operator's registration at a provider of calendars or meetings, and its addresses. */
export interface ProviderSettings {
  clientId: string
  clientSecret: string
  /** The authorization server. */
  oauthUrl: string
  apiUrl: string
}

export interface SchedulingConfig {
  /**
   * EGRESS_ALLOW: private networks that calendars may use nevertheless, such as
   * `127.0.0.0/8,::1/128`.
   */
  egressAllow: readonly string[]
  /** CALENDAR_PUSH: whether providers report changes; `auto`: where PUBLIC_URL is https. */
  calendarPush: 'auto' | 'always' | 'never'
  /** CALENDAR_DEADLINE_MS: how long a booking waits for the providers of its hosts' calendars. */
  calendarDeadlineMs: number
  /**
   * CALENDAR_UNREACHABLE: whether a person can be booked while a calendar cannot be read (`open`),
   * or not when its last read is older than `calendarMaxAgeMs` (`closed`).
   */
  calendarUnreachable: 'closed' | 'open'
  /** CALENDAR_MAX_AGE_MS */
  calendarMaxAgeMs: number
  /** GOOGLE_*; undefined: Google Calendar cannot be connected. */
  google: ProviderSettings | undefined
  /** MICROSOFT_*; undefined: Microsoft 365 and Teams cannot be connected. */
  microsoft: ProviderSettings | undefined
  /** ZOOM_*; undefined: Zoom cannot be connected. */
  zoom: ZoomSettings | undefined
}

/** The registration at Zoom. */
export interface ZoomSettings extends ProviderSettings {
  /**
   * ZOOM_ACCOUNT_ID: the operator's Zoom account, whose users host the meetings; undefined: people
   * connect accounts of their own.
   */
  accountId: string | undefined
}

/** Returns the meeting services at which the operator has an account for everyone. */
export const operatedApps = ({ zoom }: Pick<SchedulingConfig, 'zoom'>): MeetingAppSlug[] =>
  zoom?.accountId === undefined ? [] : ['zoom']

const web = ['http:', 'https:']

/** The client id switches a provider on; the other settings are then read too. */
function readProvider(
  read: EnvReader,
  name: string,
  { oauth: [oauth, oauthUrl], api: [api, apiUrl] }: { oauth: [string, string]; api: [string, string] },
): ProviderSettings | undefined {
  const clientId = read.optional(`${name}_CLIENT_ID`)
  if (clientId === undefined) return undefined
  return {
    clientId,
    clientSecret: read.text(`${name}_CLIENT_SECRET`),
    oauthUrl: read.url(`${name}_${oauth}`, web, oauthUrl).replace(/\/$/, ''),
    apiUrl: read.url(`${name}_${api}`, web, apiUrl).replace(/\/$/, ''),
  }
}

function readZoom(read: EnvReader): ZoomSettings | undefined {
  const settings = readProvider(read, 'ZOOM', {
    oauth: ['OAUTH_URL', 'https://zoom.us'],
    api: ['API_URL', 'https://api.zoom.us'],
  })
  return settings && { ...settings, accountId: read.optional('ZOOM_ACCOUNT_ID') }
}

/** Reads the configuration. @throws ConfigError with all problems */
export function schedulingConfig(env: Env): SchedulingConfig {
  return readConfig(env, (read) => ({
    egressAllow: read.parsed('EGRESS_ALLOW', readNetworks, []),
    calendarPush: read.oneOf('CALENDAR_PUSH', ['auto', 'always', 'never'], 'auto'),
    calendarDeadlineMs: read.integer('CALENDAR_DEADLINE_MS', { fallback: 2_000, minimum: 0, maximum: 5_000 }),
    calendarUnreachable: read.oneOf('CALENDAR_UNREACHABLE', ['closed', 'open'], 'closed'),
    calendarMaxAgeMs: read.integer('CALENDAR_MAX_AGE_MS', {
      fallback: 86_400_000,
      minimum: 60_000,
      maximum: 2_147_483_647,
    }),
    google: readProvider(read, 'GOOGLE', {
      oauth: ['OAUTH_URL', 'https://accounts.google.com'],
      api: ['API_URL', 'https://www.googleapis.com'],
    }),
    microsoft: readProvider(read, 'MICROSOFT', {
      oauth: ['LOGIN_URL', 'https://login.microsoftonline.com'],
      api: ['GRAPH_URL', 'https://graph.microsoft.com'],
    }),
    zoom: readZoom(read),
  }))
}
