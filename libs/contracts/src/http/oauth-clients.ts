import { type Static, Type } from '@sinclair/typebox'
import { oauthClientCreated } from '../events/identity.ts'
import { PageQuery } from './common.ts'
import { answer, list, oneOf } from './shapes.ts'

/** What an OAuth client may be allowed, in the order of the bits: the first is 1, the next 2, and so on. */
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

const address = {
  maxLength: 2048,
  pattern: '^[A-Za-z][A-Za-z0-9+.-]*:[^\\s<>"\\\\\\u0000-\\u001f\\u007f]+$',
  errorMessage: 'must be an absolute address',
}

/** A page that a browser is sent to, of any scheme that neither runs code nor opens local content. */
export const PageAddress = Type.String(address)

/**
 * An address that receives authorization codes: https, http on a loopback address, or a private-use scheme with a dot; no
 * fragment, user information or wildcard.
 */
export const RedirectUri = Type.String({
  ...address,
  description:
    'https, http on 127.0.0.1, [::1] or localhost, or a private-use scheme with a dot (`com.example.app:/callback`). No fragment, user information or wildcard. Requests name it exactly; only the port of an http loopback address may differ.',
})

/**
 * CONFIDENTIAL: authenticates by its secret on every grant. PUBLIC: runs where a secret could be read, has none, and must use
 * PKCE.
 */
export const ClientType = oneOf(['CONFIDENTIAL', 'PUBLIC'])
export type ClientType = Static<typeof ClientType>

const settings = {
  clientType: Type.Optional(ClientType),
  logo: Type.Optional(Type.String({ format: 'uri', maxLength: 2048 })),
  bookingRedirectUri: Type.Optional(PageAddress),
  bookingCancelRedirectUri: Type.Optional(PageAddress),
  bookingRescheduleRedirectUri: Type.Optional(PageAddress),
  areEmailsEnabled: Type.Optional(Type.Boolean()),
  areDefaultEventTypesEnabled: Type.Optional(Type.Boolean()),
  areCalendarEventsEnabled: Type.Optional(Type.Boolean()),
}
const Name = Type.String({ minLength: 1, maxLength: 200 })
const RedirectUris = Type.Array(RedirectUri, { maxItems: 50 })

/** Body of POST /v2/oauth-clients. `*` is every permission; the flags default to false, false and true, `clientType` to CONFIDENTIAL. */
export const CreateOAuthClient = Type.Object({
  name: Name,
  redirectUris: RedirectUris,
  permissions: Permissions,
  ...settings,
})
export type CreateOAuthClient = Static<typeof CreateOAuthClient>

/** Body of PATCH /v2/oauth-clients/{clientId}: what is given is set; permissions stay what they are. */
export const UpdateOAuthClient = Type.Object({
  name: Type.Optional(Name),
  redirectUris: Type.Optional(RedirectUris),
  ...settings,
})
export type UpdateOAuthClient = Static<typeof UpdateOAuthClient>

/** An OAuth client as its organization's admins see it; optional addresses are absent when unset. */
export const OAuthClientOutput = Type.Object({
  id: Type.String(),
  name: Type.String(),
  clientType: ClientType,
  /** The newest of its secrets; absent for a public client. */
  secret: Type.Optional(Type.String()),
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
  Type.Object({
    clientId: Type.String(),
    /** Absent for a public client. */
    clientSecret: Type.Optional(Type.String()),
    clientType: ClientType,
  }),
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
