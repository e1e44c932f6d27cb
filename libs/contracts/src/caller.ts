import { type Static, Type } from '@sinclair/typebox'
import { Branding } from './branding.ts'
import type { RolePermission } from './permissions.ts'
import { PublicName } from './public-name.ts'
import { Role } from './roles.ts'

/** An accepted membership. `teamId` names an organization or a team: they share one id sequence. */
export const CallerMembership = Type.Object({
  teamId: Type.Integer(),
  role: Role,
  /** Permissions of the custom role that replaces `role`. */
  permissions: Type.Optional(Type.Array(Type.Unsafe<RolePermission>({ type: 'string' }))),
})
export type CallerMembership = Static<typeof CallerMembership>

/**
 * The data with which other services show or mail a user; part of the caller and of
 * `identity.user.*` events.
 */
export const UserProfile = Type.Object({
  id: Type.Integer(),
  /** 0 when the user belongs to no organization. */
  organizationId: Type.Integer(),
  email: Type.String(),
  /**
   * Whether the user has verified `email`; absent means no. An unverified address gives no rights.
   */
  emailVerified: Type.Optional(Type.Boolean()),
  username: Type.String(),
  ...PublicName.properties,
  name: Type.String(),
  timeZone: Type.String(),
  locale: Type.String(),
  /** 12 or 24. */
  timeFormat: Type.Integer(),
  weekStart: Type.String(),
  branding: Type.Optional(Branding),
  /** Absent: yes. */
  allowDynamicBooking: Type.Optional(Type.Boolean()),
  /** The OAuth client that manages this user. */
  clientId: Type.Optional(Type.String()),
  /** Managed users: whether identity asks scheduling to create the four default event types. */
  areDefaultEventTypesEnabled: Type.Optional(Type.Boolean()),
  /** Managed users: false disables the mails of bookings. */
  areEmailsEnabled: Type.Optional(Type.Boolean()),
  version: Type.Integer(),
})
export type UserProfile = Static<typeof UserProfile>

/**
 * The caller's kind of credential. `api-key`: of a person, for the person's home organization.
 * `organization-key`: of a person, for another organization, such as a managed one. `managed-user`:
 * an access token of a user whom an OAuth client manages. `app`: an access token that a person
 * granted to a third party. `oauth-client`: the id and secret of an OAuth client, which act for the
 * client's organization. `session`: a browser in which a person has signed in, for their home.
 * `portal`: the token of an opened portal link, for the webhooks of one organization or client.
 */
export const CallerKind = Type.Union([
  Type.Literal('anonymous'),
  Type.Literal('api-key'),
  Type.Literal('organization-key'),
  Type.Literal('managed-user'),
  Type.Literal('app'),
  Type.Literal('oauth-client'),
  Type.Literal('session'),
  Type.Literal('portal'),
])
export type CallerKind = Static<typeof CallerKind>

/**
 * The caller: the content of the signed context that only the gateway issues. `anonymous` callers
 * have only the request id, and `network` where an operation needs it.
 */
export const CallerContext = Type.Object({
  kind: CallerKind,
  /** 0 for an anonymous caller. */
  userId: Type.Integer(),
  /** 0 means none. */
  organizationId: Type.Integer(),
  user: Type.Optional(UserProfile),
  clientId: Type.Optional(Type.String()),
  keyId: Type.Optional(Type.Integer()),
  /** Of a signed-in browser; stays the same when its secret is replaced. */
  sessionId: Type.Optional(Type.String()),
  /** The opened portal link; its `scopes` are permissions. */
  portalLinkId: Type.Optional(Type.String()),
  /** Id of an app's grant; granting access again after its end creates a new id. */
  grantId: Type.Optional(Type.Integer()),
  /** App scopes of an app; OAuth permissions of managed users and OAuth clients. */
  scopes: Type.Array(Type.String()),
  memberships: Type.Array(CallerMembership),
  /** Incremented whenever a credential or a role of the organization changes. */
  epoch: Type.Integer(),
  /**
   * Digest of an anonymous caller's network address, where the operation has a limit per address.
   */
  network: Type.Optional(Type.String()),
  requestId: Type.String(),
})
export type CallerContext = Static<typeof CallerContext>

/** Returns a caller without a credential. */
export function anonymousCaller(requestId: string): CallerContext {
  return {
    kind: 'anonymous',
    userId: 0,
    organizationId: 0,
    scopes: [],
    memberships: [],
    epoch: 0,
    requestId,
  }
}
