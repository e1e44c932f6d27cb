import { type Static, Type } from '@sinclair/typebox'
import { CallerContext } from '../caller.ts'
import { Email, Language, Metadata, PageQuery, TimeZone } from './common.ts'
import {
  about,
  CreatedAt,
  idOf,
  PersonName,
  ShownEmail,
  ShownTimeFormat,
  ShownTimeZone,
  ShownUserId,
  ShownUsername,
  ShownWeekStart,
  shownIdOf,
} from './fields.ts'
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

export const WeekDay = about(
  'English name of a weekday.',
  Type.Union(
    weekDays.map((day) => Type.Literal(day)),
    { errorMessage: 'must be the English name of a weekday' },
  ),
)
export const TimeFormat = about(
  'Hours of the clock: 12 or 24.',
  Type.Union([Type.Literal(12), Type.Literal(24)], {
    errorMessage: 'must be 12 or 24',
  }),
)

/** The caller's own profile: keys without a value are null here, as clients need them. */
export const Me = Type.Object({
  id: ShownUserId,
  username: ShownUsername,
  email: ShownEmail,
  emailVerified: Type.Boolean({
    description:
      'Whether the user has verified `email` as a verified resource (`/v2/verified-resources/emails`), with a credential of their own. Until then it gives no right to bookings that it attends. A managed user needs no verification within the organization of the OAuth client.',
  }),
  name: PersonName,
  avatarUrl: about('URL of the profile picture.', nullable(Type.String())),
  bio: about('Biography of the profile.', nullable(Type.String())),
  timeFormat: ShownTimeFormat,
  defaultScheduleId: about('Id of the default schedule.', nullable(Type.Integer())),
  weekStart: ShownWeekStart,
  timeZone: ShownTimeZone,
  organizationId: about('Id of the home organization; `null` if there is none.', nullable(Type.Integer())),
  organization: about(
    'The home organization. Absent if there is none.',
    Type.Optional(
      Type.Object({
        isPlatform: about('Whether the organization has OAuth clients.', Type.Boolean()),
        id: shownIdOf('the organization'),
      }),
    ),
  ),
  bookingUrl: Type.Optional(
    Type.String({
      description:
        "Start of the URLs of the user's booking pages: that of an event type is {bookingUrl}/{eventTypeSlug}.",
    }),
  ),
})
export type Me = Static<typeof Me>
export const MeAnswer = answer(Me)

/** Body of PATCH /v2/me: what is given is set, `metadata` as a whole. */
export const UpdateMe = Type.Object({
  email: Type.Optional(Email),
  name: about('Full name.', Type.Optional(Type.String({ minLength: 1, maxLength: 200 }))),
  timeFormat: Type.Optional(TimeFormat),
  defaultScheduleId: about(
    "Id of the default schedule, one of the user's own.",
    Type.Optional(Type.Integer({ minimum: 1 })),
  ),
  weekStart: about('First day of the week, by its English name.', Type.Optional(WeekDay)),
  timeZone: Type.Optional(TimeZone),
  locale: Type.Optional(Language),
  avatarUrl: about(
    'URL of the profile picture.',
    Type.Optional(Type.String({ format: 'uri', maxLength: 2048 })),
  ),
  bio: about('Biography of the profile.', Type.Optional(Type.String({ maxLength: 5000 }))),
  metadata: about("The integrator's own data. It replaces the current data.", Type.Optional(Metadata)),
})
export type UpdateMe = Static<typeof UpdateMe>

/**
 * How long a new key lives: days, fractions allowed, or for ever; 30 days when neither is given,
 * 400 when both are.
 */
const apiKeyLifetime = {
  apiKeyDaysValid: about(
    'Days until the API key expires, fractions allowed. Defaults to 30. Not with `apiKeyNeverExpires`.',
    Type.Optional(Type.Number({ minimum: 1, maximum: 3650 })),
  ),
  apiKeyNeverExpires: about(
    'Whether the API key never expires. Not with `apiKeyDaysValid`.',
    Type.Optional(Type.Boolean()),
  ),
}

/** Body of POST /v2/api-keys/refresh. */
export const RefreshApiKey = Type.Object(apiKeyLifetime)
export type RefreshApiKey = Static<typeof RefreshApiKey>

