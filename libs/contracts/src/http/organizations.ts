import { type Static, Type } from '@sinclair/typebox'
import { Slug } from '../names.ts'
import { Email, Metadata } from './common.ts'
import { CreateApiKey } from './identity.ts'
import { answer, list } from './shapes.ts'

/** Path of what belongs to an organization. */
export const OrganizationPath = Type.Object({ orgId: Type.Integer({ minimum: 1 }) })

/** `?take=&skip=` of the lists of organizations, teams and members. */
export const memberPageQuery = {
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: 250, default: 250 })),
  skip: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
}
export const MemberPage = Type.Object(memberPageQuery)

const Name = Type.String({ minLength: 1, maxLength: 200 })

/** Body of POST /v2/organizations/{orgId}/organizations. */
export const CreateManagedOrganization = Type.Composite([
  Type.Object({
    name: Name,
    /**
     * Made from the name when omitted; 409 when another organization of the same manager has it, 400 for a word that
     * public addresses start with.
     */
    slug: Type.Optional(Slug),
    metadata: Type.Optional(Metadata),
  }),
  Type.Pick(CreateApiKey, ['apiKeyDaysValid', 'apiKeyNeverExpires']),
])
export type CreateManagedOrganization = Static<typeof CreateManagedOrganization>

/** Body of PATCH .../organizations/{managedOrganizationId}: what is given is set, `metadata` as a whole. */
export const UpdateManagedOrganization = Type.Object({
  name: Type.Optional(Name),
  metadata: Type.Optional(Metadata),
})
export type UpdateManagedOrganization = Static<typeof UpdateManagedOrganization>

const managedOrganization = {
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  metadata: Metadata,
  bookingUrl: Type.Optional(
    Type.String({
      description:
        'Start of the addresses of the booking pages of its people and teams. The last word is what organizationSlug and orgSlug name it by: its slug, or slug and id where another organization had the slug first.',
    }),
  ),
}
/** An organization that another one manages. */
export const ManagedOrganization = Type.Object(managedOrganization)
export type ManagedOrganization = Static<typeof ManagedOrganization>
export const ManagedOrganizationAnswer = answer(ManagedOrganization)

/** A new managed organization with its API key, shown only once. */
export const CreatedManagedOrganizationAnswer = answer(
  Type.Object({ ...managedOrganization, apiKey: Type.String() }),
)

export const ManagedOrganizationPath = Type.Object({
  ...OrganizationPath.properties,
  managedOrganizationId: Type.Integer({ minimum: 1 }),
})

/** Query of GET .../organizations: `metadataValue` is compared as text, and needs `metadataKey`. */
export const ListManagedOrganizations = Type.Object({
  ...memberPageQuery,
  slug: Type.Optional(Type.String({ maxLength: 100 })),
  metadataKey: Type.Optional(Type.String({ maxLength: 40 })),
  metadataValue: Type.Optional(Type.String({ maxLength: 500 })),
})
export type ListManagedOrganizations = Static<typeof ListManagedOrganizations>
export const ManagedOrganizationListAnswer = list(ManagedOrganization)

/** Body of POST /v2/organizations/{orgId}/attendees/erase: who is to be forgotten. */
export const ErasePerson = Type.Object({ email: Email })
