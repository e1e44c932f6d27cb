import { hook, type Ids, type Made, type Receiver, type Stack, until } from '@punctual/testing'

/** Creates the resources of a person, and those of another person of the organization. */
export async function createPersonFixtures(
  made: Made,
  {
    mark,
    day,
    organization,
    colleagueId,
  }: { mark: string; day: string; organization: string; colleagueId: number },
): Promise<Ids> {
  const post = (path: string, body: unknown = {}) => made('POST', path, { body })
  const ofColleague = `${organization}/users/${colleagueId}`
  const schedule = await post(`${ofColleague}/schedules`, {
    name: `${mark} shifts`,
    timeZone: 'UTC',
    isDefault: false,
  })
  const away = await post(`${ofColleague}/ooo`, {
    start: '2027-02-01T00:00:00Z',
    end: '2027-02-02T00:00:00Z',
    notes: `${mark} away`,
  })
  const course = await post('/v2/event-types', {
    title: `${mark} course`,
    slug: `${mark}-course`,
    lengthInMinutes: 30,
    price: 4500,
    currency: 'eur',
    seats: { seatsPerTimeSlot: 5, showAttendeeInfo: false, showAvailabilityCount: true },
  })
  const attendee = { name: 'Bob', email: `${mark}-bob@example.com`, timeZone: 'UTC' }
  const booking = await post('/v2/bookings', { eventTypeId: course.id, start: `${day}T12:00:00Z`, attendee })
  const held = await post('/v2/slots/reservations', {
    eventTypeId: course.id,
    slotStart: `${day}T14:00:00Z`,
  })
  return {
    colleagueId: `${colleagueId}`,
    colleagueScheduleId: `${schedule.id}`,
    oooId: `${away.id}`,
    seatUid: booking.seatUid,
    uid: held.reservationUid,
    paymentUid: booking.payment[0].uid,
  }
}

/** Creates an OAuth client with a managed user. */
export async function createClientFixtures(made: Made, mark: string): Promise<Ids> {
  const body = { name: `${mark} app`, redirectUris: ['https://app.example.com/callback'], permissions: ['*'] }
  const { clientId } = await made('POST', '/v2/oauth-clients', { body })
  const user = { email: `${mark}@managed.test`, name: `${mark} managed` }
  const managed = await made('POST', `/v2/oauth-clients/${clientId}/users`, { body: user })
  return { clientId, managedUserId: `${managed.user.id}` }
}

/** Creates a webhook with a delivery and a recovery. */
export async function createWebhookFixture(made: Made, path: string, receiverUrl: string): Promise<Ids> {
  const { id } = await made('POST', path, { body: hook(receiverUrl) })
  await made('POST', `${path}/${id}/test`)
  const [delivery] = await made('GET', `${path}/${id}/deliveries`)
  const job = await made('POST', `${path}/${id}/recover`, { body: { since: '2026-12-01T00:00:00Z' } })
  return { webhookId: `${id}`, deliveryId: delivery.id, jobId: `${job.id}` }
}

/** Returns the body of a new workflow for routing forms. */
export const aFormWorkflow = (mark: string) => ({
  name: `${mark} thanks`,
  activation: { isActiveOnAllRoutingForms: true },
  trigger: { type: 'formSubmitted' },
  steps: [],
})

/** Verifies an email address and a phone number of an owner. */
export async function verify(
  { mail }: Stack,
  made: Made,
  { above, path, mark }: { above: string; path: string; mark: string },
  phones: Receiver,
): Promise<[string, Ids][]> {
  const prove = async (kind: string, given: object, sent: () => string | null | undefined) => {
    const at = `${path}/verified-resources/${kind}`
    await made('POST', `${at}/verification-code/request`, { body: given })
    const text = await until(() => sent(), { describe: 'a code' })
    const code = /\b\d{6}\b/.exec(text)?.[0]
    const { id } = await made('POST', `${at}/verification-code/verify`, { body: { ...given, code } })
    return [`${above}/verified-resources/${kind}`, { id: `${id}` }] as [string, Ids]
  }
  const place = above.split('/').length
  const email = `${mark}-desk-${place}@example.com`
  const phone = `+49301234${mark.length}${place}00`
  return [
    await prove('emails', { email }, () => mail.to(email).at(-1)?.text),
    await prove('phones', { phone }, () =>
      phones.requests
        .map(({ rawBody }) => new URLSearchParams(rawBody))
        .findLast((sms) => sms.get('To') === phone)
        ?.get('Body'),
    ),
  ]
}

/** Connects a CalDAV account and selects its calendar as the destination of bookings. */
export async function createCalendarFixtures(made: Made, mark: string, calDav: Receiver): Promise<Ids> {
  const server = new URL('/', calDav.url).href
  const externalId = new URL(`/${mark}/work/`, server).href
  const account = { url: server, username: mark, password: 'a word' }
  await made('POST', '/v2/calendars/caldav/credentials', { body: account })
  const place = { integration: 'caldav_calendar', externalId }
  await made('PUT', '/v2/destination-calendars', { body: place })
  return { eventUid: `${mark}-event` }
}

/** Answers as a CalDAV server with one calendar for each user and one event in each. */
export function actAsCalDav(receiver: Receiver): void {
  const multistatus = (href: string, properties: string) =>
    `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response><d:href>${href}</d:href><d:propstat><d:prop>${properties}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`
  receiver.respondWith(({ method, headers }) => {
    const [, credentials = ''] = `${headers.authorization}`.split(' ')
    const [user = ''] = Buffer.from(credentials, 'base64').toString().split(':')
    const event = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:${user}-event\nDTSTART:20261220T100000Z\nSUMMARY:${user} lunch\nEND:VEVENT\nEND:VCALENDAR`
    if (method === 'PROPFIND')
      return {
        status: 207,
        body: multistatus(`/${user}/work/`, '<d:resourcetype><c:calendar/></d:resourcetype>'),
      }
    if (method === 'REPORT')
      return {
        status: 207,
        body: multistatus(`/${user}/work/1.ics`, `<c:calendar-data>${event}</c:calendar-data>`),
      }
    return { status: 201 }
  })
}
