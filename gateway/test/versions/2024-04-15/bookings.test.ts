import t from 'tap'
import { asked, badField, booking, rawBooking, translationOf } from './fixtures.ts'

const uid = booking.uid
const params = { bookingUid: uid }
const success = (data: unknown, status = 200) => ({ status, body: { status: 'success', data } })

t.test('POST /v2/bookings', async (t) => {
  const route = translationOf('POST', '/v2/bookings')
  const older = {
    start: '2026-12-01T12:30:00Z',
    end: '2026-12-01T13:00:00Z',
    eventTypeId: 1,
    timeZone: 'Europe/Berlin',
    language: 'en',
    user: ['olga'],
    metadata: { k: 'v' },
    hasHashedBookingLink: false,
    hashedLink: null,
    responses: {
      name: { firstName: 'Ann', lastName: 'Lee' },
      email: 'ann@example.com',
      guests: ['gus@example.com'],
      location: { value: 'attendeeInPerson', optionValue: 'Main St 1' },
      notes: 'Hello',
      company: 'Acme',
    },
  }

  t.test('201 for the older body', async (t) => {
    t.same(route.request(asked(route, { body: older })), {
      method: 'POST',
      path: '/v2/bookings',
      params: {},
      query: {},
      body: {
        start: '2026-12-01T12:30:00Z',
        eventTypeId: 1,
        attendee: { name: 'Ann Lee', email: 'ann@example.com', timeZone: 'Europe/Berlin', language: 'en' },
        guests: ['gus@example.com'],
        location: { type: 'attendeeAddress', address: 'Main St 1' },
        bookingFieldsResponses: { notes: 'Hello', company: 'Acme' },
        metadata: { k: 'v' },
        lengthInMinutes: 30,
      },
    })
    t.same(route.response(success(booking, 201), asked(route, { body: older })), success(rawBooking, 201))
  })

  t.test('201 for the current body, answered in the older shape', async (t) => {
    const body = { start: older.start, eventTypeId: 1, attendee: { name: 'Ann', timeZone: 'UTC' } }
    t.same(route.request(asked(route, { body })).body, body)
    t.same(route.response(success(booking, 201), asked(route, { body })), success(rawBooking, 201))
  })

  t.test('201 for a seat, with the uid to cancel it', async (t) => {
    const { bookingFieldsResponses: _, ...seated } = { ...booking, seatUid: 'seat-1' }
    const answer = route.response(success(seated, 201), asked(route, { body: older }))
    t.match(answer.body, { data: { uid, seatReferenceUid: 'seat-1', responses: {} } })
  })

  t.test('201 by slug and username', async (t) => {
    const { eventTypeId, ...body } = { ...older, eventTypeSlug: 'intro', orgSlug: 'acme' }
    t.equal(eventTypeId, 1)
    t.match(route.request(asked(route, { body })).body, {
      eventTypeSlug: 'intro',
      username: 'olga',
      organizationSlug: 'acme',
    })
  })

  t.test('201 with fields of the current shape beside the older ones', async (t) => {
    const current = {
      reservationUid: 'r',
      emailVerificationCode: '123456',
      recurrenceCount: 2,
      routing: { teamMemberIds: [4] },
      allowBookingOutOfBounds: true,
    }
    const byName = { eventTypeSlug: 'intro', teamSlug: 'team', organizationSlug: 'acme' }
    const { eventTypeId, user, ...unnamed } = older
    t.same([eventTypeId, user], [1, ['olga']])
    t.match(route.request(asked(route, { body: { ...unnamed, ...current, ...byName } })).body, {
      ...current,
      ...byName,
      attendee: { name: 'Ann Lee' },
    })
    // The older name of a field counts, and an empty field is none.
    const { body: mixed } = route.request(
      asked(route, {
        body: {
          ...older,
          ...byName,
          reservationUid: null,
          emailVerificationCode: '',
          lengthInMinutes: 60,
          attendee: { name: 'Bob', phoneNumber: '+491234567' },
          bookingFieldsResponses: { notes: 'Bye', size: 'S' },
        },
      }),
    )
    t.same(mixed, {
      ...(route.request(asked(route, { body: older })).body as object),
      attendee: {
        name: 'Ann Lee',
        email: 'ann@example.com',
        timeZone: 'Europe/Berlin',
        language: 'en',
        phoneNumber: '+491234567',
      },
      bookingFieldsResponses: { notes: 'Hello', company: 'Acme', size: 'S' },
    })
  })

  t.test('201 with rescheduleUid reschedules', async (t) => {
    const responses = { ...older.responses, rescheduleReason: 'later' }
    const body = { ...older, rescheduleUid: uid, rescheduledBy: 'ann@example.com', responses }
    t.match(route.request(asked(route, { body })), {
      method: 'POST',
      path: `/v2/bookings/${uid}/reschedule`,
      body: { start: older.start, rescheduledBy: 'ann@example.com', reschedulingReason: 'later' },
    })
  })

  t.test('201 for a series with a list of rows', async (t) => {
    const series = [booking, { ...booking, uid: 'b', recurringBookingUid: 'r' }]
    const answer = route.response(success(series, 201), asked(route, { body: older }))
    t.match(answer.body, { data: [rawBooking, { uid: 'b', recurringEventId: 'r' }] })
  })

  t.test('400 names the fields of the older body', async (t) => {
    const name = (path: string) =>
      route.response(badField(path, 'is wrong'), asked(route, { body: older })).body as {
        error: { message: string; details: { errors: { path: string }[] } }
      }
    t.equal(name('attendee.timeZone').error.message, 'timeZone is wrong')
    t.equal(name('attendee.email').error.details.errors[0]?.path, 'responses.email')
    t.equal(name('guests.0').error.details.errors[0]?.path, 'responses.guests.0')
    t.equal(name('start').error.details.errors[0]?.path, 'start')
    t.equal(name('lengthInMinutes').error.details.errors[0]?.path, 'end')
  })

  t.test('a body of neither shape is forwarded, and the service refuses it', async (t) => {
    for (const body of [undefined, 'x', [], { responses: 'x' }]) {
      t.equal(route.request(asked(route, { body })).body, body)
    }
  })

  t.test('409 stays unchanged', async (t) => {
    const refused = { status: 409, body: { status: 'error', error: { code: 'slot_taken', message: 'x' } } }
    t.same(route.response(refused, asked(route, { body: older })), refused)
  })
})

