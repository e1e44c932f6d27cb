import { type Static, Type } from '@sinclair/typebox'
import { Email, type Language } from './common.ts'
import {
  about,
  CreatedAt,
  idOf,
  PersonName,
  ShownMetadata,
  ShownTimeFormat,
  ShownTimeZone,
  ShownUsername,
  ShownWeekStart,
  shownIdOf,
  textIdOf,
} from './fields.ts'
import { UpdateMe } from './identity.ts'
import { tokenFields } from './oauth-tokens.ts'
import { answer, list, nullable } from './shapes.ts'

/** A path of one managed user. */
export const ManagedUserPath = Type.Object({
  clientId: textIdOf('the OAuth client'),
  userId: idOf('the managed user'),
})

/**
 * Body of POST /v2/oauth-clients/{clientId}/users. The address is kept as `local+clientId@domain`.
 */
export const CreateManagedUser = Type.Composite([
  Type.Object({
    email: about(
      "Email address. It is kept with the OAuth client's id as a mark: `ann+clientId@example.com`.",
      Email,
    ),
    name: about('Full name.', Type.String({ minLength: 1, maxLength: 200 })),
  }),
  Type.Omit(UpdateMe, ['email', 'name', 'defaultScheduleId']),
])
export type CreateManagedUser = Static<typeof CreateManagedUser>

/**
 * Body of PATCH /v2/oauth-clients/{clientId}/users/{userId}: what is given is set, `metadata` as a
 * whole.
 */
export const UpdateManagedUser = UpdateMe
export type UpdateManagedUser = Static<typeof UpdateManagedUser>

/** A managed user: keys without a value are null, as clients need them. */
export const ManagedUser = Type.Object({
  id: shownIdOf('the managed user'),
  email: about(
    "Email address, with the OAuth client's id as a mark: `ann+clientId@example.com`.",
    Type.String(),
  ),
  username: ShownUsername,
  name: PersonName,
  bio: about('Biography of the profile.', nullable(Type.String())),
  timeZone: ShownTimeZone,
  weekStart: ShownWeekStart,
  createdDate: CreatedAt,
  timeFormat: ShownTimeFormat,
  defaultScheduleId: about('Id of the default schedule; `null` until it exists.', nullable(Type.Integer())),
  locale: about('Language of emails and messages.', Type.Unsafe<Static<typeof Language>>({ type: 'string' })),
  avatarUrl: about('URL of the profile picture.', nullable(Type.String())),
  metadata: ShownMetadata,
})
export type ManagedUser = Static<typeof ManagedUser>

export const ManagedUserAnswer = answer(ManagedUser)
export const CreatedManagedUserAnswer = answer(
  Type.Object({ user: about('The managed user.', ManagedUser), ...tokenFields }),
)

/** Query of GET /v2/oauth-clients/{clientId}/users: addresses as given or as kept. */
export const ListManagedUsers = Type.Object({
  limit: about(
    'Largest number of items to return.',
    Type.Optional(Type.Integer({ minimum: 1, maximum: 250, default: 100 })),
  ),
  offset: about(
    'Number of items to leave out at the start of the list.',
    Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000, default: 0 })),
  ),
  emails: about(
    "Only users with one of these email addresses, with or without the OAuth client's mark. Separated by commas or repeated.",
    Type.Optional(Type.Array(Type.String({ maxLength: 320 }), { maxItems: 250 })),
  ),
})
export const ManagedUserListAnswer = list(ManagedUser)
