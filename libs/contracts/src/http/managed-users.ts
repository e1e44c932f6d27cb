import { type Static, Type } from '@sinclair/typebox'
import { Email, type Language } from './common.ts'
import { UpdateMe } from './identity.ts'
import { tokenFields } from './oauth-tokens.ts'
import { answer, list, nullable } from './shapes.ts'

/** A path of one managed user. */
export const ManagedUserPath = Type.Object({
  clientId: Type.String(),
  userId: Type.Integer({ minimum: 1 }),
})

/** Body of POST /v2/oauth-clients/{clientId}/users. The address is kept as `local+clientId@domain`. */
export const CreateManagedUser = Type.Composite([
  Type.Object({ email: Email, name: Type.String({ minLength: 1, maxLength: 200 }) }),
  Type.Omit(UpdateMe, ['email', 'name', 'defaultScheduleId']),
])
export type CreateManagedUser = Static<typeof CreateManagedUser>

/** Body of PATCH /v2/oauth-clients/{clientId}/users/{userId}: what is given is set, `metadata` as a whole. */
export const UpdateManagedUser = UpdateMe
export type UpdateManagedUser = Static<typeof UpdateManagedUser>

/** A managed user: keys without a value are null, as clients need them. */
export const ManagedUser = Type.Object({
  id: Type.Integer(),
  /** With the client's id in it: `ann+clientId@example.com`. */
  email: Type.String(),
  username: Type.String(),
  name: Type.String(),
  bio: nullable(Type.String()),
  timeZone: Type.String(),
  weekStart: Type.String(),
  /** ISO 8601 UTC. */
  createdDate: Type.String(),
  timeFormat: Type.Integer(),
  defaultScheduleId: nullable(Type.Integer()),
  locale: Type.Unsafe<Static<typeof Language>>({ type: 'string' }),
  avatarUrl: nullable(Type.String()),
  metadata: Type.Record(Type.String(), Type.Unknown()),
})
export type ManagedUser = Static<typeof ManagedUser>

export const ManagedUserAnswer = answer(ManagedUser)
export const CreatedManagedUserAnswer = answer(Type.Object({ user: ManagedUser, ...tokenFields }))

/** Query of GET /v2/oauth-clients/{clientId}/users: addresses as given or as kept. */
export const ListManagedUsers = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 250, default: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000, default: 0 })),
  emails: Type.Optional(Type.Array(Type.String({ maxLength: 320 }), { maxItems: 250 })),
})
export const ManagedUserListAnswer = list(ManagedUser)
