import type { MeetingService } from '@punctual/contracts'
import { startGoogle, startMicrosoft, startZoom, TestClock } from '@punctual/testing'
import t from 'tap'
import { rememberTeam } from '../../src/db/teams-repository.ts'
import { aCaller, aProfile, now } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

// People connect meeting services for themselves and for teams. The services are fakes.

const clock = new TestClock(now.toISOString())
const [google, microsoft, zoom] = await Promise.all([
  startGoogle(t, { clock }),
  startMicrosoft(t, { clock }),
  startZoom(t, { clock }),
])
const { api, db } = await startScheduling(t, {
  clock,
  env: { ...google.env, ...microsoft.env, ...zoom.env },
})
const { api: bare } = await startScheduling(t, { clock })
const caller = aCaller(aProfile({ id: 7, username: 'hana' }))
const colleague = aCaller(aProfile({ id: 8, username: 'cleo' }))
const minuteMs = 60_000
const returnTo = 'https://app.example.com/done?a=1'
const onErrorReturnTo = 'https://app.example.com/failed'
const addresses = new URLSearchParams({ returnTo, onErrorReturnTo })
const mine = '/v2/conferencing'
const ofTeam = '/v2/organizations/5/teams/12/conferencing'
const admin = aCaller(aProfile({ id: 7, username: 'hana' }), {
  memberships: [
    { teamId: 5, role: 'MEMBER' },
    { teamId: 12, role: 'ADMIN' },
  ],
})
const team = { id: 12, parentId: 5, isOrganization: false, isPlatform: false, name: 'Sales', slug: 'sales' }
await db.transaction((tx) => rememberTeam(tx, team, 1))

const pageOf = async (app: string, root = mine, who = caller): Promise<string> =>
  (await api('GET', `${root}/${app}/oauth/auth-url?${addresses}`, { caller: who })).body.data.url
/** Calls the callback as the browser does. */
const comeBack = (url: URL, root = mine, app = 'zoom') =>
  api('GET', `${root}/${app}/oauth/callback${url.search}`)
/** Returns the services that a person can use, those that a person can connect, and the default. */
const servicesOf = async (who = caller, ask = api) => {
  const { services } = (await ask('GET', mine, { caller: who })).body as { services: MeetingService[] }
  const slugs = (is: (service: MeetingService) => boolean) => services.filter(is).map(({ slug }) => slug)
  return {
    all: slugs(() => true),
    usable: slugs(({ usable }) => usable),
    connectable: slugs(({ connectable }) => connectable),
    isDefault: slugs(({ isDefault }) => isDefault),
  }
}
const all = ['svc-video', 'zoom', 'google-meet', 'msteams']
const list = async (root = mine, who = caller) => (await api('GET', root, { caller: who })).body.data

t.test('needs a credential, addresses and the settings of the operator', async (t) => {
  t.equal((await api('GET', `${mine}/zoom/oauth/auth-url?${addresses}`)).status, 401)
  const addressless = await api('GET', `${mine}/zoom/oauth/auth-url`, { caller })
  t.match(addressless, { status: 400, body: { error: { message: /returnTo/ } } })
  const script = new URLSearchParams({ returnTo, onErrorReturnTo: 'javascript:x' })
  t.match(await api('GET', `${mine}/zoom/oauth/auth-url?${script}`, { caller }), {
    status: 400,
    body: { error: { message: /onErrorReturnTo/ } },
  })
  for (const app of ['google-meet', 'webex'])
    t.equal((await api('GET', `${mine}/${app}/oauth/auth-url?${addresses}`, { caller })).status, 400)
  t.match(await bare('GET', `${mine}/zoom/oauth/auth-url?${addresses}`, { caller }), {
    status: 400,
    body: { error: { code: 'conferencing_not_available' } },
  })
})

