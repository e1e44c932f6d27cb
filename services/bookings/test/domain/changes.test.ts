import { BookingSnapshot } from '@punctual/contracts'
import { Value } from '@sinclair/typebox/value'
import t from 'tap'
import { confirmBooking, declineBooking } from '../../src/domain/answer-request.ts'
import { cancelBooking } from '../../src/domain/cancel-booking.ts'
import { addGuests } from '../../src/domain/change-people.ts'
import { markAbsent } from '../../src/domain/record-outcome.ts'
import { aBooking, at, now } from '../fixtures.ts'
import { refused } from '../refused.ts'

const pending = aBooking({ status: 'pending' })

t.test('confirm', async (t) => {
  const { booking, events } = confirmBooking(pending, now)
  t.match(booking, { status: 'accepted', version: 2, updatedAt: now.toISOString() })
  t.equal(events[0]?.definition.type, 'bookings.booking.confirmed')
  refused(t, () => confirmBooking(booking, now), { code: 'booking_already_accepted' })
})

t.test('decline', async (t) => {
  const { booking, events } = declineBooking(pending, { reason: 'Busy' }, now)
  t.match(booking, { status: 'rejected', rejectionReason: 'Busy', version: 2 })
  t.equal(events[0]?.definition.type, 'bookings.booking.rejected')
  refused(t, () => declineBooking(aBooking(), {}, now), { code: 'booking_already_accepted' })
  refused(t, () => declineBooking(booking, {}, now), { code: 'booking_not_pending' })
})

t.test('cancel', async (t) => {
  const command = { cancellationReason: 'Ill', cancelledByEmail: 'ann@example.com' }
  const { booking, events } = cancelBooking(aBooking(), command, now)
  t.match(booking, { status: 'cancelled', ...command, version: 2, icsSequence: 1 })
  t.equal(events[0]?.definition.type, 'bookings.booking.cancelled')
  refused(t, () => cancelBooking(booking, {}, now), { code: 'booking_already_cancelled' })
  t.notOk('cancellationReason' in cancelBooking(pending, {}, now).booking)
  t.equal(cancelBooking(aBooking({ status: 'rejected' }), {}, now).booking.status, 'cancelled')
})

t.test('400 for cancelling after the end; cancelling at the end works', async (t) => {
  refused(t, () => cancelBooking(aBooking(), {}, at('09:31')), { code: 'booking_ended' })
  t.doesNotThrow(() => cancelBooking(aBooking(), {}, at('09:30')))
})

t.test('400 for cancelling a seat or a series that the booking does not have', async (t) => {
  const seat = { details: { errors: [{ path: 'seatUid' }] } }
  const series = { details: { errors: [{ path: 'cancelSubsequentBookings' }] } }
  refused(t, () => cancelBooking(aBooking(), { seatUid: 'x' }, now), seat)
  refused(t, () => cancelBooking(aBooking(), { cancelSubsequentBookings: true }, now), series)
  refused(t, () => cancelBooking(aBooking(), { seatUid: 'x', cancelSubsequentBookings: true }, now), series)
  t.doesNotThrow(() => cancelBooking(aBooking(), { cancelSubsequentBookings: false }, now))
})

t.test('mark absent', async (t) => {
  const { booking, events } = markAbsent(
    aBooking(),
    {
      host: true,
      attendees: [
        { email: 'ANN@example.com', absent: true },
        { email: 'unknown@example.com', absent: true },
      ],
    },
    at('09:00'),
  )
  t.match(booking, { absentHost: true, attendees: [{ absent: true }], version: 2, status: 'accepted' })
  t.match(events, [{ data: { changed: [{ email: 'ANN@example.com', absent: true }] } }])
  const back = markAbsent(
    booking,
    { host: false, attendees: [{ email: 'ann@example.com', absent: false }] },
    at('09:10'),
  ).booking
  t.match(back, { absentHost: false, attendees: [{ absent: false }] })
})

t.test('marks only the host, ignores unknown emails, refuses before the start', async (t) => {
  const later = at('10:00')
  t.match(markAbsent(aBooking(), { host: true }, later).events, [{ data: { changed: [] } }])
  const unchanged = markAbsent(aBooking(), { attendees: [{ email: 'x@example.com', absent: true }] }, later)
  t.match(unchanged, { booking: { version: 1 }, events: [] })
  refused(t, () => markAbsent(aBooking(), { host: true }, at('08:59')), { code: 'booking_not_started' })
  t.doesNotThrow(() => markAbsent(aBooking({ status: 'cancelled' }), { host: true }, later))
})

t.test('add guests', async (t) => {
  const guests = [
    { email: 'Bob@example.com' },
    { email: 'bob+work@example.com' },
    { email: 'ann@example.com' },
    {
      email: 'cy@example.com',
      name: 'Cy',
      timeZone: 'Asia/Tokyo',
      phoneNumber: '+4930123456',
      language: 'fr' as const,
    },
  ]
  const { booking, events } = addGuests(aBooking(), { guests }, [31, 32, 33, 34], now)
  t.strictSame(booking.guests, ['Bob@example.com', 'cy@example.com'])
  t.strictSame(booking.bookingFieldsResponses.guests, booking.guests)
  t.match(booking, { version: 2, icsSequence: 1 })
  t.strictSame(booking.attendees.slice(1), [
    {
      id: 31,
      name: '',
      email: 'Bob@example.com',
      timeZone: 'Europe/Berlin',
      language: 'de',
      absent: false,
    },
    {
      id: 32,
      name: 'Cy',
      email: 'cy@example.com',
      timeZone: 'Asia/Tokyo',
      language: 'fr',
      phoneNumber: '+4930123456',
      absent: false,
    },
  ])
  t.match(events, [{ data: { added: [{ id: 31 }, { id: 32 }] } }])
  t.ok(Value.Check(BookingSnapshot, booking))
})

t.test('400 for guests that cannot be added', async (t) => {
  const guests = [{ email: 'bob@example.com' }]
  const refuse = (changes: Parameters<typeof aBooking>[0], code: string, time = now) =>
    refused(t, () => addGuests(aBooking(changes), { guests }, [31], time), { code })
  refuse({ status: 'cancelled' }, 'booking_already_cancelled')
  refuse({ status: 'rejected' }, 'booking_already_rejected')
  refuse({}, 'booking_ended', at('10:00'))
  refuse({ eventType: { ...aBooking().eventType, disableGuests: true } }, 'guests_not_allowed')
  const hidden = [{ slug: 'guests', label: 'Guests', type: 'multiemail', hidden: true }]
  refuse({ eventType: { ...aBooking().eventType, bookingFields: hidden } }, 'guests_not_allowed')
  refused(t, () => addGuests(aBooking(), { guests: [{ email: 'Ann+1@example.com' }] }, [31], now), {
    code: 'guests_already_attending',
  })
})
