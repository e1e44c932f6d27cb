import type { AssignedOption, Attribute, AttributeOption, OptionAssignment } from '@punctual/contracts'
import type { Assigned } from '../db/assignment-repository.ts'
import type { AttributeAssignmentRow, AttributeOptionRow, AttributeRow } from '../db/schema.ts'

export const presentAttribute = (row: AttributeRow): Attribute => ({
  id: row.id,
  teamId: row.organizationId,
  type: row.type,
  name: row.name,
  slug: row.slug,
  enabled: row.enabled,
  usersCanEditRelation: row.usersCanEditRelation,
})

export const presentOption = ({ id, attributeId, value, slug }: AttributeOptionRow): AttributeOption => ({
  id,
  attributeId,
  value,
  slug,
})

export const presentAssigned = ({ option, userIds }: Assigned): AssignedOption => ({
  ...presentOption(option),
  assignedUserIds: userIds.map(String),
})

export const presentAssignment = (row: AttributeAssignmentRow): OptionAssignment => ({
  id: row.id,
  memberId: row.membershipId,
  attributeOptionId: row.optionId,
})
