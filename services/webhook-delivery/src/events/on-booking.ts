import type { Clock, DomainEvent } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { enqueueEvent } from '../db/enqueue-event.ts'
import { type BookingChange, type BookingEventData, webhookEventOf } from '../domain/webhook-event.ts'
import { followBooking } from './meeting-timers.ts'

/**
 * Handles a change of a booking in the inbox's transaction. The webhooks get deliveries of every
 * change, in any order; the timers follow the newest version.
 */
export const onBooking =
  (change: BookingChange, clock: Clock) =>
  async (tx: Tx, event: DomainEvent<BookingEventData>): Promise<void> => {
    const webhookEvent = webhookEventOf(change, event)
    if (webhookEvent) await enqueueEvent(tx, webhookEvent, clock.now())
    // The booking that a moved seat left goes on, so it is not treated as replaced.
    const { previous: _, ...arrival } = event.data
    await followBooking(tx, change === 'seat-moved' ? arrival : event.data, new Date(event.time))
  }
