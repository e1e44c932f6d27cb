import { type Static, Type } from '@sinclair/typebox'
import { Color, ImageUrl, PageTheme } from '../branding.ts'
import { Slug } from '../names.ts'
import { Metadata, namedPerson } from './common.ts'
import { about, idOf, OrgId, pageQuery, searchQuery, shownIdOf } from './fields.ts'
import { CreateApiKey, WeekDay } from './identity.ts'
import { answer, list } from './shapes.ts'

/** Path of what belongs to an organization. */
export const OrganizationPath = Type.Object({ orgId: OrgId })

/** `?take=&skip=` of the lists of organizations, teams and members. */
export const memberPageQuery = pageQuery(250)
export const MemberPage = Type.Object(memberPageQuery)
/** Query of the lists of teams. */
export const ListTeams = Type.Object({ ...memberPageQuery, ...searchQuery('the name or slug') })

const Name = about('Name of the organization.', Type.String({ minLength: 1, maxLength: 200 }))

/** Body of POST /v2/organizations/{orgId}/organizations. */
export const CreateManagedOrganization = Type.Composite([
  Type.Object({
    name: Name,
    slug: about(
      "Slug, unique among the manager's organizations. Made from the name if omitted. Reserved words are refused.",
      Type.Optional(Slug),
    ),
    metadata: Type.Optional(Metadata),
  }),
  Type.Pick(CreateApiKey, ['apiKeyDaysValid', 'apiKeyNeverExpires']),
])
export type CreateManagedOrganization = Static<typeof CreateManagedOrganization>

/**
 * Body of PATCH .../organizations/{managedOrganizationId}: what is given is set, `metadata` as a
 * whole.
 */
export const UpdateManagedOrganization = Type.Object({
  name: Type.Optional(Name),
  metadata: about("The integrator's own data. It replaces the current data.", Type.Optional(Metadata)),
})
export type UpdateManagedOrganization = Static<typeof UpdateManagedOrganization>

const managedOrganization = {
  id: shownIdOf('the managed organization'),
  name: about('Name of the organization.', Type.String()),
  slug: about("Slug, unique among the manager's organizations.", Type.String()),
  metadata: Metadata,
  bookingUrl: Type.Optional(
    Type.String({
      description:
        'Start of the URLs of the booking pages of its users and teams. Its last part is the `organizationSlug` and `orgSlug` of the organization: its slug, or slug and id if another organization had the slug first.',
    }),
  ),
}
/** An organization that another one manages. */
export const ManagedOrganization = Type.Object(managedOrganization)
export type ManagedOrganization = Static<typeof ManagedOrganization>
export const ManagedOrganizationAnswer = answer(ManagedOrganization)

/** Answer of POST .../organizations. */
export const CreatedManagedOrganizationAnswer = answer(
  Type.Object({
    ...managedOrganization,
    apiKey: about('An API key for the managed organization. It is shown only once.', Type.String()),
  }),
)

export const ManagedOrganizationPath = Type.Object({
  ...OrganizationPath.properties,
  managedOrganizationId: idOf('the managed organization'),
})

/** Query of GET .../organizations: `metadataValue` is compared as text, and needs `metadataKey`. */
export const ListManagedOrganizations = Type.Object({
  ...memberPageQuery,
  slug: about('Only the organization with this slug.', Type.Optional(Type.String({ maxLength: 100 }))),
  metadataKey: about(
    'Only organizations whose metadata has this key.',
    Type.Optional(Type.String({ maxLength: 40 })),
  ),
  metadataValue: about(
    'Only organizations whose metadata has this value for `metadataKey`, compared as text.',
    Type.Optional(Type.String({ maxLength: 500 })),
  ),
})
export type ListManagedOrganizations = Static<typeof ListManagedOrganizations>
export const ManagedOrganizationListAnswer = list(ManagedOrganization)

const branding = {
  logoUrl: about('https URL of the logo on booking pages and in mails.', Type.Optional(ImageUrl)),
  bannerUrl: about('https URL of the banner on booking pages.', Type.Optional(ImageUrl)),
  brandColor: about('Color of booking pages and mails, as `#rgb` or `#rrggbb`.', Type.Optional(Color)),
  darkBrandColor: about(
    'Color of booking pages in the dark theme. Defaults to `brandColor`.',
    Type.Optional(Color),
  ),
  theme: about(
    'Theme of booking pages: `light`, `dark`, or `system` for that of the device.',
    Type.Optional(PageTheme),
  ),
  weekStart: about(
    'First day of the week of new teams and users, by its English name.',
    Type.Optional(WeekDay),
  ),
}

/** Body of PATCH /v2/organizations/{orgId}: what is given is set. */
export const UpdateOrganization = Type.Object({ name: Type.Optional(Name), ...branding })
export type UpdateOrganization = Static<typeof UpdateOrganization>

/** An organization as its members see it. */
export const Organization = Type.Object({
  id: shownIdOf('the organization'),
  name: about('Name of the organization.', Type.String()),
  slug: about('Slug of the organization.', Type.String()),
  isPlatform: about('Whether the organization has OAuth clients.', Type.Boolean()),
  ...branding,
  bookingUrl: managedOrganization.bookingUrl,
})
export type Organization = Static<typeof Organization>
export const OrganizationAnswer = answer(Organization)

/** Body of POST /v2/organizations/{orgId}/attendees/erase: who is to be forgotten. */
export const ErasePerson = Type.Object(namedPerson('the person'))
export type ErasePerson = Static<typeof ErasePerson>
