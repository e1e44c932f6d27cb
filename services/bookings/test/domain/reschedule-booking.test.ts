import { BookingSnapshot } from '@punctual/contracts'
import { Value } from '@sinclair/typebox/value'
import t from 'tap'
import { customLength } from '../../src/domain/reschedule-booking.ts'
import { aBooking, aCheck, aTime, ids, now } from '../fixtures.ts'
import { refused } from '../refused.ts'
import { rescheduleBooking } from '../reschedule.ts'

const later = aCheck({}, aTime('2026-12-02T10:00:00.000Z', '2026-12-02T10:30:00.000Z'))
const command = {
  start: '2026-12-02T10:00:00Z',
  rescheduledBy: 'ann@example.com',
  reschedulingReason: 'Later, please',
  needsConfirmation: false,
}

t.test('cancels and links the old booking, and the new one takes over its data', async (t) => {
  const old = aBooking({ metadata: { k: 'v' }, location: 'https://x.example.com', absentHost: true })
  const { booking, previous, events } = rescheduleBooking(old, command, later, ids(), now)
  t.match(previous, {
    uid: old.uid,
    status: 'cancelled',
    version: 2,
    rescheduledToUid: ids().uid,
    rescheduledByEmail: 'ann@example.com',
  })
  t.notOk('cancellationReason' in previous)
  t.notOk('reschedulingReason' in previous)
  t.match(booking, {
    uid: ids().uid,
    version: 1,
    status: 'accepted',
    start: '2026-12-02T10:00:00.000Z',
    end: '2026-12-02T10:30:00.000Z',
    rescheduledFromUid: old.uid,
    rescheduledByEmail: 'ann@example.com',
    reschedulingReason: 'Later, please',
    bookingFieldsResponses: { name: 'Ann', rescheduledReason: 'Later, please' },
    icsUid: old.icsUid,
    icsSequence: 1,
    metadata: { k: 'v' },
    location: 'https://x.example.com',
    absentHost: false,
    attendees: [{ id: 21, email: 'ann@example.com' }],
  })
  t.notOk('rescheduledToUid' in booking)
  t.ok(Value.Check(BookingSnapshot, booking))
  t.match(events, [
    {
      definition: { type: 'bookings.booking.rescheduled' },
      data: { previous: { uid: old.uid, version: 2 } },
    },
  ])
})

t.test('the new booking is pending if it needs confirmation', async (t) => {
  const { booking } = rescheduleBooking(
    aBooking(),
    { ...command, needsConfirmation: true },
    later,
    ids(),
    now,
  )
  t.equal(booking.status, 'pending')
})

t.test(
  '400 if cancelled; 400 with the new uid if already rescheduled; 404 for an unknown seat',
  async (t) => {
    const refuse = (old: Parameters<typeof aBooking>[0], error: object, changes = {}) =>
      refused(t, () => rescheduleBooking(aBooking(old), { ...command, ...changes }, later, ids(), now), error)
    refuse({ status: 'cancelled' }, { code: 'booking_already_cancelled' })
    refuse(
      { status: 'cancelled', rescheduledToUid: 'newer' },
      { code: 'booking_already_rescheduled', message: /newer/ },
    )
    const eventType = aCheck({ seatsPerTimeSlot: 2 }).eventType
    refuse(
      { eventType },
      { code: 'seat_not_found', status: 404 },
      { seatUid: 'x', reschedulingReason: undefined },
    )
    const cancelled = { status: 'cancelled', eventType } as const
    refuse(
      cancelled,
      { code: 'booking_already_cancelled' },
      { cancelledToo: true, reschedulingReason: undefined },
    )
  },
)

t.test('a cancelled booking can be rescheduled where the event type allows it', async (t) => {
  const old = aBooking({
    status: 'cancelled',
    cancellationReason: 'Ill',
    cancelledByEmail: 'ann@example.com',
  })
  const command = { start: '2026-12-02T09:00:00Z', needsConfirmation: false, cancelledToo: true }
  const { booking, previous } = rescheduleBooking(old, command, later, ids(), now)
  t.equal(booking.status, 'accepted')
  t.notOk('cancellationReason' in booking || 'cancelledByEmail' in booking)
  t.match(previous, { status: 'cancelled', cancellationReason: 'Ill', rescheduledToUid: booking.uid })
})

t.test('a rejected booking can be rescheduled without its rejection reason', async (t) => {
  const old = aBooking({ status: 'rejected', rejectionReason: 'Busy', rating: 4 })
  const { booking } = rescheduleBooking(old, command, later, ids(), now)
  t.equal(booking.status, 'accepted')
  t.notOk('rejectionReason' in booking)
  t.notOk('rating' in booking)
})

t.test('keeps a custom length', async (t) => {
  t.equal(customLength(aBooking()), undefined)
  t.equal(customLength(aBooking({ duration: 45 })), 45)
})
