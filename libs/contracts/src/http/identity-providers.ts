import { type Static, Type } from '@sinclair/typebox'
import { about, CreatedAt, idOf, shownIdOf, UpdatedAt } from './fields.ts'
import { memberPageQuery, OrganizationPath } from './organizations.ts'
import { answer, list, nullable } from './shapes.ts'

const Name = about(
  'Name on the sign-in page: "Sign in with {name}".',
  Type.String({ minLength: 1, maxLength: 100 }),
)
const Issuer = about(
  'Issuer of the OpenID provider, below which it has its discovery document (`/.well-known/openid-configuration`). https.',
  Type.String({ minLength: 1, maxLength: 500 }),
)
const ClientId = about(
  'Id of this installation at the provider.',
  Type.String({ minLength: 1, maxLength: 300 }),
)
const Domains = about(
  'Domains of the addresses that sign in here, in lower case. Each must be verified.',
  Type.Array(
    Type.String({
      pattern: '^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$',
      errorMessage: 'must be the name of a domain in lower case',
    }),
    { minItems: 1, maxItems: 20, uniqueItems: true },
  ),
)

/** Body of POST /v2/organizations/{orgId}/identity-providers. */
export const CreateIdentityProvider = Type.Object({
  name: Name,
  issuer: Issuer,
  clientId: ClientId,
  clientSecret: about(
    'Secret of this installation at the provider. Stored encrypted, and never shown.',
    Type.String({ minLength: 1, maxLength: 1_000 }),
  ),
  domains: Domains,
})
export type CreateIdentityProvider = Static<typeof CreateIdentityProvider>

/** Body of PATCH /v2/organizations/{orgId}/identity-providers/{providerId}. */
export const UpdateIdentityProvider = Type.Partial(CreateIdentityProvider)
export type UpdateIdentityProvider = Static<typeof UpdateIdentityProvider>

/** An OpenID provider of an organization. */
export const IdentityProvider = Type.Object({
  id: shownIdOf('the identity provider'),
  name: about('Name on the sign-in page.', Type.String()),
  issuer: about('Issuer of the OpenID provider.', Type.String()),
  clientId: about('Id of this installation at the provider.', Type.String()),
  callbackUrl: about('Redirect address to register at the provider.', Type.String()),
  domains: about(
    'Its domains. Addresses of a domain sign in here once it is verified.',
    Type.Array(
      Type.Object({
        domain: about('Name of the domain.', Type.String()),
        verifiedAt: about(
          'When the domain was verified, ISO 8601; `null` if it is not.',
          nullable(Type.String()),
        ),
        record: about(
          'The DNS record that proves the domain.',
          Type.Object({
            type: about('`TXT`.', Type.Literal('TXT')),
            name: about('Name of the record.', Type.String()),
            value: about('Text of the record.', Type.String()),
          }),
        ),
      }),
    ),
  ),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt,
})
export type IdentityProvider = Static<typeof IdentityProvider>
export const IdentityProviderAnswer = answer(IdentityProvider)
export const IdentityProviderListAnswer = list(IdentityProvider)
/** Query of GET /v2/organizations/{orgId}/identity-providers. */
export const ListIdentityProviders = Type.Object(memberPageQuery)

/** Path of one identity provider. */
export const IdentityProviderPath = Type.Object({
  ...OrganizationPath.properties,
  providerId: idOf('the identity provider'),
})
