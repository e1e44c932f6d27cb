import type { BookingStatus } from '@punctual/contracts'
import t from 'tap'
import { bookingInRoom, roomAddress } from '../../src/domain/room-door.ts'
import { aBooking } from '../fixtures.ts'
import { refused } from '../refused.ts'

const at = (time: string) => new Date(`2026-12-01T${time}Z`)
const start = at('09:00:00').toISOString()
const end = at('09:30:00').toISOString()
const booking = (status: BookingStatus = 'accepted', id = 1) => aBooking({ id, status, start, end })
const later = () =>
  aBooking({ id: 2, start: at('15:00:00').toISOString(), end: at('15:30:00').toISOString() })

t.test('a room is open around the time of its booking', async (t) => {
  const enter = (time: string) => bookingInRoom([booking()], at(time))
  const refuse = (time: string, code: string) => refused(t, () => enter(time), { code })
  refuse('08:44:59.999', 'room_not_open')
  t.equal(enter('08:45:00').id, 1)
  t.equal(enter('10:30:00').id, 1)
  refuse('10:30:00.001', 'booking_ended')
})

t.test('only accepted bookings open a room', async (t) => {
  const refuse = (statuses: BookingStatus[], code: string) =>
    refused(
      t,
      () =>
        bookingInRoom(
          statuses.map((status) => booking(status)),
          at('09:00:00'),
        ),
      { code },
    )
  refuse([], 'room_not_found')
  refuse(['pending'], 'booking_not_accepted')
  refuse(['rejected'], 'booking_already_rejected')
  refuse(['cancelled'], 'booking_already_cancelled')
  refuse(['cancelled', 'pending'], 'booking_not_accepted')
})

t.test('of the bookings that share a room, the one of this time is entered', async (t) => {
  const moved = [later(), booking('cancelled')]
  refused(t, () => bookingInRoom(moved, at('09:00:00')), { code: 'room_not_open' })
  t.equal(bookingInRoom(moved, at('15:00:00')).id, 2)
  t.equal(bookingInRoom([later(), booking()], at('09:00:00')).id, 1)
  refused(t, () => bookingInRoom([later(), booking()], at('12:00:00')), { code: 'room_not_open' })
  refused(t, () => bookingInRoom([later(), booking()], at('20:00:00')), { code: 'booking_ended' })
})

t.test('the token is in the query, or where the template has its place', async (t) => {
  for (const [template, address] of [
    ['https://meet.test/{room}', 'https://meet.test/abc?jwt=a.b-c._d'],
    ['https://meet.test/{room}?x=1#config.a=true', 'https://meet.test/abc?x=1&jwt=a.b-c._d#config.a=true'],
    ['https://meet.test/{room}?token={jwt}&name={room}', 'https://meet.test/abc?token=a.b-c._d&name=abc'],
  ] as const)
    t.equal(roomAddress(template, 'abc', 'a.b-c._d'), address)
  t.equal(roomAddress('https://meet.test/{room}', 'abc', undefined), 'https://meet.test/abc')
})
