import { type Static, Type } from '@sinclair/typebox'
import { about, CreatedAt, OrgId, OwnerOrgId, textIdOf, UpdatedAt } from './fields.ts'
import { answer, oneOf } from './shapes.ts'

const Secret = Type.String({ minLength: 1, maxLength: 10_000 })
const Name = Type.String({ minLength: 1, maxLength: 500 })

/** The key by which the calendars of an organization's members are reached. */
export const ServiceAccountKey = Type.Object({
  private_key: about(
    'For `google`, the private key of the service account, in PEM; for `office365`, the client secret of the app registration. Stored encrypted.',
    Secret,
  ),
  client_id: about('Id of the service account or of the app registration.', Name),
  client_email: about('Email address of the service account. Required for `google`.', Type.Optional(Name)),
  tenant_id: about('Id of the directory (tenant). Required for `office365`.', Type.Optional(Name)),
})
export type ServiceAccountKey = Static<typeof ServiceAccountKey>

const serviceAccountKey = about(
  'The key, as an object or as an array with one object.',
  Type.Union([Type.Array(ServiceAccountKey, { minItems: 1, maxItems: 1 }), ServiceAccountKey]),
)

/** Body of POST /v2/organizations/{orgId}/delegation-credentials. */
export const CreateDelegationCredential = Type.Object({
  workspacePlatformSlug: about('Provider of the calendars.', oneOf(['google', 'office365'])),
  domain: about(
    'Domain of the email addresses of the members whose calendars it reaches.',
    Type.String({ pattern: '^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$', maxLength: 253 }),
  ),
  serviceAccountKey,
})
export type CreateDelegationCredential = Static<typeof CreateDelegationCredential>

/** Body of PATCH .../delegation-credentials/{credentialId}: what is given is changed. */
export const UpdateDelegationCredential = Type.Object({
  enabled: about(
    'Whether calendars are reached by it. It is tested at the provider before it is enabled; disabling it disconnects them at once.',
    Type.Optional(Type.Boolean()),
  ),
  serviceAccountKey: Type.Optional(serviceAccountKey),
})
export type UpdateDelegationCredential = Static<typeof UpdateDelegationCredential>

export const DelegationCredentialPath = Type.Object({
  orgId: OrgId,
  credentialId: textIdOf('the delegation credential'),
})

/** Access of an organization to the calendars of its members; never with its key. */
export const DelegationCredential = Type.Object({
  id: textIdOf('the delegation credential'),
  enabled: about('Whether calendars are reached by it.', Type.Boolean()),
  domain: about('Domain of the email addresses that it is for.', Type.String()),
  organizationId: OwnerOrgId,
  workspacePlatform: about(
    'Provider of the calendars.',
    Type.Object({
      name: about('Name.', Type.String()),
      slug: about('`google` or `office365`.', Type.String()),
    }),
  ),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt,
})
export type DelegationCredential = Static<typeof DelegationCredential>
export const DelegationCredentialAnswer = answer(DelegationCredential)

/** In answers about calendars that an organization connected for its members. */
export const ShownDelegationCredentialId = about(
  'Id of the delegation credential by which the organization connected it; `null` if the person did.',
  Type.Union([Type.String(), Type.Null()]),
)
export const DelegationCredentialId = textIdOf('the delegation credential that connected the calendar')
