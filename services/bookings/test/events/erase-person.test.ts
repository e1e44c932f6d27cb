import type { DomainEvent, EventData, personErased } from '@punctual/contracts'
import t from 'tap'
import { findBooking } from '../../src/db/find-bookings.ts'
import { rememberHosts } from '../../src/db/replicas-repository.ts'
import { insertBooking } from '../../src/db/save-bookings.ts'
import type { Booking } from '../../src/domain/booking.ts'
import { erasePerson } from '../../src/events/erase-person.ts'
import { bookingsDatabase } from '../database.ts'
import { aBooking, aCheck, host } from '../fixtures.ts'

const email = 'forgetta@example.com'
const phoneNumber = '+4930765432'
const words = /forgetta|musterfrau|4930765432|secret/i
const [ann] = aBooking().attendees
const forgetta = { ...ann!, name: 'Forgetta Musterfrau', email, phoneNumber }
/** Tables that can name the person for a limited time: their rows expire. */
const expiring = ['outbox', 'event_log', 'inbox', 'idempotency_key', 'dead_letter']

const db = await bookingsDatabase(t)
const erase = (data: EventData<typeof personErased>) =>
  db.transaction((tx) =>
    erasePerson(
      tx,
      {
        organizationid: 5,
        time: '2026-12-01T10:00:00.000Z',
        data,
      } as DomainEvent<EventData<typeof personErased>>,
      new Date('2026-12-01T10:00:07.000Z'),
    ),
  )
let id = 100
const booking = (changes: Partial<Booking>): Booking => {
  id += 1
  const { attendees = [ann!] } = changes
  const own = attendees.map((one, index) => ({ ...one, id: id * 10 + index }))
  return aBooking({ id, uid: `booking${id}`, ...changes, attendees: own })
}
const keep = async (one: Booking) => {
  await db.transaction((tx) => insertBooking(tx, one))
  return one
}

/** @returns the columns of a schema that still contain the person, as `table.column` */
async function traces(): Promise<string[]> {
  const columns = await db.sql<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'bookings' and data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY')`
  const found: string[] = []
  for (const { table, column } of columns) {
    if (expiring.includes(table)) continue
    const rows = await db.sql<{ value: string }[]>`
      select ${db.sql(column)}::text as value from bookings.${db.sql(table)} where ${db.sql(column)} is not null`
    if (rows.some(({ value }) => words.test(value))) found.push(`${table}.${column}`)
  }
  return found.sort()
}

