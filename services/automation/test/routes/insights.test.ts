import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openDatabase, serviceUrl } from '@punctual/db'
import { createUser, type Json, until } from '@punctual/testing'
import t from 'tap'
import { automationStack } from '../stack.ts'

// Bookings of a team are made and changed through the API; insights count them as events arrive.

const stack = await automationStack(t)
const { api, bookings, clock, organization, team } = stack
const org = `/v2/organizations/${organization.id}`
const home = `${org}/teams/${team.id}`
const span = 'start=2026-12-01&end=2026-12-31'

const made = async (method: string, path: string, body: unknown, version?: string): Promise<Json> => {
  const answer = await api(method, path, { body, ...(version && { version }) })
  if (answer.status > 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}
const petra = await createUser(stack, {
  email: 'petra@example.com',
  name: 'Petra',
  organizationId: organization.id,
})
await made('POST', `${home}/memberships`, { userId: petra.user.id, accepted: true, role: 'MEMBER' })
await until(async () => (await api('GET', `${org}/users/${petra.user.id}/schedules`)).status === 200)
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
await made('POST', `${org}/users/${petra.user.id}/schedules`, {
  name: 'Always',
  timeZone: 'UTC',
  isDefault: true,
  availability: [{ days: week, startTime: '00:00', endTime: '23:59' }],
})
const teamEventType = (slug: string, over: object) =>
  made(
    'POST',
    `${home}/event-types`,
    {
      title: slug,
      slug,
      lengthInMinutes: 30,
      schedulingType: 'roundRobin',
      hosts: [{ userId: stack.user.id }, { userId: petra.user.id }],
      ...over,
    },
    '2024-06-14',
  )
const open = await teamEventType('open', { bookingRequiresAuthentication: false })
const careful = await teamEventType('careful', { confirmationPolicy: { type: 'always' } })
const own = await stack.eventType()

const counted = async (path: string, query = span) => (await api('GET', `${path}?${query}`)).body.data
/** Waits until a count has these values. */
const untilCounted = (path: string, values: Record<string, number>, query = span) =>
  until(
    async () => {
      const data = await counted(path, query)
      return Object.entries(values).every(([key, value]) => data[key] === value)
    },
    { describe: () => `${JSON.stringify(values)} at ${path}?${query}` },
  )
const ofTeam = `${home}/insights/booking-counts`
const ofOrganization = `${org}/insights/booking-counts`

t.test('200 counts what is created, confirmed, declined, moved, reassigned and cancelled', async (t) => {
  const first = await stack.book(open.id, '2026-12-02T10:00:00Z')
  const second = await stack.book(open.id, '2026-12-02T23:30:00Z')
  const third = await stack.book(careful.id, '2026-12-03T10:00:00Z', { email: 'bob@example.com' })
  const fourth = await stack.book(careful.id, '2026-12-03T11:00:00Z', { email: 'cat@example.com' })
  await stack.book(own, '2026-12-04T10:00:00Z')
  await untilCounted(ofTeam, { total: 4, accepted: 2, pending: 2 })
  await untilCounted(ofOrganization, { total: 5, accepted: 3, pending: 2 })

  t.equal((await bookings('POST', `/${third.uid}/confirm`)).status, 200)
  t.equal((await bookings('POST', `/${fourth.uid}/decline`, {})).status, 200)
  const moved = await bookings('POST', `/${first.uid}/reschedule`, { start: '2026-12-05T10:00:00Z' })
  t.equal(moved.status, 201)
  t.equal((await bookings('POST', `/${second.uid}/cancel`, {})).status, 200)
  await untilCounted(ofTeam, {
    total: 5,
    accepted: 2,
    pending: 0,
    rejected: 1,
    rescheduled: 1,
    cancelled: 1,
  })

  const { uid, hosts } = moved.body.data
  const other = hosts[0].id === petra.user.id ? stack.user.id : petra.user.id
  t.equal((await bookings('POST', `/${uid}/reassign/${other}`, {})).status, 200)
  const ofOther = `start=2026-12-05&end=2026-12-05&userId=${other}`
  await untilCounted(ofTeam, { total: 1, accepted: 1 }, ofOther)
  t.match(await counted(ofTeam, `start=2026-12-05&end=2026-12-05&userId=${hosts[0].id}`), { total: 0 })

  clock.set('2026-12-05T10:10:00Z')
  const absence = { host: true, attendees: [{ email: 'ann@example.com', absent: true }] }
  t.equal((await bookings('POST', `/${uid}/mark-absent`, absence)).status, 200)
  await untilCounted(ofTeam, { withAbsentHost: 1, withAbsentAttendee: 1 })
})

t.test('200 lists counts by event type, host and day, in pages', async (t) => {
  const types = await api('GET', `${ofTeam}/by-event-type?${span}&take=1`)
  t.match(types.body, {
    data: [{ eventTypeId: open.id, title: 'open', slug: 'open', total: 3, rescheduled: 1 }],
    pagination: { totalItems: 2, hasNextPage: true },
  })
  t.equal(types.body.data.length, 1)
  const rest = await api('GET', `${ofTeam}/by-event-type?${span}&take=1&skip=1`)
  t.match(rest.body, { data: [{ eventTypeId: careful.id, total: 2 }] })
  t.match(await counted(ofTeam, `${span}&eventTypeId=${careful.id}`), { total: 2, rejected: 1 })
  t.match(await counted(ofOrganization, `${span}&teamId=${team.id}`), { total: 5 })

  const hosts = await counted(`${ofOrganization}/by-host`)
  t.same(hosts.map(({ name }: Json) => name).sort(), ['Olivia Owner', 'Petra'])
  t.equal(
    hosts.reduce((sum: number, { total }: Json) => sum + total, 0),
    6,
  )

  const days = await api('GET', `${ofTeam}/by-day?start=2026-12-01&end=2026-12-03&skip=1`)
  t.match(days.body, {
    data: [
      { date: '2026-12-02', total: 2, cancelled: 1, rescheduled: 1 },
      { date: '2026-12-03', total: 2, accepted: 1, rejected: 1 },
    ],
    pagination: { totalItems: 3, returnedItems: 2 },
  })
  const berlin = await counted(`${ofTeam}/by-day`, 'start=2026-12-02&end=2026-12-03&timeZone=Europe/Berlin')
  t.match(berlin, [
    { date: '2026-12-02', total: 1 },
    { date: '2026-12-03', total: 3 },
  ])
  t.match(await counted(`${ofTeam}/by-day`, 'start=2026-12-06&end=2026-12-06'), [{ total: 0 }])
})

t.test('npm run republish-bookings fills a lost replica again, and sends nothing', async (t) => {
  const automation = openDatabase(serviceUrl(stack.databaseUrl, 'automation'), { schema: 'automation' })
  t.teardown(() => automation.close())
  const messages = async () => (await automation.sql`select from message`).length
  const before = [await counted(ofTeam), await counted(`${ofTeam}/by-host`)]
  const sent = await messages()
  await automation.sql`delete from booking_replica`
  t.match(await counted(ofTeam), { total: 0 })
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const run = () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'services/bookings/src/republish-command.ts'], {
      cwd: root,
      env: { DATABASE_URL: stack.databaseUrl },
    })
  t.match((await run()).stdout, /^6 bookings are published/)
  await untilCounted(ofTeam, { total: 5 })
  await untilCounted(ofOrganization, { total: 6 })
  t.same([await counted(ofTeam), await counted(`${ofTeam}/by-host`)], before)
  t.equal(await messages(), sent)
})