/** Answer of POST /v2/api-keys/refresh: the new key, shown this once. */
export const RefreshedApiKey = Type.Object({
  apiKey: about('The API key. It is shown only once.', Type.String()),
})
export type RefreshedApiKey = Static<typeof RefreshedApiKey>
export const RefreshedApiKeyAnswer = answer(RefreshedApiKey)

/** Body of POST /v2/api-keys. */
export const CreateApiKey = Type.Object({
  note: about('Note that tells the key from others.', Type.Optional(Type.String({ maxLength: 200 }))),
  rateLimit: about(
    'Largest number of requests per minute. Defaults to the limit of the key in use and may not exceed it.',
    Type.Optional(Type.Integer({ minimum: 1 })),
  ),
  organizationId: about(
    "Id of the organization that the key is for, one of the caller's. Defaults to that of the key in use.",
    Type.Optional(Type.Integer({ minimum: 1 })),
  ),
  ...apiKeyLifetime,
})
export type CreateApiKey = Static<typeof CreateApiKey>

/**
 * An API key as listed: never the key itself, only its first characters. Instants are ISO 8601 UTC.
 */
export const ApiKey = Type.Object({
  id: shownIdOf('the API key'),
  note: about('Note that tells the key from others.', Type.Optional(Type.String())),
  start: about('First characters of the key.', Type.String()),
  createdAt: CreatedAt,
  expiresAt: about(
    'When it expires, ISO 8601 in UTC. Absent if it never does.',
    Type.Optional(Type.String()),
  ),
  rateLimit: about(
    'Largest number of requests per minute. Absent for the default.',
    Type.Optional(Type.Integer()),
  ),
  lastUsedAt: about(
    'When it was last used, ISO 8601 in UTC; up to half a minute late. Absent if it was not used yet.',
    Type.Optional(Type.String()),
  ),
})
export type ApiKey = Static<typeof ApiKey>

/** Answer of POST /v2/api-keys: the key is shown this once. */
export const CreatedApiKey = Type.Composite([ApiKey, RefreshedApiKey])
export type CreatedApiKey = Static<typeof CreatedApiKey>
export const CreatedApiKeyAnswer = answer(CreatedApiKey)

/** Of which organization a key is; that of the key in use when nothing is said. */
const keysOrganization = {
  organizationId: about(
    'Id of the organization that the keys are for. Defaults to that of the key in use.',
    Type.Optional(Type.Integer({ minimum: 1 })),
  ),
}

/** Query of GET /v2/api-keys. */
export const ListApiKeys = Type.Object({ ...PageQuery, ...keysOrganization })
/** Query of DELETE /v2/api-keys/{id}. */
export const DeleteApiKey = Type.Object(keysOrganization)
export const ApiKeyListAnswer = list(ApiKey)

/** Path of DELETE /v2/api-keys/{id}. */
export const ApiKeyPath = Type.Object({ id: idOf('the API key') })

/**
 * The gateway's question about a credential: POST /internal/authenticate. `digest` is the hex
 * SHA-256 of the whole credential, `clientId` the id that came with a client secret.
 */
export const Authenticate = Type.Object({
  scheme: Type.Union([
    Type.Literal('api-key'),
    Type.Literal('access-token'),
    Type.Literal('client-secret'),
    Type.Literal('session'),
    Type.Literal('portal'),
  ]),
  digest: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  clientId: Type.Optional(Type.String()),
})
export type Authenticate = Static<typeof Authenticate>

/**
 * The answer to it: the caller but for the request id, and the instant (ISO 8601 UTC) from which it
 * is no longer true.
 */
export const Authenticated = Type.Object({
  caller: Type.Omit(CallerContext, ['requestId']),
  expiresAt: Type.Optional(Type.String()),
  /** Requests a minute; absent: as many as any credential of that kind. */
  rateLimit: Type.Optional(Type.Integer()),
  /** Of an API key that took another's place: the first one, for which calls are counted. */
  firstKeyId: Type.Optional(Type.Integer()),
  /** Of an access token: whose pages may use it, as browsers name them. */
  origins: Type.Optional(Type.Array(Type.String())),
  /** Of a session: whether its secret is so old that the browser should get another one. */
  isRotationDue: Type.Optional(Type.Boolean()),
})
export type Authenticated = Static<typeof Authenticated>
