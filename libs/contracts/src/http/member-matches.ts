import { type Static, Type } from '@sinclair/typebox'

/** One condition on the attributes of a member; values are compared without regard to case. */
const Condition = Type.Object({
  attributeId: Type.String(),
  operator: Type.Union([Type.Literal('anyOf'), Type.Literal('allOf'), Type.Literal('noneOf')]),
  values: Type.Array(Type.String()),
})
export type AttributeCondition = Static<typeof Condition>

/** Body of POST /internal/member-matches. */
export const MemberMatchesRequest = Type.Object({
  organizationId: Type.Integer(),
  teamId: Type.Integer(),
  conditions: Type.Array(Condition, { maxItems: 2000 }),
})
export type MemberMatchesRequest = Static<typeof MemberMatchesRequest>

/** The members who meet all conditions, and the attributes that the organization does not have. */
export const MemberMatchesAnswer = Type.Object({
  userIds: Type.Array(Type.Integer()),
  unknownAttributeIds: Type.Array(Type.String()),
})
export type MemberMatchesAnswer = Static<typeof MemberMatchesAnswer>
