import { connectBus, startRelay } from '@punctual/bus'
import {
  type EventData,
  type EventDefinition,
  membershipCreated,
  membershipDeleted,
  organizationCreated,
  organizationDeleted,
  organizationUpdated,
  personErased,
  teamCreated,
  teamDeleted,
  teamUpdated,
  userCreated,
  userDeleted,
  userUpdated,
} from '@punctual/contracts'
import { appendEvent, openDatabase, serviceUrl } from '@punctual/db'
import { createLog } from '@punctual/http'
import { until } from '@punctual/testing'
import t from 'tap'
import { aCaller, aProfile, now } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

const { api, db, clock, databaseUrl, natsUrl, busPrefix } = await startScheduling(t, {
  roles: ['http', 'worker'],
  services: ['identity', 'scheduling'],
})

/** The database of identity, which publishes the events. */
const identity = openDatabase(serviceUrl(databaseUrl, 'identity'), { schema: 'identity' })
const log = createLog('identity', 'silent')
const bus = await connectBus({ url: natsUrl, prefix: busPrefix, name: 'identity', log })
const relay = startRelay({ bus, db: identity, source: 'identity', clock, log })
t.teardown(async () => {
  await relay.stop()
  await bus.close()
  await identity.close()
})

const publish = <D extends EventDefinition>(definition: D, id: number, version: number, data: EventData<D>) =>
  identity.transaction((tx) =>
    appendEvent(tx, definition, { subject: String(id), version, organizationId: 5, data, at: now }),
  )
const replica = async (id: number) =>
  (await db.sql`select name, version from user_replica where id = ${id}`)[0]

t.test('a new user is replicated and has a default schedule before the first call', async (t) => {
  await publish(userCreated, 7, 1, { user: aProfile({ username: 'hana' }) })
  await until(() => replica(7))
  const found = await api('GET', '/v2/schedules/default', { caller: aCaller(aProfile({ username: 'hana' })) })
  t.match(found.body.data, { ownerId: 7, timeZone: 'Europe/Berlin', isDefault: true })
  t.equal((await api('GET', '/v2/schedules', { caller: aCaller() })).body.data.length, 1)
})

t.test('the newer profile wins in any order of events', async (t) => {
  await publish(userUpdated, 7, 3, { user: aProfile({ username: 'hana', name: 'Newest', version: 3 }) })
  await publish(userUpdated, 7, 2, { user: aProfile({ username: 'hana', name: 'Older', version: 2 }) })
  await publish(userUpdated, 8, 1, { user: aProfile({ id: 8 }) })
  await until(() => replica(8))
  t.match(await replica(7), { name: 'Newest', version: 3 })
})

t.test('a user is found by the names of the last event', async (t) => {
  const hana = aProfile({ username: 'hana', organizationSlug: 'acme', version: 4 })
  const body = { title: 'Intro', slug: 'intro', lengthInMinutes: 30 }
  t.equal((await api('POST', '/v2/event-types', { caller: aCaller(hana), body })).status, 201)
  const slugs = async (query: string) =>
    (await api('GET', `/v2/event-types?${query}`)).body.data.map(({ slug }: { slug: string }) => slug)
  t.same(await slugs('username=hana&orgSlug=acme'), ['intro'])
  await publish(userUpdated, 7, 5, { user: { ...hana, username: 'hannah', bareName: null, version: 5 } })
  await until(async () => (await slugs('username=hannah&orgSlug=acme')).length === 1)
  for (const query of ['username=hana&orgSlug=acme', 'username=hana', 'username=hannah'])
    t.same(await slugs(query), [], query)
})

t.test('a deleted team or organization loses its names, also after a late event', async (t) => {
  const organization = {
    id: 5,
    parentId: 0,
    isOrganization: true,
    isPlatform: true,
    name: 'Acme',
    slug: 'acme',
  }
  const team = { ...organization, id: 6, parentId: 5, isOrganization: false, name: 'Sales', slug: 'sales' }
  const names = {
    organization: { bareName: 'acme', organizationSlug: 'acme' },
    team: { bareName: 'sales', organizationSlug: 'acme' },
  }
  const known = () => db.sql<object[]>`
    select id, slug, bare_name, organization_slug from team_replica where id in (5, 6) order by id`
  await publish(organizationCreated, 5, 1, { team: { ...organization, ...names.organization } })
  await publish(teamCreated, 6, 1, { team: { ...team, ...names.team } })
  const held = [
    { id: 5, slug: 'acme', bare_name: 'acme', organization_slug: 'acme' },
    { id: 6, slug: 'sales', bare_name: 'sales', organization_slug: 'acme' },
  ]
  await until(async () => (await known()).length === 2)
  t.same([...(await known())], held)
  await publish(teamDeleted, 6, 3, { team: { ...team, ...names.team } })
  await publish(organizationDeleted, 5, 3, { team: { ...organization, ...names.organization } })
  await publish(teamUpdated, 6, 2, { team: { ...team, ...names.team } })
  await publish(organizationUpdated, 5, 2, { team: { ...organization, ...names.organization } })
  await publish(userCreated, 17, 1, { user: aProfile({ id: 17 }) })
  await until(() => replica(17))
  t.same(
    [...(await known())],
    held.map((row) => ({ ...row, slug: '', bare_name: null })),
  )
})

