import t from 'tap'
import { aCaller, aProfile } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

const { api, ask, bookings, clock, identity } = await startScheduling(t)

const teamId = 50
const owner = aCaller(aProfile({ id: 7 }))
const colleague = aCaller(aProfile({ id: 8 }))
const admin = aCaller(aProfile({ id: 9 }), { memberships: [{ teamId: 5, role: 'ADMIN' }] })
const stranger = aCaller(aProfile({ id: 11, organizationId: 6 }))

identity.respondWith(() => ({
  body: JSON.stringify({
    team: { id: teamId, parentId: 5, isOrganization: false, isPlatform: false, name: 'Sales', slug: 'sales' },
    version: 1,
    members: [owner, colleague].map(({ user }) => ({
      membership: { id: 100 + user!.id, teamId, userId: user!.id, role: 'MEMBER', accepted: true },
      version: 1,
      user,
    })),
  }),
}))
let uses: { linkId: string; uses: number }[] = []
bookings.respondWith(({ path }) => ({
  body: JSON.stringify(path === '/internal/private-link-uses' ? { uses } : { count: 0, claims: [] }),
}))

const secret = { title: 'Secret', slug: 'secret', lengthInMinutes: 30, hidden: true }
const { id } = (await api('POST', '/v2/event-types', { caller: owner, body: secret })).body.data
const teamTypes = `/v2/organizations/5/teams/${teamId}/event-types`
const ofTeam = await api('POST', teamTypes, {
  caller: admin,
  body: { ...secret, schedulingType: 'collective', hosts: [{ userId: 7 }] },
})
const own = `/v2/event-types/${id}/private-links`
const team = `${teamTypes}/${ofTeam.body.data.id}/private-links`
const later = '2026-12-31T00:00:00.000Z'

for (const [path, caller, eventTypeId] of [
  [own, owner, id],
  [team, admin, ofTeam.body.data.id],
] as const)
  t.test(`creates, lists, changes and deletes: ${path}`, async (t) => {
    const created = async (body: object) => {
      const answer = await api('POST', path, { caller, body })
      t.equal(answer.status, 201)
      return answer.body.data
    }
    const once = await created({})
    t.match(once.linkId, /^[1-9A-HJ-NP-Za-km-z]{22}$/)
    const { linkId } = once
    const common = { linkId, eventTypeId, bookingUrl: `https://book.example.com/d/${linkId}` }
    t.strictSame(once, { ...common, isExpired: false, maxUsageCount: 1, usageCount: 0 })
    clock.advance(1)
    const timed = await created({ expiresAt: later })
    t.strictSame(Object.keys(timed).sort(), ['bookingUrl', 'eventTypeId', 'expiresAt', 'isExpired', 'linkId'])
    clock.advance(1)
    const both = await created({ expiresAt: later, maxUsageCount: 5 })
    t.match(both, { expiresAt: later, maxUsageCount: 5, usageCount: 0 })

    uses = [{ linkId, uses: 1 }]
    const { data } = (await api('GET', path, { caller })).body
    t.strictSame(data, [{ ...once, isExpired: true, usageCount: 1 }, timed, both])
    const second = (await api('GET', `${path}?take=1&skip=1`, { caller })).body
    t.strictSame(second.data, [timed])
    t.match(second.pagination, { totalItems: 3, currentPage: 2, hasNextPage: true, hasPreviousPage: true })
    const one = `${path}/${linkId}`
    const more = await api('PATCH', one, { caller, body: { maxUsageCount: 2, expiresAt: later } })
    t.equal(more.status, 200)
    t.strictSame(more.body.data, {
      ...common,
      isExpired: false,
      expiresAt: later,
      maxUsageCount: 2,
      usageCount: 1,
    })
    const without = (await api('PATCH', one, { caller, body: {} })).body.data
    t.strictSame(without, { ...common, isExpired: false, maxUsageCount: 2, usageCount: 1 })

    const gone = await api('DELETE', one, { caller })
    t.match(gone, { status: 200, body: { status: 'success', data: { linkId } } })
    for (const method of ['DELETE', 'PATCH'] as const)
      t.match(await api(method, one, { caller, ...(method === 'PATCH' && { body: {} }) }), {
        status: 404,
        body: { error: { code: 'private_link_not_found' } },
      })
    for (const link of [timed, both]) await api('DELETE', `${path}/${link.linkId}`, { caller })
    t.same((await api('GET', path, { caller })).body.data, [])
  })

