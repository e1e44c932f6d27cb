import type { UserProfile } from '@punctual/contracts'
import t from 'tap'
import { deleteOrganizationData, deleteUserData } from '../../src/app/delete-user-data.ts'
import { createOrganizationDefaults } from '../../src/app/user-defaults.ts'
import { findBookable } from '../../src/db/bookable-repository.ts'
import { rememberMembership, rememberTeam } from '../../src/db/teams-repository.ts'
import { aCaller, aProfile, now } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

const scheduling = await startScheduling(t)
const { api, db } = scheduling
let lastId = 700
const home = 5
const managed = 6

/** One person with a key of the home organization and one of the managed organization. */
async function aPerson() {
  const profile: UserProfile = aProfile({ id: ++lastId, organizationId: home })
  const membership = { id: lastId, teamId: managed, userId: lastId, role: 'OWNER', accepted: true } as const
  await db.transaction((tx) => rememberMembership(tx, membership, 1))
  return {
    profile,
    id: profile.id,
    atHome: aCaller(profile),
    inManaged: aCaller(profile, {
      kind: 'organization-key',
      organizationId: managed,
      memberships: [{ teamId: managed, role: 'OWNER' }],
    }),
  }
}
type Caller = Awaited<ReturnType<typeof aPerson>>['atHome']

const schedule = { name: 'Work', timeZone: 'Europe/Berlin', isDefault: false }
const eventType = { title: 'Intro', slug: 'intro', lengthInMinutes: 30 }
const make = async (caller: Caller, path: string, body: object): Promise<number> => {
  const created = await api('POST', path, { caller, body })
  t.equal(created.status, 201, JSON.stringify(created.body))
  return created.body.data.id
}
const ids = async (caller: Caller, path: string): Promise<number[]> => {
  const { status, body } = await api('GET', path, { caller })
  t.equal(status, 200, JSON.stringify(body))
  return body.data.map(({ id }: { id: number }) => id)
}

t.test('the same slug, a default and a list of schedules for each organization', async (t) => {
  const { atHome, inManaged } = await aPerson()
  const here = await make(atHome, '/v2/schedules', schedule)
  const there = await make(inManaged, '/v2/schedules', { ...schedule, isDefault: true })
  const [first, second] = await ids(atHome, '/v2/schedules')
  t.equal(second, here)
  const [firstThere, secondThere] = await ids(inManaged, '/v2/schedules')
  t.equal(secondThere, there, 'the first call created a default schedule there')
  t.not(firstThere, first)
  t.equal((await api('GET', '/v2/schedules/default', { caller: atHome })).body.data.id, first)
  t.equal((await api('GET', '/v2/schedules/default', { caller: inManaged })).body.data.id, there)

  const own = await make(atHome, '/v2/event-types', eventType)
  const ownThere = await make(inManaged, '/v2/event-types', eventType)
  t.same(await ids(atHome, '/v2/event-types'), [own])
  t.same(await ids(inManaged, '/v2/event-types'), [ownThere])
})

t.test('the default schedule of the home is announced, and no other', async (t) => {
  const { id, atHome, inManaged } = await aPerson()
  await ids(atHome, '/v2/schedules')
  await make(inManaged, '/v2/schedules', { ...schedule, isDefault: true })
  const [first] = await ids(atHome, '/v2/schedules')
  const events = await db.sql<{ body: string }[]>`
    select body from outbox where subject = ${String(id)} order by pos`
  t.same(
    events.map(({ body }) => JSON.parse(body).data),
    [{ userId: id, scheduleId: first, version: 1 }],
  )
})

t.test('404 for everything of the other organization, 200 for the own', async (t) => {
  const { id, atHome, inManaged } = await aPerson()
  for (const [mine, other, organization] of [
    [atHome, inManaged, home],
    [inManaged, atHome, managed],
  ] as const) {
    const scheduleId = await make(mine, '/v2/schedules', schedule)
    const eventTypeId = await make(mine, '/v2/event-types', { ...eventType, slug: `intro-${organization}` })
    const linkId = (
      await api('POST', `/v2/event-types/${eventTypeId}/private-links`, { caller: mine, body: {} })
    ).body.data.linkId
    const away = { start: '2026-12-24T00:00:00Z', end: '2026-12-26T00:00:00Z' }
    const ofUser = `/v2/organizations/${organization}/users/${id}`
    await make(mine, `${ofUser}/ooo`, away)
    const paths = [`/v2/schedules/${scheduleId}`, `/v2/event-types/${eventTypeId}`] as const
    for (const path of paths) {
      t.equal((await api('GET', path, { caller: mine })).status, 200, path)
      for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
        const body = method === 'PATCH' ? {} : undefined
        t.equal((await api(method, path, { caller: other, body })).status, 404, `${method} ${path}`)
      }
    }
    const links = `/v2/event-types/${eventTypeId}/private-links`
    t.equal((await api('GET', links, { caller: other })).status, 404)
    t.equal((await api('DELETE', `${links}/${linkId}`, { caller: other })).status, 404)
    t.equal((await api('DELETE', `${links}/${linkId}`, { caller: mine })).status, 200)
    for (const path of [`${ofUser}/schedules`, `${ofUser}/ooo`, `${ofUser}/schedules/${scheduleId}`]) {
      t.equal((await api('GET', path, { caller: mine })).status, 200, path)
      t.equal((await api('GET', path, { caller: other })).status, 403, path)
    }
    t.equal((await ids(mine, `${ofUser}/ooo`)).length, 1, 'of one organization')
    const foreignSchedule = await api('POST', '/v2/event-types', {
      caller: other,
      body: { ...eventType, slug: `tied-${organization}`, scheduleId },
    })
    t.equal(foreignSchedule.status, 404, 'an event type is not tied to a schedule of another organization')
  }
})