t.test(
  'GET /v2/bookings/{uid}, its reschedule form, confirm, decline and PATCH answer the row',
  async (t) => {
    for (const [method, tail] of [
      ['GET', ''],
      ['GET', '/reschedule'],
      ['POST', '/confirm'],
      ['POST', '/decline'],
      ['PATCH', ''],
    ] as const) {
      const route = translationOf(method, `/v2/bookings/:bookingUid${tail}`)
      t.same(route.response(success(booking), asked(route, { params })), success(rawBooking), method + tail)
    }
    const form = translationOf('GET', '/v2/bookings/:bookingUid/reschedule')
    t.equal(form.request(asked(form, { params })).path, `/v2/bookings/${uid}`)
  },
)

t.test('POST .../reschedule', async (t) => {
  const route = translationOf('POST', '/v2/bookings/:bookingUid/reschedule')
  t.test('201 for the current body with the raw booking', async (t) => {
    const body = { start: booking.start, reschedulingReason: 'later' }
    t.same(route.request(asked(route, { params, body })).body, body)
    t.same(route.response(success(booking, 201), asked(route, { params, body })), success(rawBooking, 201))
  })
  t.test('201 for the older body', async (t) => {
    const body = {
      start: booking.start,
      end: booking.end,
      eventTypeId: 1,
      timeZone: 'UTC',
      language: 'en',
      metadata: {},
      seatReferenceUid: 's',
      responses: { name: 'Ann', email: 'ann@example.com', rescheduleReason: 'later' },
    }
    t.same(route.request(asked(route, { params, body })).body, {
      start: booking.start,
      seatUid: 's',
    })
  })
  t.test('201 for the older body with fields of the current one', async (t) => {
    const current = { reschedulingReason: 'later', emailVerificationCode: '123456' }
    const responses = { name: 'Ann', email: 'ann@example.com' }
    // A reservation is for new bookings: the current body to reschedule has none.
    const body = { start: booking.start, reservationUid: 'r', responses, ...current }
    const bodyOf = (given: object) => route.request(asked(route, { params, body: given })).body
    t.same(bodyOf(body), { start: booking.start, ...current })
    t.same(bodyOf({ ...body, seatUid: 's' }), {
      start: booking.start,
      seatUid: 's',
      emailVerificationCode: '123456',
    })
  })
})

