import { Type } from '@sinclair/typebox'
import { Role, UserProfile } from '../caller.ts'
import { defineEvent } from './envelope.ts'

const Team = Type.Object({
  id: Type.Integer(),
  /** The organization a team is part of; for an organization, 0. */
  parentId: Type.Integer(),
  isOrganization: Type.Boolean(),
  isPlatform: Type.Boolean(),
  name: Type.String(),
  slug: Type.String(),
})

const Membership = Type.Object({
  id: Type.Integer(),
  teamId: Type.Integer(),
  userId: Type.Integer(),
  role: Role,
  accepted: Type.Boolean(),
})

const OAuthClient = Type.Object({
  id: Type.String(),
  organizationId: Type.Integer(),
  name: Type.String(),
  areEmailsEnabled: Type.Boolean(),
  areDefaultEventTypesEnabled: Type.Boolean(),
  areCalendarEventsEnabled: Type.Boolean(),
})

export const userCreated = defineEvent('identity.user.created', 1, Type.Object({ user: UserProfile }))
export const userUpdated = defineEvent('identity.user.updated', 1, Type.Object({ user: UserProfile }))
export const userDeleted = defineEvent('identity.user.deleted', 1, Type.Object({ id: Type.Integer() }))
export const organizationCreated = defineEvent(
  'identity.organization.created',
  1,
  Type.Object({ team: Team }),
)
export const teamCreated = defineEvent('identity.team.created', 1, Type.Object({ team: Team }))
export const membershipCreated = defineEvent(
  'identity.membership.created',
  1,
  Type.Object({ membership: Membership }),
)
export const oauthClientCreated = defineEvent(
  'identity.oauth-client.created',
  1,
  Type.Object({ client: OAuthClient }),
)
/** A credential stopped being valid: whoever caches it drops it. `digest` is the hex SHA-256 that caches are keyed by. */
export const credentialRevoked = defineEvent(
  'identity.credential.revoked',
  1,
  Type.Object({ digest: Type.String(), keyId: Type.Integer() }),
)
