import { isDeepStrictEqual } from 'node:util'
import { badRequest, type UpdateOAuthClient } from '@punctual/contracts'
import type { OAuthClientRow } from '../db/schema.ts'
import { isSafeAddress, pageAddressProblem, redirectUriProblem } from './redirect-uri.ts'

const columns = {
  name: 'name',
  clientType: 'client_type',
  logo: 'logo',
  redirectUris: 'redirect_uris',
  bookingRedirectUri: 'booking_redirect_uri',
  bookingCancelRedirectUri: 'booking_cancel_redirect_uri',
  bookingRescheduleRedirectUri: 'booking_reschedule_redirect_uri',
  areEmailsEnabled: 'are_emails_enabled',
  areDefaultEventTypesEnabled: 'are_default_event_types_enabled',
  areCalendarEventsEnabled: 'are_calendar_events_enabled',
} as const satisfies Record<keyof UpdateOAuthClient, keyof OAuthClientRow>

/**
 * Validates new addresses. Addresses that the client already has are accepted, so that a client can
 * be changed even if a newer rule would reject one of them.
 * @throws 400 naming each invalid address
 */
function requireAddresses(
  { redirectUris = [], ...settings }: UpdateOAuthClient,
  registered: readonly string[],
): void {
  const isAccepted = (uri: string) => isSafeAddress(uri) && registered.includes(uri)
  const given = redirectUris.map((uri, index) => ({
    path: `redirectUris.${index}`,
    message: isAccepted(uri) ? undefined : redirectUriProblem(uri),
  }))
  const { bookingRedirectUri, bookingCancelRedirectUri, bookingRescheduleRedirectUri } = settings
  const pages = { bookingRedirectUri, bookingCancelRedirectUri, bookingRescheduleRedirectUri }
  for (const [path, uri] of Object.entries(pages))
    if (uri !== undefined) given.push({ path, message: pageAddressProblem(uri) })
  const wrong = given.flatMap(({ path, message }) => (message === undefined ? [] : [{ path, message }]))
  if (wrong.length > 0) throw badRequest(...wrong)
}

/**
 * Returns the given settings by column.
 * @param registered redirect URIs that the client already has
 * @throws 400 naming each invalid address
 */
export function clientColumns(
  settings: UpdateOAuthClient,
  registered: readonly string[] = [],
): Partial<OAuthClientRow> {
  requireAddresses(settings, registered)
  return Object.fromEntries(
    Object.entries(columns)
      .map(([field, column]) => [column, settings[field as keyof UpdateOAuthClient]] as const)
      .filter(([, value]) => value !== undefined),
  )
}

/**
 * Returns the client with the given changes and the next version; the same object if nothing
 * changes.
 */
export function changeClient(client: OAuthClientRow, change: UpdateOAuthClient): OAuthClientRow {
  const changed = { ...client, ...clientColumns(change, client.redirect_uris) }
  return isDeepStrictEqual(changed, client) ? client : { ...changed, version: client.version + 1 }
}
