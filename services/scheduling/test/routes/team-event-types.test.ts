import type { Tx } from '@punctual/db'
import { withRival } from '@punctual/testing'
import t from 'tap'
import { saveCalendars, saveConnection } from '../../src/db/calendars-repository.ts'
import { saveDefaultConferencing } from '../../src/db/conferencing-repository.ts'
import { destinationsOf } from '../../src/db/destinations-repository.ts'
import { rememberMembership, rememberTeam } from '../../src/db/teams-repository.ts'
import { ofTeam } from '../../src/domain/conferencing.ts'
import { followMembership } from '../../src/events/follow-membership.ts'
import { aCaller, aProfile, busyText } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

const { api, ask, bookings, clock, db, identity, sealer } = await startScheduling(t)

const teamId = 50
const people = [7, 8, 9].map((id) =>
  aProfile({ id, username: `user${id}`, timeZone: 'UTC', branding: { weekStart: 'Saturday' } }),
)
const [hana, ivo, jan] = [aCaller(people[0]), aCaller(people[1]), aCaller(people[2])]
const admin = aCaller(people[0], { memberships: [{ teamId: 5, role: 'ADMIN' }] })

/** The team in identity: Hana, Ivo, and Jan, who has not accepted yet. */
const roster = (accepted: number[]) => ({
  team: {
    id: teamId,
    parentId: 5,
    isOrganization: false,
    isPlatform: false,
    name: 'Sales',
    slug: 'sales',
    bareName: 'sales',
    organizationSlug: 'org-5',
    branding: { theme: 'dark', brandColor: '#123456', weekStart: 'Monday' },
  },
  version: 1,
  members: people.map((user) => ({
    membership: {
      id: 100 + user.id,
      teamId,
      userId: user.id,
      role: 'MEMBER',
      accepted: accepted.includes(user.id),
    },
    version: accepted.length,
    user,
  })),
})
const identityHas = (accepted: number[]) =>
  identity.respondWith(({ path }) =>
    path.endsWith(`/${teamId}`)
      ? { body: JSON.stringify(roster(accepted)) }
      : {
          status: 404,
          body: JSON.stringify({ status: 'error', error: { code: 'team_not_found', message: '' } }),
        },
  )
identityHas([7, 8])

const path = `/v2/organizations/5/teams/${teamId}/event-types`
let slugs = 0
const create = (more: object, caller = admin) =>
  api('POST', path, {
    caller,
    body: {
      title: 'Demo',
      slug: `demo-${++slugs}`,
      lengthInMinutes: 30,
      schedulingType: 'collective',
      ...more,
    },
  })
/** Bookings knows no claims and this number of future bookings. */
const bookingsHas = (count: number) =>
  bookings.respondWith(({ path }) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(path === '/internal/claims' ? { claims: [] } : { count }),
  }))
const day = 'start=2026-12-24&end=2026-12-24'
const slots = async (query: string) =>
  ((await api('GET', `/v2/slots?${query}&${day}`)).body.data?.['2026-12-24'] ?? []) as { start: string }[]

t.test('branding of a team is completed by that of its organization, also on the booking page', async (t) => {
  const organization = {
    id: 5,
    parentId: 0,
    isOrganization: true,
    isPlatform: false,
    name: 'Acme',
    slug: 'acme',
  }
  const logoUrl = 'https://example.com/logo.png'
  const branding = { logoUrl, brandColor: '#00f', theme: 'light' }
  await db.transaction((tx) => rememberTeam(tx, { ...organization, branding }, 1))
  const { body } = await create({ hosts: [{ userId: 7 }] })
  t.match(body.data.team, {
    logoUrl,
    bannerUrl: '',
    brandColor: '#123456',
    theme: 'dark',
    weekStart: 'Monday',
  })
  const page = await api('GET', `/v2/event-types/${body.data.id}/booking-page`)
  t.match(page.body.data.branding, { logoUrl, theme: 'dark', colors: { light: { accent: '#123456' } } })
  const own = await api('POST', '/v2/event-types', {
    caller: hana,
    body: { title: 'Own', slug: 'own', lengthInMinutes: 30 },
  })
  const ownPage = await api('GET', `/v2/event-types/${own.body.data.id}/booking-page`)
  t.match(ownPage.body.data.branding, { logoUrl, brandColor: '#00f', theme: 'light', weekStart: 'Saturday' })
  // An event of a previous release has no branding.
  await db.transaction((tx) => rememberTeam(tx, organization, 2))
  t.same((await api('GET', `/v2/event-types/${body.data.id}/booking-page`)).body, page.body)
  await db.sql`delete from team_replica where id = 5`
})

