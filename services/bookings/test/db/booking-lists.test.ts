import type { ListBookings } from '@punctual/contracts'
import t from 'tap'
import { countFutureBookings, listBookings } from '../../src/db/booking-lists.ts'
import { rememberHosts } from '../../src/db/replicas-repository.ts'
import { insertBooking } from '../../src/db/save-bookings.ts'
import type { Booking } from '../../src/domain/booking.ts'
import { parseListQuery } from '../../src/domain/list-query.ts'
import { bookingsDatabase } from '../database.ts'
import { aBooking, aCaller, at, host, now } from '../fixtures.ts'

const hana = aCaller({ userId: host.id, organizationId: 5 })
const profileOf = (email: string, emailVerified = true) => ({
  ...host,
  email,
  emailVerified,
  organizationId: 5,
  weekStart: 'Monday',
  version: 1,
})

/** Inserts bookings of one event type, named by the hour of their start by default. */
async function withBookings(t: Parameters<typeof bookingsDatabase>[0], list: Partial<Booking>[]) {
  const db = await bookingsDatabase(t)
  await rememberHosts(db, 5, [host])
  for (const [index, changes] of list.entries()) {
    const id = index + 1
    const attendees = (changes.attendees ?? aBooking().attendees).map((person, position) => ({
      ...person,
      id: id * 10 + position,
    }))
    await db.transaction((tx) => insertBooking(tx, aBooking({ ...changes, id, attendees })))
  }
  const uids = async (query: ListBookings = {}, caller = hana, time = now) => {
    const { bookings, total } = await listBookings(db, { own: caller }, parseListQuery(query), time)
    if (query.take === undefined && query.skip === undefined) t.equal(total, bookings.length)
    return bookings.map(({ uid }) => uid)
  }
  return { db, uids }
}
const between = (from: string, to: string, changes: Partial<Booking> = {}): Partial<Booking> => ({
  uid: from,
  start: at(from).toISOString(),
  end: at(to).toISOString(),
  ...changes,
})

t.test('status', async (t) => {
  const { uids } = await withBookings(t, [
    between('06:00', '07:00'),
    between('07:00', '08:00'),
    between('07:30', '08:30'),
    between('09:00', '10:00', { status: 'pending' }),
    between('10:00', '11:00', { status: 'cancelled' }),
    between('05:00', '05:30', { status: 'rejected' }),
    between('11:00', '12:00', { recurringBookingUid: 'series' }),
    between('12:00', '13:00', { recurringBookingUid: 'series', status: 'pending' }),
  ])
  t.strictSame(await uids({ status: 'upcoming' }), ['07:00', '07:30', '09:00', '11:00'])
  t.strictSame(await uids({ status: 'past' }), ['07:00', '06:00'])
  t.strictSame(await uids({ status: 'cancelled' }), ['10:00', '05:00'])
  t.strictSame(await uids({ status: 'unconfirmed' }), ['09:00', '12:00'])
  t.strictSame(await uids({ status: 'recurring' }), ['11:00', '12:00'])
  t.strictSame(await uids({ status: 'past,unconfirmed' }), ['06:00', '07:00', '09:00', '12:00'])
  t.equal((await uids()).length, 8)
})

t.test('own bookings: hosted in the tenant of the credential, or attended in the organization', async (t) => {
  const foreign = { organizationId: 6 }
  const ann = [{ ...aBooking().attendees[0]!, email: 'ANN@example.com' }]
  const other = [{ ...host, id: 8 }]
  const { uids } = await withBookings(t, [
    between('09:00', '10:00'),
    between('10:00', '11:00', { hosts: other, attendees: ann }),
    between('11:00', '12:00', { hosts: other, attendees: ann, ...foreign }),
    between('12:00', '13:00', { organizationId: 0 }),
    between('13:00', '14:00', foreign),
  ])
  t.strictSame(await uids(), ['09:00', '12:00'])
  const member = { ...hana, memberships: [{ teamId: 6, role: 'MEMBER' as const }] }
  t.strictSame(await uids({}, member), ['09:00', '12:00'], 'a membership elsewhere changes nothing')
  t.strictSame(await uids({}, { ...hana, kind: 'organization-key', organizationId: 6 }), ['13:00'])
  const attendee = aCaller({ userId: 50, organizationId: 5, user: profileOf('ann@example.com') })
  t.strictSame(await uids({}, attendee), ['09:00', '10:00'])
  const user = profileOf('ann@example.com', false)
  t.strictSame(await uids({}, { ...attendee, user }), [], 'the address is not verified')
  const managed = { ...user, clientId: 'client' }
  t.strictSame(await uids({}, { ...attendee, user: managed }), ['09:00', '10:00'], 'the word of its client')
  const elsewhere = { ...attendee, organizationId: 6, user: { ...managed, emailVerified: true } }
  t.strictSame(await uids({}, elsewhere), [], 'which counts in the organization of the client')
  t.strictSame(await uids({}, aCaller({ userId: 51, organizationId: 5, user: profileOf('') })), [])
})

