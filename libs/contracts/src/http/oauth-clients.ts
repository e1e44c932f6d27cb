import { type Static, Type } from '@sinclair/typebox'
import { oauthClientCreated } from '../events/identity.ts'
import { PageQuery } from './common.ts'
import { answer, list } from './shapes.ts'

/** What an OAuth client may be allowed, in the order of the bits: the first is 1, the next 2, and so on (contract 2). */
export const oauthPermissions = [
  'EVENT_TYPE_READ',
  'EVENT_TYPE_WRITE',
  'BOOKING_READ',
  'BOOKING_WRITE',
  'SCHEDULE_READ',
  'SCHEDULE_WRITE',
  'APPS_READ',
  'APPS_WRITE',
  'PROFILE_READ',
  'PROFILE_WRITE',
] as const
export type OAuthPermission = (typeof oauthPermissions)[number]

const Permissions = Type.Array(
  Type.Union(
    [...oauthPermissions, '*' as const].map((permission) => Type.Literal(permission)),
    { errorMessage: 'must be the name of a permission, or *' },
  ),
  { minItems: 1, maxItems: 50 },
)

/** Where a browser or an app is sent: any scheme that runs nothing in the page that sends it. */
export const RedirectUri = Type.String({
  maxLength: 2048,
  pattern: '^(?!(?:javascript|data|vbscript|blob|file|about):)[A-Za-z][A-Za-z0-9+.-]*:[^\\s<>"\\\\]+$',
  errorMessage: 'must be an absolute address',
})

const settings = {
  logo: Type.Optional(Type.String({ format: 'uri', maxLength: 2048 })),
  bookingRedirectUri: Type.Optional(RedirectUri),
  bookingCancelRedirectUri: Type.Optional(RedirectUri),
  bookingRescheduleRedirectUri: Type.Optional(RedirectUri),
  areEmailsEnabled: Type.Optional(Type.Boolean()),
  areDefaultEventTypesEnabled: Type.Optional(Type.Boolean()),
  areCalendarEventsEnabled: Type.Optional(Type.Boolean()),
}
const Name = Type.String({ minLength: 1, maxLength: 200 })
const RedirectUris = Type.Array(RedirectUri, { maxItems: 50 })

/** Body of POST /v2/oauth-clients. `*` is every permission; the flags are false, false and true unless said (contract 12). */
export const CreateOAuthClient = Type.Object({
  name: Name,
  redirectUris: RedirectUris,
  permissions: Permissions,
  ...settings,
})
export type CreateOAuthClient = Static<typeof CreateOAuthClient>

/** Body of PATCH /v2/oauth-clients/{clientId} (spec E2): what is given is set; permissions stay what they are. */
export const UpdateOAuthClient = Type.Object({
  name: Type.Optional(Name),
  redirectUris: Type.Optional(RedirectUris),
  ...settings,
})
export type UpdateOAuthClient = Static<typeof UpdateOAuthClient>

/** An OAuth client as its organization's admins see it (spec, OAuth client); optional addresses are absent when unset. */
export const OAuthClientOutput = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The newest of its secrets. */
  secret: Type.String(),
  permissions: Type.Array(Type.Unsafe<OAuthPermission>({ type: 'string', enum: [...oauthPermissions] })),
  logo: Type.Optional(Type.String()),
  redirectUris: Type.Array(Type.String()),
  organizationId: Type.Integer(),
  /** ISO 8601 UTC. */
  createdAt: Type.String(),
  areEmailsEnabled: Type.Boolean(),
  areDefaultEventTypesEnabled: Type.Boolean(),
  areCalendarEventsEnabled: Type.Boolean(),
  bookingRedirectUri: Type.Optional(Type.String()),
  bookingCancelRedirectUri: Type.Optional(Type.String()),
  bookingRescheduleRedirectUri: Type.Optional(Type.String()),
})
export type OAuthClientOutput = Static<typeof OAuthClientOutput>

export const OAuthClientAnswer = answer(OAuthClientOutput)
export const OAuthClientListAnswer = list(OAuthClientOutput)
export const CreatedOAuthClientAnswer = answer(
  Type.Object({ clientId: Type.String(), clientSecret: Type.String() }),
)

/** Ids of clients are free texts in paths: what is none is not found. */
export const OAuthClientPath = Type.Object({ clientId: Type.String() })
export const ListOAuthClients = Type.Object(PageQuery)

/** Body of POST /v2/oauth-clients/{clientId}/rotate-secret. */
export const RotateClientSecret = Type.Object({
  /** Ends the older secret now instead of in 24 hours. */
  endOlderNow: Type.Optional(Type.Boolean()),
})
/** Answer to it: the new secret, and until when (ISO 8601 UTC) the older one is good; absent when it has ended. */
export const RotatedClientSecretAnswer = answer(
  Type.Object({
    clientId: Type.String(),
    clientSecret: Type.String(),
    olderSecretExpiresAt: Type.Optional(Type.String()),
  }),
)

const client = oauthClientCreated.data.properties.client.properties
/** What a service asks identity of an OAuth client that no event has told it of yet (internal). */
export const OAuthClientFacts = Type.Object({ ...client, version: Type.Integer() })
export type OAuthClientFacts = Static<typeof OAuthClientFacts>
