import type { AssignedOption, Attribute, AttributeOption, OptionAssignment } from '@punctual/contracts'
import type { Assigned } from '../db/assignment-repository.ts'
import type { AttributeAssignmentRow, AttributeOptionRow, AttributeRow } from '../db/schema.ts'

export const presentAttribute = (row: AttributeRow): Attribute => ({
  id: row.id,
  teamId: row.organization_id,
  type: row.type,
  name: row.name,
  slug: row.slug,
  enabled: row.enabled,
  usersCanEditRelation: row.users_can_edit_relation,
})

export const presentOption = ({ id, attribute_id, value, slug }: AttributeOptionRow): AttributeOption => ({
  id,
  attributeId: attribute_id,
  value,
  slug,
})

export const presentAssigned = ({ option, userIds }: Assigned): AssignedOption => ({
  ...presentOption(option),
  assignedUserIds: userIds.map(String),
})

export const presentAssignment = (row: AttributeAssignmentRow): OptionAssignment => ({
  id: row.id,
  memberId: row.membership_id,
  attributeOptionId: row.option_id,
})