t.test('201 with hosts who are members of a team created a moment ago', async (t) => {
  const { status, body } = await create({ hosts: [{ userId: 8 }, { userId: 7, priority: 'high' }] })
  t.equal(status, 201)
  t.match(body.data, {
    teamId,
    schedulingType: 'collective',
    assignAllTeamMembers: false,
    recurrence: null,
    team: {
      id: teamId,
      slug: 'sales',
      name: 'Sales',
      logoUrl: '',
      bannerUrl: '',
      brandColor: '#123456',
      darkBrandColor: '',
      theme: 'dark',
      weekStart: 'Monday',
    },
    bookingUrl: `https://book.example.com/team/sales/${body.data.slug}`,
    hosts: [
      { userId: 7, name: 'User 7', username: 'user7', mandatory: true, priority: 'high', weight: 100 },
      { userId: 8, mandatory: true, priority: 'medium' },
    ],
  })
  t.equal(identity.requests.length, 1, 'asked once for the team and its members')
  await create({ hosts: [{ userId: 8 }] })
  t.equal(identity.requests.length, 1, 'and not again')
})

t.test('400 for a host who is not a member, 201 once the user is', async (t) => {
  const { status, body } = await create({ hosts: [{ userId: 9 }, { userId: 9 }, { userId: 77 }] })
  t.equal(status, 400)
  t.match(
    body.error.details.errors.map(({ path }: { path: string }) => path),
    ['hosts.0.userId', 'hosts.1.userId', 'hosts.2.userId'],
  )
  identityHas([7, 8, 9])
  t.equal((await create({ hosts: [{ userId: 9 }] })).status, 201)
})

t.test(
  '200 a collective event type has the common slots of all hosts, round robin those of any host',
  async (t) => {
    await api(
      'PATCH',
      `/v2/schedules/${(await api('GET', '/v2/schedules/default', { caller: ivo })).body.data.id}`,
      {
        caller: ivo,
        body: { availability: [{ days: ['Thursday'], startTime: '15:00', endTime: '19:00' }] },
      },
    )
    const hosts = [{ userId: 7 }, { userId: 8 }]
    const { data } = (await create({ hosts, lengthInMinutes: 60 })).body
    const times = async () => (await slots(`eventTypeId=${data.id}`)).map(({ start }) => start.slice(11, 16))
    t.same(await times(), ['15:00', '16:00'])
    await api('PATCH', `${path}/${data.id}`, { caller: admin, body: { schedulingType: 'roundRobin', hosts } })
    t.same((await times()).length, 10)
    const all = (await api('PATCH', `/v2/event-types/${data.id}`, { caller: admin, body: { title: 'Any' } }))
      .body
    t.match(
      all.data,
      { title: 'Any', schedulingType: 'roundRobin', hosts: { length: 2 } },
      'also only by its id',
    )
    const bySlug = `eventTypeSlug=${data.slug}&teamSlug=sales`
    bookings.respondWith(() => ({
      body: JSON.stringify({
        claims: [busyText(8, { start: '2026-12-24T17:00:00.000Z', end: '2026-12-24T19:00:00.000Z' })],
      }),
    }))
    t.equal((await slots(bySlug)).length, 8)
    t.match(bookings.requests.at(-1)?.json.hostIds.toSorted(), [7, 8])
    const check = await ask('bookings', 'POST', '/internal/booking-checks', {
      body: { teamSlug: 'sales', eventTypeSlug: data.slug, start: '2026-12-24T17:00:00Z' },
    })
    t.match(check.body, {
      eventType: { teamId, schedulingType: 'roundRobin' },
      occurrences: [{ availableHostIds: [8] }],
      hosts: [{ id: 7, isFixed: false, priority: 2, weight: 100, createdAt: String }, { id: 8 }],
    })
  },
)

