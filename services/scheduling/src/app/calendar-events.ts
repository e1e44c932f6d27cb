import {
  badRequest,
  type CalendarEventOutput,
  type CallerContext,
  DomainError,
  type UpdateCalendarEvent,
} from '@punctual/contracts'
import { type CalendarAdapter, CalendarFailure, type FoundEvent, problemOf } from '../calendars/adapter.ts'
import { calendarsOf } from '../db/calendars-repository.ts'
import type { CalendarDeps } from '../deps.ts'
import { type Owner, ownerOf } from '../domain/owner.ts'
import { requireConnections } from '../guards/require-calendar.ts'
import { accountOf } from './calendar-account.ts'

/** The name of a kind of calendars, and the UID of an event in one of them. */
interface EventName {
  calendar: string
  eventUid: string
}

/** Reads an event of the caller's calendars of one kind at the provider. @throws 404, 400 */
export async function readEvent(
  deps: CalendarDeps,
  caller: CallerContext,
  { calendar, eventUid }: EventName,
): Promise<CalendarEventOutput> {
  const owner = ownerOf(caller)
  const { adapter, inThread } = errandFor(deps, owner, calendar)
  const { found } = await findEvent(deps, owner, adapter, eventUid)
  const place = { text: found.ics, uid: eventUid, timeZone: caller.user?.timeZone ?? 'UTC' }
  return asking(() => inThread('present', { ...place, ...presentedOf(caller, adapter, found) }))
}

/** Writes a change of an event at the provider; a booking does not change. @throws 404, 400 */
export async function changeEvent(
  deps: CalendarDeps,
  caller: CallerContext,
  { calendar, eventUid }: EventName,
  change: UpdateCalendarEvent,
): Promise<CalendarEventOutput> {
  const owner = ownerOf(caller)
  const { adapter, inThread } = errandFor(deps, owner, calendar)
  const { writer } = adapter
  if (!writer) throw badRequest({ path: 'calendar', message: `is ${calendar}, which can only be read` })
  const { found, credentials } = await findEvent(deps, owner, adapter, eventUid)
  const place = { text: found.ics, uid: eventUid, timeZone: caller.user?.timeZone ?? 'UTC' }
  const text = await asking(() => inThread('change', { ...place, change, now: deps.clock.now() }))
  await asking(() => writer.replace(credentials, found, text))
  return asking(() => inThread('present', { ...place, text, ...presentedOf(caller, adapter, found) }))
}

const presentedOf = (
  { user }: CallerContext,
  { slug: source }: Pick<CalendarAdapter, 'slug'>,
  { locations = [] }: FoundEvent,
) => ({ source, email: user?.email ?? '', locations })

function errandFor({ kinds }: Pick<CalendarDeps, 'kinds'>, owner: Owner, calendar: string) {
  const errand = kinds.errand(owner)
  return { adapter: errand.adapter('calendar', calendar), inThread: errand.inThread }
}

/**
 * Looks for an event in the owner's calendars of one kind, one after the other.
 * @throws 404 without such calendars or without the event, 400 `calendar_failing` when a provider
 *   could not be asked
 */
async function findEvent(
  deps: Pick<CalendarDeps, 'db' | 'sealer' | 'clock'>,
  owner: Owner,
  adapter: CalendarAdapter,
  uid: string,
): Promise<{ found: FoundEvent; credentials: unknown }> {
  const connections = await requireConnections(deps.db, owner, adapter.integration)
  const calendars = await calendarsOf(deps.db, owner)
  for (const connection of connections) {
    const credentials = accountOf(deps, adapter, connection)
    for (const { externalId } of calendars.filter(({ connectionId }) => connectionId === connection.id)) {
      const found = await asking(() => adapter.find(credentials, externalId, uid))
      if (found) return { found, credentials }
    }
  }
  throw new DomainError('calendar_event_not_found')
}

/** @throws 400 `calendar_failing` when a provider fails */
async function asking<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (!(error instanceof CalendarFailure)) throw error
    throw new DomainError('calendar_failing', `The calendar cannot be used: ${problemOf(error)}.`)
  })
}
