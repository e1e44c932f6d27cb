import t from 'tap'
import { aCaller, aProfile } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

t.test('POST /internal/new-users', async (t) => {
  const { api, ask, db } = await startScheduling(t)
  const request = (profile = aProfile()) => ask('identity', 'POST', '/internal/new-users', { body: profile })

  t.test('200 creates the defaults of a new user once, by the first of several calls', async (t) => {
    const profile = aProfile({ id: 8, areDefaultEventTypesEnabled: true })
    const own = () => api('GET', '/v2/event-types', { caller: aCaller(profile) })
    const answers = await Promise.all([request(profile), own(), request(profile), own(), request(profile)])
    t.same(
      answers.map(({ status }) => status),
      [200, 200, 200, 200, 200],
    )
    const { body: schedule } = await api('GET', '/v2/schedules/default', { caller: aCaller(profile) })
    t.same((await request(profile)).body, { scheduleId: schedule.data.id, version: 1 })
    t.equal((await own()).body.data.length, 4)
    t.equal((await db.sql`select from schedule where owner_id = 8`).count, 1)
  })
  t.test('200 the current default schedule', async (t) => {
    const caller = aCaller()
    await request()
    const body = { name: 'Nights', timeZone: 'UTC', isDefault: true }
    const created = await api('POST', '/v2/schedules', { caller, body })
    t.same((await request()).body, { scheduleId: created.body.data.id, version: 2 })
  })
  t.test('404 creates nothing for a deleted user', async (t) => {
    await db.sql`update schedule_owner set deleted_at = created_at where user_id = 8`
    await db.sql`delete from schedule where owner_id = 8`
    t.equal((await request(aProfile({ id: 8 }))).status, 404)
  })
  t.test('400, 403: not a profile, not identity', async (t) => {
    t.equal((await ask('identity', 'POST', '/internal/new-users', { body: { id: 'x' } })).status, 400)
    t.equal((await ask('bookings', 'POST', '/internal/new-users', { body: aProfile() })).status, 403)
  })
})