t.test('POST .../cancel', async (t) => {
  const route = translationOf('POST', '/v2/bookings/:bookingUid/cancel')
  const cancelled = { ...booking, status: 'cancelled' }

  t.test('201 for the older body', async (t) => {
    const body = {
      cancellationReason: 'ill',
      allRemainingBookings: true,
      seatReferenceUid: 's',
      id: 3,
      cancelledBy: 'x',
    }
    t.same(route.request(asked(route, { params, body })).body, {
      cancellationReason: 'ill',
      cancelSubsequentBookings: true,
      seatUid: 's',
    })
  })
  t.test('201 for the current body, unknown fields included', async (t) => {
    const body = { cancellationReason: 'ill', cancelSubsequentBookings: true, unknown: 1 }
    t.same(route.request(asked(route, { params, body })).body, body)
    t.equal(route.request(asked(route, { params })).body, undefined)
  })
  t.test('201 with the cancelled booking', async (t) => {
    const data = { bookingId: 3, bookingUid: uid, onlyRemovedAttendee: false }
    t.same(route.response(success(cancelled), asked(route, { params })), success(data, 201))
  })
  t.test('201 if only a seat was cancelled', async (t) => {
    const data = { bookingId: 3, bookingUid: uid, onlyRemovedAttendee: true }
    t.same(route.response(success(booking), asked(route, { params })), success(data, 201))
  })
  t.test('201 with the addressed booking of a series', async (t) => {
    const series = [{ ...cancelled, id: 2, uid: 'a' }, cancelled]
    t.match(route.response(success(series), asked(route, { params })), { body: { data: { bookingId: 3 } } })
  })
  t.test('201 with a cancelled booking, by the uid of a series with past bookings', async (t) => {
    const series = [{ ...booking, id: 2, uid: 'a' }, cancelled]
    const data = { bookingId: 3, bookingUid: uid, onlyRemovedAttendee: false }
    t.same(
      route.response(success(series), asked(route, { params: { bookingUid: 'series' } })),
      success(data, 201),
    )
  })
  t.test('400 keeps status and envelope, with the older names', async (t) => {
    const answer = route.response(badField('seatUid', 'is wrong'), asked(route, { params }))
    t.match(answer, { status: 400, body: { error: { message: 'seatReferenceUid is wrong' } } })
  })
})

t.test('POST .../guests', async (t) => {
  const route = translationOf('POST', '/v2/bookings/:bookingUid/guests')
  t.test('404 before 2024-08-13', async (t) => {
    t.throws(() => route.request(asked(route, { params, body: {} })), {
      code: 'NotFoundException',
      status: 404,
      message: `Cannot POST /v2/bookings/${uid}/guests`,
    })
  })
})

t.test('POST .../mark-absent and .../mark-no-show', async (t) => {
  for (const name of ['mark-absent', 'mark-no-show']) {
    const route = translationOf('POST', `/v2/bookings/:bookingUid/${name}`)
    t.test(`200 ${name} with the older body`, async (t) => {
      const body = { noShowHost: true, attendees: [{ email: 'Ann@example.com', noShow: true }] }
      t.match(route.request(asked(route, { params, body })), {
        path: `/v2/bookings/${uid}/mark-absent`,
        body: { host: true, attendees: [{ email: 'Ann@example.com', absent: true }] },
      })
      const absent = booking.attendees.map((attendee) => ({ ...attendee, absent: true }))
      const answer = route.response(
        success({ ...booking, absentHost: true, attendees: absent }),
        asked(route, { params, body }),
      )
      t.same(
        answer,
        success({
          message: 'The absences were saved.',
          noShowHost: true,
          attendees: [{ email: 'ann@example.com', noShow: true }],
        }),
      )
    })
    t.test(`200 ${name} with the current body`, async (t) => {
      const body = { host: false, attendees: [{ email: 'ann@example.com', absent: false }] }
      t.same(route.request(asked(route, { params, body })).body, body)
    })
    t.test(`400 ${name} names the fields of a body of neither shape`, async (t) => {
      const body = { noShowHost: 'yes', attendees: ['x'] }
      t.same(route.request(asked(route, { params, body })).body, { host: 'yes', attendees: ['x'] })
      t.match(route.response(badField('host', 'is wrong'), asked(route, { params, body })), {
        body: { error: { message: 'noShowHost is wrong' } },
      })
    })
  }
})
