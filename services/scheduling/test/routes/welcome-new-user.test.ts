import t from 'tap'
import { aCaller, aProfile } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

t.test('POST /internal/new-users', async (t) => {
  const { api, ask, db } = await startScheduling(t)
  const welcome = (profile = aProfile()) => ask('identity', 'POST', '/internal/new-users', { body: profile })

  t.test('200 what a new user gets, made once whoever comes first', async (t) => {
    const profile = aProfile({ id: 8, areDefaultEventTypesEnabled: true })
    const own = () => api('GET', '/v2/event-types', { caller: aCaller(profile) })
    const answers = await Promise.all([welcome(profile), own(), welcome(profile), own(), welcome(profile)])
    t.same(
      answers.map(({ status }) => status),
      [200, 200, 200, 200, 200],
    )
    const { body: schedule } = await api('GET', '/v2/schedules/default', { caller: aCaller(profile) })
    t.same((await welcome(profile)).body, { scheduleId: schedule.data.id, version: 1 })
    t.equal((await own()).body.data.length, 4)
    t.equal((await db.sql`select from schedule where owner_id = 8`).count, 1)
  })
  t.test('200 the default schedule as it is now', async (t) => {
    const caller = aCaller()
    await welcome()
    const body = { name: 'Nights', timeZone: 'UTC', isDefault: true }
    const made = await api('POST', '/v2/schedules', { caller, body })
    t.same((await welcome()).body, { scheduleId: made.body.data.id, version: 2 })
  })
  t.test('404 a user that was deleted gets nothing again', async (t) => {
    await db.sql`update schedule_owner set deleted_at = created_at where user_id = 8`
    await db.sql`delete from schedule where owner_id = 8`
    t.equal((await welcome(aProfile({ id: 8 }))).status, 404)
  })
  t.test('400, 403: not a profile, not identity', async (t) => {
    t.equal((await ask('identity', 'POST', '/internal/new-users', { body: { id: 'x' } })).status, 400)
    t.equal((await ask('bookings', 'POST', '/internal/new-users', { body: aProfile() })).status, 403)
  })
})
