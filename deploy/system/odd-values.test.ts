import { CreateEventType, CreateTeamEventType } from '@punctual/contracts'
import { type ApiAnswer, fileTimeoutMs, startStack } from '@punctual/testing'
import t from 'tap'
import { dataOf } from './fixtures.ts'

// Null for optional fields, and dates at the ends of the calendar, are accepted, or refused with a
// 400 that names the field.

t.setTimeout(fileTimeoutMs)
const stack = await startStack(t, { services: ['identity', 'scheduling', 'bookings'] })
const { api, apiKey, organization, team, user } = stack

let slugs = 0
const anEventType = () => ({ title: 'Odd', slug: `odd-${++slugs}`, lengthInMinutes: 30 })
const ofTeam = `/v2/organizations/${organization.id}/teams/${team.id}/event-types`
const kinds = [
  { path: '/v2/event-types', more: {}, schema: CreateEventType },
  {
    path: ofTeam,
    schema: CreateTeamEventType,
    more: { schedulingType: 'collective', hosts: [{ userId: user.id }] },
  },
]
/** Fields that null unsets. */
const unset = ['slotInterval', 'scheduleId', 'successRedirectUrl', 'destinationCalendar']

for (const { path, more, schema } of kinds)
  t.test(`null in a body of ${path} unsets the field or is a 400 that names it`, async (t) => {
    const { id } = await dataOf(api('POST', path, { body: { ...anEventType(), ...more } }))
    for (const name of Object.keys(schema.properties)) {
      const expected = unset.includes(name)
        ? { status: 200 }
        : { status: 400, body: { error: { details: { errors: [{ path: name }] } } } }
      t.match(await api('PATCH', `${path}/${id}`, { body: { [name]: null } }), expected, name)
      const body = { ...anEventType(), ...more, [name]: null }
      const created = await api('POST', path, { body })
      t.match(created, unset.includes(name) ? { status: 201 } : expected, name)
    }
    for (const version of ['2024-06-14', '2024-04-15'])
      t.equal((await api('GET', `${path}/${id}`, { headers: { 'svc-api-version': version } })).status, 200)
    const { status } = await api('GET', `/v2/slots?eventTypeId=${id}&start=2027-01-04&end=2027-01-05`)
    t.equal(status, 200)
  })

t.test('nulls in nested fields of an event type are a 400', async (t) => {
  const { id } = await dataOf(api('POST', '/v2/event-types', { body: anEventType() }))
  const parts = {
    bookingWindow: { type: 'calendarDays', value: 3, rolling: null },
    locations: [null],
    bookingFields: [{ type: 'text', slug: 'a', label: 'A', required: null }],
    confirmationPolicy: { type: 'time', noticeThreshold: null },
    recurrence: { interval: null, occurrences: 2, frequency: 'weekly' },
    seats: { seatsPerTimeSlot: 2, showAttendeeInfo: null, showAvailabilityCount: true },
    bookingLimitsCount: { day: null },
    bookingLimitsDuration: { day: null },
    metadata: { key: null },
  }
  for (const [name, value] of Object.entries(parts)) {
    const { status, body } = await api('PATCH', `/v2/event-types/${id}`, { body: { [name]: value } })
    t.equal(status, 400, name)
    t.match(body.error.details.errors[0].path, new RegExp(`^${name}`))
  }
  t.equal((await api('GET', `/v2/event-types/${id}`)).status, 200)
})

