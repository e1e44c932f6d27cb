import { startStack } from '@punctual/testing'
import t from 'tap'

t.test('a client of the older version works from schedule to cancelled booking', async (t) => {
  const stack = await startStack(t, { services: ['identity', 'scheduling', 'bookings'] })
  /** Without a version header. */
  const call = async (method: string, path: string, body?: unknown, headers = {}) => {
    const asked = { version: null, headers, ...(body !== undefined && { body }) }
    const answer = await stack.api(method, path, asked)
    return { ...answer, data: answer.body?.data }
  }
  const time = (hour: string) => `1970-01-01T${hour}:00.000Z`

  const schedule = await call('POST', '/v2/schedules', {
    name: 'Week',
    timeZone: 'UTC',
    isDefault: true,
    availabilities: [{ days: [1, 2, 3, 4, 5], startTime: time('09:00'), endTime: time('17:00') }],
  })
  t.equal(schedule.status, 201)
  t.equal(schedule.headers.get('svc-api-version'), '2024-04-15')
  t.match(schedule.data, {
    name: 'Week',
    isDefault: true,
    workingHours: [{ days: [1, 2, 3, 4, 5], startTime: 540, endTime: 1020, userId: stack.user.id }],
  })
  const changed = await call('PATCH', `/v2/schedules/${schedule.data.id}`, {
    dateOverrides: [{ start: '2026-12-24T10:00:00.000Z', end: '2026-12-24T12:00:00.000Z' }],
  })
  t.match(changed.data, { dateOverrides: [{ ranges: [{ start: '2026-12-24T10:00:00.000Z' }] }] })
  t.same((await call('GET', '/v2/schedules/default')).data, changed.data)

  t.match(await call('POST', '/v2/event-types', { length: 'long', title: 'Intro', slug: 'intro' }), {
    status: 400,
    body: { error: { details: { errors: [{ path: 'length' }] } } },
  })
  const eventType = await call('POST', '/v2/event-types', {
    length: 30,
    title: 'Intro',
    slug: 'intro',
    locations: [{ type: 'inPerson', address: 'Main St 1', displayLocationPublicly: true }],
  })
  t.equal(eventType.status, 201)
  t.match(eventType.data, {
    length: 30,
    userId: stack.user.id,
    locations: [{ type: 'inPerson', address: 'Main St 1' }],
  })
  const eventTypeId = eventType.data.id
  t.match((await call('GET', `/v2/event-types/${eventTypeId}`)).data, {
    eventType: { id: eventTypeId, length: 30 },
  })

  const range = 'startTime=2026-12-02&endTime=2026-12-02'
  const slots = await call('GET', `/v2/slots/available?${range}&eventTypeId=${eventTypeId}&slotFormat=range`)
  t.match(slots.data, {
    slots: { '2026-12-02': [{ startTime: '2026-12-02T09:00:00.000Z', endTime: '2026-12-02T09:30:00.000Z' }] },
  })
  t.match((await call('GET', `/v2/slots?${range}&eventTypeId=${eventTypeId}`)).data, {
    slots: { '2026-12-02': [{ time: '2026-12-02T09:00:00.000Z' }] },
  })

  const slot = (hour: string) => ({
    eventTypeId,
    slotUtcStartDate: `2026-12-02T${hour}:00.000Z`,
    slotUtcEndDate: `2026-12-02T${hour.replace(':00', ':30')}:00.000Z`,
  })
  const first = await call('POST', '/v2/slots/reserve', slot('09:00'))
  t.equal(first.status, 201, JSON.stringify(first.body))
  t.match(first.headers.get('set-cookie'), `uid=${first.data};`)
  t.match(await call('POST', '/v2/slots/reserve', slot('09:00')), { status: 409 })
  // A client with the cookie replaces its own reservation, which does not block the new one.
  const cookie = { cookie: `uid=${first.data}` }
  for (const hour of ['10:00', '09:00', '09:00'])
    t.equal((await call('POST', '/v2/slots/reserve', slot(hour), cookie)).data, first.data, hour)
  t.match(await call('POST', '/v2/slots/reserve', { ...slot('11:00'), slotUtcEndDate: 'noon' }), {
    body: { error: { details: { errors: [{ path: 'slotUtcEndDate' }] } } },
  })
  t.equal(
    (await call('POST', '/v2/slots/reserve', { ...slot('11:00'), slotUtcEndDate: '2026-12-02T12:00:00Z' }))
      .status,
    400,
    'not the length of the event type',
  )
  t.match(await call('DELETE', `/v2/slots/selected-slot?uid=${first.data}`), {
    status: 200,
    body: { status: 'success' },
  })
  const again = await call('POST', '/v2/slots/reserve', slot('09:00'), cookie)
  t.not(again.data, first.data, 'an ended reservation is not replaced')
  t.equal(
    (await call('DELETE', '/v2/slots/selected-slot', undefined, { cookie: `uid=${again.data}` })).status,
    200,
  )

  const booking = {
    start: '2026-12-02T09:00:00.000Z',
    end: '2026-12-02T09:30:00.000Z',
    eventTypeId,
    timeZone: 'Europe/Berlin',
    language: 'en',
    metadata: { k: 'v' },
    responses: { name: 'Ann', email: 'ann@example.com', location: { value: 'inPerson', optionValue: '' } },
  }
  const made = await call('POST', '/v2/bookings', booking)
  t.equal(made.status, 201, JSON.stringify(made.body))
  t.match(made.data, {
    status: 'ACCEPTED',
    startTime: booking.start,
    endTime: booking.end,
    userId: stack.user.id,
    location: 'Main St 1',
    attendees: [{ email: 'ann@example.com', locale: 'en' }],
    metadata: { k: 'v' },
    fromReschedule: null,
  })
  t.match(await call('POST', '/v2/bookings', booking), {
    status: 409,
    body: { error: { code: 'slot_taken' } },
  })
  t.match(await call('POST', '/v2/bookings', { ...booking, timeZone: 'Mars/Phobos' }), {
    status: 400,
    body: { error: { details: { errors: [{ path: 'timeZone' }] } } },
  })

  // The holder of a reservation books its slot.
  const held = await call('POST', '/v2/slots/reserve', slot('11:00'))
  const later = { ...booking, start: '2026-12-02T11:00:00.000Z', end: '2026-12-02T11:30:00.000Z' }
  t.match(await call('POST', '/v2/bookings', later), { status: 409 })
  const taken = await call('POST', '/v2/bookings', { ...later, reservationUid: held.data })
  t.equal(taken.status, 201, JSON.stringify(taken.body))
  t.equal((await call('POST', `/v2/bookings/${taken.data.uid}/cancel`, {})).status, 201)

  const moved = await call('POST', '/v2/bookings', {
    ...booking,
    start: '2026-12-02T10:00:00.000Z',
    end: '2026-12-02T10:30:00.000Z',
    rescheduleUid: made.data.uid,
  })
  t.equal(moved.status, 201, JSON.stringify(moved.body))
  t.match(moved.data, { startTime: '2026-12-02T10:00:00.000Z', fromReschedule: made.data.uid })
  const { uid, id } = moved.data
  t.same((await call('GET', `/v2/bookings/${uid}/reschedule`)).data, moved.data)
  t.match((await call('GET', '/v2/bookings?filters[status]=upcoming&limit=1')).data, {
    bookings: [{ uid }],
    recurringInfo: [],
    totalCount: 1,
    nextCursor: null,
  })

  t.match(await call('POST', `/v2/bookings/${uid}/guests`, { guests: [{ email: 'g@example.com' }] }), {
    status: 404,
    body: { error: { message: `Cannot POST /v2/bookings/${uid}/guests` } },
  })
  stack.clock.set('2026-12-02T10:05:00.000Z')
  const absent = { noShowHost: false, attendees: [{ email: 'ann@example.com', noShow: true }] }
  t.match(await call('POST', `/v2/bookings/${uid}/mark-no-show`, absent), {
    status: 200,
    body: { data: { noShowHost: false, attendees: [{ email: 'ann@example.com', noShow: true }] } },
  })
  t.match(
    await call('POST', `/v2/bookings/${uid}/cancel`, {
      cancellationReason: 'ill',
      allRemainingBookings: false,
    }),
    {
      status: 201,
      body: { status: 'success', data: { bookingId: id, bookingUid: uid, onlyRemovedAttendee: false } },
    },
  )
  t.equal((await call('POST', `/v2/bookings/${uid}/cancel`, {})).status, 400)
  t.match((await call('GET', `/v2/bookings/${uid}`)).data, { status: 'CANCELLED', cancellationReason: 'ill' })
  t.equal((await call('DELETE', `/v2/event-types/${eventTypeId}`)).data.length, 30)
})
