import t from 'tap'
import { aCaller, aProfile, busyText } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

const { api, ask, bookings, clock } = await startScheduling(t)
const caller = aCaller(aProfile({ id: 7, username: 'hana', timeZone: 'Europe/Berlin' }))

/** Hours in Berlin: 10 to 12 on the 24th of December, 9 to 17 on other weekdays. */
const { data: schedule } = (
  await api('POST', '/v2/schedules', {
    caller,
    body: {
      name: 'Work',
      timeZone: 'Europe/Berlin',
      isDefault: true,
      overrides: [{ date: '2026-12-24', startTime: '10:00', endTime: '12:00' }],
    },
  })
).body
const { data: intro } = (
  await api('POST', '/v2/event-types', {
    caller,
    body: { title: 'Intro', slug: 'intro', lengthInMinutes: 30, lengthInMinutesOptions: [30, 60] },
  })
).body

interface Claim {
  start: string
  end: string
}
const claim = (...claims: Claim[]) =>
  bookings.respondWith(() => ({
    body: JSON.stringify({ claims: claims.length > 0 ? [busyText(7, ...claims)] : [] }),
  }))
t.beforeEach(() => claim())

const slots = (query: string) => api('GET', `/v2/slots?${query}`)
const eve = `eventTypeId=${intro.id}&start=2026-12-24&end=2026-12-24`

t.test('200 by date and with the offset of the viewer', async (t) => {
  const { status, body } = await slots(`${eve}&timeZone=America/New_York&format=range`)
  t.equal(status, 200)
  const slot = (from: string, to: string) => ({
    start: `2026-12-24T${from}:00.000-05:00`,
    end: `2026-12-24T${to}:00.000-05:00`,
  })
  t.same(body, {
    status: 'success',
    data: {
      '2026-12-24': [
        slot('04:00', '04:30'),
        slot('04:30', '05:00'),
        slot('05:00', '05:30'),
        slot('05:30', '06:00'),
      ],
    },
  })
})

t.test('200 in UTC with only starts by default; also by slug and username', async (t) => {
  const times = ['09:00', '09:30', '10:00', '10:30'].map((time) => ({ start: `2026-12-24T${time}:00.000Z` }))
  t.same((await slots(eve)).body.data, { '2026-12-24': times })
  const named = 'eventTypeSlug=intro&username=Hana&start=2026-12-24T00:00:00Z&end=2026-12-24T23:59:59Z'
  t.same((await slots(named)).body.data, { '2026-12-24': times })
  t.same((await slots(`${eve}&duration=60`)).body.data['2026-12-24'].length, 2)
})

t.test('200 without claimed time; asks bookings once for each list', async (t) => {
  claim({ start: '2026-12-24T09:30:00.000Z', end: '2026-12-24T10:00:00.000Z' })
  const before = bookings.requests.length
  const { body } = await slots(`${eve}&bookingUidToReschedule=abc`)
  t.same(
    body.data['2026-12-24'].map(({ start }: { start: string }) => start.slice(11, 16)),
    ['09:00', '10:00', '10:30'],
  )
  t.equal(bookings.requests.length, before + 1)
  const { json, path } = bookings.requests.at(-1) ?? {}
  t.equal(path, '/internal/claims')
  t.match(json, { hostIds: [7], ignoreBookingUid: 'abc' })
  t.ok(json.from <= '2026-12-23T00:00:00.000Z' && json.to >= '2026-12-25T00:00:00.000Z')
})

t.test('200 nothing in the past, and nothing on a day off', async (t) => {
  t.same((await slots(`eventTypeId=${intro.id}&start=2026-11-02&end=2026-11-30`)).body.data, {})
  t.same((await slots(`eventTypeId=${intro.id}&start=2026-12-05&end=2026-12-06`)).body.data, {})
  const today = (await slots(`eventTypeId=${intro.id}&start=2026-12-01&end=2026-12-01`)).body.data[
    '2026-12-01'
  ]
  t.equal(today[0].start, clock.now().toISOString(), 'now can be booked')
})

