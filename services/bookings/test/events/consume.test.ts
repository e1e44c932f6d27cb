import { type calendarEventWritten, type EventData, userCreated, userUpdated } from '@punctual/contracts'
import { until } from '@punctual/testing'
import t from 'tap'
import { findBooking } from '../../src/db/find-bookings.ts'
import { referencesOf } from '../../src/db/references-repository.ts'
import { findUsers } from '../../src/db/replicas-repository.ts'
import { noteCalendarEvent, subscriptions } from '../../src/events/consume.ts'
import { bookingsDatabase } from '../database.ts'
import { aCheck, aTime, host, now } from '../fixtures.ts'
import { makeOne, makeOneIn } from '../making.ts'

const subscribed = subscriptions(
  {
    publicUrl: 'https://book.example.com',
    roomTokens: undefined,
    roomUrlTemplate: 'https://rooms.example.com/{room}',
  },
  { now: () => now },
)

const profile = { ...host, organizationId: 5, weekStart: 'Monday', version: 1 }

t.test('stores the newest profile from repeated and reordered events', async (t) => {
  const db = await bookingsDatabase(t)
  const deliver = (definition: typeof userCreated | typeof userUpdated, email: string, version: number) =>
    db.transaction(async (tx) => {
      const data = { user: { ...profile, email, version } }
      for (const { definition: known, handle } of Object.values(subscribed).flat()) {
        if (known.type === definition.type)
          await handle(tx, [{ data }] as unknown as Parameters<typeof handle>[1])
      }
    })
  await deliver(userUpdated, 'third@example.com', 3)
  await deliver(userCreated, 'first@example.com', 1)
  await deliver(userUpdated, 'second@example.com', 2)
  await deliver(userUpdated, 'third@example.com', 3)
  t.strictSame(await findUsers(db, [host.id]), [{ email: 'third@example.com' }])
})

t.test('a deleted team or organization has no future bookings, and gets no new ones', async (t) => {
  const db = await bookingsDatabase(t)
  const deliver = (type: string, id: number, version: number) =>
    db.transaction(async (tx) => {
      const event = {
        data: { team: { id, parentId: 5 } },
        aggregateversion: version,
        time: now.toISOString(),
      }
      for (const { definition, handle } of Object.values(subscribed).flat())
        if (definition.type === type) await handle(tx, [event] as unknown as Parameters<typeof handle>[1])
    })
  const at = (hour: string) => aTime(`2026-12-02T${hour}:00:00.000Z`, `2026-12-02T${hour}:30:00.000Z`)
  const [teamId, organizationId] = [71, aCheck().eventType.organizationId]
  const ofTeam = await makeOne(db, aCheck({ teamId }, at('09')))
  const ofOwner = await makeOne(db, aCheck({}, at('10')))
  const statusOf = async ({ uid }: { uid: string }) => (await findBooking(db, uid))?.status
  const cancelled = async () => {
    const [row] = await db.sql<{ count: number }[]>`
      select count(*)::int as count from outbox where type = 'bookings.booking.cancelled'`
    return row?.count
  }
  await deliver('identity.team.deleted', teamId, 2)
  await deliver('identity.team.deleted', teamId, 2)
  t.equal(await statusOf(ofTeam), 'cancelled')
  t.equal(await cancelled(), 1)
  await t.rejects(makeOne(db, aCheck({ teamId }, at('11'))), { code: 'event_type_not_found' })
  t.equal(await statusOf(ofOwner), 'accepted')
  await deliver('identity.organization.deleted', organizationId, 2)
  t.equal(await statusOf(ofOwner), 'cancelled')
  await t.rejects(makeOne(db, aCheck({}, at('12'))), { code: 'event_type_not_found' })
})

t.test('a booking that commits while its owner is deleted is cancelled too', async (t) => {
  const db = await bookingsDatabase(t)
  const endOf = (type: string, id: number) =>
    db.transaction(async (tx) => {
      const event = { data: { team: { id, parentId: 5 } }, aggregateversion: 2, time: now.toISOString() }
      for (const { definition, handle } of Object.values(subscribed).flat())
        if (definition.type === type) await handle(tx, [event] as unknown as Parameters<typeof handle>[1])
    })
  const { organizationId } = aCheck().eventType
  const owners = [
    { type: 'identity.team.deleted', id: 81, of: { teamId: 81 } },
    {
      type: 'identity.team.deleted',
      id: 82,
      of: { parent: { id: 9, teamId: 82, organizationId } },
    },
    { type: 'identity.organization.deleted', id: organizationId, of: {} },
  ]
  for (const [index, { type, id, of }] of owners.entries()) {
    const hour = `1${index}`
    const check = aCheck(of, aTime(`2026-12-03T${hour}:00:00.000Z`, `2026-12-03T${hour}:30:00.000Z`))
    let ending: Promise<unknown> = Promise.resolve()
    const { uid } = await db.transaction(async (tx) => {
      const made = await makeOneIn(tx, check)
      ending = endOf(type, id)
      await until(async () => {
        const [row] = await db.sql<{ waits: boolean }[]>`
          select exists (select from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())) as waits`
        return row?.waits
      })
      return made
    })
    await ending
    t.equal((await findBooking(db, uid))?.status, 'cancelled', type)
  }
})

t.test(
  'stores the calendar event of a booking as a reference, despite repeated and late events',
  async (t) => {
    const db = await bookingsDatabase(t)
    const [one, two] = [
      await makeOne(db, aCheck()),
      await makeOne(db, aCheck({}, aTime('2026-12-02T09:00:00.000Z', '2026-12-02T09:30:00.000Z'))),
    ]
    type Written = EventData<typeof calendarEventWritten>
    const note = (bookingUid: string, version: number, deleted = false, id = 9) =>
      db.transaction((tx) => {
        const calendarEvent = {
          id,
          bookingUid,
          eventUid: one.icsUid,
          userId: host.id,
          type: 'caldav_calendar',
          version,
          externalCalendarId: 'https://dav.example.com/work/',
          credentialId: 4,
        }
        const event = { data: { calendarEvent } as Written, time: now.toISOString() }
        return noteCalendarEvent(tx, event as Parameters<typeof noteCalendarEvent>[1], deleted)
      })
    const listOf = async (booking: Parameters<typeof referencesOf>[1]) =>
      (await referencesOf(db, booking, { take: 10, skip: 0 })).references
    await note(one.uid, 1)
    await note(one.uid, 1)
    t.match(await listOf(one), [
      {
        type: 'caldav_calendar',
        uid: one.icsUid,
        credentialId: 4,
        userId: host.id,
        externalCalendarId: 'https://dav.example.com/work/',
      },
    ])
    await note(two.uid, 2)
    t.same(await listOf(one), [], 'moves along with the booking')
    await note(two.uid, 3, true)
    await note(two.uid, 2)
    t.same(await listOf(two), [], 'older news brings nothing back')
    await note('unknown', 4)
    await note(two.uid, 4)
    t.equal((await listOf(two)).length, 1)
    await note(two.uid, 1, false, 10)
    t.equal((await listOf(two)).length, 1, 'after the calendar was connected again')
  },
)
