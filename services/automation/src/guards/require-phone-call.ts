import { badRequest, type CallerContext, DomainError } from '@punctual/contracts'
import { hasVerifiedPhone } from '../db/verified-resources.ts'
import type { AutomationDeps } from '../deps.ts'
import type { Owner } from '../domain/owner.ts'
import { ownEventTypes } from './own-references.ts'

/**
 * Requires an event type of the team.
 * @throws DomainError event_type_not_found (404) for any other one
 */
export async function requireTeamEventType(
  deps: AutomationDeps,
  caller: CallerContext,
  owner: Owner,
  id: number,
): Promise<void> {
  const own = await ownEventTypes(deps, caller, owner, [id]).catch((error: unknown) => {
    if (error instanceof DomainError && error.status === 400) return []
    throw error
  })
  if (own.length === 0) throw new DomainError('event_type_not_found')
}

/**
 * Requires a provider of phone calls, and a number that calls of the team may come from: the
 * installation's, or one that the team has verified.
 * @throws DomainError phone_calls_not_configured (400); badRequest for another number
 */
export async function requireCallerNumber(
  { config, db }: AutomationDeps,
  owner: Owner,
  number: string,
): Promise<void> {
  if (!config.phoneCall) throw new DomainError('phone_calls_not_configured')
  if (number === config.phoneCall.from || (await hasVerifiedPhone(db.orm, owner, number))) return
  throw badRequest({ path: 'yourPhoneNumber', message: 'is not a phone number that the team has verified' })
}
