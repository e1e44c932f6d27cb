import { type Static, Type } from '@sinclair/typebox'
import { oauthClientCreated } from '../events/identity.ts'
import { PageQuery } from './common.ts'
import { about, CreatedAt, OwnerOrgId, ShownLogo, textIdOf } from './fields.ts'
import { EmbedOrigins } from './origins.ts'
import { answer, list, oneOf } from './shapes.ts'

/**
 * What an OAuth client may be allowed, in the order of the bits: the first is 1, the next 2, and so
 * on.
 */
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

const Permissions = about(
  'Permissions of the client and of the tokens of its managed users; `*` for all.',
  Type.Array(
    Type.Union(
      [...oauthPermissions, '*' as const].map((permission) => Type.Literal(permission)),
      { errorMessage: 'must be the name of a permission, or *' },
    ),
    { minItems: 1, maxItems: 50 },
  ),
)

const address = {
  maxLength: 2048,
  pattern: '^[A-Za-z][A-Za-z0-9+.-]*:[^\\s<>"\\\\\\u0000-\\u001f\\u007f]+$',
  errorMessage: 'must be an absolute address',
}

/**
 * A page that a browser is sent to, of any scheme that neither runs code nor opens local content.
 */
export const PageAddress = about("URL of a page of the client's.", Type.String(address))

/**
 * An address that receives authorization codes: https, http on a loopback address, or a private-use
 * scheme with a dot; no fragment, user information or wildcard.
 */
export const RedirectUri = Type.String({
  ...address,
  description:
    'https, http on 127.0.0.1, [::1] or localhost, or a private-use scheme with a dot (`com.example.app:/callback`). No fragment, user information or wildcard. Requests name it exactly; only the port of an http loopback address may differ.',
})

/**
 * CONFIDENTIAL: authenticates by its secret on every grant. PUBLIC: runs where a secret could be
 * read, has none, and must use PKCE.
 */
export const ClientType = about(
  '`CONFIDENTIAL`: authenticates with its secret. `PUBLIC`: has no secret and must use PKCE.',
  oneOf(['CONFIDENTIAL', 'PUBLIC']),
)
export type ClientType = Static<typeof ClientType>

const settings = {
  clientType: about(
    '`CONFIDENTIAL`: authenticates with its secret. `PUBLIC`: has no secret and must use PKCE. Defaults to `CONFIDENTIAL`.',
    Type.Optional(ClientType),
  ),
  logo: about('URL of the logo.', Type.Optional(Type.String({ format: 'uri', maxLength: 2048 }))),
  bookingRedirectUri: about(
    "Page that shows a booking, instead of the built-in one. The booking's uid is added to its path.",
    Type.Optional(PageAddress),
  ),
  bookingCancelRedirectUri: about(
    "Page that cancels a booking, instead of the built-in one. The booking's uid is added to its path.",
    Type.Optional(PageAddress),
  ),
  bookingRescheduleRedirectUri: about(
    "Page that reschedules a booking, instead of the built-in one. The booking's uid is added to its path.",
    Type.Optional(PageAddress),
  ),
  embedOrigins: Type.Optional(
    EmbedOrigins(
      'Origins whose pages may show the booking pages of managed users in a frame. Defaults to an empty list: all may. An event type with a list of its own follows that one.',
    ),
  ),
  areEmailsEnabled: about(
    'Whether bookings of managed users send emails. Defaults to `false`.',
    Type.Optional(Type.Boolean()),
  ),
  areDefaultEventTypesEnabled: about(
    'Whether new managed users get default event types. Defaults to `false`.',
    Type.Optional(Type.Boolean()),
  ),
  areCalendarEventsEnabled: about(
    'Whether bookings of managed users are written to calendars. Defaults to `true`.',
    Type.Optional(Type.Boolean()),
  ),
}
const Name = about(
  'Name of the client, shown to people who give it access.',
  Type.String({ minLength: 1, maxLength: 200 }),
)
const RedirectUris = about(
  'Redirect URIs that may receive authorization codes.',
  Type.Array(RedirectUri, { maxItems: 50 }),
)

