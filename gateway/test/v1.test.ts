import { createUser, startStack } from '@punctual/testing'
import t from 'tap'

const stack = await startStack(t, { env: { RATE_LIMIT_V1: '10000', RATE_LIMIT_API_KEY: '10000' } })
const { api, apiKey, url, user } = stack

/** Calls v1 with the key in the query. */
async function v1(method: string, path: string, body?: unknown, key: string | null = apiKey) {
  const address = new URL(url + path)
  if (key !== null) address.searchParams.set('apiKey', key)
  const answer = await fetch(address, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as never as Any }
}
// biome-ignore lint/suspicious/noExplicitAny: answers of any shape
type Any = any

async function made(method: string, path: string, body: unknown): Promise<Any> {
  const answer = await api(method, path, { body })
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}
const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const schedule = await made('POST', '/v2/schedules', {
  name: 'Always',
  timeZone: 'UTC',
  isDefault: false,
  availability: [{ days: everyDay, startTime: '09:00', endTime: '17:00' }],
})
const eventType = await made('POST', '/v2/event-types', {
  title: 'Old',
  slug: 'old',
  lengthInMinutes: 30,
  scheduleId: schedule.id,
  locations: [{ type: 'address', address: 'Main Street 1', public: true }],
  afterEventBuffer: 10,
})
const book = (start: string) =>
  made('POST', '/v2/bookings', {
    eventTypeId: eventType.id,
    start,
    attendee: { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' },
  })
const stranger = await createUser(stack, { email: 'eve@x.test', name: 'Eve', organization: { name: 'X' } })

t.test('announces its end, and does not leak the key', async (t) => {
  const { status, headers, body } = await v1('GET', '/v1/me')
  t.equal(status, 200)
  t.match(body, { user: { id: user.id, email: user.email } })
  t.match(headers.get('deprecation'), /^@\d+$/)
  t.match(headers.get('link'), /rel="successor-version"/)
  t.equal(headers.get('cache-control'), 'no-store')
  t.equal(headers.get('referrer-policy'), 'no-referrer')
  t.ok(Number(headers.get('x-ratelimit-limit')) > 0, 'limits without a suffix')
})

t.test('401 with the messages of v1; a key in a header is ignored', async (t) => {
  t.match(await v1('GET', '/v1/me', undefined, null), {
    status: 401,
    body: { message: 'No apiKey provided' },
  })
  t.match(await v1('GET', '/v1/me', undefined, 'svc_nope'), {
    status: 401,
    body: { error: 'Your API key is not valid.' },
  })
  const byHeader = await fetch(`${url}/v1/me`, { headers: { authorization: `Bearer ${apiKey}` } })
  t.equal(byHeader.status, 401)
  t.match(await v1('GET', '/v1/nothing'), { status: 404, body: { message: String } })
})

t.test('a booking can change from any status to any other', async (t) => {
  const booking = await book('2026-12-02T10:00:00Z')
  const path = `/v1/bookings/${booking.id}`
  t.match((await v1('GET', path)).body, { booking: { id: booking.id, uid: booking.uid, status: 'ACCEPTED' } })
  const edited = await v1('PATCH', path, { title: 'New title', description: 'More', status: 'CANCELLED' })
  t.equal(edited.status, 200)
  t.match(edited.body, { booking: { title: 'New title', description: 'More', status: 'CANCELLED' } })
  const other = await book('2026-12-02T10:15:00Z')
  const back = await v1('PATCH', path, { status: 'ACCEPTED' })
  t.match(back, { status: 409, body: { message: String } }, 'the time is taken')
  t.match(
    await v1('PATCH', path, {
      status: 'PENDING',
      start: '2026-12-02T09:00:00Z',
      endTime: '2026-12-02T09:30:00Z',
    }),
    {
      status: 200,
      body: {
        booking: {
          status: 'PENDING',
          startTime: '2026-12-02T09:00:00.000Z',
          endTime: '2026-12-02T09:30:00.000Z',
        },
      },
    },
  )
  t.match(await v1('PATCH', path, { end: '2026-12-02T08:00:00Z' }), {
    status: 400,
    body: { message: String },
  })
  t.match(await v1('PATCH', path, { nonsense: 1 }), { status: 400, body: { message: /Unrecognized key/ } })
  t.match(await v1('PATCH', path, { status: 'DONE' }), { status: 400 })
  t.match(await v1('PATCH', '/v1/bookings/x', { title: 'x' }), { status: 400 })
  const missing = await v1('PATCH', '/v1/bookings/999999', { title: 'x' })
  t.equal(missing.status, 404)
  t.strictSame((await v1('PATCH', path, { title: 'x' }, stranger.apiKey)).body, missing.body)
  const list = await v1('GET', '/v1/bookings')
  t.strictSame(list.body.bookings.map(({ id }: Any) => id).toSorted(), [booking.id, other.id].toSorted())
})

t.test('PATCH /v2/bookings/{uid}: the same edit in the current version', async (t) => {
  const booking = await book('2026-12-03T10:00:00Z')
  const path = `/v2/bookings/${booking.uid}`
  const edited = await api('PATCH', path, {
    body: { start: '2026-12-03T11:00:00Z', end: '2026-12-03T11:30:00Z' },
  })
  t.match(edited, {
    status: 200,
    body: { data: { uid: booking.uid, start: '2026-12-03T11:00:00.000Z', duration: 30 } },
  })
  const free = await book('2026-12-03T10:00:00Z')
  t.equal((await api('PATCH', path, { body: { start: free.start, end: free.end } })).status, 409)
  t.equal((await api('PATCH', path, { body: { title: 'x' }, key: null })).status, 401)
  t.equal((await api('PATCH', path, { body: { title: 'x' }, key: stranger.apiKey })).status, 403)
  t.equal((await api('PATCH', '/v2/bookings/nope', { body: { title: 'x' } })).status, 404)
})

t.test('availabilities: each range of hours has its own id', async (t) => {
  const { body } = await v1('GET', '/v1/availabilities')
  const own = body.availabilities.find(({ scheduleId }: Any) => scheduleId === schedule.id)
  t.match(own, { days: [1, 2, 3, 4, 5, 6, 0], Schedule: { userId: user.id } })
  const path = `/v1/availabilities/${own.id}`
  const edit = { days: [1, 2], startTime: '1970-01-01T08:00:00.000Z', endTime: '1970-01-01T12:00:00.000Z' }
  t.match(await v1('PATCH', path, edit), { status: 200, body: { availability: { ...edit, id: own.id } } })
  t.match((await api('GET', `/v2/schedules/${schedule.id}`)).body.data.availability, [
    { days: ['Monday', 'Tuesday'], startTime: '08:00', endTime: '12:00' },
  ])
  t.match(await v1('PATCH', path, { startTime: '1970-01-01T13:00:00.000Z' }), { status: 400 })
  t.match(await v1('PATCH', path, { scheduleId: 999999 }), { status: 404 })
  t.equal((await v1('PATCH', path, edit, stranger.apiKey)).status, 404)
  t.equal((await v1('GET', path, undefined, stranger.apiKey)).status, 404)
})

t.test('a row that an older shape shows is changed by its id, and no other row is', async (t) => {
  const older = (method: string, path: string, body?: unknown) => api(method, path, { body, version: null })
  const time = (hour: string) => `1970-01-01T${hour}:00.000Z`
  const hours = (days: number[], from: string, to: string) => ({
    days,
    startTime: time(from),
    endTime: time(to),
  })
  const { id } = (
    await older('POST', '/v2/schedules', {
      name: 'Two rows',
      timeZone: 'UTC',
      isDefault: false,
      availabilities: [hours([1], '09:00', '10:00'), hours([2], '11:00', '12:00')],
      dateOverrides: [{ start: '2026-12-24T10:00:00.000Z', end: '2026-12-24T12:00:00.000Z' }],
    })
  ).body.data
  const all = async () => (await v1('GET', '/v1/availabilities')).body.availabilities as Any[]
  const rowsOf = (data: Any) => data.schedule as Any[]
  const readers: Record<string, () => Promise<Any[]>> = {
    'one schedule': async () => rowsOf((await older('GET', `/v2/schedules/${id}`)).body.data),
    'a list of schedules': async () =>
      rowsOf((await older('GET', '/v2/schedules')).body.data.find((each: Any) => each.id === id)),
    'a changed schedule': async () =>
      rowsOf((await older('PATCH', `/v2/schedules/${id}`, { name: 'Rows' })).body.data),
    'a created schedule': async () => {
      const copy = { name: 'Copy', timeZone: 'UTC', isDefault: false }
      const answer = await older('POST', '/v2/schedules', {
        ...copy,
        availabilities: [hours([3], '09:00', '10:00'), hours([4], '11:00', '12:00')],
      })
      return rowsOf(answer.body.data)
    },
    'the default schedule': async () => rowsOf((await older('GET', '/v2/schedules/default')).body.data),
    'the first generation': async () => (await all()).filter(({ scheduleId }) => scheduleId === id),
  }
  for (const [shape, read] of Object.entries(readers)) {
    for (const row of await read()) {
      const before = await all()
      const end = new Date(Date.parse(before.find((each) => each.id === row.id)?.endTime) + 300_000)
      const endTime = end.toISOString()
      const answer = await v1('PATCH', `/v1/availabilities/${row.id}`, { endTime })
      t.match(answer, { status: 200, body: { availability: { id: row.id, endTime } } }, shape)
      const expected = before.map((each) => (each.id === row.id ? { ...each, endTime } : each))
      t.same(await all(), expected, shape)
    }
  }
})

t.test(
  'the ids that v1 shows of a team event type, its hosts and a booking write the same rows',
  async (t) => {
    const team = (await api('POST', '/v2/teams', { body: { name: 'Elders' } })).body.data
    const made = await api('POST', `/v2/teams/${team.id}/event-types`, {
      body: {
        title: 'Together',
        slug: 'together',
        lengthInMinutes: 30,
        schedulingType: 'roundRobin',
        hosts: [{ userId: user.id, scheduleId: schedule.id }],
      },
    })
    const { id } = made.body.data
    const path = `/v1/event-types/${id}`
    const read = (await v1('GET', path)).body.event_type
    t.match(read, { id, teamId: team.id, hosts: [{ userId: user.id, scheduleId: schedule.id }] })
    const { teamId, hosts } = read
    const written = await v1('PATCH', path, { teamId, hosts, title: 'As one' })
    t.match(written, { status: 200, body: { event_type: { id, teamId, hosts, title: 'As one' } } })

    const { id: bookingId, uid } = await book('2026-12-29T08:00:00Z')
    const reference = { type: 'svc_video', uid: 'room', bookingId }
    const { id: referenceId } = (await v1('POST', '/v1/booking-references', reference)).body.booking_reference
    const shown = (await v1('GET', `/v1/booking-references/${referenceId}`)).body.booking_reference
    t.match(shown, { id: referenceId, bookingId })
    t.match((await v1('GET', `/v1/bookings/${shown.bookingId}`)).body, { booking: { id: bookingId, uid } })
  },
)

t.test('an event type in the v1 shape', async (t) => {
  const path = `/v1/event-types/${eventType.id}`
  const edit = {
    length: 45,
    title: 'Older',
    periodType: 'ROLLING',
    periodDays: 10,
    periodCountCalendarDays: true,
    beforeEventBuffer: 5,
    hidden: true,
    metadata: {},
  }
  t.match(await v1('PATCH', path, edit), {
    status: 200,
    body: { event_type: { length: 45, title: 'Older', periodType: 'ROLLING', periodDays: 10, hidden: true } },
  })
  t.match(await v1('PATCH', path, { recurringEvent: { interval: 1, count: 4, freq: 2 } }), {
    status: 200,
    body: { event_type: { recurringEvent: { interval: 1, count: 4, freq: 2 } } },
  })
  t.match(await v1('PATCH', path, { periodType: 'RANGE' }), {
    status: 400,
    body: { message: /periodStartDate/ },
  })
  t.match(await v1('PATCH', path, { foo: 1 }), { status: 400, body: { message: /Unrecognized/ } })
  t.equal((await v1('PATCH', path, { title: 'x' }, stranger.apiKey)).status, 404)
  t.match((await v1('GET', '/v1/event-types')).body, { event_types: [{ id: eventType.id }] })
})

t.test('slots by date', async (t) => {
  const query = `eventTypeId=${eventType.id}&startTime=2026-12-01T00:00:00Z&endTime=2026-12-08T00:00:00Z`
  const { status, body } = await v1('GET', `/v1/slots?${query}`)
  t.equal(status, 200)
  t.match(Object.values(body.slots)[0], [{ time: String }])
})

t.test('hooks', async (t) => {
  const hook = {
    subscriberUrl: 'http://127.0.0.1:8099/hook',
    eventTriggers: ['BOOKING_CREATED'],
    active: true,
  }
  const { status, body } = await v1('POST', '/v1/hooks', hook)
  t.equal(status, 200, JSON.stringify(body))
  t.match((await v1('GET', '/v1/hooks')).body, { webhooks: [{ id: body.webhook.id }] })
  const path = `/v1/hooks/${body.webhook.id}`
  for (const payloadTemplate of [null, '{"of":"{{title}}"}']) {
    const { webhook } = (await v1('PATCH', path, { payloadTemplate })).body
    t.match(webhook, { ...hook, payloadTemplate })
    // The ids of the webhook and its owners are for reading only.
    const { id: _, userId: __, eventTypeId: ___, ...written } = webhook
    t.same((await v1('PATCH', path, written)).body, { webhook }, 'what was read can be written back')
    t.same((await v1('GET', path)).body, { webhook })
  }
  t.equal((await v1('DELETE', `/v1/hooks/${body.webhook.id}`)).status, 200)
})