t.test('an event type has the hours of its organization, or those of the home if it has none', async (t) => {
  const { id, atHome, inManaged } = await aPerson()
  const own = await make(atHome, '/v2/event-types', eventType)
  const there = await make(inManaged, '/v2/event-types', eventType)
  await make(inManaged, '/v2/schedules', { ...schedule, isDefault: true, timeZone: 'Asia/Tokyo' })
  const zoneOf = async (id: number) =>
    (await findBookable(db, { id }))?.hosts.map((each) => each.schedule.timeZone)
  t.same(await zoneOf(own), ['Europe/Berlin'])
  t.same(await zoneOf(there), ['Asia/Tokyo'])
  await db.sql`delete from schedule where organization_id = ${managed} and owner_id = ${id}`
  t.same(await zoneOf(there), ['Europe/Berlin'])
})

t.test('a day away in a managed organization leaves the hours at home', async (t) => {
  const { id, atHome, inManaged } = await aPerson()
  const own = await make(atHome, '/v2/event-types', eventType)
  const there = await make(inManaged, '/v2/event-types', eventType)
  const away = { start: '2026-12-24T00:00:00Z', end: '2026-12-26T00:00:00Z' }
  const awayFor = async (id: number) =>
    (await findBookable(db, { id }))?.hosts.flatMap((each) => each.away).length
  await make(inManaged, `/v2/organizations/${managed}/users/${id}/ooo`, away)
  t.same([await awayFor(own), await awayFor(there)], [0, 1])
  await make(atHome, `/v2/organizations/${home}/users/${id}/ooo`, away)
  t.same(
    [await awayFor(own), await awayFor(there)],
    [1, 2],
    'a day away at home counts wherever the user hosts',
  )
})

t.test('v1 hours and destination calendars by number are of the credential’s organization', async (t) => {
  const { atHome, inManaged } = await aPerson()
  const hours = async (caller: Caller): Promise<number[]> => {
    const { body } = await api('GET', '/v2/schedules', { caller })
    t.ok(body.data.length > 0)
    const listed = await scheduling.ask('gateway', 'GET', '/internal/availabilities', { caller })
    t.equal(listed.status, 200)
    return listed.body.data.map(({ id }: { id: number }) => id)
  }
  const [here, there] = [await hours(atHome), await hours(inManaged)]
  t.ok(here.length > 0 && there.length > 0)
  t.notOk(here.some((id) => there.includes(id)))
  const get = async (caller: Caller, id: number) =>
    (await scheduling.ask('gateway', 'GET', `/internal/availabilities/${id}`, { caller })).status
  t.equal(await get(atHome, here[0]!), 200)
  t.equal(await get(inManaged, here[0]!), 404)
  t.equal(await get(inManaged, there[0]!), 200)
  t.equal(await get(atHome, there[0]!), 404)
})

t.test('a deleted user has no data left in any organization', async (t) => {
  const { id, atHome, inManaged } = await aPerson()
  await make(atHome, '/v2/event-types', eventType)
  await make(inManaged, '/v2/event-types', eventType)
  await db.transaction((tx) => deleteUserData(tx, { userId: id, organizationId: home }, now))
  t.same(await left({ id }), [])
  t.equal(
    (await api('GET', '/v2/schedules', { caller: inManaged })).body.data.length,
    0,
    'late calls create nothing',
  )
})

t.test('deletes the data of a deleted organization, and nothing at home', async (t) => {
  const ended = 60
  const { id, profile, atHome, inManaged } = await aPerson()
  await make(atHome, '/v2/event-types', eventType)
  const inEnded = {
    ...inManaged,
    organizationId: ended,
    memberships: [{ teamId: ended, role: 'OWNER' as const }],
  }
  await make(inEnded, '/v2/event-types', eventType)
  t.same(await left({ id }), [home, ended])
  await db.transaction((tx) => deleteOrganizationData(tx, ended, now))
  t.same(await left({ id }), [home])
  const team = {
    id: ended,
    parentId: 0,
    isOrganization: true,
    name: 'Ended',
    slug: 'ended',
    bareName: null,
    organizationSlug: null,
  }
  await db.transaction((tx) => rememberTeam(tx, team as never, 2, true))
  await db.transaction((tx) => createOrganizationDefaults(tx, { profile, organizationId: ended }, now))
  t.same(await left({ id }), [home], 'late calls create nothing')
})

/** Returns the organizations in which a user has schedules or event types. */
async function left({ id }: { id: number }): Promise<number[]> {
  const rows = await db.sql<{ organization_id: number }[]>`
    select organization_id from schedule where owner_id = ${id}
    union select organization_id from event_type where owner_id = ${id} order by 1`
  return rows.map(({ organization_id }) => Number(organization_id))
}
