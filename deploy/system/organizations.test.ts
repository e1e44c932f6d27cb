import { createUser, type Json, startStack, until } from '@punctual/testing'
import t from 'tap'
import { exportedRecords } from './erasure-checks.ts'
import { anEventType, aSchedule, dataOf } from './fixtures.ts'

// Organizations, teams and members through the gateway, which caches callers: a change or end of a
// right takes effect with its answer.

const stack = await startStack(t, { services: ['identity', 'scheduling', 'bookings'] })
const { api, organization } = stack
const org = `/v2/organizations/${organization.id}`
const withKey =
  (key: string): typeof api =>
  (method, path, request) =>
    api(method, path, { key, ...request })
const memberOf = (list: Json, userId: number): Json =>
  list.find((membership: { userId: number }) => membership.userId === userId)

t.test('a managed organization, its teams and members, with its key used immediately', async (t) => {
  const body = { name: 'Branch', metadata: { region: 'north' } }
  const branch = await dataOf(api('POST', `${org}/organizations`, { body }))
  const below = withKey(branch.apiKey)
  const path = `/v2/organizations/${branch.id}`
  t.match(await dataOf(below('GET', '/v2/me')), {
    organizationId: branch.id,
    organization: { isPlatform: false },
  })
  const team = await dataOf(below('POST', `${path}/teams`, { body: { name: 'Sales' } }))
  t.match(await dataOf(below('GET', `/v2/teams/${team.id}`)), { id: team.id }, 'the gateway accepts it')
  const ann = await dataOf(
    below('POST', `${path}/users`, { body: { email: 'ann@example.com', name: 'Ann' } }),
  )
  const membership = { userId: ann.id, accepted: true, role: 'ADMIN' }
  await dataOf(below('POST', `${path}/teams/${team.id}/memberships`, { body: membership }))
  t.match(await dataOf(below('GET', `${path}/users?teamIds=${team.id}`)), [
    { id: stack.user.id },
    { id: ann.id, profile: { organizationId: branch.id } },
  ])
  t.equal((await below('GET', `${org}/memberships`)).status, 403, 'no access to the managing organization')
  t.equal((await api('GET', `${path}/memberships`)).status, 200, 'the managing key manages the memberships')
  t.equal((await api('GET', `${path}/teams`)).status, 403, 'and has no other access here')
  await dataOf(api('DELETE', `${org}/organizations/${branch.id}`))
  t.equal((await below('GET', '/v2/me')).status, 401)
})

t.test('changed rights of a member take effect with the answer', async (t) => {
  const { user, apiKey } = await createUser(stack, {
    email: 'mia@example.com',
    name: 'Mia',
    organizationId: organization.id,
  })
  const mia = withKey(apiKey)
  const seen = async () => (await mia('GET', `${org}/memberships`)).status
  t.equal(await seen(), 403)
  const { id } = memberOf(await dataOf(api('GET', `${org}/memberships`)), user.id)
  const change = (body: object) => dataOf(api('PATCH', `${org}/memberships/${id}`, { body }))
  for (const [body, status] of [
    [{ role: 'ADMIN' }, 200],
    [{ accepted: false }, 403],
    [{ accepted: true }, 200],
    [{ role: 'MEMBER' }, 403],
  ] as const) {
    await change(body)
    t.equal(await seen(), status, JSON.stringify(body))
  }
  const team = await dataOf(mia('POST', '/v2/teams', { body: { name: 'Book club' } }))
  await dataOf(mia('GET', `/v2/teams/${team.id}`))
  await dataOf(mia('DELETE', `/v2/teams/${team.id}`))
  t.equal((await mia('GET', `/v2/teams/${team.id}`)).status, 404)
  await dataOf(api('DELETE', `${org}/memberships/${id}`))
  t.equal((await mia('GET', `${org}/teams`)).status, 403)
})

/** A member who hosts a booking. */
async function aHost(name: string, email: string) {
  const { user, apiKey } = await createUser(stack, { email, name, organizationId: organization.id })
  const own = withKey(apiKey)
  const schedule = await aSchedule(own)
  const eventType = await anEventType(own, schedule.id, 'intro')
  const attendee = { name: 'Bob', email: 'bob@example.com', timeZone: 'Europe/Berlin' }
  const body = { eventTypeId: eventType.id, start: '2026-12-02T08:00:00.000Z', attendee }
  const { uid } = await dataOf(own('POST', '/v2/bookings', { body }))
  /** The hosts as the booking shows them. */
  const host = async () => (await dataOf(api('GET', `/v2/bookings/${uid}`))).hosts[0]
  return { user, own, host }
}

