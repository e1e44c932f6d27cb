import { outOfOfficeCreated } from '@punctual/contracts'
import t from 'tap'
import { aCaller, aProfile } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

// Out-of-office entries and the schedules of other users, both by the paths of an organization.

const { api, ask, db } = await startScheduling(t)
const zone = (id: number, timeZone = 'UTC', organizationId = 5) =>
  aProfile({ id, username: `user${id}`, timeZone, organizationId })
const [hana, ivo, jan] = [aCaller(zone(7, 'America/New_York')), aCaller(zone(8)), aCaller(zone(9))]
const elsewhere = aCaller(zone(20, 'UTC', 6))
const withoutOrganization = aCaller(zone(21, 'UTC', 0))
const admin = aCaller(zone(10), { memberships: [{ teamId: 5, role: 'ADMIN' }] })
const allCallers = [hana, ivo, jan, elsewhere, withoutOrganization, admin]
for (const caller of allCallers) await api('GET', '/v2/schedules', { caller })
await db.sql`
  insert into team_replica (id, organization_id, is_organization, name, slug, version) values
    (5, 5, true, 'Acme', 'acme', 1), (50, 5, false, 'Sales', 'sales', 1), (60, 0, false, 'Band', 'band', 1)`
await db.sql`
  insert into membership_replica (id, team_id, user_id, accepted, ended, version) values
    (1, 50, 7, true, false, 1), (2, 50, 8, true, false, 1), (3, 50, 9, false, false, 1), (4, 60, 7, true, false, 1),
    (5, 60, 21, true, false, 1), (6, 5, 20, true, false, 1)`

type Caller = typeof hana
const ooo = (userId: number, more = '') => `/v2/organizations/5/users/${userId}/ooo${more}`
const away = (userId: number, body: object, caller: Caller = admin) =>
  api('POST', ooo(userId), {
    caller,
    body: { start: '2026-12-24T00:00:00.000Z', end: '2026-12-25T23:59:59.999Z', ...body },
  })
const deleteAll = () => db.sql`delete from out_of_office`

t.test('201 announces the entry with the teams of the user', async (t) => {
  const body = { notes: 'Skiing', reason: 'vacation', toUserId: 8 }
  const { status, body: answer } = await away(7, body, hana)
  t.equal(status, 201)
  const { id, uuid } = answer.data
  t.same(answer.data, {
    id,
    uuid,
    userId: 7,
    ...body,
    start: '2026-12-24T00:00:00.000Z',
    end: '2026-12-25T23:59:59.999Z',
  })
  const [row] = await db.sql<{ body: string }[]>`select body from outbox where subject = ${uuid}`
  const event = JSON.parse(row?.body ?? '{}')
  t.equal(event.type, outOfOfficeCreated.type)
  t.match(event.data.outOfOffice, {
    id,
    uuid,
    organizationId: 5,
    notes: 'Skiing',
    reason: 'vacation',
    user: { id: 7, username: 'user7', email: 'user7@example.com', timeZone: 'America/New_York' },
    toUser: { id: 8 },
    teams: [
      { id: 50, organizationId: 5 },
      { id: 60, organizationId: 0 },
    ],
  })
  t.match(await away(7, {}), { status: 409, body: { error: { code: 'out_of_office_exists' } } })
  await deleteAll()
})

