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

t.test('200 a booking page shows no redirects of another organization', async (t) => {
  await db.sql`
    insert into team_replica (id, organization_id, is_organization, name, slug, version)
    values (51, 5, false, 'Guests', 'guests', 1)`
  await db.sql`
    insert into membership_replica (id, team_id, user_id, accepted, ended, version)
    values (9, 51, 20, true, false, 1)`
  const body = { title: 'Call', slug: 'call', lengthInMinutes: 30 }
  const created = async (path: string, caller: Caller, more: object) =>
    (await api('POST', path, { caller, body: { ...body, ...more } })).body.data
  const { id: atHome } = await created('/v2/event-types', elsewhere, {})
  const managed = { schedulingType: 'managed', hosts: [{ userId: 20 }] }
  const [, copy] = await created('/v2/organizations/5/teams/51/event-types', admin, managed)
  const days = async (id: number): Promise<string[]> => {
    const { away = [] } = (await api('GET', `/v2/event-types/${id}/booking-page`)).body.data
    return away.map(({ firstDay }: { firstDay: string }) => firstDay)
  }
  t.equal((await away(20, { toUserId: 10 })).status, 201)
  t.same(await days(copy.id), ['2026-12-24'], 'in the organization whose admins made the entry')
  t.same(await days(atHome), [], 'at home')
  await db.sql`
    insert into out_of_office (uuid, organization_id, user_id, to_user_id, first_day, last_day, reason,
      created_at, updated_at)
    values (gen_random_uuid(), 6, 20, 10, '2026-12-27', '2026-12-28', 'vacation', now(), now())`
  t.same(await days(atHome), ['2026-12-27'])
  t.same(await days(copy.id), ['2026-12-24', '2026-12-27'], 'an entry of the home counts everywhere')
  await deleteAll()
})

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

t.test('travel schedules move the hours of the default schedule in lists and checks', async (t) => {
  const tess = aCaller(zone(11, 'America/New_York'))
  await api('GET', '/v2/schedules', { caller: tess })
  await db.sql`
    insert into membership_replica (id, team_id, user_id, accepted, ended, version)
    values (7, 50, 11, true, false, 1)`
  const create = async (path: string, body: object, caller: Caller = tess) =>
    (await api('POST', path, { caller, body })).body.data
  const nights = await create('/v2/schedules', {
    name: 'Evenings',
    timeZone: 'UTC',
    isDefault: false,
    availability: [{ days: ['Tuesday'], startTime: '19:00', endTime: '20:00' }],
  })
  const hour = { title: 'Trip', lengthInMinutes: 60 }
  const trip = await create('/v2/event-types', { ...hour, slug: 'trip' })
  const evening = await create('/v2/event-types', { ...hour, slug: 'evening', scheduleId: nights.id })
  const hosts = [{ userId: 11 }]
  const team = { ...hour, slug: 'team-trip', schedulingType: 'collective', hosts }
  const shared = await create('/v2/organizations/5/teams/50/event-types', team, admin)
  const starts = async ({ id }: { id: number }) => {
    const query = `eventTypeId=${id}&start=2026-12-07&end=2026-12-10&timeZone=UTC`
    const days: { start: string }[][] = Object.values((await api('GET', `/v2/slots?${query}`)).body.data)
    return days.map(([first, ...rest]) => `${first?.start.slice(0, 16)} and ${rest.length}`)
  }
  const refusal = async (start: string, eventTypeId = trip.id) => {
    const body = { eventTypeId, start, timeZone: 'UTC' }
    return (await ask('bookings', 'POST', '/internal/booking-checks', { body })).body.error?.code
  }
  const set = (...travelSchedules: object[]) =>
    api('PUT', '/v2/travel-schedules', { caller: tess, body: { travelSchedules } })
  const tokyo = { timeZone: 'Asia/Tokyo', startDate: '2026-12-08', endDate: '2026-12-09' }

  t.equal(await refusal('2026-12-08T00:00:00Z'), 'outside_schedule')
  const stay = { timeZone: 'Europe/Berlin', startDate: '2027-01-01', endDate: null }
  const { status, body } = await set(stay, tokyo)
  t.equal(status, 200)
  t.same(body.data, [tokyo, stay])
  t.same((await api('GET', '/v2/travel-schedules', { caller: tess })).body.data, [tokyo, stay])
  t.same((await api('GET', '/v2/travel-schedules', { caller: ivo })).body.data, [])
  const moved = ['2026-12-07T14:00', '2026-12-08T00:00', '2026-12-09T00:00', '2026-12-10T14:00']
  t.same(
    await starts(trip),
    moved.map((start) => `${start} and 7`),
  )
  t.same(await starts(shared), await starts(trip), 'in a team')
  t.same(await starts(evening), ['2026-12-08T19:00 and 0'], 'another schedule keeps its zone')
  t.equal(await refusal('2026-12-08T00:00:00Z'), undefined)
  t.equal(await refusal('2026-12-08T14:00:00Z'), 'outside_schedule')
  t.equal(await refusal('2027-01-04T08:00:00Z'), undefined)
  t.equal(await refusal('2027-01-04T20:00:00Z'), 'outside_schedule')

  const refused = (...paths: string[]) => ({
    status: 400,
    body: { error: { details: { errors: paths.map((path) => ({ path })) } } },
  })
  t.match(await set(tokyo, tokyo), refused('travelSchedules.1.startDate'))
  t.match(await set({ ...stay, startDate: '2026-12-01' }, tokyo), refused('travelSchedules.1.startDate'))
  t.match(await set({ ...tokyo, endDate: '2026-12-07' }), refused('travelSchedules.0.endDate'))
  t.match(await set({ ...tokyo, timeZone: 'Mars/Olympus' }), refused('travelSchedules.0.timeZone'))
  t.same((await set()).body.data, [])
  t.equal(await refusal('2026-12-08T14:00:00Z'), undefined)
  t.match(await api('GET', '/v2/travel-schedules'), { status: 401 })
})

