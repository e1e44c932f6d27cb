import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { createManagedOrganization } from './create-managed-organization.ts'
import { deleteManagedOrganization } from './delete-managed-organization.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { getManagedOrganization } from './get-managed-organization.ts'
import { getOrganization } from './get-organization.ts'
import { listManagedOrganizations } from './list-managed-organizations.ts'
import { updateManagedOrganization } from './update-managed-organization.ts'
import { updateOrganization } from './update-organization.ts'

/** Registers the routes of managed organizations, and those of an organization as a whole. */
export function organizationRoutes(app: App, deps: IdentityDeps): void {
  createManagedOrganization(app, deps)
  listManagedOrganizations(app, deps)
  getManagedOrganization(app, deps)
  updateManagedOrganization(app, deps)
  deleteManagedOrganization(app, deps)
  getOrganization(app, deps)
  updateOrganization(app, deps)
  erasePerson(app, deps)
  exportPerson(app, deps)
}