t.test(
  '200 a booking page names the colleague and the page of the colleague, but not of hidden event types',
  async (t) => {
    const typeOf = async (caller: Caller, body: object) =>
      (
        await api('POST', '/v2/event-types', {
          caller,
          body: { title: 'Visit', slug: 'visit', lengthInMinutes: 30, ...body },
        })
      ).body.data.id as number
    const page = async (id: number) => (await api('GET', `/v2/event-types/${id}/booking-page`)).body.data
    const policies = {
      disableRescheduling: { disabled: true, minutesBefore: 60 },
      disableCancelling: { disabled: true },
    }
    const visit = await typeOf(hana, policies)
    const hidden = await typeOf(hana, { slug: 'hidden', hidden: true })
    t.same(await page(visit), policies)
    await away(7, { toUserId: 8 })
    const days = { firstDay: '2026-12-24', lastDay: '2026-12-25' }
    t.same((await page(visit)).away, [{ ...days, toUser: { name: ivo.user?.name } }])
    const theirs = await typeOf(ivo, { hidden: true })
    t.same((await page(visit)).away, [{ ...days, toUser: { name: ivo.user?.name } }], 'theirs is hidden')
    await api('PATCH', `/v2/event-types/${theirs}`, { caller: ivo, body: { hidden: false } })
    const [{ toUser }] = (await page(visit)).away
    t.match(toUser.bookingUrl, /\/user8\/visit(\?|$)/)
    t.same(await page(hidden), {})
    await deleteAll()
    await away(7, {})
    t.notOk('away' in (await page(visit)), 'no colleague takes over')
    await deleteAll()
  },
)

t.test('200 removes the slots of whole days in the zone of the user, also in a check', async (t) => {
  const { id: scheduleId } = (
    await api('POST', '/v2/schedules', {
      caller: hana,
      body: {
        name: 'Always',
        timeZone: 'Europe/Berlin',
        isDefault: true,
        availability: [
          {
            days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
            startTime: '00:00',
            endTime: '23:59',
          },
        ],
      },
    })
  ).body.data
  const { id: eventTypeId } = (
    await api('POST', '/v2/event-types', {
      caller: hana,
      body: { title: 'Talk', slug: 'talk', lengthInMinutes: 60, scheduleId },
    })
  ).body.data
  // Only the date as written counts, regardless of the offset: the 24th in New York.
  const { body } = await away(7, { start: '2026-12-24T00:00:00+09:00', end: '2026-12-24' })
  const slots = async (date: string): Promise<string[]> => {
    const query = `eventTypeId=${eventTypeId}&start=${date}&end=${date}`
    return Object.values((await api('GET', `/v2/slots?${query}`)).body.data)
      .flat()
      .map((slot) => (slot as { start: string }).start.slice(11, 16))
  }
  t.equal((await slots('2026-12-24')).at(-1), '04:00', 'until midnight in New York')
  t.equal((await slots('2026-12-25'))[0], '05:00')
  const check = (start: string) =>
    ask('bookings', 'POST', '/internal/booking-checks', { body: { eventTypeId, start } })
  t.match(await check('2026-12-24T12:00:00Z'), { status: 400, body: { error: { code: 'outside_schedule' } } })
  t.equal((await check('2026-12-25T05:00:00Z')).status, 200)
  const one = ooo(7, `/${body.data.id}`)
  const moved = await api('PATCH', one, { caller: admin, body: { end: '2026-12-26T10:00:00Z' } })
  t.match(moved, { status: 200, body: { data: { start: body.data.start, end: '2026-12-26T23:59:59.999Z' } } })
  t.same(await slots('2026-12-25'), [])
  t.match(await api('DELETE', one, { caller: hana }), { status: 200, body: { data: { id: body.data.id } } })
  t.equal((await slots('2026-12-25')).length, 24)
  t.match(await api('DELETE', one, { caller: hana }), {
    status: 404,
    body: { error: { code: 'out_of_office_not_found' } },
  })
})

t.test('200 lists of a user and of an organization', async (t) => {
  await away(7, { start: '2026-12-27', end: '2026-12-27' })
  await away(7, { start: '2026-12-01', end: '2026-12-30' })
  await away(8, { start: '2026-12-02', end: '2026-12-29' })
  const days = async (path: string, caller: Caller = admin) =>
    (await api('GET', path, { caller })).body.data.map(
      ({ userId, start }: { userId: number; start: string }) => `${userId} ${start.slice(8, 10)}`,
    )
  t.same(await days(ooo(7), hana), ['7 27', '7 01'])
  t.same(await days(ooo(7, '?sortStart=asc&skip=1')), ['7 27'])
  t.match((await api('GET', ooo(7, '?skip=1'), { caller: admin })).body.pagination, {
    totalItems: 2,
    returnedItems: 1,
    remainingItems: 0,
    itemsPerPage: 250,
    hasPreviousPage: true,
  })
  t.same(await days('/v2/organizations/5/ooo?sortEnd=desc'), ['7 01', '8 02', '7 27'])
  t.same(await days('/v2/organizations/5/ooo?email=USER8@example.com'), ['8 02'])
  await deleteAll()
})

