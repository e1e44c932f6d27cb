import { Type } from '@sinclair/typebox'
import { Branding } from '../branding.ts'
import { UserProfile } from '../caller.ts'
import { ClientPages } from '../client-pages.ts'
import { nullable } from '../http/shapes.ts'
import { PublicName } from '../public-name.ts'
import { Role } from '../roles.ts'
import { LimitsOfTeam } from '../team-limits.ts'
import { defineEvent } from './envelope.ts'

const Team = Type.Object({
  id: Type.Integer(),
  /** The team's organization; 0 for an organization. */
  parentId: Type.Integer(),
  isOrganization: Type.Boolean(),
  isPlatform: Type.Boolean(),
  name: Type.String(),
  slug: Type.String(),
  ...PublicName.properties,
  /** Absent in events of releases that did not have it. */
  branding: Type.Optional(Branding),
  /** null for none; absent in events of releases that did not have them. */
  bookingLimits: Type.Optional(nullable(LimitsOfTeam)),
})

const Membership = Type.Object({
  id: Type.Integer(),
  teamId: Type.Integer(),
  userId: Type.Integer(),
  role: Role,
  accepted: Type.Boolean(),
  /**
   * Replaces the role; a new version of the membership is also published when the custom role's
   * permissions change.
   */
  customRoleId: Type.Optional(Type.String()),
})

const OAuthClient = Type.Object({
  id: Type.String(),
  organizationId: Type.Integer(),
  name: Type.String(),
  areEmailsEnabled: Type.Boolean(),
  areDefaultEventTypesEnabled: Type.Boolean(),
  areCalendarEventsEnabled: Type.Boolean(),
  ...ClientPages.properties,
})

export const userCreated = defineEvent('identity.user.created', 1, Type.Object({ user: UserProfile }))
export const userUpdated = defineEvent(
  'identity.user.updated',
  1,
  Type.Object({
    user: UserProfile,
    /** Whether this change gave the user another address, which is not verified yet. */
    emailChanged: Type.Optional(Type.Boolean()),
  }),
)
export const userDeleted = defineEvent('identity.user.deleted', 1, Type.Object({ id: Type.Integer() }))
export const organizationCreated = defineEvent(
  'identity.organization.created',
  1,
  Type.Object({ team: Team }),
)
export const organizationUpdated = defineEvent(
  'identity.organization.updated',
  1,
  Type.Object({ team: Team }),
)
/** Its teams, memberships and users are deleted too, with their own events. */
export const organizationDeleted = defineEvent(
  'identity.organization.deleted',
  1,
  Type.Object({ team: Team }),
)
export const teamUpdated = defineEvent('identity.team.updated', 1, Type.Object({ team: Team }))
export const teamDeleted = defineEvent('identity.team.deleted', 1, Type.Object({ team: Team }))
export const teamCreated = defineEvent('identity.team.created', 1, Type.Object({ team: Team }))
export const membershipCreated = defineEvent(
  'identity.membership.created',
  1,
  Type.Object({ membership: Membership }),
)
export const membershipUpdated = defineEvent(
  'identity.membership.updated',
  1,
  Type.Object({ membership: Membership }),
)
export const membershipDeleted = defineEvent(
  'identity.membership.deleted',
  1,
  Type.Object({ membership: Membership }),
)
/**
 * A person must be erased: services that store data of that address within the organization
 * overwrite names, addresses, phone numbers and answers (docs/domain.md#erasure). `userId` is
 * present when the person was a user of the organization; that user's overwritten profile is also
 * published as `identity.user.updated`.
 */
export const personErased = defineEvent(
  'identity.person.erased',
  1,
  Type.Object({ email: Type.String(), userId: Type.Optional(Type.Integer()) }),
)
/** Attendees without an address who have this phone number are to be forgotten. */
export const phoneNumberErased = defineEvent(
  'identity.phone-number.erased',
  1,
  Type.Object({ phoneNumber: Type.String() }),
)
export const oauthClientCreated = defineEvent(
  'identity.oauth-client.created',
  1,
  Type.Object({ client: OAuthClient }),
)
export const oauthClientUpdated = defineEvent(
  'identity.oauth-client.updated',
  1,
  Type.Object({ client: OAuthClient }),
)
export const oauthClientDeleted = defineEvent(
  'identity.oauth-client.deleted',
  1,
  Type.Object({ id: Type.String() }),
)
/**
 * A credential became invalid: caches drop it. `digest` is the hex SHA-256, the key of the caches.
 */
export const credentialRevoked = defineEvent(
  'identity.credential.revoked',
  1,
  Type.Object({ digest: Type.String(), keyId: Type.Integer() }),
)
/**
 * A person's grant to an app has ended completely; everything that the app created under it ends
 * too. A later grant to the same app has another id.
 */
export const grantEnded = defineEvent(
  'identity.grant.ended',
  1,
  Type.Object({ id: Type.Integer(), clientId: Type.String(), userId: Type.Integer() }),
)
/**
 * A person asked to sign in; only services can read `sealedToken`, which the mailed link contains.
 * The subject is the request's own id. Without an account of that address there is no `email`, and
 * no mail; the event exists all the same, so that asking does the same work.
 */
export const signInRequested = defineEvent(
  'identity.sign-in.requested',
  1,
  Type.Object({
    email: Type.Optional(Type.String()),
    sealedToken: Type.String(),
    language: Type.String(),
  }),
)
