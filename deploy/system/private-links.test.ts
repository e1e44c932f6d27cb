import { startStack } from '@punctual/testing'
import t from 'tap'
import { dataOf } from './fixtures.ts'

// Private links from their creation to bookings by them, many in parallel.

const stack = await startStack(t, { services: ['identity', 'scheduling', 'bookings'] })
const { api, clock, organization, user } = stack

let types = 0
const hidden = () => ({ title: 'Secret', slug: `secret-${++types}`, lengthInMinutes: 30, hidden: true })
const { id: eventTypeId } = await dataOf(api('POST', '/v2/event-types', { body: hidden() }))
const links = `/v2/event-types/${eventTypeId}/private-links`
const link = (body: object) => dataOf(api('POST', links, { body }))

const hour = 3_600_000
let starts = Date.parse('2027-01-04T08:00:00Z')
/** Returns a start that no other test uses. */
const nextStart = () => {
  do starts += hour
  while ([0, 6].includes(new Date(starts).getUTCDay()) || !isWorking(starts))
  return new Date(starts).toISOString()
}
const isWorking = (at: number) => [9, 10, 11, 12, 13, 14].includes(new Date(at).getUTCHours())
const book = (body: object) =>
  api('POST', '/v2/bookings', {
    key: null,
    body: {
      start: nextStart(),
      attendee: { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' },
      ...body,
    },
  })

for (const maxUsageCount of [1, 3])
  t.test(`${maxUsageCount} of 16 parallel bookings by a link for ${maxUsageCount} succeed`, async (t) => {
    const { linkId } = await link({ maxUsageCount })
    const answers = await Promise.all(Array.from({ length: 16 }, () => book({ privateLinkId: linkId })))
    const statuses = answers.map(({ status }) => status).sort()
    t.same(statuses, [...Array(maxUsageCount).fill(201), ...Array(16 - maxUsageCount).fill(400)])
    for (const { status, body } of answers)
      if (status === 400) t.equal(body.error.code, 'private_link_expired')
    const [shown] = (await dataOf(api('GET', links))).filter(
      (one: { linkId: string }) => one.linkId === linkId,
    )
    t.match(shown, { isExpired: true, usageCount: maxUsageCount, maxUsageCount })
  })

t.test('a failed booking does not count as a use', async (t) => {
  const { linkId } = await link({})
  const [first, second] = [nextStart(), nextStart()]
  t.equal((await book({ eventTypeId, start: first })).status, 201)
  t.equal((await book({ privateLinkId: linkId, start: first })).status, 409)
  t.equal((await book({ privateLinkId: linkId, start: '2027-01-03T10:00:00Z' })).status, 400, 'a Sunday')
  t.match((await dataOf(api('GET', `/v2/private-links/${linkId}`, { key: null }))).isExpired, false)
  t.match(await book({ privateLinkId: linkId, start: second }), {
    status: 201,
    body: { data: { eventTypeId } },
  })
  t.match(await book({ privateLinkId: linkId }), { status: 400 })
})

t.test('a link expires at its instant', async (t) => {
  const end = new Date(clock.now().getTime() + hour)
  const { linkId } = await link({ expiresAt: end.toISOString() })
  clock.set(end.toISOString())
  t.equal((await book({ privateLinkId: linkId })).status, 201, 'at the last moment')
  clock.advance(1)
  t.match(await book({ privateLinkId: linkId }), {
    status: 400,
    body: { error: { code: 'private_link_expired' } },
  })
  t.match(await dataOf(api('GET', `/v2/private-links/${linkId}`, { key: null })), { isExpired: true })
})

t.test("a team's link works, and ends with its event type", async (t) => {
  const teams = `/v2/organizations/${organization.id}/teams`
  const team = await dataOf(api('POST', teams, { body: { name: 'Lab' } }))
  const path = `${teams}/${team.id}/event-types`
  const ofTeam = await dataOf(
    api('POST', path, {
      body: { ...hidden(), schedulingType: 'collective', hosts: [{ userId: user.id }] },
    }),
  )
  const one = await dataOf(api('POST', `${path}/${ofTeam.id}/private-links`, { body: {} }))
  t.match(await book({ privateLinkId: one.linkId }), {
    status: 201,
    body: { data: { eventTypeId: ofTeam.id } },
  })
  t.match(await book({ privateLinkId: one.linkId }), { status: 400 })
  const other = await dataOf(api('POST', '/v2/event-types', { body: hidden() }))
  const gone = await dataOf(api('POST', `/v2/event-types/${other.id}/private-links`, { body: {} }))
  await dataOf(api('DELETE', `/v2/event-types/${other.id}`))
  t.match(await book({ privateLinkId: gone.linkId }), {
    status: 404,
    body: { error: { code: 'private_link_not_found' } },
  })
})
