import { lockWaits, until } from '@punctual/testing'
import { setTimer } from '@punctual/timers'
import t from 'tap'
import { workflowTimerPurpose } from '../../src/app/plan-workflows.ts'
import { rebuild, requestRebuild } from '../../src/app/rebuild-workflow.ts'
import { deleteWorkflow, updateWorkflow } from '../../src/db/workflow-changes.ts'
import { at, workflowBench } from './workflow-bench.ts'

const minutes = (value: number) => ({ value, unit: 'minute' as const })

t.test('a rebuild plans what a booking is when its turn comes', async (t) => {
  const { db, clock, id, publish, advanceTo, messageCount } = await workflowBench(t, {
    type: 'beforeEvent',
    offset: minutes(10),
  })
  const later = { start: at('11:00'), end: at('11:30') }
  await publish('created', { uid: 'a' })
  await publish('created', { uid: 'b' })
  let both: Promise<unknown> | undefined
  await db.transaction(
    async (tx) => {
      // The rebuild waits for it between its look at the bookings and its plan of the second one.
      await tx.sql`select 1 from timer where key = 'a' for update`
      const rebuilding = db.transaction((other) => rebuild(other, { workflowId: id, after: '' }, clock.now()))
      await until(() => lockWaits(db))
      let isMoved = false
      const moving = publish('created', { uid: 'b', version: 3, ...later }).then(() => {
        isMoved = true
      })
      await until(async () => isMoved || (await lockWaits(db)) === 2)
      both = Promise.all([rebuilding, moving])
    },
    { attempts: 1 },
  )
  await both
  const [timer] =
    await db.sql`select due_at from timer where key = 'b' and purpose = ${workflowTimerPurpose(id)}`
  t.same(timer, { due_at: new Date(at('10:50')) })
  await advanceTo('10:50')
  t.equal(await messageCount(), 2)
})

t.test(
  'a follow-up that is due later than it was is sent then, also of a meeting that is over',
  async (t) => {
    const { db, clock, id, publish, advanceTo, messageCount } = await workflowBench(t, {
      type: 'afterEvent',
      offset: minutes(60),
    })
    await publish('created', {})
    await advanceTo('10:00')
    await db.transaction(async (tx) => {
      const trigger = { type: 'afterEvent' as const, offset: minutes(120) }
      await requestRebuild(tx, await updateWorkflow(tx, id, { trigger }, undefined, clock.now()), clock.now())
    })
    await advanceTo('10:30')
    t.equal(await messageCount(), 0)
    await advanceTo('11:30')
    t.equal(await messageCount(), 1)
  },
)

t.test('whether a booking came of a form is not decided while the bus is disconnected', async (t) => {
  const { db, advanceTo } = await workflowBench(t, { type: 'newEvent' })
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
  const { db, id, publish, advanceTo, messageCount } = await workflowBench(t, {
    type: 'beforeEvent',
    offset: minutes(10),
  })
  await publish('created', {})
  await advanceTo('08:50')
  t.equal(await messageCount(), 1)
  await db.transaction((tx) => deleteWorkflow(tx, id))
  t.equal(await messageCount(), 0)
})
