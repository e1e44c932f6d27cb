import { BookingSnapshot } from '@punctual/contracts'
import { Value } from '@sinclair/typebox/value'
import t from 'tap'
import { checkCreation, checkFeatures, createBooking } from '../../src/domain/create-booking.ts'
import { aBody, aCheck, ids, now } from '../fixtures.ts'
import { refused } from '../refused.ts'

t.test('an accepted booking publishes created', async (t) => {
  const { booking, events } = createBooking(aBody(), aCheck(), ids(), now)
  t.match(booking, {
    id: 2,
    uid: ids().uid,
    version: 1,
    status: 'accepted',
    title: 'Intro between Hana Host and Ann',
    duration: 30,
    location: 'Main St 1',
    icsUid: `${ids().uid}@svc`,
    icsSequence: 0,
    organizationId: 5,
    bookingFieldsResponses: { name: 'Ann', email: 'ann@example.com' },
    attendees: [{ id: 21, language: 'en', absent: false }],
    createdAt: now.toISOString(),
  })
  t.notOk('meetingUrl' in booking)
  t.strictSame(
    events.map(({ definition }) => definition.type),
    ['bookings.booking.created'],
  )
  t.ok(Value.Check(BookingSnapshot, booking))
  t.notOk('locations' in booking.eventType, 'the snapshot has nothing that only the check needs')
})

t.test('a booking that needs confirmation is pending and publishes requested', async (t) => {
  const { booking, events } = createBooking(aBody(), aCheck({ requiresConfirmation: true }), ids(), now)
  t.equal(booking.status, 'pending')
  t.equal(events[0]?.definition.type, 'bookings.booking.requested')
})

t.test('guests follow the booker, each mailbox once', async (t) => {
  const body = aBody({
    guests: ['bob@example.com', 'ANN+x@example.com', 'Bob+2@Example.com', 'cy@example.com'],
  })
  const { booking } = createBooking(body, aCheck(), ids(5), now)
  t.strictSame(booking.guests, ['bob@example.com', 'cy@example.com'])
  t.strictSame(
    booking.attendees.map(({ id, email, timeZone }) => [id, email, timeZone]),
    [
      [21, 'ann@example.com', 'Europe/Paris'],
      [22, 'bob@example.com', 'Europe/Paris'],
      [23, 'cy@example.com', 'Europe/Paris'],
    ],
  )
  t.strictSame(booking.bookingFieldsResponses.guests, booking.guests)
})

t.test('400 for guests that are not allowed', async (t) => {
  const guests = ['bob@example.com']
  refused(t, () => createBooking(aBody({ guests }), aCheck({ disableGuests: true }), ids(2), now), {
    code: 'guests_not_allowed',
  })
})

t.test('notes become the description, a link becomes the meeting URL', async (t) => {
  const body = aBody({
    bookingFieldsResponses: { notes: 'Bring the plans' },
    location: 'https://meet.example.com/ann',
  })
  const { booking } = createBooking(body, aCheck(), ids(), now)
  t.equal(booking.description, 'Bring the plans')
  t.equal(booking.meetingUrl, 'https://meet.example.com/ann')
  t.equal(booking.location, 'https://meet.example.com/ann')
})

t.test('the built-in video: the room is the location, and the title names it in words', async (t) => {
  const locations = [{ type: 'integration' as const, integration: 'svc-video' }]
  const customName = '{Event type title} ({Location})'
  const { booking } = createBooking(aBody(), aCheck({ locations, customName }), ids(), now)
  t.match(booking, {
    location: ids().newRoomUrl(),
    meetingUrl: ids().newRoomUrl(),
    videoRoom: true,
    title: /\(Online meeting\)$/,
  })
})

t.test('videoCallUrl in the metadata sets the location', async (t) => {
  const url = 'https://video.example.com/room'
  const { booking } = createBooking(aBody({ metadata: { k: 'v', videoCallUrl: url } }), aCheck(), ids(), now)
  t.match(booking, { location: url, meetingUrl: url })
  t.strictSame(booking.metadata, { k: 'v' })
})

t.test('occurrences share the calendar uid of their series, others have their own', async (t) => {
  const series = { uid: 'series', isFirst: true }
  t.equal(createBooking(aBody(), aCheck(), ids(), now, { series }).booking.icsUid, 'series@svc')
  t.equal(createBooking(aBody(), aCheck(), ids(), now).booking.icsUid, `${ids().uid}@svc`)
})

t.test('422 for an event type without hosts', async (t) => {
  refused(t, () => createBooking(aBody(), aCheck({}, { hosts: [] }), ids(), now), { status: 422 })
})

t.test('400 for features that the event type does not support', async (t) => {
  const named = (path: string) => ({ status: 400, details: { errors: [{ path }] } })
  refused(t, () => checkCreation(aBody({ allowConflicts: true })), named('allowConflicts'))
  const needs = { recurrenceCount: 3, instant: true, routing: { teamMemberIds: [1] } }
  for (const [path, value] of Object.entries(needs))
    refused(t, () => checkFeatures(aBody({ [path]: value }), aCheck()), named(path), path)
  refused(t, () => checkCreation(aBody({ instant: true, recurrenceCount: 2 })), named('recurrenceCount'))
  t.doesNotThrow(() => checkCreation(aBody({ instant: false, allowConflicts: false })))
})

t.test('400 without an event type', async (t) => {
  const { eventTypeId: _, ...body } = aBody()
  refused(t, () => checkCreation(body), { details: { errors: [{ path: 'eventTypeId' }] } })
  refused(t, () => checkCreation({ ...body, eventTypeSlug: 'intro' }), { status: 400 })
  t.doesNotThrow(() => checkCreation({ ...body, eventTypeSlug: 'intro', username: 'hana' }))
})
