import t from 'tap'
import { aCaller, aProfile } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

const { api, db } = await startScheduling(t)
let lastId = 100
const newCaller = (changes: Parameters<typeof aProfile>[0] = {}) =>
  aCaller(aProfile({ id: ++lastId, ...changes }))
type Caller = ReturnType<typeof newCaller>

const work = {
  name: 'Work',
  timeZone: 'Europe/Berlin',
  isDefault: true,
  availability: [{ days: ['Monday', 'Friday'], startTime: '09:00', endTime: '23:59' }],
  overrides: [{ date: '2026-12-24', startTime: '10:00', endTime: '12:00' }],
}
const create = async (caller: Caller, changes: object = {}) =>
  api('POST', '/v2/schedules', { caller, body: { ...work, ...changes } })
const list = async (caller: Caller) => (await api('GET', '/v2/schedules', { caller })).body
const defaults = async (caller: Caller): Promise<number[]> =>
  (await list(caller)).data
    .filter(({ isDefault }: { isDefault: boolean }) => isDefault)
    .map(({ id }: { id: number }) => id)

t.test('201 creates a schedule', async (t) => {
  const caller = newCaller()
  const { status, body } = await create(caller)
  t.equal(status, 201)
  t.same(body, { status: 'success', data: { id: body.data.id, ownerId: caller.userId, ...work } })
})

t.test('201 Monday to Friday from 9 to 5 and no overrides by default', async (t) => {
  const { body } = await api('POST', '/v2/schedules', {
    caller: newCaller(),
    body: { name: 'Plain', timeZone: 'UTC', isDefault: false },
  })
  t.match(body.data, {
    availability: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        startTime: '09:00',
        endTime: '17:00',
      },
    ],
    overrides: [],
    isDefault: false,
  })
})

t.test('201 the default moves only to a schedule with isDefault', async (t) => {
  const caller = newCaller()
  const first = (await defaults(caller))[0]
  t.ok(first, 'a new user has a default schedule at the first request')
  const { data: second } = (await create(caller, { isDefault: false })).body
  t.same(await defaults(caller), [first])
  const { data: third } = (await create(caller)).body
  t.same(await defaults(caller), [third.id])
  t.equal((await api('GET', '/v2/schedules/default', { caller })).body.data.id, third.id)
  t.same(
    (await list(caller)).data.map(({ id }: { id: number }) => id),
    [first, second.id, third.id],
    'oldest first',
  )
  const events = await db.sql<{ body: string }[]>`
    select body from outbox where subject = ${String(caller.userId)} order by pos`
  t.same(
    events.map(({ body }) => JSON.parse(body).data),
    [
      { userId: caller.userId, scheduleId: first, version: 1 },
      { userId: caller.userId, scheduleId: third.id, version: 2 },
    ],
  )
})

t.test('201 once for an Idempotency-Key', async (t) => {
  const caller = newCaller()
  const question = { caller, body: work, headers: { 'idempotency-key': 'a-key' } }
  const [first, second] = [
    await api('POST', '/v2/schedules', question),
    await api('POST', '/v2/schedules', question),
  ]
  t.same(second.body, first.body)
  t.equal(second.headers.get('idempotent-replayed'), 'true')
  t.equal((await list(caller)).data.length, 2)
})

t.test('200 lists by pages', async (t) => {
  const caller = newCaller()
  await create(caller)
  await create(caller)
  const { body } = await api('GET', '/v2/schedules?take=2&skip=1', { caller })
  t.equal(body.data.length, 2)
  t.match(body.pagination, { totalItems: 3, returnedItems: 2, remainingItems: 0, hasPreviousPage: true })
})

t.test('200 changes the given fields and keeps the rest', async (t) => {
  const caller = newCaller()
  const { data } = (await create(caller)).body
  const path = `/v2/schedules/${data.id}`
  const overrides = [{ date: '2026-12-31', startTime: '00:00', endTime: '00:00' }]
  const changed = await api('PATCH', path, { caller, body: { name: 'Less work', overrides } })
  t.equal(changed.status, 200)
  t.same(changed.body.data, { ...data, name: 'Less work', overrides })
  t.same((await api('GET', path, { caller })).body, changed.body)
})

