import type { BookingSnapshot, CreateWorkflow } from '@punctual/contracts'
import { openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, TestClock, until } from '@punctual/testing'
import { fireDue, setTimer } from '@punctual/timers'
import t, { type Test } from 'tap'
import { fireTimer } from '../../src/app/fire-timer.ts'
import { planBooking, workflowTimerPurpose } from '../../src/app/plan-workflows.ts'
import { rebuild, requestRebuild } from '../../src/app/rebuild-workflow.ts'
import { storeBooking } from '../../src/db/booking-replicas.ts'
import { deleteWorkflow, insertWorkflow, updateWorkflow } from '../../src/db/workflow-changes.ts'
import { loadWorkflow } from '../../src/db/workflow-repository.ts'
import { ann, booking } from '../bookings.ts'

const at = (time: string) => `2026-12-01T${time}:00.000Z`
const log = { debug() {}, info() {}, warn() {}, error() {} }

/** Creates a workflow of Olga's that mails the attendees of each of her bookings. */
async function aWorkflow(t: Test, trigger: CreateWorkflow['trigger']) {
  const admin = await freshDatabase(t, ['automation'])
  const db = openDatabase(serviceUrl(admin, 'automation'), { schema: 'automation' })
  t.teardown(() => db.close())
  const clock = new TestClock(at('08:00'))
  const steps = [
    {
      action: 'email_attendee' as const,
      stepNumber: 1,
      sender: 'Olga',
      message: { subject: 'Hello', html: '<p>Hello</p>' },
    },
  ]
  const { id } = await db.transaction((tx) =>
    insertWorkflow(
      tx,
      { organizationId: 5, userId: 3, teamId: null },
      'event-type',
      { name: 'Hello', trigger, steps },
      { onAll: true, eventTypeIds: [], formIds: [] },
      clock.now(),
    ),
  )
  /** Stores the state of a booking as the consumer of its events does. */
  const happens = (over: Partial<BookingSnapshot>) =>
    db.transaction(async (tx) => {
      const changed = booking({ attendees: [ann], ...over })
      if (!(await storeBooking(tx, changed))) return
      const workflow = await loadWorkflow(tx.orm, id)
      await planBooking(tx, changed, clock.now(), async () => (workflow ? [workflow] : []))
    })
  const advanceTo = async (time: string, hears = true) => {
    clock.set(at(time))
    const fire = fireTimer({ publicUrl: '', hostToken: () => '' }, () => hears)
    while ((await fireDue({ db, clock, log, fire })) > 0);
  }
  const messages = async () => (await db.sql`select 1 from message where subject = 'Hello'`).length
  return { admin, db, clock, id, happens, advanceTo, messages }
}

const minutes = (value: number) => ({ value, unit: 'minute' as const })

t.test('a rebuild plans what a booking is when its turn comes', async (t) => {
  const { db, clock, id, happens, advanceTo, messages } = await aWorkflow(t, {
    type: 'beforeEvent',
    offset: minutes(10),
  })
  const later = { start: at('11:00'), end: at('11:30') }
  await happens({ uid: 'a' })
  await happens({ uid: 'b' })
  const waiting = async (count: number) => {
    const rows = await db.sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return rows.length >= count
  }
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  // The rebuild waits here between its look at the bookings and its plan of the second one.
  const holding = db.transaction(async (tx) => {
    await tx.sql`select 1 from timer where key = 'a' for update`
    await held
  })
  await until(
    async () =>
      (
        await db.sql`
    select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`
      ).length > 0,
  )
  const rebuilding = db.transaction((tx) => rebuild(tx, { workflowId: id, after: '' }, clock.now()))
  await until(() => waiting(1))
  let isMoved = false
  const moving = happens({ uid: 'b', version: 3, ...later }).then(() => {
    isMoved = true
  })
  await until(async () => isMoved || (await waiting(2)))
  goOn()
  await Promise.all([holding, rebuilding, moving])
  const [timer] =
    await db.sql`select due_at from timer where key = 'b' and purpose = ${workflowTimerPurpose(id)}`
  t.same(timer, { due_at: new Date(at('10:50')) })
  await advanceTo('10:50')
  t.equal(await messages(), 2)
})

t.test(
  'a follow-up that is due later than it was is sent then, also of a meeting that is over',
  async (t) => {
    const { db, clock, id, happens, advanceTo, messages } = await aWorkflow(t, {
      type: 'afterEvent',
      offset: minutes(60),
    })
    await happens({})
    await advanceTo('10:00')
    await db.transaction(async (tx) => {
      const trigger = { type: 'afterEvent' as const, offset: minutes(120) }
      await requestRebuild(tx, await updateWorkflow(tx, id, { trigger }, undefined, clock.now()), clock.now())
    })
    await advanceTo('10:30')
    t.equal(await messages(), 0)
    await advanceTo('11:30')
    t.equal(await messages(), 1)
  },
)

t.test('whether a booking came of a form is not decided while the bus is disconnected', async (t) => {
  const { db, advanceTo } = await aWorkflow(t, { type: 'newEvent' })
  const timer = { key: 'form-response:1', purpose: 'submitted-no-event', dueAt: new Date(at('09:00')) }
  await db.transaction((tx) => setTimer(tx, { ...timer, payload: {} }))
  const left = async () => (await db.sql`select 1 from timer where key = ${timer.key}`).length
  await advanceTo('09:00', false)
  await advanceTo('09:10', false)
  t.equal(await left(), 1)
  await advanceTo('09:11')
  t.equal(await left(), 0)
})

t.test('the messages of a deleted workflow that wait are not sent', async (t) => {
  const { db, id, happens, advanceTo, messages } = await aWorkflow(t, {
    type: 'beforeEvent',
    offset: minutes(10),
  })
  await happens({})
  await advanceTo('08:50')
  t.equal(await messages(), 1)
  await db.transaction((tx) => deleteWorkflow(tx, id))
  t.equal(await messages(), 0)
})
