import { bookingCreated } from '@punctual/contracts'
import { Value } from '@sinclair/typebox/value'
import t from 'tap'
import { findBooking, lockBooking } from '../../src/db/find-bookings.ts'
import { findUsers, rememberHosts, rememberUser } from '../../src/db/replicas-repository.ts'
import { drawIds, insertBooking, publish, saveBooking } from '../../src/db/save-bookings.ts'
import { type Booking, event } from '../../src/domain/booking.ts'
import { cancelBooking } from '../../src/domain/cancel-booking.ts'
import { addGuests } from '../../src/domain/change-people.ts'
import { bookingsDatabase } from '../database.ts'
import { aBooking, host, now } from '../fixtures.ts'

const profile = { ...host, organizationId: 5, weekStart: 'Monday', version: 3 }

t.test('reads a booking as it was written', async (t) => {
  const db = await bookingsDatabase(t)
  await rememberHosts(db, 5, [host])
  const full: Booking = aBooking({
    status: 'cancelled',
    location: 'https://meet.example.com/x',
    meetingUrl: 'https://meet.example.com/x',
    guests: ['bob@example.com'],
    bookingFieldsResponses: { name: 'Ann', guests: ['bob@example.com'], nested: { deep: [1, null] } },
    metadata: { key: 'välue "quoted"', count: 2 },
    attendees: [
      { ...aBooking().attendees[0]!, phoneNumber: '+4930123456', absent: true },
      { ...aBooking().attendees[0]!, id: 12, email: 'bob@example.com', seatUid: 'seat' },
    ],
    cancellationReason: 'Ill',
    cancelledByEmail: 'ann@example.com',
    rejectionReason: 'Busy',
    reschedulingReason: 'Later',
    rescheduledByEmail: 'ann@example.com',
    rescheduledFromUid: 'from',
    rescheduledToUid: 'to',
    recurringBookingUid: 'series',
    rating: 5,
  })
  await db.transaction((tx) => insertBooking(tx, full))
  t.strictSame(await findBooking(db, full.uid), {
    ...full,
    attendees: [full.attendees[0], { ...full.attendees[1] }],
  })
  t.equal(await findBooking(db, 'nope'), undefined)
})

t.test('a host who is missing in the replica is unknown', async (t) => {
  const db = await bookingsDatabase(t)
  await db.transaction((tx) => insertBooking(tx, aBooking()))
  const [shown] = (await findBooking(db, aBooking().uid))?.hosts ?? []
  t.match(shown, { id: 7, name: 'unknown', email: 'unknown', username: 'unknown', timeZone: 'UTC' })
})

t.test('saves changed columns, new attendees and absences, and releases claims', async (t) => {
  const db = await bookingsDatabase(t)
  await rememberHosts(db, 5, [host])
  const before = aBooking()
  await db.transaction((tx) => insertBooking(tx, before))
  await db.sql`insert into host_claim (organization_id, booking_id, host_id, span)
    values (5, 1, 7, tstzrange(${new Date(before.start)}, ${new Date(before.end)}))`
  const guests = [{ email: 'bob@example.com' }]
  const change = (decide: (booking: Booking) => Booking) =>
    db.transaction(async (tx) => {
      const booking = (await lockBooking(tx, before.uid))!
      await saveBooking(tx, booking, decide(booking))
    })
  await change((booking) => addGuests(booking, { guests }, [31], now).booking)
  await change((booking) => ({
    ...booking,
    attendees: booking.attendees.map((person) => ({ ...person, absent: person.id === 31 })),
  }))
  t.match(await findBooking(db, before.uid), {
    version: 2,
    attendees: [
      { id: 11, absent: false },
      { id: 31, absent: true },
    ],
  })
  t.match(await db.sql`select active from host_claim`, [{ active: true }])
  await change((booking) => cancelBooking(booking, { cancellationReason: 'Ill' }, now).booking)
  t.match(await findBooking(db, before.uid), {
    status: 'cancelled',
    cancellationReason: 'Ill',
    version: 3,
  })
  t.match(await db.sql`select active from host_claim`, [{ active: false }])
})

t.test('the outbox carries a snapshot that matches its registry schema', async (t) => {
  const db = await bookingsDatabase(t)
  const state = aBooking({ version: 4 })
  await db.transaction(async (tx) =>
    publish(tx, state, [event(bookingCreated, { booking: state })], { now, traceparent: 'trace' }),
  )
  const [row] = await db.sql<
    { subject: string; aggregate_version: number; body: string }[]
  >`select * from outbox`
  t.match(JSON.parse(row!.body), { traceparent: 'trace' })
  t.match(row, { subject: state.uid, aggregate_version: 4, organization_id: 5 })
  t.ok(Value.Check(bookingCreated.data, JSON.parse(row!.body).data))
})

t.test('transactions that lock one booking see each other’s changes', async (t) => {
  const db = await bookingsDatabase(t)
  await db.transaction((tx) => insertBooking(tx, aBooking()))
  const add = (email: string) =>
    db.transaction(async (tx) => {
      const before = (await lockBooking(tx, aBooking().uid))!
      const { attendees } = await drawIds(tx, 1)
      const { booking } = addGuests(before, { guests: [{ email }] }, attendees, now)
      await saveBooking(tx, before, booking)
    })
  const emails = Array.from({ length: 10 }, (_, index) => `guest${index}@example.com`)
  await Promise.all(emails.map(add))
  const after = await findBooking(db, aBooking().uid)
  t.equal(after?.version, 11)
  t.strictSame([...(after?.guests ?? [])].sort(), emails)
  t.equal(after?.attendees.length, 11)
})

t.test('the newer profile wins, and hosts of an answer only fill gaps', async (t) => {
  const db = await bookingsDatabase(t)
  await rememberHosts(db, 5, [{ ...host, name: 'At hand' }])
  await rememberUser(db, { ...profile, name: 'Third', clientId: 'client1' })
  await rememberUser(db, { ...profile, name: 'Second', version: 2 })
  await rememberHosts(db, 5, [{ ...host, name: 'At hand' }])
  t.match(await db.sql`select name, client_id, version from user_replica`, [
    { name: 'Third', client_id: 'client1', version: 3 },
  ])
  t.strictSame(await findUsers(db, [host.id, 999]), [{ email: host.email, clientId: 'client1' }])
  await db.transaction((tx) => insertBooking(tx, aBooking({ hosts: [host, { ...host, id: 8 }] })))
  t.match((await findBooking(db, aBooking().uid))?.hosts, [
    { id: 7, name: 'Third' },
    { id: 8, name: 'unknown', timeZone: 'UTC' },
  ])
})