t.test('an erased host still counts, without a name', async (t) => {
  const body = { email: 'petra@example.com' }
  t.equal((await api('POST', `${org}/attendees/erase`, { body })).status, 202)
  const named = async () => JSON.stringify(await counted(`${ofTeam}/by-host`))
  await until(async () => !(await named()).includes('Petra'))
  t.match(await counted(ofTeam), { total: 5, accepted: 2, rejected: 1, rescheduled: 1, cancelled: 1 })
})

t.test('400 for bad spans, 403 for members and other organizations, 404 for other teams', async (t) => {
  for (const query of [
    '',
    'start=2026-12-02&end=2026-12-01',
    'start=2026-01-01&end=2027-02-01',
    `${span}&timeZone=X`,
  ])
    t.equal((await api('GET', `${ofTeam}?${query}`)).status, 400, query)
  const mia = await createUser(stack, {
    email: 'mia@example.com',
    name: 'Mia',
    organizationId: organization.id,
  })
  t.equal((await api('GET', `${ofOrganization}?${span}`, { key: mia.apiKey })).status, 403)
  const stranger = await createUser(stack, {
    email: 'eve@example.com',
    name: 'Eve',
    organization: { name: 'Other' },
  })
  for (const path of [ofOrganization, ofTeam])
    t.equal((await api('GET', `${path}?${span}`, { key: stranger.apiKey })).status, 403, path)
  t.equal((await api('GET', `${org}/teams/999999/insights/booking-counts?${span}`)).status, 404)
})
