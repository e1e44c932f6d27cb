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
 * Addresses that the client has already are accepted, so that it can be changed without giving up one that no longer
 * could be registered.
 * @throws 400 naming each address that breaks the rules
 */
function requireAddresses(
  { redirectUris = [], ...settings }: UpdateOAuthClient,
  registered: readonly string[],
): void {
  const isKept = (uri: string) => isSafeAddress(uri) && registered.includes(uri)
  const given = redirectUris.map((uri, index) => ({
    path: `redirectUris.${index}`,
    message: isKept(uri) ? undefined : redirectUriProblem(uri),
  }))
  const { bookingRedirectUri, bookingCancelRedirectUri, bookingRescheduleRedirectUri } = settings
  const pages = { bookingRedirectUri, bookingCancelRedirectUri, bookingRescheduleRedirectUri }
  for (const [path, uri] of Object.entries(pages))
    if (uri !== undefined) given.push({ path, message: pageAddressProblem(uri) })
  const wrong = given.flatMap(({ path, message }) => (message === undefined ? [] : [{ path, message }]))
  if (wrong.length > 0) throw badRequest(...wrong)
}

/**
 * @param registered redirect URIs that the client has already
 * @returns the given settings, by column @throws 400 naming each address that breaks the rules
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

/** @returns the client with what was given set, one version later; the same object when nothing is another than before */
export function changeClient(client: OAuthClientRow, change: UpdateOAuthClient): OAuthClientRow {
  const changed = { ...client, ...clientColumns(change, client.redirect_uris) }
  return isDeepStrictEqual(changed, client) ? client : { ...changed, version: client.version + 1 }
}