t.test('public holidays have no slots and refuse bookings, except those that the person works', async (t) => {
  const theo = aCaller({ ...zone(12, 'America/New_York'), locale: 'en' })
  await api('GET', '/v2/schedules', { caller: theo })
  await db.sql`
    insert into membership_replica (id, team_id, user_id, accepted, ended, version)
    values (8, 50, 12, true, false, 1)`
  const hour = { title: 'Feast', slug: 'feast', lengthInMinutes: 60 }
  const { id } = (await api('POST', '/v2/event-types', { caller: theo, body: hour })).body.data
  const team = { ...hour, schedulingType: 'collective', hosts: [{ userId: 12 }] }
  const path = '/v2/organizations/5/teams/50/event-types'
  const shared = (await api('POST', path, { caller: admin, body: team })).body.data.id
  const days = async (start: string, end: string, eventTypeId = id) => {
    const query = `eventTypeId=${eventTypeId}&start=${start}&end=${end}&timeZone=America/New_York`
    return Object.keys((await api('GET', `/v2/slots?${query}`)).body.data)
  }
  const refusal = async (start: string) => {
    const body = { eventTypeId: id, start, timeZone: 'UTC' }
    return (await ask('bookings', 'POST', '/internal/booking-checks', { body })).body.error?.code
  }
  const set = (body: object) => api('PUT', '/v2/holidays', { caller: theo, body })
  const read = async () => (await api('GET', '/v2/holidays', { caller: theo })).body.data

  t.same(await read(), { countryCode: null, regionCode: null, holidays: [] })
  const around = ['2026-12-24', '2026-12-25'] as const
  t.same(await days(...around), around)
  const { status, body } = await set({ countryCode: 'US' })
  t.equal(status, 200)
  t.same(await read(), body.data)
  const holidays: { id: string; name: string; date: string; lastDate: string }[] = body.data.holidays
  const christmas = holidays.find(({ date }) => date === '2026-12-25')
  t.match(christmas, { name: 'Christmas Day', lastDate: '2026-12-25', isWorked: false })
  t.ok(holidays.every(({ date }) => date >= '2026-12-01' && date <= '2027-12-01'))
  t.same(await days(...around), ['2026-12-24'])
  t.same(await days(...around, shared), ['2026-12-24'], 'in a team')
  t.same(await days('2028-12-25', '2028-12-26'), ['2028-12-26'], 'in later years')
  t.equal(await refusal('2026-12-25T15:00:00Z'), 'outside_schedule')
  const instant = { eventTypeId: shared, start: '2026-12-25T15:00:00Z', timeZone: 'UTC', instant: true }
  const check = await ask('bookings', 'POST', '/internal/booking-checks', { body: instant })
  t.match(check.body.occurrences, [{ availableHostIds: [] }], 'nor at once')
  t.equal(await refusal('2026-12-24T15:00:00Z'), undefined)

  t.match(await set({ countryCode: 'US', workedHolidayIds: [christmas?.id] }), { status: 200 })
  t.same(await days(...around), around)
  t.equal(await refusal('2026-12-25T15:00:00Z'), undefined)
  t.same(await days('2027-01-01', '2027-01-04'), ['2027-01-04'])

  const epiphany = ['2027-01-05', '2027-01-06'] as const
  await set({ countryCode: 'DE' })
  t.same(await days(...epiphany), epiphany)
  await set({ countryCode: 'DE', regionCode: 'BY' })
  t.same(await days(...epiphany), ['2027-01-05'])

  const refused = (path: string) => ({ status: 400, body: { error: { details: { errors: [{ path }] } } } })
  t.match(await set({ countryCode: 'XX' }), refused('countryCode'))
  t.match(await set({ countryCode: 'DE', regionCode: 'XX' }), refused('regionCode'))
  t.match(await set({ countryCode: null, regionCode: 'BY' }), refused('countryCode'))
  t.match(await set({ countryCode: 'DE', workedHolidayIds: ['x'] }), refused('workedHolidayIds.0'))
  t.match(await set({ countryCode: null }), { status: 200 })
  t.same(await days(...epiphany), epiphany)
  const countries = await api('GET', '/v2/holidays/countries', { caller: theo })
  const germany = countries.body.data.find(({ code }: { code: string }) => code === 'DE')
  t.match(germany, { name: 'Germany' })
  t.ok(germany.regions.some(({ code }: { code: string }) => code === 'BY'))
  t.match(await api('GET', '/v2/holidays'), { status: 401 })
})

