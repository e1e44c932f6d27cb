import { createUser, type Json, startStack, until } from '@punctual/testing'
import t from 'tap'
import { dataOf } from './fixtures.ts'

// Organizations whose people and teams have the same names, through the gateway: a name leads only
// to its holder, in every operation and version.

const stack = await startStack(t, {
  services: ['identity', 'scheduling', 'bookings'],
  env: { RATE_LIMIT_ANONYMOUS: '100000', RATE_LIMIT_V1: '100000' },
})
const { api, url, apiKey: firstKey } = stack

const withKey =
  (key: string | null): typeof api =>
  (method, path, request = {}) =>
    api(method, path, { key, ...request })
type Call = typeof api
const visitor = withKey(null)
const intro = { slug: 'intro', schedulingType: 'roundRobin' }

interface Tenant {
  title: string
  userId: number
  own: Call
  key: string
  /** Ids of the event types called `intro`, of the person and of the team. */
  personal: Json
  ofTeam: Json
}

/**
 * Creates the owner of an organization and a team of it, each with an event type called `intro`.
 */
async function aTenant(title: string, name: string, lengthInMinutes: number): Promise<Tenant> {
  const { user, apiKey: key } = await createUser(stack, {
    email: `${name}@example.com`,
    name,
    username: name,
    timeZone: 'UTC',
    organization: { name: title },
  })
  const own = withKey(key)
  const teams = `/v2/organizations/${user.organizationId}/teams`
  const { id: teamId } = await dataOf(own('POST', teams, { body: { name } }))
  const body = { title, slug: 'intro', lengthInMinutes }
  const personal = await dataOf(own('POST', '/v2/event-types', { body }))
  const ofTeam = await dataOf(
    own('POST', `${teams}/${teamId}/event-types`, {
      body: { ...body, ...intro, hosts: [{ userId: user.id }] },
    }),
  )
  return { title, userId: user.id, own, key, personal, ofTeam }
}

