import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { createOutOfOffice } from './create-out-of-office.ts'
import { deleteOutOfOffice } from './delete-out-of-office.ts'
import { listOrganizationOutOfOffice } from './list-organization-out-of-office.ts'
import { listUserOutOfOffice } from './list-user-out-of-office.ts'
import { updateOutOfOffice } from './update-out-of-office.ts'

/** Registers the routes of out-of-office entries. */
export function outOfOfficeRoutes(app: App, deps: SchedulingDeps): void {
  createOutOfOffice(app, deps)
  listUserOutOfOffice(app, deps)
  listOrganizationOutOfOffice(app, deps)
  updateOutOfOffice(app, deps)
  deleteOutOfOffice(app, deps)
}
