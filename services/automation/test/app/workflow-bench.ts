import {
  type BookingSnapshot,
  bookingAbsenceMarked,
  bookingCreated,
  type CreateWorkflow,
  type DomainEvent,
} from '@punctual/contracts'
import { newEventId, openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, TestClock } from '@punctual/testing'
import { fireDue } from '@punctual/timers'
import type { Test } from 'tap'
import { fireTimer } from '../../src/app/fire-timer.ts'
import { insertWorkflow } from '../../src/db/workflow-changes.ts'
import { onBooking } from '../../src/events/on-booking.ts'
import { ann, booking } from '../bookings.ts'

const publicUrl = 'https://book.example.com'
const log = { debug() {}, info() {}, warn() {}, error() {} }

/** Returns an instant of the day of the bench, which begins at 08:00. */
export const at = (time: string) => `2026-12-01T${time}:00.000Z`

/** Creates a workflow of Olga's that mails the attendee of each of her bookings. */
export async function workflowBench(t: Test, trigger: CreateWorkflow['trigger']) {
  const admin = await freshDatabase(t, ['automation'])
  const db = openDatabase(serviceUrl(admin, 'automation'), { schema: 'automation' })
  t.teardown(() => db.close())
  const clock = new TestClock(at('08:00'))
  const message = { subject: 'Sent by the workflow', html: '<p>Hello</p>' }
  const { id } = await db.transaction((tx) =>
    insertWorkflow(
      tx,
      { organizationId: 5, userId: 3, teamId: null },
      'event-type',
      {
        name: 'Hello',
        trigger,
        steps: [{ action: 'email_attendee', stepNumber: 1, sender: 'Olga', message }],
      },
      { onAll: true, eventTypeIds: [], formIds: [] },
      clock.now(),
    ),
  )
  /** Handles an event of a booking of Ann's with Olga, from 09:00 to 09:30. */
  const publish = (change: 'created' | 'absence-marked', over: Partial<BookingSnapshot>) => {
    const data = { booking: booking({ attendees: [ann], ...over }) }
    const { type } = change === 'created' ? bookingCreated : bookingAbsenceMarked
    const event: DomainEvent<typeof data> = {
      specversion: '1.0',
      id: newEventId(clock.now()),
      source: 'bookings',
      type,
      subject: data.booking.uid,
      data,
      time: clock.now().toISOString(),
      aggregateversion: data.booking.version,
      organizationid: 5,
    }
    return db.transaction((tx) =>
      onBooking(change, { clock, publicUrl, sealer: { seal: (text) => text } })(tx, event),
    )
  }
  const advanceTo = async (time: string, hears = true) => {
    clock.set(at(time))
    const fire = fireTimer({ publicUrl, hostToken: () => '' }, () => hears)
    while ((await fireDue({ db, clock, log, fire })) > 0);
  }
  const messageCount = async () =>
    (await db.sql`select 1 from message where subject = ${message.subject}`).length
  return { db, clock, id, publish, advanceTo, messageCount }
}