t.test('422 a check of an event type without hosts', async (t) => {
  const { data } = (await create({})).body
  const body = { eventTypeId: data.id, start: '2026-12-24T10:00:00Z' }
  t.equal((await ask('bookings', 'POST', '/internal/booking-checks', { body })).status, 422)
  t.same(await slots(`eventTypeId=${data.id}`), [])
})

t.test('201 each member has a copy of a managed event type, which follows it', async (t) => {
  const { data } = (await create({ schedulingType: 'managed', assignAllTeamMembers: true })).body
  t.match(data, [
    { schedulingType: 'managed', assignAllTeamMembers: true, hosts: { length: 3 } },
    ...[7, 8, 9].map((ownerId) => ({ ownerId, parentEventTypeId: data[0].id, teamId })),
  ])
  const [parent, ofHana] = data
  t.same(await slots(`eventTypeId=${parent.id}`), [])
  t.ok((await slots(`eventTypeId=${ofHana.id}`)).length > 0)
  const check = { body: { eventTypeId: ofHana.id, start: '2026-12-24T10:00:00Z' } }
  t.match((await ask('bookings', 'POST', '/internal/booking-checks', check)).body, {
    eventType: { id: ofHana.id, teamId: null, parent: { id: parent.id, teamId, organizationId: 5 } },
  })
  const change = { title: 'Other', hosts: [{ userId: 8 }], assignAllTeamMembers: false }
  const after = (await api('PATCH', `${path}/${parent.id}`, { caller: admin, body: change })).body.data
  t.match(after, [{ title: 'Other' }, { title: 'Other', ownerId: 8 }])
  t.equal(after.length, 2)
  t.equal((await api('GET', `/v2/event-types/${ofHana.id}`, { caller: hana })).status, 404)
  const own = `/v2/event-types/${after[1].id}`
  t.equal((await api('PATCH', own, { caller: ivo, body: { title: 'Mine' } })).status, 400)
  t.equal((await api('DELETE', own, { caller: ivo })).status, 400)
  t.equal((await api('PATCH', own, { caller: ivo, body: { scheduleId: null } })).status, 200)
  t.match((await create({ schedulingType: 'collective', slug: 'x' })).status, 201)
  const turned = { schedulingType: 'collective' }
  t.equal((await api('PATCH', `${path}/${parent.id}`, { caller: admin, body: turned })).status, 400)
  bookingsHas(1)
  const refused = await api('DELETE', `${path}/${parent.id}`, { caller: admin })
  t.match(refused, { status: 409, body: { error: { code: 'event_type_has_bookings' } } })
  const asked: number[] = bookings.requests.at(-1)?.json.eventTypeIds
  t.ok(asked.includes(parent.id) && asked.length > 1, 'asked about the copies too')
  bookingsHas(0)
  t.equal((await api('DELETE', `${path}/${parent.id}`, { caller: admin })).status, 200)
  t.equal((await api('GET', own, { caller: ivo })).status, 404)
})

t.test('409 a change of hosts that would delete a copy with future bookings', async (t) => {
  const { data } = (await create({ schedulingType: 'managed', hosts: [{ userId: 7 }, { userId: 8 }] })).body
  const [parent, ofHana, ofIvo] = data
  const change = (body: object) => api('PATCH', `${path}/${parent.id}`, { caller: admin, body })
  const copy = () => api('GET', `/v2/event-types/${ofIvo.id}`, { caller: ivo })
  const onlyHana = { hosts: [{ userId: 7 }], title: 'Only Hana' }
  bookingsHas(1)
  const refused = { status: 409, body: { error: { code: 'event_type_has_bookings' } } }
  t.match(await change(onlyHana), refused)
  t.same(bookings.requests.at(-1)?.json.eventTypeIds, [ofIvo.id], 'only that copy would go')
  t.match(await change({ hosts: [] }), refused)
  t.same(bookings.requests.at(-1)?.json.eventTypeIds.toSorted(), [ofHana.id, ofIvo.id].toSorted())
  t.match(
    await api('PATCH', `/v2/event-types/${parent.id}`, { caller: admin, body: onlyHana }),
    refused,
    'also only by its id',
  )
  t.match(await copy(), { status: 200, body: { data: { title: 'Demo' } } }, 'nothing has changed')

  const asked = bookings.requests.length
  t.equal((await change({ title: 'Other' })).status, 200)
  t.equal((await change({ hosts: [{ userId: 8 }, { userId: 7 }] })).status, 200)
  t.equal((await change({ ...onlyHana, assignAllTeamMembers: true })).status, 200, 'all stay')
  t.equal((await change(onlyHana)).status, 200, 'as before')
  t.equal((await copy()).status, 200)
  t.equal(bookings.requests.length, asked, 'no copy goes')
  bookingsHas(0)
  t.equal((await change({ ...onlyHana, assignAllTeamMembers: false })).status, 200)
  t.equal((await copy()).status, 404)
})