/**
 * Body of POST /v2/oauth-clients. `*` is every permission; the flags default to false, false and
 * true, `clientType` to CONFIDENTIAL.
 */
export const CreateOAuthClient = Type.Object({
  name: Name,
  redirectUris: RedirectUris,
  permissions: Permissions,
  ...settings,
})
export type CreateOAuthClient = Static<typeof CreateOAuthClient>

/**
 * Body of PATCH /v2/oauth-clients/{clientId}: what is given is set; permissions stay what they are.
 */
export const UpdateOAuthClient = Type.Object({
  name: about('Name of the client, shown to people who give it access.', Type.Optional(Name)),
  redirectUris: Type.Optional(RedirectUris),
  ...settings,
})
export type UpdateOAuthClient = Static<typeof UpdateOAuthClient>

/**
 * An OAuth client as its organization's admins see it; optional addresses are absent when unset.
 */
export const OAuthClientOutput = Type.Object({
  id: textIdOf('the OAuth client'),
  name: about('Name of the client.', Type.String()),
  clientType: ClientType,
  secret: about('The newest secret. Absent for a public client.', Type.Optional(Type.String())),
  permissions: about(
    'Permissions of the client and of the tokens of its managed users.',
    Type.Array(Type.Unsafe<OAuthPermission>({ type: 'string', enum: [...oauthPermissions] })),
  ),
  logo: Type.Optional(ShownLogo),
  redirectUris: about('Redirect URIs that may receive authorization codes.', Type.Array(Type.String())),
  organizationId: OwnerOrgId,
  createdAt: CreatedAt,
  embedOrigins: EmbedOrigins(
    'Origins whose pages may show the booking pages of managed users in a frame; empty: all may.',
  ),
  areEmailsEnabled: about('Whether bookings of managed users send emails.', Type.Boolean()),
  areDefaultEventTypesEnabled: about('Whether new managed users get default event types.', Type.Boolean()),
  areCalendarEventsEnabled: about(
    'Whether bookings of managed users are written to calendars.',
    Type.Boolean(),
  ),
  bookingRedirectUri: about('Page that shows a booking.', Type.Optional(Type.String())),
  bookingCancelRedirectUri: about('Page that cancels a booking.', Type.Optional(Type.String())),
  bookingRescheduleRedirectUri: about('Page that reschedules a booking.', Type.Optional(Type.String())),
})
export type OAuthClientOutput = Static<typeof OAuthClientOutput>

export const OAuthClientAnswer = answer(OAuthClientOutput)
export const OAuthClientListAnswer = list(OAuthClientOutput)
export const CreatedOAuthClientAnswer = answer(
  Type.Object({
    clientId: textIdOf('the OAuth client'),
    clientSecret: about('The secret. Absent for a public client.', Type.Optional(Type.String())),
    clientType: ClientType,
  }),
)

/** Ids of clients are free texts in paths: what is none is not found. */
export const OAuthClientPath = Type.Object({ clientId: textIdOf('the OAuth client') })
export const ListOAuthClients = Type.Object(PageQuery)

/** Body of POST /v2/oauth-clients/{clientId}/rotate-secret. */
export const RotateClientSecret = Type.Object({
  endOlderNow: about(
    'Whether the older secret ends now instead of in 24 hours. Defaults to `false`.',
    Type.Optional(Type.Boolean()),
  ),
})
/**
 * Answer to it: the new secret, and until when (ISO 8601 UTC) the older one is good; absent when it
 * has ended.
 */
export const RotatedClientSecretAnswer = answer(
  Type.Object({
    clientId: textIdOf('the OAuth client'),
    clientSecret: about('The new secret.', Type.String()),
    olderSecretExpiresAt: about(
      'Until when the older secret is valid, ISO 8601 in UTC. Absent if it has ended.',
      Type.Optional(Type.String()),
    ),
  }),
)

const client = oauthClientCreated.data.properties.client.properties
/** What a service asks identity of an OAuth client that no event has told it of yet (internal). */
export const OAuthClientFacts = Type.Object({ ...client, version: Type.Integer() })
export type OAuthClientFacts = Static<typeof OAuthClientFacts>