t.test('travel schedules and holidays of a user, for the user and admins of the organization', async (t) => {
  const of = (userId: number, what: string) => `/v2/organizations/5/users/${userId}/${what}`
  const travelSchedules = [{ timeZone: 'Asia/Tokyo', startDate: '2027-03-01', endDate: null }]
  const country = { countryCode: 'DE', regionCode: 'BE' }
  const set = (userId: number, caller: Caller) => [
    api('PUT', of(userId, 'travel-schedules'), { caller, body: { travelSchedules } }),
    api('PUT', of(userId, 'holidays'), { caller, body: country }),
  ]
  for (const [travels, holidays] of [await Promise.all(set(8, admin)), await Promise.all(set(7, hana))]) {
    t.match(travels, { status: 200, body: { data: travelSchedules } })
    t.match(holidays, { status: 200, body: { data: country } })
  }
  t.match((await api('GET', '/v2/travel-schedules', { caller: ivo })).body.data, travelSchedules)
  t.match((await api('GET', '/v2/holidays', { caller: ivo })).body.data, country)
  t.match((await api('GET', of(8, 'travel-schedules'), { caller: admin })).body.data, travelSchedules)
  t.match((await api('GET', of(8, 'holidays'), { caller: admin })).body.data, country)
  t.same((await api('GET', '/v2/travel-schedules', { caller: admin })).body.data, [], 'not of the admin')

  for (const [userId, caller, status] of [
    [7, ivo, 403],
    [7, elsewhere, 403],
    [999, admin, 404],
    [21, admin, 404],
  ] as const) {
    const asked = [
      ...set(userId, caller),
      api('GET', of(userId, 'travel-schedules'), { caller }),
      api('GET', of(userId, 'holidays'), { caller }),
    ]
    for (const answer of await Promise.all(asked)) t.equal(answer.status, status, `${userId}`)
  }
})
