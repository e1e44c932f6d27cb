import { readNetworks } from '@punctual/egress'
import { type Env, type EnvReader, readConfig } from '@punctual/http'

/** The operator's registration at a provider of calendars, and the addresses of the provider. */
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
  /** GOOGLE_*; undefined: Google Calendar cannot be connected. */
  google: ProviderSettings | undefined
  /** MICROSOFT_*; undefined: Microsoft 365 cannot be connected. */
  microsoft: ProviderSettings | undefined
}

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

/** Reads the configuration. @throws ConfigError with all problems */
export function schedulingConfig(env: Env): SchedulingConfig {
  return readConfig(env, (read) => ({
    egressAllow: read.parsed('EGRESS_ALLOW', readNetworks, []),
    calendarPush: read.oneOf('CALENDAR_PUSH', ['auto', 'always', 'never'], 'auto'),
    google: readProvider(read, 'GOOGLE', {
      oauth: ['OAUTH_URL', 'https://accounts.google.com'],
      api: ['API_URL', 'https://www.googleapis.com'],
    }),
    microsoft: readProvider(read, 'MICROSOFT', {
      oauth: ['LOGIN_URL', 'https://login.microsoftonline.com'],
      api: ['GRAPH_URL', 'https://graph.microsoft.com'],
    }),
  }))
}
