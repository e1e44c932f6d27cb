import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { createPrivateLink } from './create-private-link.ts'
import { deletePrivateLink } from './delete-private-link.ts'
import { listPrivateLinks } from './list-private-links.ts'
import { openPrivateLink } from './open-private-link.ts'
import { updatePrivateLink } from './update-private-link.ts'

/** Registers the routes of private links. */
export function privateLinkRoutes(app: App, deps: SchedulingDeps): void {
  createPrivateLink(app, deps)
  listPrivateLinks(app, deps)
  updatePrivateLink(app, deps)
  deletePrivateLink(app, deps)
  openPrivateLink(app, deps)
}
