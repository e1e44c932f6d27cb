import type { calendarEventRemoved, calendarEventWritten, DomainEvent, EventData } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { findBooking } from '../db/bookings-repository.ts'
import { rememberCalendarEvent } from '../db/references-repository.ts'

type News = DomainEvent<EventData<typeof calendarEventWritten | typeof calendarEventRemoved>>

/**
 * Stores a booking's event in a host's calendar as a reference, or marks the reference as deleted.
 */
export async function noteCalendarEvent(tx: Tx, { data, time }: News, deleted: boolean): Promise<void> {
  const { id, bookingUid, eventUid: uid, userId, type, externalCalendarId, ...rest } = data.calendarEvent
  const booking = await findBooking(tx, bookingUid)
  if (!booking) return
  await rememberCalendarEvent(tx, {
    organizationId: booking.organizationId,
    bookingId: booking.id,
    userId,
    type,
    uid,
    externalCalendarId,
    credentialId: rest.credentialId,
    deleted,
    calendarEventId: id,
    calendarEventVersion: rest.version,
    createdAt: new Date(time),
  })
}
