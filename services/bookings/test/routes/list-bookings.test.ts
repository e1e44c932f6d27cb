import { createUser } from '@punctual/testing'
import t from 'tap'
import { ann, bookingStack, envelope, expectSuccess, moveTo } from '../stack.ts'

const stack = await bookingStack(t)
const { api, booked, clock, command, eventType } = stack
const intro = await eventType()
const careful = await eventType({ requiresConfirmation: true })
const past = await booked({ eventTypeId: intro, start: '2026-12-01T09:00:00Z' })
const cancelled = await booked({ eventTypeId: intro, start: '2026-12-03T09:00:00Z' })
await command(cancelled.uid, 'cancel', {})
const ahead = await booked({ eventTypeId: intro, start: '2026-12-04T09:00:00Z', guests: ['bob@example.com'] })
const pending = await booked({ eventTypeId: careful, start: '2026-12-05T09:00:00Z' })
moveTo(clock, '2026-12-01T10:00:00Z', 0)

const list = async (query = '', key = stack.apiKey) => {
  const { body } = await expectSuccess(api('GET', `/v2/bookings${query}`, { key }))
  return body
}
const uids = async (query = '') => (await list(query)).data.map(({ uid }: { uid: string }) => uid)

t.test('200 with whole bookings and the pagination', async (t) => {
  const body = await list()
  t.equal(body.status, 'success')
  t.strictSame(
    body.data.map(({ uid }: { uid: string }) => uid),
    [past.uid, cancelled.uid, ahead.uid, pending.uid],
  )
  t.strictSame(body.data[2], await stack.show(ahead.uid))
  t.strictSame(body.pagination, {
    totalItems: 4,
    remainingItems: 0,
    returnedItems: 4,
    itemsPerPage: 100,
    currentPage: 1,
    totalPages: 1,
    hasNextPage: false,
    hasPreviousPage: false,
  })
})

t.test('200 for status as one value, a comma-separated list and repeated keys', async (t) => {
  t.strictSame(await uids('?status=past'), [past.uid])
  t.strictSame(await uids('?status=upcoming,cancelled'), [cancelled.uid, ahead.uid, pending.uid])
  t.strictSame(await uids('?status=past&status=unconfirmed'), [past.uid, pending.uid])
  t.strictSame(await uids('?status=upcoming,%20past'), [past.uid, ahead.uid, pending.uid])
  t.strictSame(await uids('?status=recurring'), [])
})

t.test('200 for filters and pages; unknown parameters are ignored', async (t) => {
  t.strictSame(await uids(`?eventTypeIds=${careful}`), [pending.uid])
  t.strictSame(await uids('?attendeeEmail=bob@example.com'), [ahead.uid])
  t.strictSame(await uids('?afterStart=2026-12-04'), [ahead.uid, pending.uid])
  t.strictSame(await uids('?take=2&skip=1&sortStart=desc&limit=7'), [ahead.uid, cancelled.uid])
  t.match((await list('?take=2&skip=1')).pagination, {
    totalItems: 4,
    remainingItems: 1,
    hasPreviousPage: true,
  })
})

t.test('200 with an empty list for another user, even in the same organization', async (t) => {
  const stranger = await createUser(stack, { email: 'stranger@example.com', name: 'Stranger' })
  const colleague = await createUser(stack, {
    email: 'colleague@example.com',
    name: 'Colleague',
    organizationId: stack.organization.id,
  })
  for (const { apiKey } of [stranger, colleague]) {
    t.match(await list('', apiKey), { data: [], pagination: { totalItems: 0, totalPages: 0 } })
  }
})

t.test('200 for an attendee, in the same organization only', async (t) => {
  const attendee = await createUser(stack, {
    email: ann.email,
    name: 'Ann',
    organizationId: stack.organization.id,
  })
  t.equal((await list('', attendee.apiKey)).pagination.totalItems, 4)
  const impostor = await createUser(stack, { email: 'bob@example.com', name: 'Bob' })
  t.equal((await list('', impostor.apiKey)).pagination.totalItems, 0)
})

t.test('400 with each invalid parameter', async (t) => {
  const bad: [string, string][] = [
    ['status=', 'status'],
    ['status=accepted', 'status'],
    ['take=0', 'take'],
    ['take=251', 'take'],
    ['take=x', 'take'],
    ['skip=-1', 'skip'],
    ['sortStart=up', 'sortStart'],
    ['afterStart=tomorrow', 'afterStart'],
    ['beforeEnd=2026-02-30', 'beforeEnd'],
    ['eventTypeIds=', 'eventTypeIds'],
    ['eventTypeId=x', 'eventTypeId'],
  ]
  for (const [query, path] of bad) {
    const answer = await api('GET', `/v2/bookings?${query}`)
    t.match(answer, { status: 400, body: envelope('BadRequestException', path) }, query)
  }
})

t.test('401 without a credential, for any query', async (t) => {
  t.match(await api('GET', '/v2/bookings?status=nope', { key: null }), { status: 401 })
})
