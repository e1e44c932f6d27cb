import type { OAuthClientOutput } from '@punctual/contracts'
import type { OAuthClientRow } from '../db/schema.ts'
import { permissionNames } from '../domain/scopes.ts'

/** Returns a client as its organization's admins see it. @param secrets by client id */
export function presentOAuthClient(
  client: OAuthClientRow,
  secrets: ReadonlyMap<string, string>,
): OAuthClientOutput {
  const optional = {
    secret: secrets.get(client.id) ?? null,
    logo: client.logo,
    bookingRedirectUri: client.bookingRedirectUri,
    bookingCancelRedirectUri: client.bookingCancelRedirectUri,
    bookingRescheduleRedirectUri: client.bookingRescheduleRedirectUri,
  }
  return {
    id: client.id,
    name: client.name,
    clientType: client.clientType,
    permissions: permissionNames(client.permissions),
    redirectUris: client.redirectUris,
    organizationId: client.organizationId,
    createdAt: client.createdAt.toISOString(),
    embedOrigins: client.embedOrigins,
    areEmailsEnabled: client.areEmailsEnabled,
    areDefaultEventTypesEnabled: client.areDefaultEventTypesEnabled,
    areCalendarEventsEnabled: client.areCalendarEventsEnabled,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
  }
}
