import type { Clock, DomainEvent } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { enqueueEvent } from '../db/enqueue-event.ts'
import { type BookingChange, type BookingEventData, webhookEventOf } from '../domain/webhook-event.ts'
import { followBooking } from './meeting-timers.ts'

/**
 * What a change of a booking does here, in the inbox's transaction: its webhooks get their deliveries, by the event alone and
 * whenever it comes; its timers follow the newest version.
 */
export const onBooking =
  (change: BookingChange, clock: Clock) =>
  async (tx: Tx, event: DomainEvent<BookingEventData>): Promise<void> => {
    const told = webhookEventOf(change, event)
    if (told) await enqueueEvent(tx, told, clock.now())
    // Where a seat came from goes on, as far as this event knows.
    const { previous: _, ...arrival } = event.data
    await followBooking(tx, change === 'seat-moved' ? arrival : event.data, new Date(event.time))
  }