t.test('offers the services that the operator has set up', async (t) => {
  t.strictSame(await servicesOf(), {
    all,
    usable: ['svc-video'],
    connectable: ['zoom', 'msteams'],
    isDefault: ['svc-video'],
  })
  t.strictSame(await servicesOf(caller, bare), {
    all,
    usable: ['svc-video'],
    connectable: [],
    isDefault: ['svc-video'],
  })
})

t.test('offers Zoom to everyone without a connection by the account of the operator', async (t) => {
  const { env } = await startZoom(t, { clock, users: ['hana@example.com'] })
  const { api: operated } = await startScheduling(t, { clock, env: { ...microsoft.env, ...env } })
  const offer = { all, usable: ['svc-video', 'zoom'], connectable: ['msteams'] }
  t.strictSame(await servicesOf(caller, operated), { ...offer, isDefault: ['svc-video'] })
  t.match((await operated('GET', mine, { caller })).body.data, [], 'there is no connection')
  t.match(await operated('GET', `${mine}/zoom/oauth/auth-url?${addresses}`, { caller }), {
    status: 400,
    body: { error: { code: 'conferencing_not_available' } },
  })
  t.equal((await operated('POST', `${mine}/zoom/default`, { caller })).status, 200)
  t.strictSame(await servicesOf(caller, operated), { ...offer, isDefault: ['zoom'] })
  t.strictSame(await servicesOf(colleague, operated), { ...offer, isDefault: ['svc-video'] })
})

