import { limitTally } from '@punctual/contracts'
import t from 'tap'
import { offerOf } from '../../src/domain/bookable.ts'
import { listStarts, zoneOf } from '../../src/domain/slots/index.ts'
import { busySpans, withCalendarBusyTime } from '../../src/domain/taken-time.ts'
import { aBookable } from '../fixtures.ts'

t.test('a text of busy time has any number of spans', async (t) => {
  const busy = (text: string) => busySpans({ hostId: 7, text })
  t.same(busy('29000000 29000030'), [{ hostId: 7, start: 29_000_000, end: 29_000_030 }])
  t.same(busy('1 20,300 4000,50000 600000'), [
    { hostId: 7, start: 1, end: 20 },
    { hostId: 7, start: 300, end: 4000 },
    { hostId: 7, start: 50_000, end: 600_000 },
  ])
})

t.test('a booking whose host is busy in a calendar takes no more seats, buffers included', async (t) => {
  const seats = { seatsPerTimeSlot: 2, showAttendeeInfo: true, showAvailabilityCount: true }
  const bookable = aBookable({ seats, lengthInMinutes: 30, beforeEventBuffer: 15, minimumBookingNotice: 0 })
  const hostId = bookable.hosts[0]!.host.id
  const now = Date.parse('2026-12-07T00:00:00Z') / 60_000
  const start = now + 12 * 60
  const booking = { hostIds: [hostId], bookingUid: 'u', start, end: start + 30, seatsTaken: 1 }
  const taken = { claims: [], seated: [booking], tally: undefined, movedHostIds: undefined, movedSeats: 1 }
  const isListed = (busy: { start: number; end: number }) => {
    const all = withCalendarBusyTime(bookable, taken, [{ hostId, ...busy }])
    const query = { from: start, to: start + 30, viewer: zoneOf('UTC') }
    return listStarts(offerOf(bookable, all), query, now).includes(start)
  }
  t.ok(isListed({ start: start - 60, end: start - 15 }))
  t.notOk(isListed({ start: start - 60, end: start - 10 }), 'in the buffer')
  t.notOk(isListed({ start: start + 10, end: start + 20 }))
  t.ok(isListed({ start: start + 30, end: start + 60 }))
})

t.test('limits close a start whose seats are only held, but not one with a booking', async (t) => {
  const seats = { seatsPerTimeSlot: 2, showAttendeeInfo: true, showAvailabilityCount: true }
  const bookable = aBookable({ seats, lengthInMinutes: 30, minimumBookingNotice: 0 })
  const hostId = bookable.hosts[0]!.host.id
  const now = Date.parse('2026-12-07T00:00:00Z') / 60_000
  const start = now + 12 * 60
  const day = Math.floor(start / 1440)
  const limits = { count: { day: 1 }, duration: {}, timeZone: 'UTC' }
  const isListed = (bookingUid: string | undefined, counted: { day: number; minutes: number }[]) => {
    const seated = [{ hostIds: [hostId], bookingUid, start, end: start + 30, seatsTaken: 1 }]
    const tally = limitTally(limits, counted)
    const offer = offerOf(bookable, { claims: [], seated, tally, movedHostIds: undefined, movedSeats: 1 })
    const query = { from: start, to: start + 30, viewer: zoneOf('UTC') }
    return listStarts(offer, query, now).includes(start)
  }
  const full = [{ day, minutes: 30 }]
  t.ok(isListed(undefined, []))
  t.notOk(isListed(undefined, full))
  t.ok(isListed('u', full))
})
