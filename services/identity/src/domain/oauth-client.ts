import { isDeepStrictEqual } from 'node:util'
import { badRequest, type UpdateOAuthClient } from '@punctual/contracts'
import type { OAuthClientRow } from '../db/schema.ts'

const columns = {
  name: 'name',
  logo: 'logo',
  redirectUris: 'redirect_uris',
  bookingRedirectUri: 'booking_redirect_uri',
  bookingCancelRedirectUri: 'booking_cancel_redirect_uri',
  bookingRescheduleRedirectUri: 'booking_reschedule_redirect_uri',
  areEmailsEnabled: 'are_emails_enabled',
  areDefaultEventTypesEnabled: 'are_default_event_types_enabled',
  areCalendarEventsEnabled: 'are_calendar_events_enabled',
} as const satisfies Record<keyof UpdateOAuthClient, keyof OAuthClientRow>

/** @throws 400 naming each address that is none, though it looks like one */
function requireAddresses({ redirectUris = [], ...settings }: UpdateOAuthClient): void {
  const { bookingRedirectUri, bookingCancelRedirectUri, bookingRescheduleRedirectUri } = settings
  const given: Record<string, string | undefined> = {
    ...Object.fromEntries(redirectUris.map((uri, index) => [`redirectUris.${index}`, uri])),
    ...{ bookingRedirectUri, bookingCancelRedirectUri, bookingRescheduleRedirectUri },
  }
  const wrong = Object.entries(given).filter(([, uri]) => uri !== undefined && !URL.canParse(uri))
  if (wrong.length > 0)
    throw badRequest(...wrong.map(([path]) => ({ path, message: 'must be an absolute address' })))
}

/** @returns what was said of a client, by its columns @throws 400 for an address that is none */
export function clientColumns(settings: UpdateOAuthClient): Partial<OAuthClientRow> {
  requireAddresses(settings)
  return Object.fromEntries(
    Object.entries(columns)
      .map(([field, column]) => [column, settings[field as keyof UpdateOAuthClient]] as const)
      .filter(([, value]) => value !== undefined),
  )
}

/** @returns the client with what was given set, one version later; the same object when nothing is another than before */
export function changeClient(client: OAuthClientRow, change: UpdateOAuthClient): OAuthClientRow {
  const changed = { ...client, ...clientColumns(change) }
  return isDeepStrictEqual(changed, client) ? client : { ...changed, version: client.version + 1 }
}
