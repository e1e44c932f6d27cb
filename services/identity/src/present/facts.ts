import {
  brandingIn,
  type ClientPages,
  type EventData,
  limitsOfTeam,
  type membershipCreated,
  type oauthClientCreated,
  type teamCreated,
} from '@punctual/contracts'
import type { MembershipRow, OAuthClientRow, TeamRow } from '../db/schema.ts'

/** Returns an organization or a team as events carry it. */
export const toTeam = (team: TeamRow): EventData<typeof teamCreated>['team'] => ({
  id: team.id,
  parentId: team.parentId,
  isOrganization: team.isOrganization,
  isPlatform: team.isPlatform,
  name: team.name,
  slug: team.slug,
  bareName: team.bareName,
  organizationSlug: team.organizationSlug,
  branding: brandingIn(team.details),
  bookingLimits: limitsOfTeam(team.details) ?? null,
})

/** Returns a membership as events carry it. */
export const toMembership = (row: MembershipRow): EventData<typeof membershipCreated>['membership'] => ({
  id: row.id,
  teamId: row.teamId,
  userId: row.userId,
  role: row.role,
  accepted: row.accepted,
  ...(row.customRoleId !== null && { customRoleId: row.customRoleId }),
})

/** Returns an OAuth client as events carry it. */
export const toClient = (client: OAuthClientRow): EventData<typeof oauthClientCreated>['client'] => ({
  id: client.id,
  organizationId: client.organizationId,
  name: client.name,
  areEmailsEnabled: client.areEmailsEnabled,
  areDefaultEventTypesEnabled: client.areDefaultEventTypesEnabled,
  areCalendarEventsEnabled: client.areCalendarEventsEnabled,
  ...pagesOf(client),
})

const pagesOf = (client: OAuthClientRow): ClientPages => {
  const pages = {
    logo: client.logo,
    bookingRedirectUri: client.bookingRedirectUri,
    bookingCancelRedirectUri: client.bookingCancelRedirectUri,
    bookingRescheduleRedirectUri: client.bookingRescheduleRedirectUri,
    embedOrigins: client.embedOrigins.length > 0 ? client.embedOrigins : null,
  }
  return Object.fromEntries(Object.entries(pages).filter(([, value]) => value !== null))
}
