import type { Stack } from '@punctual/testing'
import type { Recorder } from './recorder.ts'

const isExample = false

/** Operations of the first generation, with the key in the query. */
export async function callV1(stack: Stack, { call }: Recorder, url: string): Promise<void> {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  const schedule = await call('POST', '/v2/schedules', {
    isExample,
    body: {
      name: 'Evenings',
      timeZone: 'Europe/Berlin',
      isDefault: false,
      availability: [{ days, startTime: '17:00', endTime: '20:00' }],
    },
  })
  const eventType = await call('POST', '/v2/event-types', {
    isExample,
    body: { title: 'Late cut', slug: 'late-cut', lengthInMinutes: 30, scheduleId: schedule.id },
  })
  const attendee = { name: 'Ann Attendee', email: 'ann@example.com', timeZone: 'Europe/Berlin' }
  const book = (start: string) =>
    call('POST', '/v2/bookings', { isExample, body: { eventTypeId: eventType.id, start, attendee } })
  const booking = await book('2026-12-15T17:00:00Z')
  await call('PATCH', '/v2/bookings/:bookingUid', {
    params: { bookingUid: booking.uid },
    body: { title: 'Late cut with beard', end: '2026-12-15T17:45:00Z' },
  })

  const v1 = (method: string, path: string, asked: { id?: number; query?: object; body?: unknown } = {}) => {
    const { id, query = {}, body } = asked
    return call(method, `/v1${path}`, {
      key: null,
      query: { ...query, apiKey: stack.apiKey },
      ...(id !== undefined && { params: { id } }),
      ...(body !== undefined && { body }),
    })
  }
  await v1('GET', '/me')
  await v1('GET', '/event-types')
  await v1('GET', '/event-types/:id', { id: eventType.id })
  await v1('PATCH', '/event-types/:id', { id: eventType.id, body: { length: 45, hidden: true } })
  const { availabilities } = await v1('GET', '/availabilities')
  const hours = availabilities.find(({ scheduleId }: { scheduleId: number }) => scheduleId === schedule.id)
  await v1('GET', '/availabilities/:id', { id: hours.id })
  await v1('PATCH', '/availabilities/:id', { id: hours.id, body: { days: [1, 2, 3] } })
  await v1('GET', '/slots', {
    query: {
      eventTypeId: `${eventType.id}`,
      startTime: '2026-12-16T00:00:00Z',
      endTime: '2026-12-16T23:00:00Z',
    },
  })
  await v1('GET', '/bookings', { query: { take: '1' } })
  await v1('GET', '/bookings/:id', { id: booking.id })
  await v1('PATCH', '/bookings/:id', { id: booking.id, body: { description: 'With hot towels' } })
  const reference = { type: 'google_calendar', uid: 'abc123', meetingUrl: 'https://meet.example.com/abc' }
  await call('POST', '/v2/bookings/:bookingUid/references', {
    params: { bookingUid: booking.uid },
    body: reference,
  })
  await call('GET', '/v2/bookings/:bookingUid/references', { params: { bookingUid: booking.uid } })
  const noted = await v1('POST', '/booking-references', { body: { ...reference, bookingId: booking.id } })
  await v1('GET', '/booking-references')
  await v1('GET', '/booking-references/:id', { id: noted.booking_reference.id })
  const { webhook } = await v1('POST', '/hooks', {
    body: { subscriberUrl: url, eventTriggers: ['BOOKING_CREATED'], active: true },
  })
  await v1('GET', '/hooks')
  await v1('GET', '/hooks/:id', { id: webhook.id })
  await v1('PATCH', '/hooks/:id', { id: webhook.id, body: { active: false } })
  await v1('DELETE', '/hooks/:id', { id: webhook.id })
}