t.test(
  '200 a body with only isDefault: true moves the default, unless it is the default; false has no effect',
  async (t) => {
    const caller = newCaller()
    const [first] = await defaults(caller)
    const { data } = (await create(caller, { isDefault: false })).body
    const path = `/v2/schedules/${data.id}`
    const patch = (isDefault: boolean) => api('PATCH', path, { caller, body: { isDefault } })
    t.equal((await patch(false)).body.data.isDefault, false)
    t.same(await defaults(caller), [first])
    t.same((await patch(true)).body.data, { ...data, isDefault: true })
    t.same((await patch(true)).body.data, { ...data, isDefault: true })
    t.same((await patch(false)).body.data, { ...data, isDefault: true })
    const [{ count } = { count: 0 }] = await db.sql<{ count: number }[]>`
    select count(*) from outbox where subject = ${String(caller.userId)}`
    t.equal(count, 2)
  },
)

t.test('200 the oldest replaces a deleted default, 400 for the last one', async (t) => {
  const caller = newCaller()
  const [first] = await defaults(caller)
  const { data } = (await create(caller)).body
  const gone = await api('DELETE', `/v2/schedules/${data.id}`, { caller })
  t.same([gone.status, gone.body], [200, { status: 'success' }])
  t.same(await defaults(caller), [first])
  const last = await api('DELETE', `/v2/schedules/${first}`, { caller })
  t.same([last.status, last.body.error.code], [400, 'last_schedule'])
  t.equal((await api('GET', `/v2/schedules/${data.id}`, { caller })).status, 404)
})

t.test('400 names every bad field', async (t) => {
  const { status, body } = await api('POST', '/v2/schedules', {
    caller: newCaller(),
    body: {
      name: 'Work',
      timeZone: 'Mars/Phobos',
      isDefault: 'yes',
      availability: [{ days: ['Funday'], startTime: '9', endTime: '24:00' }],
      overrides: [{ date: '2026-02-30', startTime: '09:00', endTime: '10:00' }],
    },
  })
  t.equal(status, 400)
  t.same(body.error.details.errors.map(({ path }: { path: string }) => path).sort(), [
    'availability.0.days.0',
    'availability.0.endTime',
    'availability.0.startTime',
    'isDefault',
    'overrides.0.date',
    'timeZone',
  ])
  const backwards = { availability: [{ days: ['Monday'], startTime: '10:00', endTime: '09:00' }] }
  t.match((await create(newCaller(), backwards)).body.error.details.errors, [
    { path: 'availability.0.endTime' },
  ])
})

t.test('401 without a credential, before anything else', async (t) => {
  for (const [method, path] of [
    ['POST', '/v2/schedules'],
    ['GET', '/v2/schedules'],
    ['GET', '/v2/schedules/default'],
    ['GET', '/v2/schedules/1'],
    ['PATCH', '/v2/schedules/1'],
    ['DELETE', '/v2/schedules/1'],
  ] as const) {
    t.equal(
      (await api(method, path, method === 'GET' ? {} : { body: { name: 1 } })).status,
      401,
      `${method} ${path}`,
    )
  }
})

t.test(
  '404 for a foreign schedule, exactly as for a missing one; 403 for a member, 200 for an admin',
  async (t) => {
    const owner = newCaller()
    const { data } = (await create(owner)).body
    const path = `/v2/schedules/${data.id}`
    const stranger = newCaller({ organizationId: 6 })
    const colleague = newCaller()
    const admin = { ...newCaller(), memberships: [{ teamId: 5, role: 'ADMIN' as const }] }
    for (const [method, body] of [['GET'], ['PATCH', { name: 'Mine' }], ['DELETE']] as const) {
      const foreign = await api(method, path, { caller: stranger, body })
      const missing = await api(method, '/v2/schedules/999999', { caller: stranger, body })
      t.equal(foreign.status, 404)
      t.same(foreign.body.error, missing.body.error)
      t.equal((await api(method, path, { caller: colleague, body })).status, 403)
    }
    t.equal(
      (await api('PATCH', path, { caller: admin, body: { name: 'Theirs' } })).body.data.ownerId,
      owner.userId,
    )
  },
)

t.test('403 for a token without the permission', async (t) => {
  const caller = { ...newCaller(), kind: 'managed-user' as const, scopes: ['SCHEDULE_READ'] }
  t.equal((await create(caller)).status, 403)
  t.equal((await api('GET', '/v2/schedules', { caller })).status, 200)
})