t.test('filters', async (t) => {
  const bob = [
    ...aBooking().attendees,
    { ...aBooking().attendees[0]!, name: 'Bob', email: 'bob+1@example.com' },
  ]
  const eventType = { ...aBooking().eventType, id: 4, teamId: 8 }
  const { uids } = await withBookings(t, [
    between('09:00', '10:00', { createdAt: at('01:00').toISOString(), updatedAt: at('03:00').toISOString() }),
    between('10:00', '11:00', {
      attendees: bob,
      eventType,
      createdAt: at('02:00').toISOString(),
      updatedAt: at('02:00').toISOString(),
    }),
  ])
  const [one, two] = ['09:00', '10:00'] as [string, string]
  t.strictSame(await uids({ attendeeEmail: 'bob 1@example.com' }), [two])
  t.strictSame(await uids({ attendeeEmail: 'Bob+1@example.com' }), [])
  t.strictSame(await uids({ attendeeName: 'Bob' }), [two])
  t.strictSame(await uids({ bookingUid: one }), [one])
  t.strictSame(await uids({ eventTypeId: '4' }), [two])
  t.strictSame(await uids({ eventTypeIds: '3,4,99' }), [one, two])
  t.strictSame(await uids({ teamId: '8' }), [two])
  t.strictSame(await uids({ afterStart: '2026-12-01T10:00:00Z' }), [two])
  t.strictSame(await uids({ beforeEnd: '2026-12-01T10:00:00Z' }), [one])
  t.strictSame(await uids({ afterCreatedAt: '2026-12-01T01:30:00Z' }), [two])
  t.strictSame(await uids({ beforeCreatedAt: '2026-12-01T01:30:00Z' }), [one])
  t.strictSame(await uids({ afterUpdatedAt: '2026-12-01T02:30:00Z' }), [one])
  t.strictSame(await uids({ beforeUpdatedAt: '2026-12-01T02:30:00Z' }), [two])
  t.strictSame(await uids({ sortStart: 'desc' }), [two, one])
  t.strictSame(await uids({ sortUpdatedAt: 'asc' }), [two, one])
})

t.test('pages have exact totals, and ties are ordered by id', async (t) => {
  const { db, uids } = await withBookings(
    t,
    Array.from({ length: 7 }, (_, index) => between('09:00', '10:00', { uid: `${index}` })),
  )
  t.strictSame(await uids({ take: 3, skip: 0 }), ['0', '1', '2'])
  t.strictSame(await uids({ take: 3, skip: 6, sortEnd: 'desc' }), ['0'])
  const beyond = await listBookings(db, { own: hana }, parseListQuery({ take: 3, skip: 20 }), now)
  t.match(beyond, { bookings: [], total: 7 })
})

t.test('counts the future bookings of an event type', async (t) => {
  const { db } = await withBookings(t, [
    between('06:00', '07:00'),
    between('07:30', '08:30'),
    between('09:00', '10:00', { status: 'pending' }),
    between('10:00', '11:00', { status: 'cancelled' }),
    between('11:00', '12:00', { status: 'rejected' }),
  ])
  t.equal(await countFutureBookings(db, [3, 98], now), 2)
  t.equal(await countFutureBookings(db, [99], now), 0)
})
