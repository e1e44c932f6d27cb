import {
  type BookingSnapshot,
  bookingAbsenceMarked,
  bookingCreated,
  builtInVideoLocation,
  type DomainEvent,
  type RoomParticipant,
} from '@punctual/contracts'
import { newEventId, openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, TestClock } from '@punctual/testing'
import { fireDue } from '@punctual/timers'
import t, { type Test } from 'tap'
import { fireTimer } from '../../src/app/fire-timer.ts'
import { storeVideoRoom } from '../../src/db/booking-replicas.ts'
import { insertWorkflow } from '../../src/db/workflow-changes.ts'
import { onBooking } from '../../src/events/on-booking.ts'
import { ann, booking, olga } from '../bookings.ts'

const publicUrl = 'https://book.example.com'
const at = (time: string) => `2026-12-01T${time}:00.000Z`

/** Creates a no-show workflow with an offset of five minutes, and a booking with a video room. */
async function bookingWithNoShowWorkflow(t: Test) {
  const admin = await freshDatabase(t, ['automation'])
  const db = openDatabase(serviceUrl(admin, 'automation'), { schema: 'automation' })
  t.teardown(() => db.close())
  const clock = new TestClock(at('08:00'))
  await db.transaction((tx) =>
    insertWorkflow(
      tx,
      { organizationId: 5, userId: 3, teamId: null },
      'event-type',
      {
        name: 'Where are you',
        trigger: { type: 'afterHostsSvcVideoNoShow', offset: { value: 5, unit: 'minute' } },
        steps: [
          {
            action: 'email_attendee',
            stepNumber: 1,
            sender: 'Olga',
            message: { subject: 'Sorry', html: '<p>No-show</p>' },
          },
        ],
      },
      { onAll: true, eventTypeIds: [], formIds: [] },
      clock.now(),
    ),
  )
  const publish = (change: 'created' | 'absence-marked', over: Partial<BookingSnapshot>) => {
    const data = { booking: booking({ location: builtInVideoLocation, attendees: [ann], ...over }) }
    const { type } = change === 'created' ? bookingCreated : bookingAbsenceMarked
    const event: DomainEvent<typeof data> = {
      specversion: '1.0',
      id: newEventId(clock.now()),
      source: 'bookings',
      type,
      subject: 'uid',
      data,
      time: clock.now().toISOString(),
      aggregateversion: data.booking.version,
      organizationid: 5,
    }
    return db.transaction((tx) =>
      onBooking(change, { clock, publicUrl, sealer: { seal: (text) => text } })(tx, event),
    )
  }
  const join = (participants: RoomParticipant[]) =>
    storeVideoRoom(db.orm, { uid: 'uid', version: 1, participants })
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const advanceTo = async (time: string, hears = true) => {
    clock.set(at(time))
    while (
      (await fireDue({ db, clock, log, fire: fireTimer({ publicUrl, hostToken: () => '' }, () => hears) })) >
      0
    );
  }
  const messageCount = async () => (await db.sql`select subject from message where subject = 'Sorry'`).length
  const noShowCount = async () =>
    (await db.sql`select 1 from outbox where type = 'automation.no-show.noticed'`).length
  await publish('created', {})
  return { publish, join, advanceTo, messageCount, noShowCount }
}

t.test('a no-show is not decided while the bus is disconnected; the step is sent afterwards', async (t) => {
  const { advanceTo, messageCount, noShowCount } = await bookingWithNoShowWorkflow(t)
  await advanceTo('09:05', false)
  await advanceTo('09:07', false)
  t.equal(await messageCount(), 0)
  await advanceTo('09:08')
  t.equal(await messageCount(), 1)
  t.equal(await noShowCount(), 1)
  await advanceTo('10:00')
  t.equal(await messageCount(), 1, 'once')
})

t.test('a participant who joined in time is not a no-show, even if the event arrives late', async (t) => {
  const { join, advanceTo, messageCount, noShowCount } = await bookingWithNoShowWorkflow(t)
  await advanceTo('09:05', false)
  await join([{ email: olga.email, joinedAt: at('09:04') }])
  await advanceTo('09:10')
  t.same([await messageCount(), await noShowCount()], [0, 0])
})

t.test('a change of the booking after the due time does not drop the step', async (t) => {
  const { publish, advanceTo, messageCount } = await bookingWithNoShowWorkflow(t)
  await advanceTo('09:06', false)
  await publish('absence-marked', { version: 3, absentHost: true })
  await advanceTo('09:07')
  t.equal(await messageCount(), 1)
})

t.test('a cancelled booking sends nothing', async (t) => {
  const { publish, advanceTo, messageCount } = await bookingWithNoShowWorkflow(t)
  await advanceTo('09:06', false)
  await publish('absence-marked', { version: 3, status: 'cancelled' })
  await advanceTo('09:07')
  t.equal(await messageCount(), 0)
})
