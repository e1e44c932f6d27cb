import type {
  ClientPages,
  EventData,
  membershipCreated,
  oauthClientCreated,
  teamCreated,
} from '@punctual/contracts'
import type { MembershipRow, OAuthClientRow, TeamRow } from '../db/schema.ts'

/** Returns an organization or a team as events carry it. */
export const toTeam = (team: TeamRow): EventData<typeof teamCreated>['team'] => ({
  id: team.id,
  parentId: team.parent_id,
  isOrganization: team.is_organization,
  isPlatform: team.is_platform,
  name: team.name,
  slug: team.slug,
  bareName: team.bare_name,
  organizationSlug: team.organization_slug,
})

/** Returns a membership as events carry it. */
export const toMembership = (row: MembershipRow): EventData<typeof membershipCreated>['membership'] => ({
  id: row.id,
  teamId: row.team_id,
  userId: row.user_id,
  role: row.role,
  accepted: row.accepted,
  ...(row.custom_role_id !== null && { customRoleId: row.custom_role_id }),
})

/** Returns an OAuth client as events carry it. */
export const toClient = (client: OAuthClientRow): EventData<typeof oauthClientCreated>['client'] => ({
  id: client.id,
  organizationId: client.organization_id,
  name: client.name,
  areEmailsEnabled: client.are_emails_enabled,
  areDefaultEventTypesEnabled: client.are_default_event_types_enabled,
  areCalendarEventsEnabled: client.are_calendar_events_enabled,
  ...pagesOf(client),
})

const pagesOf = (client: OAuthClientRow): ClientPages => {
  const pages = {
    logo: client.logo,
    bookingRedirectUri: client.booking_redirect_uri,
    bookingCancelRedirectUri: client.booking_cancel_redirect_uri,
    bookingRescheduleRedirectUri: client.booking_reschedule_redirect_uri,
  }
  return Object.fromEntries(Object.entries(pages).filter(([, address]) => address !== null))
}
