import t from 'tap'
import { asked, badField, booking, rawBooking, translationOf } from './fixtures.ts'

const route = translationOf('GET', '/v2/bookings')

const page = (total: number, hasNextPage: boolean) => ({
  status: 200,
  body: {
    status: 'success',
    data: [booking],
    pagination: { totalItems: total, itemsPerPage: 5, hasNextPage },
  },
})

t.test('200 filters, limit and cursor', async (t) => {
  const query = { 'filters[status]': 'past', 'filters[eventTypeIds]': ['1', '2'], limit: '5', cursor: '10' }
  t.same(
    { ...route.request(asked(route, { query })).query },
    {
      status: 'past',
      eventTypeIds: '1,2',
      teamsIds: undefined,
      take: '5',
      skip: '10',
    },
  )
})

t.test('200 with ten upcoming bookings by default', async (t) => {
  t.match(route.request(asked(route)).query, { status: 'upcoming', take: '10', skip: '0' })
})

t.test('200 with the current keys', async (t) => {
  const query = { status: ['past', 'cancelled'], take: '7', attendeeEmail: 'ann@example.com' }
  t.match(route.request(asked(route, { query })).query, { ...query, skip: '0' })
})

t.test('200 rows, their total, and where the next page starts', async (t) => {
  t.same(route.response(page(16, true), asked(route, { query: { limit: '5', cursor: '10' } })), {
    status: 200,
    body: {
      status: 'success',
      data: { bookings: [rawBooking], recurringInfo: [], totalCount: 16, nextCursor: 15 },
    },
  })
})

t.test('200 the last page', async (t) => {
  t.match(route.response(page(15, false), asked(route, { query: { limit: '5', cursor: '10' } })), {
    body: { data: { nextCursor: null } },
  })
})

t.test('400 for a limit that is not a number', async (t) => {
  for (const limit of ['-1', '1.5', 'ten', '', '1e2']) {
    t.throws(() => route.request(asked(route, { query: { limit } })), {
      code: 'BadRequestException',
      details: { errors: [{ path: 'limit' }] },
    })
  }
  t.throws(() => route.request(asked(route, { query: { cursor: ['1', '2'] } })), {
    code: 'BadRequestException',
  })
})

t.test('400 names the keys that the caller has used', async (t) => {
  for (const name of ['limit', 'take']) {
    const called = asked(route, { query: { [name]: '251' } })
    t.match(route.response(badField('take', 'must be at most 250'), called), {
      body: { error: { message: `${name} must be at most 250` } },
    })
  }
})