t.test(
  '400 for an end before the start, and for redirects to strangers, to oneself and in circles',
  async (t) => {
    const refused = async (path: string, body: object, userId = 7) => {
      const { status, body: answer } = await away(userId, body)
      t.equal(status, 400, JSON.stringify(body))
      t.equal(answer.error.details.errors[0].path, path)
    }
    await refused('end', { end: '2026-12-23' })
    await refused('start', { start: 'tomorrow' })
    await refused('toUserId', { toUserId: 7 })
    await refused('toUserId', { toUserId: 999 })
    await refused('toUserId', { toUserId: 21 }, 8)
    t.equal((await away(7, { toUserId: 21 })).status, 201, 'of a team without an organization')
    await deleteAll()
    t.equal((await away(7, { toUserId: 8 })).status, 201)
    t.equal((await away(8, { toUserId: 9 })).status, 201)
    await refused('toUserId', { toUserId: 7, start: '2026-12-25' }, 9)
    t.equal(
      (await away(9, { toUserId: 7, start: '2026-12-26', end: '2026-12-28' })).status,
      201,
      'other days',
    )
    const [last] = (await api('GET', ooo(9), { caller: admin })).body.data
    const back = await api('PATCH', ooo(9, `/${last.id}`), { caller: admin, body: { start: '2026-12-25' } })
    t.equal(back.status, 400, 'a change forms no circle')
    const ended = await api('PATCH', ooo(9, `/${last.id}`), {
      caller: admin,
      body: { start: '2026-12-25', toUserId: null },
    })
    t.equal(ended.body.data.toUserId, undefined)
    await deleteAll()
    const both = await Promise.all([away(7, { toUserId: 8 }), away(8, { toUserId: 7 })])
    t.same(both.map(({ status }) => status).sort(), [201, 400], 'two parallel requests form no circle either')
    await deleteAll()
  },
)

t.test('401, 403, 404: only the user and the admins of the organization', async (t) => {
  const status = async (path: string, caller?: Caller, body?: object) =>
    (await api(body ? 'POST' : 'GET', path, { ...(caller && { caller }), ...(body && { body }) })).status
  for (const what of ['ooo', 'schedules']) {
    const path = `/v2/organizations/5/users/7/${what}`
    t.equal(await status(path), 401)
    t.equal(await status(path, hana), 200)
    t.equal(await status(path, ivo), 403)
    t.equal(await status(path, elsewhere), 403)
    t.equal(await status(`/v2/organizations/5/${what}`, hana), 403)
    t.equal(await status(`/v2/organizations/5/users/21/${what}`, admin), 404)
    t.equal(await status(`/v2/organizations/6/users/7/${what}`, hana), 403, 'not by a foreign organization')
    t.equal(await status(`/v2/organizations/5/users/20/${what}`, admin), 200, 'of a member')
  }
  const created = await away(20, {})
  t.equal(created.status, 201, 'of a member who is at home elsewhere, in this organization')
  const atHome = aCaller(elsewhere.user!, { memberships: [{ teamId: 6, role: 'ADMIN' }] })
  const listed = async (orgId: number, caller: Caller) =>
    (await api('GET', `/v2/organizations/${orgId}/ooo`, { caller })).body.data.map(
      ({ userId }: { userId: number }) => userId,
    )
  t.same(await listed(5, admin), [20])
  t.same(await listed(6, atHome), [], 'and in no other')
  const managed = { ...hana, kind: 'managed-user' as const, scopes: ['SCHEDULE_READ'], memberships: [] }
  t.equal(await status(ooo(7), managed), 200)
  t.equal((await away(7, {}, managed)).status, 403, 'a token without the permission')
})

const user = '/v2/organizations/5/users/8/schedules'
const nights = { name: 'Nights', timeZone: 'Asia/Kathmandu', isDefault: true }