const day = 'start=2026-12-24&end=2026-12-24'
const olderDay = 'startTime=2026-12-24T00:00:00Z&endTime=2026-12-24T23:59:59Z'
const attendee = { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' }
/** The id of no event type. */
const unknown = 999_999
const starts = ({ body: { data } }: Json): string[] =>
  Object.values<{ start: string }[]>(data ?? {})
    .flat()
    .map(({ start }) => start)
const times = (slots: Json): string[] =>
  Object.values<{ time: string }[]>(slots ?? {})
    .flat()
    .map(({ time }) => time)

/**
 * Calls every operation that accepts names.
 * @returns the title of the event type that all of them find; `none` when they find nothing
 */
async function meant(names: Record<string, string>, call: Call = visitor): Promise<string> {
  const { organizationSlug, ...rest } = names
  const orgSlug = organizationSlug === undefined ? {} : { orgSlug: organizationSlug }
  const list = await call(
    'GET',
    `/v2/event-types?${new URLSearchParams({ ...rest, ...orgSlug, eventSlug: 'intro' })}`,
  )
  const [found] = list.body.data
  const slots = await call(
    'GET',
    `/v2/slots?${new URLSearchParams({ ...names, eventTypeSlug: 'intro' })}&${day}`,
  )
  const id = found?.id ?? unknown
  const free = await call('GET', `/v2/slots?eventTypeId=${id}&${day}`)
  t.same([slots.status, starts(slots)], [free.status, starts(free)], 'slots')
  const start = starts(free)[0] ?? '2026-12-24T12:00:00.000Z'
  const book = (body: object, version?: null) =>
    call('POST', '/v2/bookings', { body, ...(version === null && { version }) })
  const booked = await book({ ...names, eventTypeSlug: 'intro', start, attendee })
  t.equal(booked.status, found ? 201 : 404, 'a booking')
  t.equal(booked.body.data?.eventTypeId, found?.id)
  if (names.username !== undefined) await meantBefore(names.username, orgSlug, id, call)
  return found?.title ?? 'none'
}

/** Does the same in older versions, which accept only names of people. */
async function meantBefore(
  username: string,
  orgSlug: { orgSlug?: string },
  id: number,
  call: Call,
): Promise<void> {
  const query = new URLSearchParams({ usernameList: username, eventTypeSlug: 'intro', ...orgSlug })
  const older = (asked: string) => call('GET', `/v2/slots/available?${asked}&${olderDay}`, { version: null })
  const byName = await older(String(query))
  const byId = await older(`eventTypeId=${id}`)
  t.same([byName.status, byName.body.data?.slots], [byId.status, byId.body.data?.slots], 'older slots')
  const v1 = async (asked: string) => {
    const answer = await fetch(`${url}/v1/slots?${asked}&${olderDay}&apiKey=${firstKey}`)
    return [answer.status, ((await answer.json()) as Json).slots]
  }
  t.same(await v1(String(query)), await v1(`eventTypeId=${id}`), 'v1 slots')
  const [, start = '2026-12-24T12:00:00.000Z'] = times(byId.body.data?.slots)
  const body = {
    eventTypeSlug: 'intro',
    user: username,
    ...orgSlug,
    start,
    timeZone: 'UTC',
    language: 'en',
    metadata: {},
    responses: { name: 'Ann', email: 'ann@example.com' },
  }
  const booked = await call('POST', '/v2/bookings', { body, version: null })
  t.equal(booked.status, id === unknown ? 404 : 201, 'an older booking')
  if (id !== unknown) t.equal(booked.body.data.eventTypeId, id)
}

t.test('names are independent of the order of creation', async (t) => {
  const first = await aTenant('Zebra', 'sam', 30)
  const second = await aTenant('Acme', 'sam', 60)
  for (const names of [{ username: 'sam' }, { teamSlug: 'sam' }]) {
    const asked = names as Record<string, string>
    t.equal(await meant(asked), 'Zebra')
    t.equal(await meant(asked, second.own), 'Zebra', 'for every caller')
    t.equal(await meant({ ...asked, organizationSlug: 'zebra' }), 'Zebra')
    t.equal(await meant({ ...asked, organizationSlug: 'acme' }), 'Acme')
    t.equal(await meant({ ...asked, organizationSlug: 'acme' }, first.own), 'Acme')
    t.equal(await meant({ ...asked, organizationSlug: 'nowhere' }), 'none')
  }
  t.match(
    [first.personal, first.ofTeam, second.personal, second.ofTeam].map(
      ({ bookingUrl }) => new URL(bookingUrl).pathname,
    ),
    ['/sam/intro', '/team/sam/intro', '/o/acme/sam/intro', '/o/acme/team/sam/intro'],
  )
})

t.test('a rename or deletion frees a name, which then leads to no other holder', async (t) => {
  const first = await aTenant('Hooli', 'kim', 30)
  await aTenant('Initech', 'kim', 60)
  const organization = async ({ own }: Tenant) => (await dataOf(own('GET', '/v2/me'))).organizationId
  const teamOf = async (tenant: Tenant) => (await dataOf(tenant.own('GET', '/v2/teams')))[0].id
  const user = `/v2/organizations/${await organization(first)}/users/${first.userId}`
  const listed = async (query: string) =>
    (await visitor('GET', `/v2/event-types?${query}&eventSlug=intro`)).body.data[0]?.title
  await dataOf(first.own('PATCH', user, { body: { username: 'kit' } }))
  await until(async () => (await listed('username=kim')) === undefined)
  t.equal(await meant({ username: 'kit' }), 'Hooli')
  t.equal(await meant({ username: 'kim' }), 'none')
  t.equal(await meant({ username: 'kim', organizationSlug: 'hooli' }), 'none')
  t.equal(await meant({ username: 'kim', organizationSlug: 'initech' }), 'Initech')

  await dataOf(first.own('DELETE', `/v2/teams/${await teamOf(first)}`))
  await until(async () => (await listed('teamSlug=kim')) === undefined)
  t.equal(await meant({ teamSlug: 'kim' }), 'none')
  t.equal(await meant({ teamSlug: 'kim', organizationSlug: 'initech' }), 'Initech')

  const third = await aTenant('Umbrella', 'kim', 45)
  t.equal(await meant({ username: 'kim' }), 'Umbrella')
  t.equal(await meant({ teamSlug: 'kim' }), 'Umbrella')
  t.equal(
    (await third.own('GET', '/v2/me')).body.data.bookingUrl,
    `${new URL(third.personal.bookingUrl).origin}/kim`,
  )
})

t.test('names in managed organizations, also of two managers with the same slug', async (t) => {
  const manager = await aTenant('Manager', 'max', 30)
  const managerId = (await dataOf(manager.own('GET', '/v2/me'))).organizationId
  await dataOf(
    manager.own('POST', '/v2/oauth-clients', { body: { name: 'App', redirectUris: [], permissions: ['*'] } }),
  )
  const managed = async (call: Call, above: number, lengthInMinutes: number) => {
    const made_ = await dataOf(
      call('POST', `/v2/organizations/${above}/organizations`, { body: { name: 'Clinic' } }),
    )
    const own = withKey(made_.apiKey)
    const teams = `/v2/organizations/${made_.id}/teams`
    const users = `/v2/organizations/${made_.id}/users`
    const user = await dataOf(
      own('POST', users, { body: { email: 'doc@example.com', username: 'doc', timeZone: 'UTC' } }),
    )
    const { id } = await dataOf(own('POST', teams, { body: { name: 'Ward' } }))
    await dataOf(own('POST', `${teams}/${id}/memberships`, { body: { userId: user.id, accepted: true } }))
    const body = {
      title: `Clinic ${lengthInMinutes}`,
      lengthInMinutes,
      ...intro,
      hosts: [{ userId: user.id }],
    }
    const ofTeam = await dataOf(own('POST', `${teams}/${id}/event-types`, { body }))
    return { slug: new URL(made_.bookingUrl).pathname.split('/')[2] ?? '', ofTeam }
  }
  const one = await managed(manager.own, managerId, 30)
  const two = await managed(api, stack.organization.id, 60)
  t.equal(one.slug, 'clinic')
  t.match(two.slug, /^clinic-\d+$/)
  t.equal(new URL(two.ofTeam.bookingUrl).pathname, `/o/${two.slug}/team/ward/intro`)
  t.equal(await meant({ teamSlug: 'ward' }), 'Clinic 30')
  t.equal(await meant({ teamSlug: 'ward', organizationSlug: one.slug }), 'Clinic 30')
  t.equal(await meant({ teamSlug: 'ward', organizationSlug: two.slug }), 'Clinic 60')
})
