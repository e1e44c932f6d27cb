import {
  fileTimeoutMs,
  type Json,
  startGoogle,
  startMicrosoft,
  startReceiver,
  startStack,
  startZoom,
  TestClock,
  until,
} from '@punctual/testing'
import t from 'tap'
import { aroundTheClock, aSchedule, aWebhook, dataOf } from './fixtures.ts'

// Bookings at Zoom, Microsoft Teams and Google Meet: the link is in the answer, the webhook and the
// mail, and the meeting follows the booking.

t.setTimeout(fileTimeoutMs)
const clock = new TestClock('2026-12-01T08:00:00Z')
const [zoom, microsoft, google] = await Promise.all([
  startZoom(t, { clock }),
  startMicrosoft(t, { clock }),
  startGoogle(t, { clock }),
])
const stack = await startStack(t, { clock, env: { ...zoom.env, ...microsoft.env, ...google.env } })
const receiver = await startReceiver(t, { clock })
const { api, mail } = stack
const schedule = await aSchedule(api, { ...aroundTheClock, isDefault: true })
const second = 1_000

const create = (integration: string) =>
  api('POST', '/v2/event-types', {
    body: {
      title: 'Call',
      slug: `call-${integration}`,
      lengthInMinutes: 30,
      scheduleId: schedule.id,
      locations: [{ type: 'integration', integration }],
    },
  })
let day = 2
const ann = { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' }
const book = (eventTypeId: number): Promise<Json> =>
  dataOf(
    api('POST', '/v2/bookings', {
      key: null,
      body: { eventTypeId, start: `2026-12-${String(++day).padStart(2, '0')}T10:00:00Z`, attendee: ann },
    }),
  )
const show = (uid: string): Promise<Json> => dataOf(api('GET', `/v2/bookings/${uid}`))
const heard = (path: string, uid: string): Json[] =>
  receiver.requests
    .filter((request) => request.path === `/hook/${path}`)
    .map(({ json }) => json)
    .filter(({ payload }) => payload.uid === uid)
const mailsTo = (text: string) => mail.to(ann.email).filter(({ text: body }) => `${body}`.includes(text))
async function connect(app: string, consent: (url: string) => Promise<URL>) {
  const query = 'returnTo=https://app.example.com/&onErrorReturnTo=https://app.example.com/failed'
  const { url } = await dataOf(api('GET', `/v2/conferencing/${app}/oauth/auth-url?${query}`))
  const { pathname, search } = await consent(url)
  return api('GET', pathname + search, { key: null, redirect: 'manual' } as never)
}

const primary = 'hana@gmail.example'
async function connectMeet() {
  const { authUrl } = await dataOf(api('GET', '/v2/calendars/google/connect'))
  const { pathname, search } = await google.consent(authUrl)
  await api('GET', pathname + search, { key: null })
  await dataOf(api('POST', '/v2/conferencing/google-meet/connect'))
}
const services = [
  {
    app: 'google-meet',
    integration: 'google-meet',
    type: 'google_video',
    connectTo: connectMeet,
    meetings: () => google.events(primary).filter(({ hangoutLink }) => hangoutLink),
  },
  {
    app: 'zoom',
    integration: 'zoom',
    type: 'zoom_video',
    connectTo: () => connect('zoom', zoom.consent),
    meetings: zoom.meetings,
  },
  {
    app: 'msteams',
    integration: 'office365-video',
    type: 'office365_video',
    connectTo: () => connect('msteams', microsoft.consent),
    meetings: microsoft.meetings,
  },
]
for (const { app, integration, type, connectTo, meetings } of services) {
  t.test(`${app}: from the connection to the end of a meeting`, async (t) => {
    t.match(await create(integration), { status: 400, body: { error: { message: /not connected/ } } })
    await connectTo()
    const { id } = await dataOf(create(integration))
    await aWebhook(api, id, `${receiver.url}/${app}`, 'a secret', ['BOOKING_CREATED', 'BOOKING_CANCELLED'])
    const { uid, location } = await book(id)
    t.notMatch(location, /integrations:/)
    await until(async () => (await show(uid)).meetingUrl !== undefined)
    const { meetingUrl, location: place } = await show(uid)
    t.equal(place, meetingUrl)
    t.equal(meetings().length, 1)
    const references = (of: string): Promise<Json> =>
      dataOf(api('GET', `/v2/bookings/${of}/references?type=${type}`))
    const reference = { type, meetingUrl, destinationCalendarId: null }
    t.match(await references(uid), [reference])
    await until(() => heard(app, uid).length === 1)
    t.match(heard(app, uid), [
      {
        triggerEvent: 'BOOKING_CREATED',
        payload: { videoCallData: { type, url: meetingUrl }, location: place },
      },
    ])
    await until(() => mailsTo(meetingUrl).length === 1)
    const moved = await dataOf(
      api('POST', `/v2/bookings/${uid}/reschedule`, { body: { start: '2026-12-18T12:00:00Z' } }),
    )
    t.equal(moved.meetingUrl, meetingUrl, 'the meeting moves along')
    t.match(await references(moved.uid), [reference])
    t.same(await references(uid), [])
    await until(() => JSON.stringify(meetings()).includes('2026-12-18T12:00'))
    t.equal(meetings().length, 1)
    await dataOf(api('POST', `/v2/bookings/${moved.uid}/cancel`, { body: {} }))
    await until(() => meetings().length === 0)
    t.same(await references(moved.uid), [])
  })
}

t.test('the news of a booking wait 20 seconds for the link, which follows', async (t) => {
  const { id } = (await dataOf(api('GET', '/v2/event-types'))).find(({ slug }: Json) => slug === 'call-zoom')
  zoom.fail({ matching: /meetings/, status: 503 })
  const { uid } = await book(id)
  await until(() => zoom.requests.findLast(({ path }) => path.includes('/meetings')))
  t.same(heard('zoom', uid), [])
  zoom.fail({ matching: /meetings/, status: 503, headers: { 'retry-after': '60' }, times: 2 })
  clock.advance(20 * second)
  await until(() => heard('zoom', uid).length === 1)
  t.notOk(heard('zoom', uid)[0]?.payload.videoCallData)
  await until(async () => {
    clock.advance(10 * second)
    return (await show(uid)).meetingUrl !== undefined
  })
  const { meetingUrl } = await show(uid)
  await until(() => mailsTo(meetingUrl).length === 1)
  t.equal(zoom.meetings().length, 1)
})

t.test('a booking whose host has lost the access takes place in a built-in room', async (t) => {
  const { id } = (await dataOf(api('GET', '/v2/event-types'))).find(({ slug }: Json) => slug === 'call-zoom')
  await dataOf(api('DELETE', '/v2/conferencing/zoom/disconnect'))
  const { uid } = await book(id)
  await until(async () => (await show(uid)).meetingUrl !== undefined)
  t.match((await show(uid)).meetingUrl, /^https:\/\/rooms\.example\.com\/v\//)
  await until(() => heard('zoom', uid).length === 1)
  t.match(heard('zoom', uid), [{ payload: { videoCallData: { type: 'svc-video' } } }])
})
