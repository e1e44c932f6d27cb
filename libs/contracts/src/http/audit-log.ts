import { type Static, Type } from '@sinclair/typebox'
import { DateTime, PageQuery } from './common.ts'
import { about, CreatedAt, shownIdOf } from './fields.ts'
import { list } from './shapes.ts'

/** One change of an organization. */
export const AuditEntry = Type.Object({
  id: shownIdOf('the entry'),
  createdAt: CreatedAt,
  action: Type.String({
    description: 'What happened: the kind of thing and the change.',
    examples: ['membership.created'],
  }),
  subjectId: about('Id of the thing that changed.', Type.String()),
  details: about(
    'Further facts of the change, such as a role. Names and addresses of persons are left out.',
    Type.Record(Type.String(), Type.Unknown()),
  ),
  actor: about(
    'Who made the change.',
    Type.Object({
      kind: about(
        'Kind of the credential: `api-key`, `organization-key`, `managed-user`, `app`, `oauth-client`, `session`, `portal`; `system` for changes without one.',
        Type.String(),
      ),
      userId: about('Id of the user whose credential it was.', Type.Optional(Type.Integer())),
      keyId: about('Id of the API key.', Type.Optional(Type.Integer())),
      clientId: about('Id of the OAuth client.', Type.Optional(Type.String())),
    }),
  ),
  requestId: about('Id of the request, as in `X-Request-Id`.', Type.Optional(Type.String())),
})
export type AuditEntry = Static<typeof AuditEntry>
export const AuditLogAnswer = list(AuditEntry)

/** Query of GET /v2/organizations/{orgId}/audit-log. */
export const ListAuditLog = Type.Object({
  ...PageQuery,
  action: about('Only changes of this kind, such as `membership.created`.', Type.Optional(Type.String())),
  subjectId: about('Only changes of the thing with this id.', Type.Optional(Type.String())),
  userId: about('Only changes by this user.', Type.Optional(Type.Integer({ minimum: 1 }))),
  after: about('Only changes at this time or later.', Type.Optional(DateTime)),
  before: about('Only changes before this time.', Type.Optional(DateTime)),
})
export type ListAuditLog = Static<typeof ListAuditLog>
