import { isDeepStrictEqual } from 'node:util'
import type { UpdateOAuthClient } from '@punctual/contracts'
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

/** @returns what was said of a client, by its columns */
export function clientColumns(settings: UpdateOAuthClient): Partial<OAuthClientRow> {
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