t.test('400 names the wrong fields', async (t) => {
  const path = async (query: string) => {
    const { status, body } = await slots(query)
    return [status, body.error.details?.errors?.[0]?.path ?? body.error.code]
  }
  const range = 'start=2026-12-24&end=2026-12-24'
  t.same(await path(`eventTypeId=${intro.id}&end=2026-12-24`), [400, 'start'])
  t.same(await path(`eventTypeId=${intro.id}&start=x&end=2026-12-24`), [400, 'start'])
  t.same(await path(`eventTypeId=${intro.id}&start=2026-12-24&end=2026-12-23`), [400, 'end'])
  t.same(await path(`${eve}&timeZone=Mars/Phobos`), [400, 'timeZone'])
  t.same(await path(`${eve}&format=long`), [400, 'format'])
  t.same(await path(`${eve}&duration=45`), [400, 'duration'])
  t.same(await path(range), [400, 'eventTypeId'])
  t.same(await path(`usernames=a&${range}`), [400, 'usernames'])
})

t.test('404 event_type_not_found', async (t) => {
  const code = async (query: string) => {
    const { status, body } = await slots(`${query}&start=2026-12-24&end=2026-12-24`)
    return [status, body.error.code]
  }
  t.same(await code('eventTypeId=999999'), [404, 'event_type_not_found'])
  t.same(await code('usernames=hana,unknown'), [404, 'user_not_found'])
  t.same(await code('eventTypeSlug=intro&teamSlug=nowhere'), [404, 'event_type_not_found'])
  t.same(await code('eventTypeSlug=nope&username=hana'), [404, 'event_type_not_found'])
  t.same(await code('eventTypeSlug=intro&username=unknown'), [404, 'event_type_not_found'])
  t.same(await code('eventTypeSlug=intro&username=hana&organizationSlug=nowhere'), [
    404,
    'event_type_not_found',
  ])
})

const check = (body: object, who = caller) =>
  ask('bookings', 'POST', '/internal/booking-checks', {
    caller: who,
    body: { eventTypeId: intro.id, ...body },
  })

t.test('200 a check returns the hosts, the length and the booking fields', async (t) => {
  const { status, body } = await check({ start: '2026-12-24T10:00:00+01:00' })
  t.equal(status, 200)
  t.match(body, {
    eventType: {
      id: intro.id,
      slug: 'intro',
      title: 'Intro',
      version: 1,
      ownerId: 7,
      teamId: null,
      organizationId: 5,
      lengthInMinutes: 30,
      lengthOptions: [30, 60],
      requiresConfirmation: false,
      locations: [],
    },
    occurrences: [
      { start: '2026-12-24T09:00:00.000Z', end: '2026-12-24T09:30:00.000Z', availableHostIds: [7] },
    ],
    hosts: [
      { id: 7, name: 'User 7', email: 'user7@example.com', username: 'hana', timeZone: 'Europe/Berlin' },
    ],
    claim: { before: 0, after: 0 },
  })
  t.equal(body.eventType.bookingFields.length, 7)
  t.equal(
    (await check({ start: '2026-12-24T09:00:00Z', lengthInMinutes: 60 })).body.occurrences[0].end,
    '2026-12-24T10:00:00.000Z',
  )
})

t.test('200 every listed slot can be booked', async (t) => {
  const { data } = (
    await slots(`eventTypeId=${intro.id}&start=2026-12-01&end=2026-12-04&timeZone=Asia/Kathmandu`)
  ).body
  const starts: string[] = Object.values(data).flatMap((list) =>
    (list as { start: string }[]).map(({ start }) => start),
  )
  t.ok(starts.length > 50)
  const answers = await Promise.all(starts.map((start) => check({ start })))
  t.same(
    answers.filter(({ status }) => status !== 200),
    [],
  )
})

t.test('400 refusals of a check', async (t) => {
  const code = async (body: object) => (await check(body)).body.error.code
  t.equal(await code({ start: '2026-12-01T07:00:00Z' }), 'start_in_past')
  t.equal(await code({ start: '2026-12-24T08:30:00Z' }), 'outside_schedule')
  t.equal(await code({ start: '2026-12-24T09:00:00Z', lengthInMinutes: 45 }), 'length_not_allowed')
  t.match((await check({ start: '2026-12-24T09:00:30Z' })).body.error.details.errors, [{ path: 'start' }])
  const rescheduled = await check({ start: '2026-12-24T09:00:00Z', lengthInMinutes: 45, keepsLength: true })
  t.equal(rescheduled.status, 200, 'a rescheduled booking keeps a length that is not offered any more')
  const missing = await check({ eventTypeId: 999999, start: '2026-12-24T09:00:00Z' })
  t.same([missing.status, missing.body.error.code], [404, 'event_type_not_found'])
})