t.test('connects Zoom, once for each consent', async (t) => {
  const page = new URL(await pageOf('zoom'))
  t.equal(
    page.searchParams.get('redirect_uri'),
    'https://book.example.com/v2/conferencing/zoom/oauth/callback',
  )
  t.equal(page.searchParams.has('scope'), false, 'the registration names the scopes')
  const back = await zoom.consent(page.href)
  t.match((await comeBack(back, mine, 'msteams')).status, 400, 'the state is for Zoom')
  const done = await comeBack(back)
  t.equal(done.status, 303)
  t.equal(done.headers.get('location'), returnTo)
  t.equal(done.headers.get('cache-control'), 'no-store')
  t.equal((await comeBack(back)).status, 400, 'the state is good for one call')
  const [connection] = await list()
  t.match(connection, { type: 'zoom_video', userId: 7, invalid: false })
  t.same(await list(mine, colleague), [])
  t.match(await servicesOf(), { usable: ['svc-video', 'zoom'], connectable: ['zoom', 'msteams'] })
  t.match(await servicesOf(colleague), { usable: ['svc-video'], connectable: ['zoom', 'msteams'] })
  const [row] = await db.sql`select account, sealed_credentials as sealed from conferencing_connection`
  t.equal(row?.account, 'hana@zoom.example')
  t.notMatch(row?.sealed, /ya29|1\/\//)
  await comeBack(await zoom.consent(await pageOf('zoom')))
  t.match(await list(), [{ id: connection.id }], 'the same connection again')
})

t.test('connects nothing without consent, for a missing scope, or too late', async (t) => {
  const fails = async (back: URL, error: string) =>
    t.equal((await comeBack(back)).headers.get('location'), `${onErrorReturnTo}?error=${error}`)
  await fails(await zoom.consent(await pageOf('zoom', mine, colleague), { isDenied: true }), 'access_denied')
  const page = await pageOf('zoom', mine, colleague)
  await fails(await zoom.consent(page, { scope: 'meeting:write:meeting' }), 'conferencing_failing')
  zoom.fail({ matching: /users\/me/, status: 500 })
  await fails(await zoom.consent(await pageOf('zoom', mine, colleague)), 'conferencing_failing')
  const late = await zoom.consent(await pageOf('zoom', mine, colleague))
  clock.advance(11 * minuteMs)
  t.match(await comeBack(late), { status: 400, body: { error: { message: /connect the meeting service/ } } })
  t.same(await list(mine, colleague), [])
})

t.test('connects Google Meet through a Google calendar', async (t) => {
  const connect = (root = mine, who = caller) => api('POST', `${root}/google-meet/connect`, { caller: who })
  t.match(await connect(), { status: 400, body: { error: { code: 'google_calendar_not_connected' } } })
  const { authUrl } = (await api('GET', '/v2/calendars/google/connect', { caller })).body.data
  const { search } = await google.consent(authUrl)
  t.equal((await api('GET', `/v2/calendars/google/save${search}`)).status, 200)
  t.match(await servicesOf(), {
    usable: ['svc-video', 'zoom'],
    connectable: ['zoom', 'google-meet', 'msteams'],
  })
  t.match(await connect(), {
    status: 200,
    body: { data: { type: 'google_video', userId: 7, invalid: false } },
  })
  t.match(await servicesOf(), { usable: ['svc-video', 'zoom', 'google-meet'] })
  t.match(await connect(ofTeam, admin), { status: 200, body: { data: { type: 'google_video' } } })
  t.equal((await connect(ofTeam)).status, 403, 'a member has no right to')
  t.equal((await api('POST', `${mine}/zoom/connect`, { caller })).status, 400)
})

t.test('connects the services of a team for its admins', async (t) => {
  const back = await microsoft.consent(await pageOf('msteams', ofTeam, admin))
  t.match(back.href, '/v2/conferencing/msteams/oauth/callback')
  const other = await microsoft.consent(await pageOf('msteams', mine))
  t.match(
    (await comeBack(other, ofTeam, 'msteams')).headers.get('location'),
    `${onErrorReturnTo}?error=conferencing_failing`,
    'the request of a person connects no team',
  )
  t.equal((await comeBack(back, ofTeam, 'msteams')).headers.get('location'), returnTo)
  t.match(await list(ofTeam, admin), [{ type: 'google_video' }, { type: 'office365_video' }])
  t.match(await list(), [{ type: 'zoom_video' }, { type: 'google_video' }], 'not those of the person')
  t.match(await servicesOf(), { usable: ['svc-video', 'zoom', 'google-meet'] }, 'nor is Teams for the person')
  t.equal((await api('GET', `${ofTeam}/msteams/oauth/auth-url?${addresses}`, { caller })).status, 403)
  const own = await microsoft.consent(await pageOf('msteams'))
  t.equal((await comeBack(own, mine, 'msteams')).headers.get('location'), returnTo)
  t.match(await servicesOf(), { usable: all, connectable: ['zoom', 'google-meet', 'msteams'] })
  t.equal((await api('DELETE', `${mine}/msteams/disconnect`, { caller })).status, 200)
})

t.test('makes a connected service the default, until it is disconnected', async (t) => {
  t.equal((await api('POST', `${mine}/msteams/default`, { caller })).status, 400)
  t.equal((await api('POST', `${mine}/zoom/default`, { caller })).status, 200)
  t.same((await api('GET', `${mine}/default`, { caller })).body.data, {
    appSlug: 'zoom',
    appLink: 'https://us05web.zoom.example/j/1234567890',
  })
  t.match(await servicesOf(), { isDefault: ['zoom'] })
  const disconnect = (root: string, app: string, who = caller) =>
    api('DELETE', `${root}/${app}/disconnect`, { caller: who })
  t.match(await disconnect(mine, 'zoom', colleague), { status: 400 })
  t.equal((await disconnect(ofTeam, 'msteams')).status, 403)
  t.same((await disconnect(mine, 'zoom')).body, { status: 'success' })
  t.equal(zoom.isGranted(), false, 'the access ends at Zoom')
  t.same((await api('GET', `${mine}/default`, { caller })).body.data, { appSlug: 'svc-video' })
  t.match(await servicesOf(), { usable: ['svc-video', 'google-meet'], isDefault: ['svc-video'] })
  t.match(await disconnect(mine, 'zoom'), {
    status: 400,
    body: { error: { code: 'conferencing_not_connected' } },
  })
  t.equal((await disconnect(ofTeam, 'msteams', admin)).status, 200)
  t.match(await list(ofTeam, admin), [{ type: 'google_video' }])
})