const attendee = { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' }
t.test('starts are whole minutes', async (t) => {
  const { id } = await dataOf(api('POST', '/v2/event-types', { body: anEventType() }))
  const booking = await dataOf(
    api('POST', '/v2/bookings', { body: { eventTypeId: id, start: '2027-01-05T10:00:00.000Z', attendee } }),
  )
  const refused = (path: string) => ({
    status: 400,
    body: { error: { details: { errors: [{ path, message: /whole minute/ }] } } },
  })
  for (const start of ['2027-01-05T11:00:30Z', '2027-01-05T11:00:00.001Z', '2027-01-05T11:00:01+01:00']) {
    t.match(
      await api('POST', '/v2/bookings', { body: { eventTypeId: id, start, attendee } }),
      refused('start'),
    )
    const hold = { eventTypeId: id, slotStart: start }
    t.match(await api('POST', '/v2/slots/reservations', { body: hold }), refused('slotStart'))
    const bookingPath = `/v2/bookings/${booking.uid}`
    t.match(await api('POST', `${bookingPath}/reschedule`, { body: { start } }), refused('start'))
    t.match(await api('PATCH', bookingPath, { body: { start } }), refused('start'))
    const older = await api('PATCH', `/v1/bookings/${booking.id}?apiKey=${apiKey}`, {
      key: null,
      body: { startTime: start },
    })
    t.match(older, { status: 400, body: { message: /startTime.*whole minute/ } })
  }
})

t.test('a refusal of two contradicting fields names the wrong one', async (t) => {
  const { id } = await dataOf(api('POST', '/v2/event-types', { body: anEventType() }))
  const booking = await dataOf(
    api('POST', '/v2/bookings', { body: { eventTypeId: id, start: '2027-01-06T10:00:00Z', attendee } }),
  )
  const message = async (asked: Promise<ApiAnswer>) => {
    const { status, body } = await asked
    t.equal(status, 400)
    return [body.error.message, body.error.details.errors[0].path]
  }
  const edit = (body: object) => message(api('PATCH', `/v2/bookings/${booking.uid}`, { body }))
  t.same(await edit({ start: '2027-01-06T12:00:00Z' }), ['start must be before end', 'start'])
  t.same(await edit({ end: '2027-01-06T09:00:00Z' }), ['end must be after start', 'end'])
  const span = `eventTypeId=${id}&start=2027-01-06&end=2027-01-05`
  t.same(await message(api('GET', `/v2/slots?${span}`)), ['end must not be before start', 'end'])

  const length = async (asked: Promise<ApiAnswer>) => (await message(asked))[1]
  const start = '2027-01-06T12:00:00Z'
  const body = { eventTypeId: id, start, attendee, lengthInMinutes: 45 }
  t.equal(await length(api('POST', '/v2/bookings', { body })), 'lengthInMinutes')
  const hold = { eventTypeId: id, slotStart: start, slotDuration: 45 }
  t.equal(await length(api('POST', '/v2/slots/reservations', { body: hold })), 'slotDuration')
  const asked = `eventTypeId=${id}&start=2027-01-06&end=2027-01-06&duration=45`
  t.equal(await length(api('GET', `/v2/slots?${asked}`)), 'duration')
})

const ends = [
  '9998-12-31T10:00:00Z',
  '9999-01-01T00:00:00Z',
  '9999-12-31T23:59:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:00-12:00',
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '0000-01-01T00:00:00Z',
]
const days = [...new Set(ends.map((at) => at.slice(0, 10)))]

/** Sends all requests and returns those answered with a 5xx. */
async function broken(calls: Record<string, () => Promise<ApiAnswer>>): Promise<string[]> {
  const found: string[] = []
  for (const [name, call] of Object.entries(calls)) {
    const { status } = await call()
    if (status >= 500) found.push(`${name}: ${status}`)
  }
  return found
}

t.test('dates at the ends of the calendar: instants', async (t) => {
  const { id } = await dataOf(api('POST', '/v2/event-types', { body: anEventType() }))
  const booking = await dataOf(
    api('POST', '/v2/bookings', { body: { eventTypeId: id, start: '2027-01-04T10:00:00Z', attendee } }),
  )
  for (const at of [...ends, ...days]) {
    const query = encodeURIComponent(at)
    const span = `eventTypeId=${id}&start=${query}&end=${query}`
    const filters = ['afterStart', 'beforeEnd', 'afterCreatedAt', 'beforeUpdatedAt']
    const calls = {
      slots: () => api('GET', `/v2/slots?${span}`),
      'slots elsewhere': () => api('GET', `/v2/slots?${span}&timeZone=Pacific/Kiritimati`),
      'slots in v1': () =>
        api('GET', `/v1/slots?apiKey=${apiKey}&eventTypeId=${id}&startTime=${query}&endTime=${query}`, {
          key: null,
        }),
      booking: () => api('POST', '/v2/bookings', { body: { eventTypeId: id, start: at, attendee } }),
      reservation: () => api('POST', '/v2/slots/reservations', { body: { eventTypeId: id, slotStart: at } }),
      reschedule: () => api('POST', `/v2/bookings/${booking.uid}/reschedule`, { body: { start: at } }),
      'edited start': () => api('PATCH', `/v2/bookings/${booking.uid}`, { body: { start: at } }),
      'edited end': () => api('PATCH', `/v2/bookings/${booking.uid}`, { body: { end: at } }),
      'edited in v1': () =>
        api('PATCH', `/v1/bookings/${booking.id}?apiKey=${apiKey}`, { key: null, body: { endTime: at } }),
      'private link': () => api('POST', `/v2/event-types/${id}/private-links`, { body: { expiresAt: at } }),
      'out of office': () =>
        api('POST', `/v2/organizations/${organization.id}/users/${user.id}/ooo`, {
          body: { start: at, end: at },
        }),
      ...Object.fromEntries(
        filters.map((name) => [name, () => api('GET', `/v2/bookings?${name}=${query}`)] as const),
      ),
    }
    t.same(await broken(calls), [], at)
  }
})

t.test('dates at the ends of the calendar: days of schedules and of booking windows', async (t) => {
  const { id } = await dataOf(api('POST', '/v2/event-types', { body: anEventType() }))
  const [{ id: scheduleId }] = await dataOf(api('GET', '/v2/schedules'))
  for (const day of days) {
    const calls = {
      override: () =>
        api('PATCH', `/v2/schedules/${scheduleId}`, {
          body: { overrides: [{ date: day, startTime: '10:00', endTime: '23:59' }] },
        }),
      'slots at the end': () =>
        api('GET', `/v2/slots?eventTypeId=${id}&start=9998-12-01&end=9998-12-31&timeZone=Pacific/Kiritimati`),
      slots: () => api('GET', `/v2/slots?eventTypeId=${id}&start=2027-01-04&end=2027-01-05`),
      window: () =>
        api('PATCH', `/v2/event-types/${id}`, {
          body: { bookingWindow: { type: 'range', value: [day, day] } },
        }),
      'slots in the window': () => api('GET', `/v2/slots?eventTypeId=${id}&start=2027-01-04&end=2027-01-05`),
      'window in v1': () =>
        api('PATCH', `/v1/event-types/${id}?apiKey=${apiKey}`, {
          key: null,
          body: {
            periodType: 'RANGE',
            periodStartDate: `${day}T00:00:00Z`,
            periodEndDate: `${day}T00:00:00Z`,
          },
        }),
    }
    t.same(await broken(calls), [], day)
  }
})
