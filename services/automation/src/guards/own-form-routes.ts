import { badRequest, type CallerContext, type RoutingForm } from '@punctual/contracts'
import { ownEventTypes } from './own-references.ts'
import type { Owner } from './owner-at.ts'
import type { AutomationDeps } from '../service.ts'

/**
 * Checks that the routes of a form lead to its owner's event types.
 * @throws badRequest for a missing event type and, with the same message, for one of another owner
 */
export async function checkRouteTargets(
  deps: AutomationDeps,
  caller: CallerContext,
  owner: Owner,
  routes: RoutingForm['routes'],
): Promise<void> {
  const targets = routes.flatMap(({ action }, at) =>
    action.type === 'eventType' && action.eventTypeId !== undefined ? [{ id: action.eventTypeId, at }] : [],
  )
  for (const { id, at } of targets) {
    const path = `routes.${at}.action.eventTypeId`
    const own = await ownEventTypes(deps, caller, owner, [id], path)
    if (own.length === 0) throw badRequest({ path, message: 'names an event type that does not exist' })
  }
}