t.test('400 outside_notice and outside_window follow the event type', async (t) => {
  const patch = (body: object) => api('PATCH', `/v2/event-types/${intro.id}`, { caller, body })
  await patch({ minimumBookingNotice: 2 * 1440, bookingWindow: { type: 'calendarDays', value: 7 } })
  const code = async (start: string) => (await check({ start })).body.error.code
  t.equal(await code('2026-12-02T09:00:00Z'), 'outside_notice')
  t.equal(await code('2026-12-24T09:00:00Z'), 'outside_window')
  t.same((await slots(eve)).body.data, {})
  await patch({ minimumBookingNotice: 0, bookingWindow: { disabled: true } })
  t.equal((await check({ start: '2026-12-24T09:00:00Z' })).status, 200)
})

t.test('403 only bookings can request a check', async (t) => {
  const body = { eventTypeId: intro.id, start: '2026-12-24T09:00:00Z' }
  t.equal((await api('POST', '/internal/booking-checks', { caller, body })).status, 403)
  t.equal((await ask('automation', 'POST', '/internal/booking-checks', { caller, body })).status, 403)
})

t.test('200 changed hours of a schedule apply immediately', async (t) => {
  const overrides = [{ date: '2026-12-24', startTime: '00:00', endTime: '00:00' }]
  await api('PATCH', `/v2/schedules/${schedule.id}`, { caller, body: { overrides } })
  t.same((await slots(eve)).body.data, {})
})

t.test('200 a year, computed in a thread, equals its months one by one', async (t) => {
  claim({ start: '2027-03-01T09:00:00.000Z', end: '2027-03-01T11:00:00.000Z' })
  const of = `eventTypeId=${intro.id}&timeZone=Europe/Berlin&format=range`
  const { data: all } = (
    await api('POST', '/v2/event-types', {
      caller,
      body: { title: 'Short', slug: 'short', lengthInMinutes: 10 },
    })
  ).body
  for (const query of [of, `eventTypeId=${all.id}&timeZone=Asia/Kathmandu`]) {
    const year = await slots(`${query}&start=2026-12-25&end=2027-12-24`)
    t.equal(year.status, 200)
    t.match(year.headers.get('content-type'), /^application\/json/)
    const months: Record<string, unknown> = {}
    for (let month = 0; month < 12; month++) {
      const [from, to] = [25, 24].map((day, index) => new Date(Date.UTC(2026, 11 + month + index, day)))
      const { body } = await slots(
        `${query}&start=${from?.toISOString().slice(0, 10)}&end=${to?.toISOString().slice(0, 10)}`,
      )
      Object.assign(months, body.data)
    }
    t.same(year.body, { status: 'success', data: months })
  }
})

t.test('400 for a list that costs too much names the allowed number of days', async (t) => {
  const { data } = (
    await api('POST', '/v2/event-types', {
      caller,
      body: { title: 'Tight', slug: 'tight', lengthInMinutes: 15, slotInterval: 1 },
    })
  ).body
  const year = await slots(`eventTypeId=${data.id}&start=2026-12-25&end=2027-12-24`)
  t.match(year, {
    status: 400,
    body: {
      error: { details: { errors: [{ path: 'end' }] }, message: /^end must be within 77 days of start/ },
    },
  })
  t.equal((await slots(`eventTypeId=${data.id}&start=2026-12-25&end=2027-03-10`)).status, 200)
})

t.test('200 for far dates of a window of bookable days', async (t) => {
  const { data } = (
    await api('POST', '/v2/event-types', {
      caller,
      body: {
        title: 'Soon',
        slug: 'soon',
        lengthInMinutes: 60,
        bookingWindow: { type: 'calendarDays', value: 3, rolling: true },
      },
    })
  ).body
  t.same((await slots(`eventTypeId=${data.id}&start=8999-01-01&end=8999-02-01`)).body, {
    status: 'success',
    data: {},
  })
})

t.test('503 only for lists when bookings is down', async (t) => {
  await bookings.stop()
  const { status, body } = await slots(`eventTypeId=${intro.id}&start=2026-12-23&end=2026-12-23`)
  t.same([status, body.error.code], [503, 'ServiceUnavailableException'])
  t.equal((await check({ start: '2026-12-23T09:00:00Z' })).status, 200)
})
