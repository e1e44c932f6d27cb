import { bookingRepublished, type Clock } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { bookingsAfter } from '../db/find-bookings.ts'
import { publish } from '../db/save-bookings.ts'

const perTransaction = 200

/**
 * Publishes every booking as it is, in the order of uids, so that services that keep bookings for
 * longer than events are kept can get them all again. Consumers ignore those that they have.
 * @returns how many bookings
 */
export async function republishBookings(db: Database, clock: Clock): Promise<number> {
  let count = 0
  let after = ''
  for (;;) {
    const page = await db.transaction(async (tx) => {
      const bookings = await bookingsAfter(tx, after, perTransaction)
      for (const booking of bookings)
        publish(tx, booking, [{ definition: bookingRepublished, data: { booking } }], { now: clock.now() })
      return bookings
    })
    count += page.length
    const last = page.at(-1)
    if (!last || page.length < perTransaction) return count
    after = last.uid
  }
}
