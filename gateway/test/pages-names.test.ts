import { createUser, fileTimeoutMs, type Json, startStack } from '@punctual/testing'
import t from 'tap'
import { aVisitor } from './visitor.ts'

t.setTimeout(fileTimeoutMs)

// Booking pages of users and teams with the same name in several organizations, in a real browser.

const stack = await startStack(t, { env: { RATE_LIMIT_ANONYMOUS: '100000' } })
const { api, url, user } = stack
const visitor = await aVisitor(t, stack)
const { page, problems } = visitor
const answer = await api('POST', '/v2/event-types', {
  body: { title: 'Intro', slug: 'intro', lengthInMinutes: 60 },
})
const eventType = answer.body.data

t.test("a name opens its first holder's page; others are below their organization", async (t) => {
  const { id: orgId } = stack.organization
  const address = async (path: string, key?: string) =>
    new URL((await api('GET', path, key === undefined ? {} : { key })).body.data.bookingUrl)
  const opens = async (path: string, heading: string) => {
    await page.goto(url + path)
    await page.getByRole('heading', { name: heading }).waitFor()
  }
  const missing = 'This page does not exist'
  t.equal((await address(`/v2/event-types/${eventType.id}`)).pathname, `/${user.username}/intro`)
  t.equal((await address('/v2/me')).pathname, `/${user.username}`)

  const { user: other, apiKey: key } = await createUser(stack, {
    email: 'olivia@example.com',
    name: 'Olivia Other',
    username: user.username,
    organization: { name: 'Second' },
  })
  const theirs = await api('POST', '/v2/event-types', {
    key,
    body: { title: 'Second opinion of another', slug: 'intro', lengthInMinutes: 30 },
  })
  const { pathname } = new URL(theirs.body.data.bookingUrl)
  t.equal(pathname, `/o/second/${user.username}/intro`)
  t.equal((await address('/v2/me', key)).pathname, `/o/second/${user.username}`)
  await opens(pathname, 'Second opinion of another')
  await visitor.pickTime()
  await visitor.introduce('Ann Attendee', 'ann@example.com')
  await page.getByRole('button', { name: 'Book' }).click()
  await page.waitForURL('**/booking/*')
  t.match(await api('GET', new URL(page.url()).pathname.replace('/booking', '/v2/bookings'), { key }), {
    body: { data: { hosts: [{ id: other.id }] } },
  })
  await opens(`/${user.username}/intro`, 'Intro')
  await opens(`/o/platform/${user.username}/intro`, 'Intro')
  await opens(`/${user.username}/intro?organization=second`, 'Second opinion of another')
  await opens(`/o/nowhere/${user.username}/intro`, missing)

  const teamPage = async (organizationId: number, title: string, userId: number, as?: string) => {
    const asked = as === undefined ? {} : { key: as }
    const teams = `/v2/organizations/${organizationId}/teams`
    const team = await api('POST', teams, { ...asked, body: { name: 'Front desk' } })
    const body = {
      title,
      slug: 'visit',
      lengthInMinutes: 60,
      schedulingType: 'roundRobin',
      hosts: [{ userId }],
    }
    const made = await api('POST', `${teams}/${team.body.data.id}/event-types`, { ...asked, body })
    t.equal(made.status, 201)
    t.equal(made.body.data.bookingUrl, `${team.body.data.bookingUrl}/visit`)
    return new URL(made.body.data.bookingUrl).pathname
  }
  t.equal(await teamPage(orgId, 'First visit', user.id), '/team/front-desk/visit')
  const second = await teamPage(other.organizationId, 'Visit elsewhere', other.id, key)
  t.equal(second, '/o/second/team/front-desk/visit')
  await opens('/team/front-desk/visit', 'First visit')
  await page.getByText('Front desk').waitFor()
  const petra = await createUser(stack, {
    email: 'petra@example.com',
    name: 'Petra',
    organizationId: orgId,
  })
  const teams = `/v2/organizations/${orgId}/teams`
  const frontDesk = (await api('GET', teams)).body.data.find(({ slug }: Json) => slug === 'front-desk')
  const body = { userId: petra.user.id, accepted: true, role: 'MEMBER' }
  t.equal((await api('POST', `${teams}/${frontDesk.id}/memberships`, { body })).status, 201)
  const routed = {
    title: 'Advice',
    slug: 'advice',
    lengthInMinutes: 60,
    schedulingType: 'roundRobin',
    hosts: [{ userId: user.id, priority: 'highest' }, { userId: petra.user.id }],
  }
  t.equal((await api('POST', `${teams}/${frontDesk.id}/event-types`, { body: routed })).status, 201)
  await opens(`/team/front-desk/advice?routedTeamMemberIds=${petra.user.id}`, 'Advice')
  await visitor.pickTime()
  await visitor.introduce('Ann Attendee', 'ann@example.com')
  await page.getByRole('button', { name: 'Book' }).click()
  await page.waitForURL('**/booking/*')
  t.match(await visitor.booking(), { hosts: [{ id: petra.user.id }] }, 'the host of the routing form')
  await opens(second, 'Visit elsewhere')
  await opens('/o/platform/team/front-desk/visit', 'First visit')
  await opens('/team/front-desk/visit?organization=second', 'Visit elsewhere')
  t.strictSame(problems, [])
})
