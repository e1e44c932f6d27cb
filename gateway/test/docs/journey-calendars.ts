import { type FakeGoogle, type Receiver, type Stack, until } from '@punctual/testing'
import type { Recorder } from './recorder.ts'

const isExample = false
const feed = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:standup@example.com',
  'DTSTART;TZID=Europe/Berlin:20261207T090000',
  'DURATION:PT15M',
  'RRULE:FREQ=DAILY;COUNT=5',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

/** A minimal CalDAV server with one calendar. */
const resource = (href: string, properties: string) =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${properties}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`
const multistatus = (resources: string) =>
  `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${resources}</d:multistatus>`
const calendar = '<d:resourcetype><c:calendar/></d:resourcetype><d:displayname>Work</d:displayname>'

const event = `<d:getetag>"1"</d:getetag><c:calendar-data>${[
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:review@example.com',
  'SUMMARY:Review',
  'DTSTART:20261207T130000Z',
  'DTEND:20261207T140000Z',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\n')}</c:calendar-data>`

/** External calendars: a feed with busy time, and an account that bookings are written to. */
export async function callCalendars(
  stack: Stack,
  { call }: Recorder,
  { others, google }: { others: Receiver; google: FakeGoogle },
): Promise<void> {
  others.respondWith(({ method }) =>
    method === 'PROPFIND'
      ? { status: 207, body: multistatus(resource('/hana/work/', calendar)) }
      : method === 'REPORT'
        ? { status: 207, body: multistatus(resource('/hana/work/1.ics', event)) }
        : { headers: { etag: '"1"' }, body: feed },
  )
  const url = new URL('/hana/private.ics', others.url).href
  const saved = await call('POST', '/v2/calendars/ics-feed/save', { body: { urls: [url] } })
  const of = { integration: 'ics-feed_calendar', externalId: url, credentialId: saved.id }
  const query = { ...of, credentialId: String(saved.id) }
  await call('GET', '/v2/calendars/ics-feed/check')
  await call('POST', '/v2/selected-calendars', { body: of })
  await call('GET', '/v2/calendars/busy-times', {
    query: {
      credentialId: query.credentialId,
      externalId: url,
      dateFrom: '2026-12-07',
      dateTo: '2026-12-08',
      timeZone: 'Europe/Berlin',
    },
  })
  const account = await call('POST', '/v2/calendars/:calendar/credentials', {
    params: { calendar: 'caldav' },
    body: { url: new URL('/', others.url).href, username: 'hana', password: 'an app password' },
  })
  await call('PUT', '/v2/destination-calendars', {
    body: { integration: 'caldav_calendar', externalId: new URL('/hana/work/', others.url).href },
  })
  const v1 = { key: null, query: { apiKey: stack.apiKey } }
  const { destinationCalendars } = await call('GET', '/v1/destination-calendars', v1)
  const params = { id: destinationCalendars[0].id }
  await call('GET', '/v1/destination-calendars/:id', { ...v1, params })
  const { integration, externalId } = destinationCalendars[0]
  await call('PATCH', '/v1/destination-calendars/:id', { ...v1, params, body: { integration, externalId } })
  await call('DELETE', '/v1/destination-calendars/:id', { ...v1, params })
  await call('POST', '/v1/destination-calendars', { ...v1, body: { integration, externalId } })
  await call('GET', '/v2/calendars')
  await call('GET', '/v2/calendars/:calendar/check', { params: { calendar: 'caldav' } })
  await call('GET', '/v2/calendars/:calendar/connect', { params: { calendar: 'caldav' } })
  const { authUrl } = await call('GET', '/v2/calendars/:calendar/connect', {
    isExample,
    params: { calendar: 'google' },
  })
  const { searchParams } = await google.consent(authUrl)
  await call('GET', '/v2/calendars/:calendar/save', {
    key: null,
    params: { calendar: 'google' },
    query: { state: searchParams.get('state')!, code: searchParams.get('code')! },
  })
  const channel = await until(() => google.channels[0])
  await call('POST', '/v2/calendars/:calendar/push/:channelId', {
    key: null,
    params: { calendar: 'google', channelId: new URL(channel.address).pathname.split('/').at(-1)! },
    headers: { 'x-goog-channel-token': channel.token },
  })
  const delegation = '/v2/organizations/:orgId/delegation-credentials'
  const credential = await call('POST', delegation, {
    params: { orgId: stack.organization.id },
    body: {
      workspacePlatformSlug: 'google',
      domain: 'gmail.example',
      serviceAccountKey: [google.serviceAccountKey],
    },
  })
  await call('PATCH', `${delegation}/:credentialId`, {
    params: { orgId: stack.organization.id, credentialId: credential.id },
    body: { enabled: true },
  })
  await call('PATCH', '/v2/calendars/:calendar/settings', {
    params: { calendar: 'caldav' },
    body: { id: account.id, whenUnreachable: 'open' },
  })
  const review = { params: { calendar: 'caldav', eventUid: 'review@example.com' } }
  await call('GET', '/v2/calendars/:calendar/event/:eventUid', review)
  const body = {
    title: 'Review of the year',
    end: { time: '2026-12-07T15:00:00Z', timeZone: 'Europe/Berlin' },
  }
  await call('PATCH', '/v2/calendars/:calendar/events/:eventUid', { ...review, body })
  await call('DELETE', '/v2/selected-calendars', { query })
  await call('POST', '/v2/calendars/:calendar/disconnect', {
    params: { calendar: 'caldav' },
    body: { id: account.id },
  })
  const feeds = { params: { calendar: 'ics-feed' }, body: { id: saved.id } }
  await call('POST', '/v2/calendars/:calendar/disconnect', { isExample, ...feeds })
}