t.test('201, 200 schedules of a user, with the rules of the own path', async (t) => {
  const [first] = (await api('GET', user, { caller: admin })).body.data
  const { status, body } = await api('POST', user, { caller: admin, body: nights })
  t.equal(status, 201)
  t.match(body.data, { ownerId: 8, ...nights })
  const path = `${user}/${body.data.id}`
  t.match((await api('GET', `${user}/${first.id}`, { caller: admin })).body.data, { isDefault: false })
  t.match((await api('PATCH', path, { caller: ivo, body: { name: 'Days' } })).body.data, {
    ...nights,
    name: 'Days',
  })
  const ofAnother = path.replace('users/8', 'users/7')
  for (const method of ['GET', 'DELETE'] as const)
    t.match(await api(method, ofAnother, { caller: admin }), {
      status: 404,
      body: { error: { code: 'schedule_not_found' } },
    })
  t.equal((await api('DELETE', path, { caller: admin })).status, 200)
  const last = await api('DELETE', `${user}/${first.id}`, { caller: admin })
  t.match(last, { status: 400, body: { error: { code: 'last_schedule' } } })
  t.match((await api('GET', '/v2/schedules/default', { caller: ivo })).body.data, { id: first.id })
})

t.test('parallel requests by both paths leave one default', async (t) => {
  const created = await Promise.all(
    [user, '/v2/schedules', user, '/v2/schedules'].map((path) =>
      api('POST', path, { caller: ivo, body: nights }),
    ),
  )
  t.same([...new Set(created.map(({ status }) => status))], [201])
  const all = (await api('GET', user, { caller: admin })).body.data as { id: number; isDefault: boolean }[]
  t.equal(all.filter(({ isDefault }) => isDefault).length, 1)
  const gone = await Promise.all(
    all.map(({ id }) => api('DELETE', `${user}/${id}`, { caller: admin }).then(({ status }) => status)),
  )
  t.same(gone.sort(), [200, 200, 200, 200, 400], 'the last one stays')
  const [left] = (await api('GET', user, { caller: admin })).body.data
  t.equal(left.isDefault, true)
})

t.test('200 lists of an organization, a team and a member', async (t) => {
  const lead = aCaller(zone(7, 'America/New_York'), {
    memberships: [
      { teamId: 5, role: 'MEMBER' },
      { teamId: 50, role: 'ADMIN' },
      { teamId: 60, role: 'OWNER' },
    ],
  })
  const owners = async (path: string, caller = lead) => {
    const { status, body } = await api('GET', path, { caller })
    t.equal(status, 200, path)
    return [...new Set(body.data.map(({ ownerId }: { ownerId: number }) => ownerId))]
  }
  t.same(
    (await owners('/v2/organizations/5/schedules', admin)).sort(),
    [10, 7, 8, 9],
    'not what a member has at home elsewhere',
  )
  const team = '/v2/organizations/5/teams/50'
  t.same((await owners(`${team}/schedules`)).sort(), [7, 8], 'of those who have accepted')
  t.same((await owners('/v2/teams/60/schedules')).sort(), [21, 7])
  t.same(await owners(`${team}/users/8/schedules`), [8])
  const { body } = await api('GET', `${team}/schedules?take=1`, { caller: lead })
  t.match(body, { data: { length: 1 }, pagination: { returnedItems: 1, hasNextPage: true } })
  t.equal((await api('GET', `${team}/schedules`, { caller: ivo })).status, 403)
  const eventType = await api('POST', `${team}/event-types`, {
    caller: admin,
    body: {
      title: 'Ours',
      slug: 'ours',
      lengthInMinutes: 30,
      schedulingType: 'roundRobin',
      hosts: [{ userId: 7 }],
    },
  })
  const counted = (
    await api('GET', `${team}/schedules?eventTypeId=${eventType.body.data.id}`, { caller: lead })
  ).body
  t.match(counted.data, [{ ownerId: 7, isDefault: true }], 'those that an event type uses')
  t.equal(
    (await api('GET', `/v2/teams/60/schedules?eventTypeId=${eventType.body.data.id}`, { caller: lead }))
      .status,
    404,
  )
})
