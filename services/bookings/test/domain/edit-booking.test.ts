import type { BookingStatus, EditNumberedBooking } from '@punctual/contracts'
import fc from 'fast-check'
import t from 'tap'
import type { Booking } from '../../src/domain/booking.ts'
import { bookingStatuses, holdsTime } from '../../src/domain/booking-states.ts'
import { editBooking } from '../../src/domain/edit-booking.ts'
import { aBooking as booking, now } from '../fixtures.ts'
import { refused } from '../refused.ts'

/** The event of each status that is set. */
const statusEvents: Record<BookingStatus, string> = {
  accepted: 'bookings.booking.confirmed',
  pending: 'bookings.booking.requested',
  cancelled: 'bookings.booking.cancelled',
  rejected: 'bookings.booking.rejected',
}
const at = (minutes: number) => new Date(Date.parse(booking().start) + minutes * 60_000).toISOString()
const shortTime = fc.integer({ min: -10_000, max: 10_000 })

const edits = fc.record(
  {
    title: fc.constantFrom(booking().title, 'Another title'),
    description: fc.constantFrom(booking().description, 'Another description'),
    start: shortTime.map(at),
    end: shortTime.map(at),
    status: fc.constantFrom(...bookingStatuses),
    cancelledBy: fc.constant('ann@example.com'),
  },
  { requiredKeys: [] },
)

t.test('any status can follow any other, and the events depend on both and the time', async (t) => {
  fc.assert(
    fc.property(fc.constantFrom(...bookingStatuses), edits, (status, edit: EditNumberedBooking) => {
      const before = booking({ status })
      const start = edit.start ?? before.start
      const end = edit.end ?? before.end
      if (Date.parse(end) <= Date.parse(start)) {
        refused(t, () => editBooking(before, edit, now), { code: 'BadRequestException' })
        return
      }
      const decisions = editBooking(before, edit, now)
      const after = decisions.at(-1)?.booking ?? before
      const wanted: Partial<Booking> = {
        id: before.id,
        uid: before.uid,
        icsUid: before.icsUid,
        start,
        end,
        status: edit.status ?? status,
        title: edit.title ?? before.title,
        description: edit.description ?? before.description,
      }
      for (const [key, value] of Object.entries(wanted))
        if (after[key as keyof Booking] !== value) throw new Error(`${key} is not ${value}`)
      if (after.duration !== (Date.parse(end) - Date.parse(start)) / 60_000) throw new Error('duration')

      const moves = start !== before.start || end !== before.end
      const turns = after.status !== before.status
      const renames = after.title !== before.title || after.description !== before.description
      const live = holdsTime(before.status) && holdsTime(after.status)
      const expected = [
        ...(moves && live ? ['bookings.booking.rescheduled'] : []),
        ...(turns ? [statusEvents[after.status]] : []),
      ]
      if (expected.length === 0 && (moves || renames)) expected.push('bookings.booking.edited')
      const types = decisions.flatMap(({ events }) => events.map(({ definition }) => definition.type))
      if (types.join() !== expected.join()) throw new Error(`published ${types}, not ${expected}`)
      decisions.forEach(({ booking: each, events }, index) => {
        if (each.version !== before.version + index + 1) throw new Error('each has a version of its own')
        if (events.length !== 1) throw new Error('each change is published once')
      })
    }),
  )
})

t.test('a cancelled booking has cancelledByEmail; a restored one does not', async (t) => {
  const [cancelled] = editBooking(
    booking({ status: 'accepted' }),
    { status: 'cancelled', cancelledBy: 'olivia@example.com' },
    now,
  )
  t.match(cancelled?.booking, { status: 'cancelled', cancelledByEmail: 'olivia@example.com' })
  const [back] = editBooking(
    { ...cancelled!.booking, cancellationReason: 'ill', rejectionReason: 'no' },
    { status: 'accepted' },
    now,
  )
  t.notOk('cancelledByEmail' in back!.booking)
  t.notOk('cancellationReason' in back!.booking)
  t.notOk('rejectionReason' in back!.booking)
})

t.test('a move publishes the previous time under the same uid', async (t) => {
  const before = booking({ status: 'accepted' })
  const [moved] = editBooking(before, { start: at(60), end: at(90) }, now)
  t.match(moved?.events[0]?.data, {
    booking: { uid: before.uid, version: before.version + 1, start: at(60) },
    previous: { uid: before.uid, version: before.version, start: before.start },
  })
})

t.test('the same instant in another notation is not a move', async (t) => {
  const before = booking({ status: 'accepted' })
  t.strictSame(editBooking(before, { start: before.start.replace('.000Z', '+00:00') }, now), [])
})
