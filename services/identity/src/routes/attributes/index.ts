import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { assignOption } from './assign-option.ts'
import { createAttribute } from './create-attribute.ts'
import { createOption } from './create-option.ts'
import { deleteAttribute } from './delete-attribute.ts'
import { deleteOption } from './delete-option.ts'
import { getAttribute } from './get-attribute.ts'
import { listAssignedOptions } from './list-assigned-options.ts'
import { listAttributes } from './list-attributes.ts'
import { listMemberOptions } from './list-member-options.ts'
import { listOptions } from './list-options.ts'
import { unassignOption } from './unassign-option.ts'
import { updateAttribute } from './update-attribute.ts'
import { updateOption } from './update-option.ts'

/** Registers the routes of an organization's attributes, their options and assignments. */
export function attributeRoutes(app: App, deps: IdentityDeps): void {
  createAttribute(app, deps)
  listAttributes(app, deps)
  getAttribute(app, deps)
  updateAttribute(app, deps)
  deleteAttribute(app, deps)

  createOption(app, deps)
  listOptions(app, deps)
  updateOption(app, deps)
  deleteOption(app, deps)
  listAssignedOptions(app, deps)

  assignOption(app, deps)
  listMemberOptions(app, deps)
  unassignOption(app, deps)
}