t.test('200 collective makes all hosts mandatory, a change from it to round robin none', async (t) => {
  const hosts = [{ userId: 7, mandatory: true }, { userId: 8 }]
  const { data } = (await create({ hosts, schedulingType: 'roundRobin' })).body
  const mandatory = async (body: object): Promise<number[]> => {
    const changed = await api('PATCH', `${path}/${data.id}`, { caller: admin, body })
    const all = changed.body.data.hosts as { userId: number; mandatory: boolean }[]
    return all.filter((host) => host.mandatory).map(({ userId }) => userId)
  }
  t.same(await mandatory({ title: 'Other' }), [7])
  t.same(await mandatory({ schedulingType: 'roundRobin' }), [7], 'no change of the type')
  t.same(await mandatory({ schedulingType: 'collective' }), [7, 8])
  t.same(await mandatory({ title: 'Again' }), [7, 8])
  t.same(await mandatory({ schedulingType: 'roundRobin' }), [])
  await mandatory({ schedulingType: 'collective' })
  t.same(await mandatory({ schedulingType: 'roundRobin', hosts }), [7], 'as the hosts say')
})

t.test('200 lists hidden ones only for members', async (t) => {
  await create({ slug: 'secret', hidden: true, hosts: [{ userId: 7 }, { userId: 8 }] })
  const slugsOf = async (path: string, caller?: typeof admin) =>
    (await api('GET', path, caller && { caller })).body.data.map(({ slug }: { slug: string }) => slug)
  const teamPath = `/v2/teams/${teamId}/event-types`
  t.notOk((await slugsOf(teamPath)).includes('secret'))
  t.notOk((await slugsOf('/v2/event-types?teamSlug=sales')).includes('secret'))
  t.ok((await slugsOf('/v2/event-types?teamSlug=sales')).includes('demo-1'))
  t.same(await slugsOf('/v2/event-types?teamSlug=nowhere'), [])
  const member = aCaller(people[1], { memberships: [{ teamId, role: 'MEMBER' }] })
  t.ok((await slugsOf(teamPath, member)).includes('secret'))
  t.same(await slugsOf(`${path}?eventSlug=secret`, admin), ['secret'])
  t.ok((await slugsOf('/v2/organizations/5/teams/event-types', jan)).includes('secret'))
  const limited = await api('GET', `${path}?eventSlug=secret&hostsLimit=1`, { caller: admin })
  t.equal(limited.body.data[0].hosts.length, 1)
})

t.test('401, 403, 404, 409', async (t) => {
  const plain = aCaller(people[1], {
    memberships: [
      { teamId, role: 'MEMBER' },
      { teamId: 5, role: 'MEMBER' },
    ],
  })
  t.equal((await create({}, plain)).status, 403)
  t.equal((await api('POST', path, { body: {} })).status, 401)
  const stranger = aCaller(aProfile({ id: 99, organizationId: 6 }))
  t.equal((await api('GET', path, { caller: stranger })).status, 403)
  t.equal(
    (await api('POST', '/v2/organizations/5/teams/51/event-types', { caller: admin, body: {} })).status,
    400,
  )
  const elsewhere = '/v2/organizations/5/teams/51/event-types/1'
  t.match((await api('GET', elsewhere, { caller: admin })).body.error, { code: 'team_not_found' })
  t.match((await api('GET', `${path}/999999`, { caller: admin })).body.error, {
    code: 'event_type_not_found',
  })
  await create({ slug: 'twice' })
  t.match((await create({ slug: 'twice' })).body.error, { code: 'slug_taken' })
})

