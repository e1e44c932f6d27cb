import {
  DomainError,
  type EventTypeDestination,
  type EventTypeOutput,
  type GroupEventTypeOutput,
  type ListEventTypes,
  type PeriodLimits,
  paginate,
  success,
} from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { destinationsOfEventTypes } from '../db/destinations-repository.ts'
import { countEventTypes, type EventTypeFilter, listEventTypes } from '../db/event-types-repository.ts'
import { findUser, type KnownUser } from '../db/users-repository.ts'
import type { Bookable } from '../domain/bookable.ts'
import { allBookingFields } from '../domain/booking-fields.ts'
import { personalUrl } from '../domain/booking-url.ts'
import type { EventType } from '../domain/event-type.ts'

type Present<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> }
/** Returns the object without its nulls. */
export function present<T extends object>(values: T): Present<T> {
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(present) as Present<T>
}

/** The common fields of personal and team event types in answers. */
export function presentShared(eventType: EventType) {
  const { id, title, slug, description, lengthInMinutes, locations, disableGuests } = eventType
  const { offsetStart, minimumBookingNotice, beforeEventBuffer, afterEventBuffer, scheduleId } = eventType
  const { lengthInMinutesOptions, slotInterval, bookingWindow, confirmationPolicy } = eventType
  const { hidden, bookingRequiresAuthentication, showOptimizedSlots, onlyShowFirstAvailableSlot } = eventType
  const lengths = lengthInMinutesOptions.length > 0 ? lengthInMinutesOptions : null
  return {
    id,
    title,
    slug,
    description,
    lengthInMinutes,
    locations,
    disableGuests,
    scheduleId,
    hidden,
    offsetStart,
    minimumBookingNotice,
    beforeEventBuffer,
    afterEventBuffer,
    bookingRequiresAuthentication,
    showOptimizedSlots,
    onlyShowFirstAvailableSlot,
    ...present({ lengthInMinutesOptions: lengths, slotInterval, bookingWindow, confirmationPolicy }),
    bookingFields: allBookingFields(eventType.bookingFields, disableGuests),
    requiresConfirmation: confirmationPolicy !== null,
    metadata: eventType.metadata,
    ...presentFeatures(eventType),
    price: 0,
    currency: 'usd',
    forwardParamsSuccessRedirect: null,
    isInstantEvent: eventType.teamId !== null,
    lockTimeZoneToggleOnBookingPage: false,
    hideCalendarNotes: false,
    successRedirectUrl: null,
    ...eventType.settings,
  }
}

/** Disabled features are absent, except `recurrence`, which clients expect. */
function presentFeatures({ recurrence, seats, bookingLimits, bookerActiveBookingsLimit }: EventType) {
  const some = (limits: PeriodLimits | undefined) =>
    limits && Object.keys(limits).length > 0 ? limits : null
  return {
    recurrence,
    ...present({
      seats,
      seatsPerTimeSlot: seats?.seatsPerTimeSlot,
      seatsShowAvailabilityCount: seats?.showAvailabilityCount,
      bookerActiveBookingsLimit,
      bookingLimitsCount: some(bookingLimits?.count),
      bookingLimitsDuration: some(bookingLimits?.duration),
    }),
  }
}

/**
 * Returns a personal event type as answers show it.
 * @param publicUrl without a trailing slash
 */
export function presentEventType(eventType: EventType, owner: KnownUser, publicUrl: string): EventTypeOutput {
  return {
    ...presentShared(eventType),
    ownerId: eventType.ownerId,
    ...present({ parentEventTypeId: eventType.parentId }),
    users: [{ id: owner.userId, name: owner.name, username: owner.username }],
    ...present({ bookingUrl: personalUrl(publicUrl, owner, eventType) }),
  }
}

/**
 * Returns the common meeting of several people, which is not stored and has no page (GET
 * /v2/event-types with `usernames`).
 */
export function presentGroup({ eventType, hosts }: Bookable): GroupEventTypeOutput {
  return {
    ...presentShared(eventType),
    ownerId: eventType.ownerId,
    users: hosts.map(({ host: { id, name, username } }) => ({ id, name, username })),
  }
}

/** Returns the event type with its owner. @throws 404 when the owner is being deleted */
export async function showEventType(
  db: Pick<Database | Tx, 'orm'>,
  eventType: EventType,
  publicUrl: string,
): Promise<EventTypeOutput> {
  const owner = await findUser(db, eventType.ownerId, eventType.organizationId)
  if (!owner) throw new DomainError('event_type_not_found')
  return presentEventType(eventType, owner, publicUrl)
}

/**
 * Returns a page of event types, rendered by `show`.
 * @param filter undefined: no event types
 */
export async function pageOfEventTypes<Shown>(
  db: Database,
  filter: EventTypeFilter | undefined,
  { take = 100, skip = 0, sortCreatedAt }: Pick<ListEventTypes, 'take' | 'skip' | 'sortCreatedAt'>,
  show: (eventTypes: EventType[]) => Promise<Shown[]>,
) {
  if (!filter) return { ...success([]), pagination: paginate(0, take, skip) }
  const [eventTypes, total] = await Promise.all([
    listEventTypes(db, filter, { take, skip, newestFirst: sortCreatedAt === 'desc' }),
    countEventTypes(db, filter),
  ])
  return { ...success(await show(eventTypes)), pagination: paginate(total, take, skip) }
}

/** Adds the destination calendars of event types; they are not public. */
export async function withDestinations<Shown extends { id: number }>(
  db: Pick<Database | Tx, 'orm'>,
  shown: readonly Shown[],
): Promise<(Shown & { destinationCalendar?: EventTypeDestination })[]> {
  const destinations = await destinationsOfEventTypes(
    db,
    shown.map(({ id }) => id),
  )
  return shown.map((each) => {
    const found = destinations.find(({ eventTypeId }) => eventTypeId === each.id)
    if (!found) return each
    const { integration, externalId } = found
    return { ...each, destinationCalendar: { integration, externalId } }
  })
}

/** As `withDestinations`, of one event type. */
export async function withDestination<Shown extends { id: number }>(
  db: Pick<Database | Tx, 'orm'>,
  shown: Shown,
): Promise<Shown & { destinationCalendar?: EventTypeDestination }> {
  const [one] = await withDestinations(db, [shown])
  return one!
}
