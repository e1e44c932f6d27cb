import type { OAuthClientOutput } from '@punctual/contracts'
import type { OAuthClientRow } from '../db/schema.ts'
import { permissionNames } from '../domain/permissions.ts'

/** Returns a client as its organization's admins see it. @param secrets by client id */
export function presentOAuthClient(
  client: OAuthClientRow,
  secrets: ReadonlyMap<string, string>,
): OAuthClientOutput {
  const optional = {
    secret: secrets.get(client.id) ?? null,
    logo: client.logo,
    bookingRedirectUri: client.booking_redirect_uri,
    bookingCancelRedirectUri: client.booking_cancel_redirect_uri,
    bookingRescheduleRedirectUri: client.booking_reschedule_redirect_uri,
  }
  return {
    id: client.id,
    name: client.name,
    clientType: client.client_type,
    permissions: permissionNames(client.permissions),
    redirectUris: client.redirect_uris,
    organizationId: client.organization_id,
    createdAt: client.created_at.toISOString(),
    areEmailsEnabled: client.are_emails_enabled,
    areDefaultEventTypesEnabled: client.are_default_event_types_enabled,
    areCalendarEventsEnabled: client.are_calendar_events_enabled,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
  }
}
