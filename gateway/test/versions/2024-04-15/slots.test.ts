import t from 'tap'
import { asked, badField, translationOf } from './fixtures.ts'

const available = translationOf('GET', '/v2/slots/available')
const slots = translationOf('GET', '/v2/slots')
const success = (data: unknown) => ({ status: 200, body: { status: 'success', data } })

t.test('200 GET /v2/slots/available is translated to the current slots', async (t) => {
  const query = {
    startTime: '2026-12-01',
    endTime: '2026-12-02',
    eventTypeId: '1',
    timeZone: 'Europe/Berlin',
    duration: '30',
    rescheduleUid: 'abc',
    slotFormat: 'range',
  }
  t.same(available.request(asked(available, { query })), {
    method: 'GET',
    path: '/v2/slots',
    params: {},
    query: {
      start: '2026-12-01',
      end: '2026-12-02',
      eventTypeId: '1',
      timeZone: 'Europe/Berlin',
      duration: '30',
      bookingUidToReschedule: 'abc',
      format: 'range',
    },
    body: undefined,
  })
})

t.test('200 one user or several', async (t) => {
  const usernames = (query: Record<string, string | string[]>) =>
    available.request(asked(available, { query: { eventTypeSlug: 'intro', ...query } })).query
  t.same(usernames({ usernameList: 'ann' }), { eventTypeSlug: 'intro', username: 'ann' })
  t.same(usernames({ 'usernameList[]': 'ann' }), { eventTypeSlug: 'intro', username: 'ann' })
  t.same(usernames({ usernameList: ['ann', 'bea'] }), { eventTypeSlug: 'intro', usernames: 'ann,bea' })
  t.same(usernames({ usernameList: 'ann,bea' }), { eventTypeSlug: 'intro', usernames: 'ann,bea' })
})

t.test('200 times, ranges and seats', async (t) => {
  const today = {
    '2026-12-01': [{ start: '2026-12-01T09:00:00.000+01:00' }],
    '2026-12-02': [{ start: '2026-12-02T08:00:00.000Z', end: '2026-12-02T08:30:00.000Z' }],
    '2026-12-03': [{ start: '2026-12-03T08:00:00.000Z', seatsBooked: 1, bookingUid: 'abc' }],
  }
  const older = {
    slots: {
      '2026-12-01': [{ time: '2026-12-01T09:00:00.000+01:00' }],
      '2026-12-02': [{ startTime: '2026-12-02T08:00:00.000Z', endTime: '2026-12-02T08:30:00.000Z' }],
      '2026-12-03': [{ time: '2026-12-03T08:00:00.000Z', attendees: 1, bookingUid: 'abc' }],
    },
  }
  t.same(available.response(success(today), asked(available)), success(older))
  t.same(slots.response(success(today), asked(slots)), success(older))
  t.same(slots.response(success({}), asked(slots)), success({ slots: {} }))
})

t.test('200 GET /v2/slots takes the current keys', async (t) => {
  const query = { start: '2026-12-01', end: '2026-12-02', eventTypeId: '1' }
  t.match(slots.request(asked(slots, { query })), { path: '/v2/slots', query })
})

t.test('400 names the older keys', async (t) => {
  t.match(available.response(badField('start', 'must be a date'), asked(available)), {
    body: { error: { message: 'startTime must be a date' } },
  })
})
