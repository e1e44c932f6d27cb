import { type Static, Type } from '@sinclair/typebox'
import { PageQuery } from './common.ts'
import { memberPageQuery, OrganizationPath } from './organizations.ts'
import { answer, list } from './shapes.ts'

/** What an attribute takes: any text, a number, one option or several. */
export const AttributeType = Type.Union([
  Type.Literal('TEXT'),
  Type.Literal('NUMBER'),
  Type.Literal('SINGLE_SELECT'),
  Type.Literal('MULTI_SELECT'),
])
export type AttributeType = Static<typeof AttributeType>

const Name = Type.String({ minLength: 1, maxLength: 200 })
const Value = Type.String({ minLength: 1, maxLength: 500 })
const OptionSlug = Type.String({ minLength: 1, maxLength: 500 })
const Id = Type.String({ minLength: 1, maxLength: 200 })

/** Body of POST .../attributes/{attributeId}/options. */
export const CreateAttributeOption = Type.Object({ value: Value, slug: OptionSlug })
export type CreateAttributeOption = Static<typeof CreateAttributeOption>
/** Body of PATCH .../options/{optionId}: what is given is set. */
export const UpdateAttributeOption = Type.Partial(CreateAttributeOption)
export type UpdateAttributeOption = Static<typeof UpdateAttributeOption>

/** Body of POST /v2/organizations/{orgId}/attributes. */
export const CreateAttribute = Type.Object({
  name: Name,
  /** Taken as it is; 409 `slug_taken` within the organization. */
  slug: Name,
  type: AttributeType,
  /** Kept for the two types that have options to choose from. */
  options: Type.Array(CreateAttributeOption, { maxItems: 250 }),
  /** true when omitted. */
  enabled: Type.Optional(Type.Boolean()),
  /** Whether members may say themselves what they have of it; false when omitted. */
  usersCanEditRelation: Type.Optional(Type.Boolean()),
})
export type CreateAttribute = Static<typeof CreateAttribute>
/** Body of PATCH .../attributes/{attributeId}: what is given is set; options have paths of their own. */
export const UpdateAttribute = Type.Partial(Type.Omit(CreateAttribute, ['options']))
export type UpdateAttribute = Static<typeof UpdateAttribute>

/** What an organization's members can have a value of. */
export const Attribute = Type.Object({
  id: Type.String(),
  /** The organization's id. */
  teamId: Type.Integer(),
  type: AttributeType,
  name: Type.String(),
  slug: Type.String(),
  enabled: Type.Boolean(),
  usersCanEditRelation: Type.Boolean(),
})
export type Attribute = Static<typeof Attribute>
export const AttributeAnswer = answer(Attribute)
export const AttributeListAnswer = list(Attribute)

const attributeOption = {
  id: Type.String(),
  attributeId: Type.String(),
  value: Type.String(),
  slug: Type.String(),
}
/** One of the values that an attribute can have. */
export const AttributeOption = Type.Object(attributeOption)
export type AttributeOption = Static<typeof AttributeOption>
export const AttributeOptionAnswer = answer(AttributeOption)
export const AttributeOptionListAnswer = list(AttributeOption)

/** An option and who has it. */
export const AssignedOption = Type.Object({
  ...attributeOption,
  /** Ids of users, as texts. */
  assignedUserIds: Type.Array(Type.String()),
})
export type AssignedOption = Static<typeof AssignedOption>
export const AssignedOptionListAnswer = list(AssignedOption)

/** Query of the two lists of assigned options; both filters are about those who have an option. */
export const ListAssignedOptions = Type.Object({
  ...memberPageQuery,
  /** Only who has one of these options, of whatever attribute; comma-separated. */
  assignedOptionIds: Type.Optional(Type.Array(Id, { maxItems: 250 })),
  /** Only members of one of these teams; comma-separated. */
  teamIds: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 250 })),
})
export type ListAssignedOptions = Static<typeof ListAssignedOptions>

/** Body of POST .../attributes/options/{userId}: an option, or a value for an attribute without choices. */
export const AssignOption = Type.Object({
  attributeId: Id,
  value: Type.Optional(Value),
  /** Counts more than `value`. */
  attributeOptionId: Type.Optional(Id),
})
export type AssignOption = Static<typeof AssignOption>

/** That a member has an option. */
export const OptionAssignment = Type.Object({
  id: Type.String(),
  /** The membership's id, not the user's. */
  memberId: Type.Integer(),
  attributeOptionId: Type.String(),
})
export type OptionAssignment = Static<typeof OptionAssignment>
export const OptionAssignmentAnswer = answer(OptionAssignment)
/** Answer of GET .../attributes/options/{userId}. */
export const MemberOptionListAnswer = list(AttributeOption)
/** Query of GET .../attributes/options/{userId}. */
export const ListMemberOptions = Type.Object(PageQuery)

const attributeId = Type.String()
const userId = Type.Integer({ minimum: 1 })

export const AttributePath = Type.Object({ ...OrganizationPath.properties, attributeId })
export const AttributeOptionPath = Type.Object({ ...AttributePath.properties, optionId: Type.String() })
export const AttributeSlugPath = Type.Object({ ...OrganizationPath.properties, attributeSlug: Type.String() })
export const MemberOptionsPath = Type.Object({ ...OrganizationPath.properties, userId })
export const MemberOptionPath = Type.Object({
  ...MemberOptionsPath.properties,
  attributeOptionId: Type.String(),
})