t.test('an erased person is in no table of bookings', async (t) => {
  await rememberHosts(db, 5, [host])
  const booked = await keep(
    booking({
      attendees: [forgetta, { ...ann!, email: 'bob@example.com', name: 'Bob' }],
      guests: ['bob@example.com'],
      title: 'Talk of Forgetta and Hana',
      description: 'My secret',
      location: 'Musterfrau Street 1',
      metadata: { from: 'secret' },
      bookingFieldsResponses: { name: forgetta.name, email, notes: 'My secret', guests: ['bob@example.com'] },
      status: 'cancelled',
      cancellationReason: 'Forgetta is ill',
      cancelledByEmail: email,
      rejectionReason: 'Not with Forgetta',
      reschedulingReason: 'Later, says Forgetta',
      rescheduledByEmail: email.toUpperCase(),
    }),
  )
  const guest = await keep(
    booking({
      attendees: [ann!, forgetta],
      guests: [email],
      title: 'About forgetta musterfrau',
      description: `Call ${phoneNumber} or ${email}.`,
      bookingFieldsResponses: {
        name: 'Ann',
        email: ann!.email,
        guests: [email],
        others: [email, 'cy@x.test'],
      },
      metadata: { contact: `Forgetta@Example.com` },
      routing: { teamMemberEmail: email },
    }),
  )
  const named = await keep(booking({ bookingFieldsResponses: { colleague: email }, metadata: { k: 'v' } }))
  const seats = { seatUid: 'seat', bookingFieldsResponses: { notes: 'secret' }, metadata: { k: 'secret' } }
  const seated = await keep(
    booking({
      eventType: aCheck({ seatsPerTimeSlot: 3 }).eventType,
      attendees: [
        { ...forgetta, ...seats },
        { ...ann!, seatUid: 'other', bookingFieldsResponses: { with: email }, metadata: { k: 'v' } },
      ],
      bookingFieldsResponses: {},
      location: 'Hall 1',
      title: 'Class with Hana Host',
      paid: true,
      payment: [
        {
          id: 1,
          uid: 'pay',
          provider: 'hand',
          amount: 500,
          currency: 'usd',
          paid: true,
          seatUid: 'seat',
          createdAt: '2026-11-21T08:00:00.000Z',
          paidAt: '2026-11-21T08:00:00.000Z',
        },
      ],
    }),
  )
  await db.sql`
    insert into booking_reference (organization_id, booking_id, user_id, type, uid, meeting_url, external_calendar_id,
      created_at)
    values (5, ${guest.id}, 7, 'google_calendar', 'g1', ${`https://meet.test/${email}`}, ${email}, now())`
  await db.sql`insert into room (organization_id, booking_id, version) values (5, ${guest.id}, 1)`
  await db.sql`
    insert into room_visit (organization_id, booking_id, email, event, at)
    values (5, ${guest.id}, ${email}, 'joined', now())`
  await db.sql`
    insert into room_recording (id, organization_id, booking_id, provider_key, download_url, created_at)
    values (gen_random_uuid(), 5, ${guest.id}, 'rec', ${`https://rec.test/?who=${email}`}, now())`
  for (const organization of [5, 6])
    await db.sql`
      insert into verification_code (id, organization_id, event_type_id, email, code_hash, created_at, expires_at)
      values (gen_random_uuid(), ${organization}, 3, ${email}, 'x', now(), now())`
  t.ok((await traces()).length > 15, 'is found before')

  await erase({ email: email.toUpperCase() })
  t.strictSame(await traces(), ['verification_code.email'], 'the data of another tenant stays')
  await db.sql`delete from verification_code where organization_id = 6`
  t.match(await findBooking(db, booked.uid), {
    status: 'cancelled',
    start: booked.start,
    location: '',
    guests: ['bob@example.com'],
    title: 'Intro between Hana Host and Erased',
    attendees: [{ name: 'Erased' }, { name: 'Bob', email: 'bob@example.com' }],
  })
  t.match(await findBooking(db, guest.uid), {
    title: 'About Erased',
    description: 'Call Erased or Erased.',
    location: 'Main St 1',
    bookingFieldsResponses: { name: 'Ann', email: 'ann@example.com', others: ['Erased', 'cy@x.test'] },
    attendees: [{ name: 'Ann', email: 'ann@example.com' }, { name: 'Erased' }],
  })
  t.match(await findBooking(db, named.uid), { bookingFieldsResponses: { colleague: 'Erased' } })
  t.match(await findBooking(db, seated.uid), {
    title: seated.title,
    location: 'Hall 1',
    paid: true,
    bookingFieldsResponses: {},
    attendees: [
      { name: 'Erased', seatUid: 'seat', bookingFieldsResponses: {} },
      { name: 'Ann', seatUid: 'other', bookingFieldsResponses: { with: 'Erased' }, metadata: { k: 'v' } },
    ],
  })
})

t.test('erasing a host removes the name from titles and reasons, and the bookings stay', async (t) => {
  await db.sql`update user_replica set name = 'Erased', email = 'erased-7@erased.invalid', username = 'erased-7'`
  const hosted = await keep(booking({ title: 'Lunch with Forgetta', rejectionReason: 'Forgetta is away' }))
  await erase({ email, userId: host.id })
  t.match(await findBooking(db, hosted.uid), {
    status: 'accepted',
    title: 'Intro between Erased and Ann',
    location: 'Main St 1',
    attendees: [{ name: 'Ann', email: 'ann@example.com' }],
  })
  t.strictSame(await traces(), [])
})