t.test('bookings show the current name of their host, and the last one of a deleted host', async (t) => {
  const { user, own, host } = await aHost('Hana', 'hana@example.com')
  const path = `${org}/users/${user.id}`
  await dataOf(api('PATCH', path, { body: { name: 'Hana Host' } }))
  await until(async () => (await host()).name === 'Hana Host')
  await dataOf(api('DELETE', path))
  t.equal((await own('GET', '/v2/me')).status, 401)
  await until(
    async () =>
      (await api('GET', `/v2/event-types?username=hana&orgSlug=${organization.slug}`)).body.data.length === 0,
  )
  t.match(await host(), { id: user.id, name: 'Hana Host', email: 'hana@example.com' })
})

t.test('a person exports the own data, in pages of any size; each is in the audit log', async (t) => {
  const { user, own } = await aHost('Exa', 'exa@example.com')
  await dataOf(own('POST', '/v2/conferencing/svc-video/default'))
  const pages = (take: number) =>
    exportedRecords(['identity', 'scheduling', 'bookings'], (cursor) =>
      own('GET', `/v2/me/export?take=${take}&cursor=${cursor}`),
    )
  const records = await pages(100)
  const kinds = new Set(records.map(({ kind }) => kind))
  t.same(
    [...kinds],
    ['user', 'membership', 'credential', 'schedule', 'eventType', 'defaultConferencing', 'booking'],
  )
  t.match(records[0], { service: 'identity', data: { id: user.id, email: 'exa@example.com' } })
  t.match(records.at(-1), { service: 'bookings', data: { isHost: true, isAttendee: false } })
  t.notMatch(JSON.stringify(records), /svc_|digest|bob@example.com/)
  // The time of the last use of a key changes meanwhile.
  const stable = (all: typeof records) => all.filter(({ kind }) => kind !== 'credential')
  t.same(stable(await pages(1)), stable(records))
  const entries = await dataOf(api('GET', `${org}/audit-log?action=person.exported&userId=${user.id}`))
  t.match(entries[0], { subjectId: `${user.id}`, actor: { kind: 'api-key', userId: user.id } })
  for (const cursor of ['x', Buffer.from('identity 99:').toString('base64url')])
    t.equal((await own('GET', `/v2/me/export?cursor=${cursor}`)).status, 400, cursor)
})

t.test('an admin exports a person of the organization, unless with more rights', async (t) => {
  await aHost('Exb', 'exb@example.com')
  const path = `${org}/attendees/export`
  const admin = { email: 'adam@example.com', name: 'Adam', organizationId: organization.id }
  const adam = await createUser(stack, { ...admin, role: 'ADMIN' })
  const ofOwner = { body: { email: 'owner@punctual.test' } }
  t.equal((await withKey(adam.apiKey)('POST', path, ofOwner)).status, 403)
  const eve = await createUser(stack, {
    email: 'eve@example.com',
    name: 'Eve',
    organization: { name: 'Other' },
  })
  const asEve = withKey(eve.apiKey)
  t.equal((await asEve('POST', path, { body: { email: 'bob@example.com' } })).status, 403)
  const elsewhere = `/v2/organizations/${eve.user.organizationId}/attendees/export`
  for (const [service, email] of [
    ['identity', 'exb@example.com'],
    ['scheduling', 'exb@example.com'],
    ['bookings', 'bob@example.com'],
  ] as const) {
    const body = { email, cursor: Buffer.from(`${service} `).toString('base64url') }
    const found = await dataOf(api('POST', path, { body }))
    t.not(found.records.length, 0, service)
    const foreign = await dataOf(asEve('POST', elsewhere, { body }))
    t.equal(foreign.records.length, 0, `${service}, of another organization`)
  }
})

t.test('an erased person is in no stored data', async (t) => {
  const { user, own, host } = await aHost('Eli', 'eli@example.com')
  const answer = await api('POST', `${org}/attendees/erase`, { body: { email: 'eli@example.com' } })
  t.equal(answer.status, 202)
  t.equal((await own('GET', '/v2/me')).status, 401)
  await until(async () => (await host()).name === 'Erased')
  t.match(await host(), { id: user.id, email: `erased-${user.id}@erased.invalid` })
})