t.test('a host can have hours only for the event type', async (t) => {
  const hours = [{ days: ['Thursday'], startTime: '20:00', endTime: '21:00' }]
  const body = { name: 'Late', timeZone: 'UTC', isDefault: false, availability: hours }
  const { id: scheduleId } = (await api('POST', '/v2/schedules', { caller: ivo, body })).body.data
  const { body: created } = await create({ hosts: [{ userId: 8, scheduleId }] })
  t.match(created.data.hosts, [{ userId: 8, scheduleId }])
  const { id } = created.data
  t.same(await slots(`eventTypeId=${id}&timeZone=UTC`), [
    { start: '2026-12-24T20:00:00.000Z' },
    { start: '2026-12-24T20:30:00.000Z' },
  ])
  const change = (body: object) => api('PATCH', `${path}/${id}`, { caller: admin, body })
  t.match((await change({ title: 'Later' })).body.data.hosts, [{ scheduleId }], 'unchanged')
  t.equal((await change({ hosts: [{ userId: 7, scheduleId }] })).status, 404, 'not a schedule of that host')
  t.equal((await change({ hosts: [{ userId: 8, scheduleId: 'x' }] })).status, 400)
  const counting = `/v2/organizations/5/teams/${teamId}/schedules?eventTypeId=${id}`
  const counts = async () =>
    (await api('GET', counting, { caller: admin })).body.data.map((each: { id: number }) => each.id)
  t.same(await counts(), [scheduleId])
  t.equal((await api('DELETE', `/v2/schedules/${scheduleId}`, { caller: ivo })).status, 200)
  t.notOk('scheduleId' in (await api('GET', `${path}/${id}`, { caller: admin })).body.data.hosts[0])
  t.equal((await counts()).length, 1, 'the default one')
  const starts = await slots(`eventTypeId=${id}&timeZone=UTC`)
  t.ok(starts.length > 0 && !starts.some(({ start }) => start.includes('T20')), 'by the default one')
})

t.test(
  'bookings of a team’s event type are written to the calendar of a host, until that host leaves',
  async (t) => {
    const [ivosPlace, jansPlace] = await Promise.all(
      [8, 9].map((userId) =>
        db.transaction(async (tx) => {
          const integration = 'caldav_calendar'
          const account = { integration, account: `${userId}`, sealedCredentials: '', createdAt: clock.now() }
          const connection = await saveConnection(tx, { organizationId: 5, userId, ...account })
          const externalId = `https://dav.example.com/${userId}/`
          const remote = { externalId, name: '', isPrimary: true, readOnly: false }
          await saveCalendars(tx, connection, [remote], clock.now())
          return { integration, externalId }
        }),
      ),
    )
    const ofIvo = () => destinationsOf(db, { organizationId: 5, userId: 8 })
    const hosts = [{ userId: 7 }, { userId: 8 }]
    t.match(await create({ hosts, destinationCalendar: jansPlace }), { status: 400 }, 'not of a host')
    t.match(await create({ hosts, schedulingType: 'managed', destinationCalendar: ivosPlace }), {
      status: 400,
      body: { error: { details: { errors: [{ path: 'destinationCalendar' }] } } },
    })
    const { body } = await create({ hosts, destinationCalendar: ivosPlace })
    t.same(body.data.destinationCalendar, ivosPlace)
    const one = `${path}/${body.data.id}`
    t.same((await api('GET', one, { caller: admin })).body.data.destinationCalendar, ivosPlace)
    const listed = (await api('GET', path, { caller: admin })).body.data as { destinationCalendar?: object }[]
    t.equal(listed.filter(({ destinationCalendar }) => destinationCalendar).length, 1)
    const shown = (await api('GET', `/v2/teams/${teamId}/event-types`)).body.data as object[]
    t.notOk(shown.some((each) => 'destinationCalendar' in each))
    const change = (change: object) => api('PATCH', one, { caller: admin, body: change })
    t.same((await change({ title: 'Other' })).body.data.destinationCalendar, ivosPlace)
    t.notOk('destinationCalendar' in (await change({ hosts: [{ userId: 7 }] })).body.data)
    await change({ hosts, destinationCalendar: ivosPlace })
    t.equal((await ofIvo()).length, 1)
    const membership = { id: 108, teamId, userId: 8, role: 'MEMBER', accepted: true } as const
    await db.transaction((tx) =>
      followMembership(tx, membership, { version: 99, ended: true, clock, sealer }),
    )
    t.same(await ofIvo(), [], 'left the team')
  },
)

