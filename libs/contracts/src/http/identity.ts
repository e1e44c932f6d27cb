import { type Static, Type } from '@sinclair/typebox'
import { CallerContext } from '../caller.ts'
import { Email, Language, Metadata, PageQuery, TimeZone } from './common.ts'
import { answer, list, nullable } from './shapes.ts'

export const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export const WeekDay = Type.Union(
  weekDays.map((day) => Type.Literal(day)),
  { errorMessage: 'must be the English name of a weekday' },
)
export const TimeFormat = Type.Union([Type.Literal(12), Type.Literal(24)], {
  errorMessage: 'must be 12 or 24',
})

/** The caller's own profile: keys without a value are null here, as clients need them. */
export const Me = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  email: Type.String(),
  emailVerified: Type.Boolean({
    description:
      'Whether you have proved to read mail at `email`: verify it as a resource (`/v2/verified-resources/emails`) with your own credential. Until then it gives no right over bookings that it attends. A managed user needs no proof within the organization of its client.',
  }),
  name: Type.String(),
  avatarUrl: nullable(Type.String()),
  bio: nullable(Type.String()),
  timeFormat: Type.Integer(),
  defaultScheduleId: nullable(Type.Integer()),
  weekStart: Type.String(),
  timeZone: Type.String(),
  organizationId: nullable(Type.Integer()),
  /** Present when there is an organization. */
  organization: Type.Optional(Type.Object({ isPlatform: Type.Boolean(), id: Type.Integer() })),
  bookingUrl: Type.Optional(
    Type.String({
      description:
        'Start of the addresses of your booking pages: that of an event type is {bookingUrl}/{eventTypeSlug}.',
    }),
  ),
})
export type Me = Static<typeof Me>
export const MeAnswer = answer(Me)

/** Body of PATCH /v2/me: what is given is set, `metadata` as a whole. */
export const UpdateMe = Type.Object({
  email: Type.Optional(Email),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  timeFormat: Type.Optional(TimeFormat),
  defaultScheduleId: Type.Optional(Type.Integer({ minimum: 1 })),
  weekStart: Type.Optional(WeekDay),
  timeZone: Type.Optional(TimeZone),
  locale: Type.Optional(Language),
  avatarUrl: Type.Optional(Type.String({ format: 'uri', maxLength: 2048 })),
  bio: Type.Optional(Type.String({ maxLength: 5000 })),
  metadata: Type.Optional(Metadata),
})
export type UpdateMe = Static<typeof UpdateMe>

/** How long a new key lives: days, fractions allowed, or for ever; 30 days when neither is given, 400 when both are. */
const apiKeyLifetime = {
  apiKeyDaysValid: Type.Optional(Type.Number({ minimum: 1, maximum: 3650 })),
  apiKeyNeverExpires: Type.Optional(Type.Boolean()),
}

/** Body of POST /v2/api-keys/refresh. */
export const RefreshApiKey = Type.Object(apiKeyLifetime)
export type RefreshApiKey = Static<typeof RefreshApiKey>

/** Answer of POST /v2/api-keys/refresh: the new key, shown this once. */
export const RefreshedApiKey = Type.Object({ apiKey: Type.String() })
export type RefreshedApiKey = Static<typeof RefreshedApiKey>
export const RefreshedApiKeyAnswer = answer(RefreshedApiKey)

/** Body of POST /v2/api-keys. */
export const CreateApiKey = Type.Object({
  note: Type.Optional(Type.String({ maxLength: 200 })),
  /** Requests a minute: no more than the key may make that it is asked with, and as many when nothing is said. */
  rateLimit: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Of which organization the key is: the one of the key in use when nothing is said, else one that has the caller. */
  organizationId: Type.Optional(Type.Integer({ minimum: 1 })),
  ...apiKeyLifetime,
})
export type CreateApiKey = Static<typeof CreateApiKey>

/** An API key as listed: never the key itself, only its first characters. Instants are ISO 8601 UTC. */
export const ApiKey = Type.Object({
  id: Type.Integer(),
  note: Type.Optional(Type.String()),
  start: Type.String(),
  createdAt: Type.String(),
  /** Absent: never. */
  expiresAt: Type.Optional(Type.String()),
  /** Requests a minute; absent: as many as any key. */
  rateLimit: Type.Optional(Type.Integer()),
  /** Late by up to half a minute; absent: not used yet. */
  lastUsedAt: Type.Optional(Type.String()),
})
export type ApiKey = Static<typeof ApiKey>

/** Answer of POST /v2/api-keys: the key is shown this once. */
export const CreatedApiKey = Type.Composite([ApiKey, RefreshedApiKey])
export type CreatedApiKey = Static<typeof CreatedApiKey>
export const CreatedApiKeyAnswer = answer(CreatedApiKey)

/** Of which organization a key is; that of the key in use when nothing is said. */
const keysOrganization = { organizationId: Type.Optional(Type.Integer({ minimum: 1 })) }

/** Query of GET /v2/api-keys. */
export const ListApiKeys = Type.Object({ ...PageQuery, ...keysOrganization })
/** Query of DELETE /v2/api-keys/{id}. */
export const DeleteApiKey = Type.Object(keysOrganization)
export const ApiKeyListAnswer = list(ApiKey)

/** Path of DELETE /v2/api-keys/{id}. */
export const ApiKeyPath = Type.Object({ id: Type.Integer({ minimum: 1 }) })

/**
 * The gateway's question about a credential: POST /internal/authenticate. `digest` is the hex SHA-256 of the whole
 * credential, `clientId` the id that came with a client secret.
 */
export const Authenticate = Type.Object({
  scheme: Type.Union([Type.Literal('api-key'), Type.Literal('access-token'), Type.Literal('client-secret')]),
  digest: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  clientId: Type.Optional(Type.String()),
})
export type Authenticate = Static<typeof Authenticate>

/** The answer to it: the caller but for the request id, and the instant (ISO 8601 UTC) from which it is no longer true. */
export const Authenticated = Type.Object({
  caller: Type.Omit(CallerContext, ['requestId']),
  expiresAt: Type.Optional(Type.String()),
  /** Requests a minute; absent: as many as any credential of that kind. */
  rateLimit: Type.Optional(Type.Integer()),
  /** Of an API key that took another's place: the first one, for which calls are counted. */
  firstKeyId: Type.Optional(Type.Integer()),
  /** Of an access token: whose pages may use it, as browsers name them. */
  origins: Type.Optional(Type.Array(Type.String())),
})
export type Authenticated = Static<typeof Authenticated>
