import t from 'tap'
import { isoInstant, parseListQuery } from '../../src/domain/list-query.ts'
import { refused } from '../refused.ts'

t.test('an empty query returns all bookings by start', async (t) => {
  t.strictSame(parseListQuery({}), {
    statuses: [],
    sort: { column: 'start', direction: 'asc' },
    take: 100,
    skip: 0,
  })
})

t.test('parses one status, repeated keys and a comma-separated list with spaces', async (t) => {
  t.strictSame(parseListQuery({ status: 'upcoming' }).statuses, ['upcoming'])
  t.strictSame(parseListQuery({ status: ['upcoming', 'unconfirmed'] }).statuses, ['upcoming', 'unconfirmed'])
  t.strictSame(parseListQuery({ status: 'past, cancelled,past' }).statuses, ['past', 'cancelled'])
  for (const status of ['', 'upcoming,', 'accepted', 'upcoming,nope']) {
    refused(t, () => parseListQuery({ status }), { status: 400, details: { errors: [{ path: 'status' }] } })
  }
})

t.test(
  'sorts only past or only cancelled bookings descending, others ascending, unless the query sets an order',
  async (t) => {
    const direction = (query: Parameters<typeof parseListQuery>[0]) => parseListQuery(query).sort.direction
    t.equal(direction({ status: 'past' }), 'desc')
    t.equal(direction({ status: 'cancelled' }), 'desc')
    t.equal(direction({ status: 'past,cancelled' }), 'asc')
    t.equal(direction({ status: 'upcoming' }), 'asc')
    t.equal(direction({ status: 'past', sortStart: 'asc' }), 'asc')
    t.strictSame(
      parseListQuery({ sortCreated: 'desc', sortEnd: 'desc', sortUpdatedAt: 'asc' }).sort,
      { column: 'end', direction: 'desc' },
      'start before end before created before updated',
    )
    refused(t, () => parseListQuery({ sortStart: 'up' }), { details: { errors: [{ path: 'sortStart' }] } })
  },
)

t.test('a list of ids takes precedence over a single id', async (t) => {
  t.strictSame(parseListQuery({ eventTypeId: '3' }).eventTypeIds, [3])
  t.strictSame(parseListQuery({ eventTypeId: '3', eventTypeIds: '4, 5' }).eventTypeIds, [4, 5])
  t.strictSame(parseListQuery({ teamId: '8' }).teamIds, [8])
  t.strictSame(parseListQuery({ teamsIds: '8,9' }).teamIds, [8, 9])
  for (const eventTypeIds of ['', 'x', '1,', '1.5', '-1']) {
    refused(t, () => parseListQuery({ eventTypeIds }), { details: { errors: [{ path: 'eventTypeIds' }] } })
  }
})

t.test('a client’s managed users are found by their plain address', async (t) => {
  t.match(parseListQuery({ attendeeEmail: 'ann@example.com' }, 'client1'), {
    attendeeEmails: ['ann@example.com', 'ann+client1@example.com'],
  })
})

t.test('trims attendee and uid, and reads a space in an address as a plus', async (t) => {
  t.match(
    parseListQuery({ attendeeEmail: ' ann x@example.com ', attendeeName: ' Ann ', bookingUid: ' u ' }),
    {
      attendeeEmails: ['ann+x@example.com'],
      attendeeName: 'Ann',
      bookingUid: 'u',
    },
  )
})

t.test('the error names each invalid parameter', async (t) => {
  refused(t, () => parseListQuery({ status: 'x', afterStart: 'y', teamId: 'z' }), {
    details: { errors: [{ path: 'status' }, { path: 'afterStart' }, { path: 'teamId' }] },
  })
})

t.test('ISO 8601 dates and date-times', async (t) => {
  const same = (text: string, iso: string) => t.equal(isoInstant(text)?.toISOString(), iso, text)
  same('2026-12-01', '2026-12-01T00:00:00.000Z')
  same('2026-12-01T09:00', '2026-12-01T09:00:00.000Z')
  same('2026-12-01T09:00:00Z', '2026-12-01T09:00:00.000Z')
  same('2026-12-01T09:00:00.5+01:00', '2026-12-01T08:00:00.500Z')
  same('2028-02-29', '2028-02-29T00:00:00.000Z')
  for (const text of [
    '',
    'tomorrow',
    '2026-13-01',
    '2026-02-29',
    '2026-02-30T10:00:00Z',
    '12/01/2026',
    '0000-01-01',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-12:00',
    '2026',
  ]) {
    t.equal(isoInstant(text), undefined, text)
  }
})