t.test(
  'an event type without locations takes place in the default meeting service of its team',
  async (t) => {
    const hosts = [{ userId: 7 }]
    const locations = async (changes: object) => (await create({ hosts, ...changes })).body.data.locations
    const video = { type: 'integration', integration: 'svc-video' }
    t.same(await locations({}), [video])
    t.same(await locations({ locations: [] }), [])
    const managed = await create({ hosts, schedulingType: 'managed' })
    t.same(
      managed.body.data.map((each: { locations: object[] }) => each.locations),
      [[video], [video]],
    )
    const meetings = (method: 'GET' | 'POST', more = '', caller = admin) =>
      api(method, `/v2/organizations/5/teams/${teamId}/conferencing${more}`, { caller })
    t.same((await meetings('GET')).body.data, [])
    const team = { id: teamId, organizationId: 5 }
    await db.transaction((tx) => saveDefaultConferencing(tx, ofTeam(team), 'zoom', clock.now()))
    t.same((await meetings('GET', '/default')).body.data, { appSlug: 'zoom' })
    t.same(await locations({}), [{ type: 'integration', integration: 'zoom' }])
    t.match(await meetings('POST', '/zoom/default'), { status: 400 })
    t.match(await meetings('POST', '/svc-video/default', ivo), { status: 403 }, 'a member')
    t.same((await meetings('POST', '/svc-video/default')).body, { status: 'success' })
    t.same(await locations({}), [video])
  },
)

/** Sends a request while a consumer's change is not committed. */
const during = (change: (tx: Tx) => Promise<unknown>, request: () => ReturnType<typeof api>) =>
  withRival(db, change, request)

t.test('a member who leaves, or a team that is deleted, during a request', async (t) => {
  const id = 52
  const team = { ...roster([]).team, id, name: 'Support', slug: 'support', bareName: 'support' }
  const membership = (userId: number) =>
    ({ id: 200 + userId, teamId: id, userId, role: 'MEMBER', accepted: true }) as const
  await db.transaction(async (tx) => {
    await rememberTeam(tx, team, 1)
    for (const userId of [7, 8, 9]) await rememberMembership(tx, membership(userId), 1)
  })
  const leave = (userId: number) => (tx: Tx) =>
    followMembership(tx, membership(userId), { version: 2, ended: true, clock, sealer })
  const ofTeam = `/v2/organizations/5/teams/${id}/event-types`
  const post = (more: object) => {
    const body = { title: 'Help', lengthInMinutes: 30, schedulingType: 'collective', ...more }
    return api('POST', ofTeam, { caller: admin, body })
  }
  const everyone = [7, 8, 9].map((userId) => ({ userId }))
  const { data } = (await post({ slug: 'help', hosts: everyone })).body
  const hostIds = async () =>
    (await api('GET', `${ofTeam}/${data.id}`, { caller: admin })).body.data.hosts.map(
      ({ userId }: { userId: number }) => userId,
    )
  const patch = (body: object) => api('PATCH', `${ofTeam}/${data.id}`, { caller: admin, body })
  const refused = (path: string) => ({ status: 400, body: { error: { details: { errors: [{ path }] } } } })

  t.match(await during(leave(9), () => patch({ hosts: everyone })), refused('hosts.2.userId'))
  t.same(await hostIds(), [7, 8])
  const both = everyone.slice(0, 2)
  t.match(await during(leave(8), () => post({ slug: 'more', hosts: both })), refused('hosts.1.userId'))
  const deleted = { status: 404, body: { error: { code: 'team_not_found' } } }
  t.match(
    await during(
      (tx) => rememberTeam(tx, team, 2, true),
      () => post({ slug: 'late' }),
    ),
    deleted,
  )
  t.same(await db.sql`select id from event_type where team_id = ${id} and slug in ('more', 'late')`, [])
})