t.test('published events reach the stream', async () => {
  await until(async () => {
    const [left] = await db.sql<{ count: number }[]>`select count(*) from outbox`
    const [sent] = await db.sql<{ count: number }[]>`select count(*) from event_log`
    return left?.count === 0 && (sent?.count ?? 0) >= 3
  })
})

t.test('no data is left of a deleted user', async (t) => {
  await publish(userDeleted, 7, 6, { id: 7 })
  await until(async () => (await replica(7)) === undefined)
  t.same(await db.sql`select id from schedule where owner_id = 7`, [])
  t.same(await db.sql`select id from event_type where owner_id = 7`, [])
})

t.test('no data is left of an erased user, also after a late event', async (t) => {
  const otto = aProfile({ id: 9, username: 'otto', email: 'otto@example.com' })
  await publish(userCreated, 9, 1, { user: otto })
  await until(() => replica(9))
  const locations = [{ type: 'phone', phone: '+4930123456', public: true }]
  const body = { title: "Otto's hour", slug: 'hour', lengthInMinutes: 30, locations }
  t.equal((await api('POST', '/v2/event-types', { caller: aCaller(otto), body })).status, 201)
  await publish(personErased, 1, 1, { email: 'guest@example.com' })
  await publish(personErased, 2, 1, { email: otto.email, userId: 9 })
  await publish(userUpdated, 9, 2, { user: aProfile({ id: 9, name: 'Erased', version: 2 }) })
  await publish(userUpdated, 10, 1, { user: aProfile({ id: 10 }) })
  await until(() => replica(10))
  t.equal(await replica(9), undefined)
  t.same(await db.sql`select id from schedule where owner_id = 9`, [])
  t.same(await db.sql`select id from event_type where owner_id = 9`, [])
})

t.test(
  "a new member hosts all members' event types and has copies; a former member has neither",
  async (t) => {
    const team = {
      id: 60,
      parentId: 5,
      isOrganization: false,
      isPlatform: false,
      name: 'Sales',
      slug: 'sales',
    }
    const member = { id: 600, teamId: 60, userId: 8, role: 'MEMBER' as const, accepted: true }
    await publish(teamCreated, 60, 1, { team })
    const [created] = await db.sql<{ id: number }[]>`
    insert into event_type (organization_id, owner_id, team_id, version, title, slug, description, length_in_minutes,
      length_in_minutes_options, offset_start, before_event_buffer, after_event_buffer, minimum_booking_notice,
      show_optimized_slots, only_show_first_available_slot, locations, booking_fields, disable_guests, hidden,
      booking_requires_authentication, metadata, settings, created_at, updated_at, scheduling_type,
      assign_all_team_members)
    values (5, 7, 60, 1, 'Demo', 'demo', '', 30, '{}', 0, 0, 0, 0, false, false, '[]', '[]', false, false, false,
      '{}', '{}', ${now}, ${now}, 'managed', true)
    returning id`
    const id = created!.id
    const hosts = async () =>
      (await db.sql`select user_id from event_type_host where event_type_id = ${id}`).length
    const copies = async () => (await db.sql`select owner_id from event_type where parent_id = ${id}`).length
    await publish(membershipCreated, 600, 1, { membership: member })
    await until(async () => (await copies()) === 1)
    t.equal(await hosts(), 1)
    await publish(membershipDeleted, 600, 2, { membership: member })
    await until(async () => (await copies()) === 0)
    t.equal(await hosts(), 0)
    await publish(membershipCreated, 600, 1, { membership: member })
    await publish(teamDeleted, 60, 2, { team })
    await until(async () => (await db.sql`select 1 from event_type where id = ${id}`).length === 0)
    t.equal(await copies(), 0, 'a late event of an ended membership creates nothing')
  },
)
