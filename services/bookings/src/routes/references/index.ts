import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { createNumberedReference } from './create-numbered-reference.ts'
import { createReference } from './create-reference.ts'
import { getNumberedReference } from './get-numbered-reference.ts'
import { listNumberedReferences } from './list-numbered-references.ts'
import { listReferences } from './list-references.ts'

/** Adds all routes of references: the events and meetings of bookings in other systems. */
export function referenceRoutes(app: App, deps: BookingsDeps): void {
  listReferences(app, deps)
  createReference(app, deps)
  listNumberedReferences(app, deps)
  getNumberedReference(app, deps)
  createNumberedReference(app, deps)
}
