import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { createPrivateLink } from './create.ts'
import { deletePrivateLink } from './delete.ts'
import { listPrivateLinks } from './list.ts'
import { openPrivateLink } from './open.ts'
import { updatePrivateLink } from './update.ts'

/** Registers the routes of private links. */
export function privateLinkRoutes(app: App, deps: SchedulingDeps): void {
  createPrivateLink(app, deps)
  listPrivateLinks(app, deps)
  updatePrivateLink(app, deps)
  deletePrivateLink(app, deps)
  openPrivateLink(app, deps)
}
