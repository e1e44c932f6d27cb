import { openDatabase, serviceUrl } from '@punctual/db'
import { fileTimeoutMs, tellOfRoom, until } from '@punctual/testing'
import ICAL from 'ical.js'
import t from 'tap'
import { automationStack, mailStep } from '../stack.ts'

t.setTimeout(fileTimeoutMs)

const stack = await automationStack(t)
const { book, bookings, clock, eventType, mailed, mails, workflow } = stack
const db = openDatabase(serviceUrl(stack.databaseUrl, 'automation'), { schema: 'automation' })
t.teardown(() => db.close())
const intro = await eventType()

/** Returns the parsed invitation of a mail. */
function entriesOf(mail: { attachments: { content: string }[] } | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(mail?.attachments[0]?.content ?? ''))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const text = (at: ICAL.Time | null) => at?.toJSDate().toISOString()
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const starts: (string | undefined)[] = []
    const iterator = event.isRecurring() ? event.iterator() : undefined
    for (let at = iterator?.next(); at; at = iterator?.next()) starts.push(text(at))
    const { uid, sequence, recurrenceId } = event
    return { uid, sequence, start: text(event.startDate), of: text(recurrenceId), starts }
  })
  return { method: calendar.getFirstPropertyValue('method'), entries }
}

t.test(
  'host and attendee get mails with an invitation that follows the booking until its cancellation',
  async (t) => {
    const created = await book(intro, '2026-12-02T10:00:00Z')
    const [mail] = await mailed('ann@example.com', 'Confirmed')
    await mailed(stack.user.email, 'Confirmed')
    const calendar = mail?.attachments[0]
    t.match(mail?.text, /5:00 ?am/i, 'in the time zone of the reader')
    const { icsUid: uid } = created
    t.match(calendar?.contentType ?? 'text/calendar', /text\/calendar/)
    t.match(entriesOf(mail), { method: 'REQUEST', entries: [{ uid, sequence: 0, start: created.start }] })
    const moved = await bookings('POST', `/${created.uid}/reschedule`, { start: '2026-12-02T11:00:00Z' })
    const [second] = await mailed('ann@example.com', 'Rescheduled')
    t.equal(moved.body.data.icsUid, uid)
    const { start } = moved.body.data
    t.match(entriesOf(second), { method: 'REQUEST', entries: [{ uid, sequence: 1, start, of: undefined }] })
    await bookings('POST', `/${moved.body.data.uid}/cancel`, { cancellationReason: 'Ill' })
    const [last] = await mailed('ann@example.com', 'Cancelled')
    t.match(entriesOf(last), { method: 'CANCEL', entries: [{ uid, sequence: 2, start }] })
    t.match(last?.text, /Ill/)
    t.equal(mails('ann@example.com', 'Confirmed').length, 1, 'no mail is sent twice')
  },
)

t.test('a mail has the logo and the color of the organization', async (t) => {
  const logoUrl = 'https://example.com/logo.png?a=1&b=2'
  const path = `/v2/organizations/${stack.organization.id}`
  const { status } = await stack.api('PATCH', path, { body: { logoUrl, brandColor: '#7a1f5c' } })
  t.equal(status, 200)
  const brandings = () => db.sql`select 1 from team_replica where branding ->> 'brandColor' = '#7a1f5c'`
  await until(async () => (await brandings()).length === 1)
  await book(intro, '2026-12-02T15:00:00Z', { email: 'brand@example.com', name: 'Brand' })
  const [mail] = await mailed('brand@example.com', 'Confirmed')
  t.match(mail?.html, '<img src="https://example.com/logo.png?a=1&amp;b=2"')
  t.match(mail?.html, ' style="color:#7a1f5c">')
})

t.test('a mail is in the language of its reader', async (t) => {
  await book(intro, '2026-12-03T10:00:00Z', { email: 'bernd@example.com', name: 'Bernd', language: 'de' })
  const [mail] = await mailed('bernd@example.com', 'Bestätigt')
  t.match(mail?.text, /Donnerstag, 3\. Dezember 2026/)
})

t.test('a requested booking and its confirmation are mailed', async (t) => {
  const careful = await eventType({
    confirmationPolicy: { type: 'always', blockUnconfirmedBookingsInBooker: false },
  })
  await workflow({
    activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [careful] },
    steps: [mailStep({ message: { subject: 'Welcome {ATTENDEE_FIRST_NAME}', html: '<p>See you</p>' } })],
  })
  const created = await book(careful, '2026-12-04T10:00:00Z', { email: 'cara@example.com', name: 'Cara Doe' })
  t.equal(created.status, 'pending')
  await mailed('cara@example.com', 'Awaiting confirmation')
  t.equal(mails('cara@example.com', 'Welcome').length, 0)
  await bookings('POST', `/${created.uid}/confirm`)
  await mailed('cara@example.com', 'Confirmed')
  await mailed('cara@example.com', 'Welcome Cara')
})

