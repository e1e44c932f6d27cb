import { randomUUID } from 'node:crypto'
import type { BookingCheckAnswer, CreateBooking } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { newUid } from '@punctual/http'
import { type CreatedBooking, makeBookings } from '../src/app/create-bookings.ts'
import { drawIds } from '../src/db/save-bookings.ts'
import type { Booking } from '../src/domain/booking.ts'
import { manualPayments } from '../src/payments/payment-opener.ts'
import { aBody, now } from './fixtures.ts'

const newRoomUrl = () => `https://rooms.example.com/${newUid()}`

/** Creates bookings for a check of scheduling, in a transaction; the booker is new by default. */
export function make(
  db: Database,
  check: BookingCheckAnswer,
  changes: Partial<CreateBooking> = {},
  at: Date = now,
): Promise<CreatedBooking> {
  return db.transaction((tx) => makeIn(tx, check, changes, at))
}

/** Does the same in a transaction of the caller. */
export async function makeIn(
  tx: Tx,
  check: BookingCheckAnswer,
  changes: Partial<CreateBooking> = {},
  at: Date = now,
): Promise<CreatedBooking> {
  const attendee = { name: 'Ann', email: `${randomUUID()}@example.com`, timeZone: 'UTC' }
  const body = aBody({ attendee, ...changes })
  const drawn = await drawIds(tx, 1 + (body.guests?.length ?? 0))
  const seat = check.eventType.seats ? { seatUid: randomUUID() } : {}
  return makeBookings(tx, {
    body,
    check,
    ids: { ...drawn, uid: newUid(), newRoomUrl, ...seat },
    context: { now: at },
    paymentOpener: manualPayments,
  })
}

/** Creates a single booking. */
export async function makeOne(...args: Parameters<typeof make>): Promise<Booking> {
  return single(await make(...args))
}

function single(created: CreatedBooking): Booking {
  if ('series' in created) throw new Error('a series')
  return created.booking
}

/** Does the same in a transaction of the caller. */
export async function makeOneIn(...args: Parameters<typeof makeIn>): Promise<Booking> {
  return single(await makeIn(...args))
}