t.test('400 names the wrong fields', async (t) => {
  for (const [path, value] of [
    ['expiresAt', 'tomorrow'],
    ['expiresAt', '0001-01-01T00:00:00+14:00'],
    ['maxUsageCount', 0],
    ['maxUsageCount', 1.5],
    ['maxUsageCount', 2 ** 31],
  ] as const) {
    const { status, body } = await api('POST', own, { caller: owner, body: { [path]: value } })
    t.same([status, body.error?.details.errors[0].path], [400, path], `${path} ${value}`)
  }
})

t.test('401, 403 and 404: links are for the owner, and for the admins of a team', async (t) => {
  const { linkId } = (await api('POST', own, { caller: owner, body: {} })).body.data
  const calls = [
    ['POST', ''],
    ['GET', ''],
    ['PATCH', `/${linkId}`],
    ['DELETE', `/${linkId}`],
  ] as const
  for (const [method, rest] of calls) {
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
    const status = async (path: string, caller?: typeof owner) =>
      (await api(method, path + rest, { ...(caller && { caller }), ...body })).status
    t.equal(await status(own), 401)
    t.equal(await status(own, colleague), 404)
    t.equal(await status(own, admin), 404, "an admin has no say over a member's own")
    t.equal(await status(own, stranger), 404)
    t.equal(await status(team, colleague), 403)
    t.equal(await status(team, stranger), 403)
    t.equal(await status(own.replace(`${id}`, '999999'), owner), 404)
    t.equal(await status(team.replace(`${ofTeam.body.data.id}`, `${id}`), admin), 404, 'of no team')
    if (rest) t.equal(await status(team, admin), 404, 'of another event type')
  }
  await api('DELETE', `${own}/${linkId}`, { caller: owner })
})

t.test('200 without a credential: a link shows the hidden event type that it books', async (t) => {
  uses = []
  const { linkId } = (await api('POST', own, { caller: owner, body: {} })).body.data
  const open = () => api('GET', `/v2/private-links/${linkId}`)
  t.match(await open(), {
    status: 200,
    body: { data: { linkId, isExpired: false, eventType: { id, hidden: true, users: [{ id: 7 }] } } },
  })
  const check = (body: object) =>
    ask('bookings', 'POST', '/internal/booking-checks', {
      body: { privateLinkId: linkId, start: '2026-12-08T10:00:00Z', ...body },
    })
  t.match(await check({}), {
    status: 200,
    body: { eventType: { id }, privateLink: { linkId, maxUsageCount: 1 } },
  })
  t.match(await check({ eventTypeId: id, eventTypeSlug: 'secret' }), { status: 200 })
  for (const other of [{ eventTypeId: ofTeam.body.data.id }, { eventTypeSlug: 'open', username: 'user7' }])
    t.match(await check(other), {
      status: 400,
      body: { error: { details: { errors: [{ path: 'privateLinkId' }] } } },
    })
  uses = [{ linkId, uses: 1 }]
  t.match((await open()).body.data, { isExpired: true })
  t.match(await api('GET', '/v2/private-links/nope'), {
    status: 404,
    body: { error: { code: 'private_link_not_found' } },
  })

  const { linkId: teamLink } = (await api('POST', team, { caller: admin, body: {} })).body.data
  t.match((await api('GET', `/v2/private-links/${teamLink}`)).body.data, { eventType: { teamId } })
  t.match(await api('DELETE', `/v2/event-types/${id}`, { caller: owner }), { status: 200 })
  t.equal((await open()).status, 404, 'deleted with its event type')
  t.match(await check({}), { status: 404, body: { error: { code: 'private_link_not_found' } } })
})
