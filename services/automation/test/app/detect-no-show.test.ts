import { type BookingSnapshot, builtInVideoLocation, type RoomParticipant } from '@punctual/contracts'
import t, { type Test } from 'tap'
import { storeVideoRoom } from '../../src/db/booking-replicas.ts'
import { olga } from '../bookings.ts'
import { at, workflowBench } from './workflow-bench.ts'

/** Creates a no-show workflow with an offset of five minutes, and a booking with a video room. */
async function bookingWithNoShowWorkflow(t: Test) {
  const bench = await workflowBench(t, {
    type: 'afterHostsSvcVideoNoShow',
    offset: { value: 5, unit: 'minute' },
  })
  const { db, advanceTo, messageCount } = bench
  const publish = (change: 'created' | 'absence-marked', over: Partial<BookingSnapshot>) =>
    bench.publish(change, { location: builtInVideoLocation, ...over })
  const join = (participants: RoomParticipant[]) =>
    storeVideoRoom(db.orm, { uid: 'uid', version: 1, participants })
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
