import { type Static, Type } from '@sinclair/typebox'
import { PageQuery } from './common.ts'
import { about, OwnerOrgId, textIdOf } from './fields.ts'
import { memberPageQuery, OrganizationPath } from './organizations.ts'
import { answer, list } from './shapes.ts'

/** What an attribute takes: any text, a number, one option or several. */
export const AttributeType = about(
  'What values the attribute takes: any text, a number, one option, or several options.',
  Type.Union([
    Type.Literal('TEXT'),
    Type.Literal('NUMBER'),
    Type.Literal('SINGLE_SELECT'),
    Type.Literal('MULTI_SELECT'),
  ]),
)
export type AttributeType = Static<typeof AttributeType>

const Name = about('Name, shown to members.', Type.String({ minLength: 1, maxLength: 200 }))
const Value = about('Value, shown to members.', Type.String({ minLength: 1, maxLength: 500 }))
const OptionSlug = about(
  'Slug of the option. Slugs may repeat.',
  Type.String({ minLength: 1, maxLength: 500 }),
)
const Id = about('Id.', Type.String({ minLength: 1, maxLength: 200 }))

/** Body of POST .../attributes/{attributeId}/options. */
export const CreateAttributeOption = Type.Object({ value: Value, slug: OptionSlug })
export type CreateAttributeOption = Static<typeof CreateAttributeOption>
/** Body of PATCH .../options/{optionId}: what is given is set. */
export const UpdateAttributeOption = Type.Partial(CreateAttributeOption)
export type UpdateAttributeOption = Static<typeof UpdateAttributeOption>

/** Body of POST /v2/organizations/{orgId}/attributes. */
export const CreateAttribute = Type.Object({
  name: Name,
  slug: about('Slug, kept as given and unique in the organization.', Name),
  type: AttributeType,
  options: about(
    'Options of a `SINGLE_SELECT` or `MULTI_SELECT` attribute. Ignored for other types.',
    Type.Array(CreateAttributeOption, { maxItems: 250 }),
  ),
  enabled: about('Whether the attribute is in use. Defaults to `true`.', Type.Optional(Type.Boolean())),
  usersCanEditRelation: about(
    'Whether members may set their own values. Defaults to `false`.',
    Type.Optional(Type.Boolean()),
  ),
})
export type CreateAttribute = Static<typeof CreateAttribute>
/**
 * Body of PATCH .../attributes/{attributeId}: what is given is set; options have paths of their
 * own.
 */
export const UpdateAttribute = Type.Partial(Type.Omit(CreateAttribute, ['options']))
export type UpdateAttribute = Static<typeof UpdateAttribute>

/** What an organization's members can have a value of. */
export const Attribute = Type.Object({
  id: textIdOf('the attribute'),
  teamId: OwnerOrgId,
  type: AttributeType,
  name: about('Name, shown to members.', Type.String()),
  slug: about('Slug, unique in the organization.', Type.String()),
  enabled: about('Whether the attribute is in use.', Type.Boolean()),
  usersCanEditRelation: about('Whether members may set their own values.', Type.Boolean()),
})
export type Attribute = Static<typeof Attribute>
export const AttributeAnswer = answer(Attribute)
export const AttributeListAnswer = list(Attribute)

const attributeOption = {
  id: textIdOf('the option'),
  attributeId: textIdOf('the attribute'),
  value: about('Value, shown to members.', Type.String()),
  slug: about('Slug of the option.', Type.String()),
}
/** One of the values that an attribute can have. */
export const AttributeOption = Type.Object(attributeOption)
export type AttributeOption = Static<typeof AttributeOption>
export const AttributeOptionAnswer = answer(AttributeOption)
export const AttributeOptionListAnswer = list(AttributeOption)

/** An option and who has it. */
export const AssignedOption = Type.Object({
  ...attributeOption,
  assignedUserIds: about('Ids of the users who have the option, as strings.', Type.Array(Type.String())),
})
export type AssignedOption = Static<typeof AssignedOption>
export const AssignedOptionListAnswer = list(AssignedOption)

/** Query of the two lists of assigned options; both filters are about those who have an option. */
export const ListAssignedOptions = Type.Object({
  ...memberPageQuery,
  assignedOptionIds: about(
    'Only options of members who have one of these options, of any attribute. Separated by commas.',
    Type.Optional(Type.Array(Id, { maxItems: 250 })),
  ),
  teamIds: about(
    'Only options of members of one of these teams. Separated by commas.',
    Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 250 })),
  ),
})
export type ListAssignedOptions = Static<typeof ListAssignedOptions>

/**
 * Body of POST .../attributes/options/{userId}: an option, or a value for an attribute without
 * choices.
 */
export const AssignOption = Type.Object({
  attributeId: about('Id of the attribute.', Id),
  value: about(
    'Value of a `TEXT` or `NUMBER` attribute, or the value of one of its options.',
    Type.Optional(Value),
  ),
  attributeOptionId: about('Id of the option to assign. Takes precedence over `value`.', Type.Optional(Id)),
})
export type AssignOption = Static<typeof AssignOption>

/** That a member has an option. */
export const OptionAssignment = Type.Object({
  id: textIdOf('the assignment'),
  memberId: about('Id of the membership, not of the user.', Type.Integer()),
  attributeOptionId: textIdOf('the option'),
})
export type OptionAssignment = Static<typeof OptionAssignment>
export const OptionAssignmentAnswer = answer(OptionAssignment)
/** Answer of GET .../attributes/options/{userId}. */
export const MemberOptionListAnswer = list(AttributeOption)
/** Query of GET .../attributes/options/{userId}. */
export const ListMemberOptions = Type.Object(PageQuery)

const attributeId = about('Id of the attribute.', Type.String())
const userId = about("Id of the member's user.", Type.Integer({ minimum: 1 }))

export const AttributePath = Type.Object({ ...OrganizationPath.properties, attributeId })
export const AttributeOptionPath = Type.Object({
  ...AttributePath.properties,
  optionId: textIdOf('the option'),
})
export const AttributeSlugPath = Type.Object({
  ...OrganizationPath.properties,
  attributeSlug: about('Slug of the attribute.', Type.String()),
})
export const MemberOptionsPath = Type.Object({ ...OrganizationPath.properties, userId })
export const MemberOptionPath = Type.Object({
  ...MemberOptionsPath.properties,
  attributeOptionId: textIdOf('the option'),
})
