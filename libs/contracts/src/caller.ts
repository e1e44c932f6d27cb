import { type Static, Type } from '@sinclair/typebox'
import type { RolePermission } from './permissions.ts'

export const Role = Type.Union([Type.Literal('MEMBER'), Type.Literal('ADMIN'), Type.Literal('OWNER')])
export type Role = Static<typeof Role>

/** An accepted membership. `teamId` names an organization or a team: they share one id sequence. */
export const CallerMembership = Type.Object({
  teamId: Type.Integer(),
  role: Role,
  /** Those of the custom role that stands in for `role`. */
  permissions: Type.Optional(Type.Array(Type.Unsafe<RolePermission>({ type: 'string' }))),
})
export type CallerMembership = Static<typeof CallerMembership>

/** What other rooms need of a user to show or mail them; travels with the caller and in `identity.user.*`. */
export const UserProfile = Type.Object({
  id: Type.Integer(),
  /** 0: the user belongs to no organization. */
  organizationId: Type.Integer(),
  email: Type.String(),
  username: Type.String(),
  name: Type.String(),
  timeZone: Type.String(),
  locale: Type.String(),
  /** 12 or 24. */
  timeFormat: Type.Integer(),
  weekStart: Type.String(),
  /** The OAuth client that manages this user. */
  clientId: Type.Optional(Type.String()),
  /** Managed users: whether identity asks scheduling for the four default event types (spec, OAuth client). */
  areDefaultEventTypesEnabled: Type.Optional(Type.Boolean()),
  /** Managed users: false switches the booking's own mails off. */
  areEmailsEnabled: Type.Optional(Type.Boolean()),
  version: Type.Integer(),
})
export type UserProfile = Static<typeof UserProfile>

/**
 * Who is calling: the content of the signed context that the gateway alone issues (architecture, who owns what).
 * `anonymous` callers carry no other field than the request id.
 */
export const CallerContext = Type.Object({
  kind: Type.Union([
    Type.Literal('anonymous'),
    Type.Literal('api-key'),
    Type.Literal('oauth-client'),
    Type.Literal('access-token'),
  ]),
  /** 0 for an anonymous caller. */
  userId: Type.Integer(),
  /** 0: none. */
  organizationId: Type.Integer(),
  user: Type.Optional(UserProfile),
  clientId: Type.Optional(Type.String()),
  keyId: Type.Optional(Type.Integer()),
  /** Names of OAuth permissions; checked for managed users and OAuth clients alone (contract 14). */
  scopes: Type.Array(Type.String()),
  memberships: Type.Array(CallerMembership),
  /** Rises whenever a credential or a role of the organization changes. */
  epoch: Type.Integer(),
  requestId: Type.String(),
})
export type CallerContext = Static<typeof CallerContext>

/** @returns the caller that has shown no credential */
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