t.test('the recipient of a workflow ends its mails, by the link or with one click', async (t) => {
  const type = await eventType()
  await workflow({
    activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [type] },
    steps: [mailStep({ message: { subject: 'Welcome', html: '<p>See you</p>' } })],
  })
  const people = ['uma@example.com', 'Udo@example.com', 'uri@example.com'] as const
  const bookAt = (hour: number, email: string) =>
    book(type, `2026-12-04T${hour}:00:00Z`, { email, name: 'U', timeZone: 'UTC' })
  const linkIn = async (email: string) => {
    const [mail] = await mailed(email, 'Welcome')
    const [link = ''] = /\S+\/unsubscribe\?\S+/.exec(mail?.text ?? '') ?? []
    t.match(mail?.html, `href="${link}"`)
    return new URL(link)
  }
  for (const [index, email] of people.entries()) await bookAt(11 + index, email)
  const [byPage, byClick, stays] = [await linkIn(people[0]), await linkIn(people[1]), await linkIn(people[2])]
  t.not(stays.search, byPage.search)
  const path = '/v2/workflows/unsubscribe'
  const token = byPage.searchParams.get('token')
  const open = (body: object) => stack.api('POST', path, { key: null, body })
  t.match(await open({ token: `${token}x` }), {
    status: 400,
    body: { error: { code: 'unsubscribe_link_invalid' } },
  })
  t.match(await open({ token }), { status: 200, body: { status: 'success' } })
  t.equal((await open({ token })).status, 200, 'again')
  const [one] = await db.sql`select workflow_id from unsubscribed where address = ${people[0]}`
  t.ok(one)
  const oneClick = (search: string) =>
    fetch(`${stack.url}/unsubscribe${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  t.equal((await fetch(`${stack.url}/unsubscribe${byClick.search}`)).status, 200)
  t.equal((await db.sql`select 1 from unsubscribed`).length, 1, 'opening the page changes nothing')
  t.equal((await oneClick('?token=x')).status, 400)
  t.equal((await oneClick(byClick.search)).status, 200)
  for (const [index, email] of people.entries()) await bookAt(14 + index, email)
  await until(() => mails('uri@example.com', 'Welcome').length === 2, {
    describe: 'the mail that was not ended',
  })
  for (const email of people.slice(0, 2)) {
    await until(() => mails(email, 'Confirmed').length === 2, { describe: 'the mails of the booking' })
    t.equal(mails(email, 'Welcome').length, 1)
  }
})

t.test(
  'a series is one mail with one recurring entry; a change of one occurrence names its date',
  async (t) => {
    const recurring = await eventType({ recurrence: { interval: 1, occurrences: 3, frequency: 'weekly' } })
    const series = await book(recurring, '2027-03-15T09:00:00Z', { email: 'sue@example.com' })
    const [first, second, third] = series
    const uid = first.icsUid
    const [mail] = await mailed('sue@example.com', 'Confirmed')
    const starts = series.map(({ start }: { start: string }) => start)
    t.match(entriesOf(mail), { method: 'REQUEST', entries: [{ uid, sequence: 0, start: starts[0], starts }] })
    t.match(mail?.attachments[0]?.content, /RRULE:FREQ=WEEKLY;COUNT=3/)
    t.match(mail?.text, /All dates: .*March 15.*\n.*March 22.*\n.*March 29/)
    const start = '2027-03-23T12:00:00.000Z'
    const { body } = await bookings('POST', `/${second.uid}/reschedule`, { start })
    t.match([second.icsUid, third.icsUid, body.data.icsUid], [uid, uid, uid], 'one entry, one UID')
    const [moved] = await mailed('sue@example.com', 'Rescheduled')
    t.match(entriesOf(moved), {
      method: 'REQUEST',
      entries: [{ uid, sequence: 1, of: second.start, start }],
    })
    t.match(moved?.attachments[0]?.content, /RECURRENCE-ID;TZID=Europe\/Berlin:20270322T100000/)
    t.match(moved?.text, /The other dates of the series do not change/)
    await bookings('POST', `/${third.uid}/cancel`, {})
    const [gone] = await mailed('sue@example.com', 'Cancelled')
    t.match(entriesOf(gone), { method: 'CANCEL', entries: [{ uid, sequence: 1, of: third.start }] })
    t.match(gone?.attachments[0]?.content, /RECURRENCE-ID;TZID=Europe\/Berlin:20270329T100000/)
    await bookings('POST', `/${first.recurringBookingUid}/cancel`, {})
    const all = await mailed('sue@example.com', 'Cancelled', 2)
    t.notMatch(all[1]?.attachments[0]?.content, /RECURRENCE-ID/, 'all remaining occurrences')
    t.match(entriesOf(all[1]), { method: 'CANCEL', entries: [{ uid, sequence: 1, of: undefined }] })
    t.equal(mails('sue@example.com', '').length, 4, 'one mail for each change')
  },
)

t.test('added guests get a mail without a webhook or workflow', async () => {
  const created = await book(intro, '2026-12-05T10:00:00Z', { email: 'dan@example.com' })
  await bookings('POST', `/${created.uid}/guests`, { guests: [{ email: 'guest@example.com', name: 'Gus' }] })
  await mailed('guest@example.com', 'Guests added')
})

t.test('a reminder moves with its booking and is sent when due', async (t) => {
  const timed = await eventType()
  await workflow({
    activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [timed] },
    trigger: { type: 'beforeEvent', offset: { value: 1, unit: 'hour' } },
    steps: [
      mailStep({
        message: { subject: 'Soon: {START_TIME_HH:mm}', html: '<b>{ATTENDEE}</b><script>x</script>' },
      }),
    ],
  })
  const unchanged = await book(timed, '2026-12-08T10:00:00Z', { email: 'eve@example.com', name: '<Eve>' })
  const moved = await book(timed, '2026-12-08T12:00:00Z', { email: 'fred@example.com' })
  const gone = await book(timed, '2026-12-08T14:00:00Z', { email: 'gina@example.com' })
  await mailed('gina@example.com', 'Confirmed')
  await bookings('POST', `/${moved.uid}/reschedule`, { start: '2026-12-08T16:00:00Z' })
  await mailed('fred@example.com', 'Rescheduled')
  await bookings('POST', `/${gone.uid}/cancel`, {})
  await mailed('gina@example.com', 'Cancelled')
  clock.set('2026-12-08T09:30:00Z')
  const [mail] = await mailed('eve@example.com', 'Soon: 05:00')
  t.match(mail?.html, /<b>&lt;Eve&gt;<\/b>/, 'answers of attendees are escaped')
  t.notMatch(mail?.html, /script/)
  clock.set('2026-12-08T15:30:00Z')
  await mailed('fred@example.com', 'Soon: 11:00')
  t.equal(mails('fred@example.com', 'Soon').length, 1, 'not at the old time')
  t.equal(mails('gina@example.com', 'Soon').length, 0)
  t.equal(mails('eve@example.com', 'Soon').length, 1)
  t.equal(unchanged.status, 'accepted')
})

t.test('a new workflow sends reminders for existing bookings', async () => {
  const late = await eventType()
  await book(late, '2026-12-10T10:00:00Z', { email: 'hugo@example.com' })
  await mailed('hugo@example.com', 'Confirmed')
  await workflow({
    activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [late] },
    trigger: { type: 'afterEvent', offset: { value: 15, unit: 'minute' } },
    steps: [mailStep({ message: { subject: 'How was it?', html: '<p>{RATING_URL}</p>' } })],
  })
  await until(async () => (await db.sql`select 1 from timer where purpose like 'workflow:%'`).length > 0, {
    describe: 'the timer of the booking that was there',
  })
  clock.set('2026-12-10T10:50:00Z')
  await mailed('hugo@example.com', 'How was it?')
})

t.test('a reminder that is late after an outage is logged as skipped', async (t) => {
  const missed = await eventType()
  const { id } = await workflow({
    activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [missed] },
    trigger: { type: 'beforeEvent', offset: { value: 10, unit: 'minute' } },
    steps: [mailStep({ message: { subject: 'Too late', html: '<p>x</p>' } })],
  })
  await book(missed, '2026-12-14T10:00:00Z', { email: 'ida@example.com' })
  await mailed('ida@example.com', 'Confirmed')
  clock.set('2026-12-14T10:05:00Z')
  const log = await until(async () => {
    const { body } = await stack.api('GET', `/v2/workflows/${id}/messages?status=skipped`)
    return body.data.length > 0 && body.data
  })
  t.match(log, [{ recipient: 'ida@example.com', status: 'skipped', error: 'skipped_late', attempts: 0 }])
  t.equal(mails('ida@example.com', 'Too late').length, 0)
})

t.test('a no-show workflow mails the waiting side', async (t) => {
  const video = await eventType({ locations: [{ type: 'integration', integration: 'svc-video' }] })
  await workflow({
    activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [video] },
    trigger: { type: 'afterHostsSvcVideoNoShow', offset: { value: 5, unit: 'minute' } },
    steps: [mailStep({ message: { subject: 'Sorry', html: '<p>No-show</p>' } })],
  })
  const lonely = await book(video, '2026-12-18T10:00:00Z', { email: 'ida@example.com' })
  await mailed('ida@example.com', 'Confirmed')
  clock.set('2026-12-18T10:06:00Z')
  await mailed('ida@example.com', 'Sorry')
  await until(async () => (await bookings('GET', `/${lonely.uid}`)).body.data.absentHost, {
    describe: 'the absence of the host',
  })
  const met = await book(video, '2026-12-18T12:00:00Z', { email: 'jan@example.com' })
  await mailed('jan@example.com', 'Confirmed')
  await tellOfRoom(stack, met.uid, 'participants', {
    email: stack.user.email,
    event: 'joined',
    at: '2026-12-18T12:00:00Z',
  })
  await until(async () => (await db.sql`select 1 from room_replica where uid = ${met.uid}`).length > 0, {
    describe: 'the room',
  })
  clock.set('2026-12-18T12:10:00Z')
  await until(async () => (await db.sql`select 1 from timer where key = ${met.uid}`).length === 0, {
    describe: 'the end of the wait',
  })
  t.equal(mails('jan@example.com', 'Sorry').length, 0)
})
