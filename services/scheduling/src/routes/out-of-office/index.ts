import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { createOutOfOffice } from './create.ts'
import { deleteOutOfOffice } from './delete.ts'
import { listOutOfOffice } from './list.ts'
import { updateOutOfOffice } from './update.ts'

/** Registers the routes of out-of-office entries. */
export function outOfOfficeRoutes(app: App, deps: SchedulingDeps): void {
  createOutOfOffice(app, deps)
  listOutOfOffice(app, deps)
  updateOutOfOffice(app, deps)
  deleteOutOfOffice(app, deps)
}
