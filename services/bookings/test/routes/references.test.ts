import { openDatabase, serviceUrl } from '@punctual/db'
import { createUser, type Json } from '@punctual/testing'
import t from 'tap'
import { envelope, expectSuccess } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

const stack = await standInStack(t)
const { api, apiKey, bo, booked, cy, type, url } = stack
const eve = await createUser(stack, { email: 'eve@x.test', name: 'Eve', organization: { name: 'X' } })

const v1 = async (method: string, path: string, body?: unknown, key = apiKey, headers = {}) => {
  const answer = await fetch(
    `${url}/v1/booking-references${path}${path.includes('?') ? '&' : '?'}apiKey=${key}`,
    {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  )
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Json }
}
const zoom = {
  type: 'zoom_video',
  uid: 'z-1',
  meetingId: '81',
  meetingPassword: 'opensesame',
  meetingUrl: 'https://zoom.example.com/j/81',
}

t.test('v2: 201 noted, 200 listed by type, for the organizer’s side', async (t) => {
  const { uid } = await booked({ eventTypeId: type() })
  const path = `/v2/bookings/${uid}/references`
  t.match(await api('GET', path), { status: 200, body: { data: [] } })
  const calendar = { type: 'google_calendar', uid: 'g-1', externalCalendarId: 'team@example.com' }
  const { body } = await expectSuccess(api('POST', path, { body: calendar }))
  t.strictSame(body.data, {
    id: body.data.id,
    type: 'google_calendar',
    eventUid: 'g-1',
    destinationCalendarId: 'team@example.com',
  })
  const meeting = (await expectSuccess(api('POST', path, { body: zoom }))).body.data
  t.match(meeting, { eventUid: 'z-1', destinationCalendarId: null, meetingUrl: zoom.meetingUrl })
  t.notOk('meetingPassword' in meeting)
  t.strictSame((await api('GET', path)).body.data, [body.data, meeting])
  t.strictSame((await api('GET', `${path}?type=zoom_video`)).body.data, [meeting])
  t.match((await api('GET', `${path}?take=1&skip=1`)).body, {
    data: [meeting],
    pagination: { totalItems: 2, returnedItems: 1, currentPage: 2, hasNextPage: false },
  })
  t.match(await api('POST', path, { body: { type: 'x' } }), {
    status: 400,
    body: envelope('BadRequestException', 'uid'),
  })
  for (const method of ['GET', 'POST']) {
    const request = method === 'POST' ? { body: zoom } : {}
    t.match(await api(method, path, { ...request, key: null }), { status: 401 })
    t.match(await api(method, path, { ...request, key: cy.key }), { status: 403 })
    t.match(await api(method, '/v2/bookings/nope/references', request), { status: 404 })
  }
})

t.test('by the path of its team for the admins of that', async (t) => {
  const { uid } = await booked({ eventTypeId: stack.teamType() })
  await expectSuccess(api('POST', `/v2/bookings/${uid}/references`, { body: zoom }))
  const { organization, team } = stack
  const of = (orgId: number, teamId: number, bookingUid = uid) =>
    `/v2/organizations/${orgId}/teams/${teamId}/bookings/${bookingUid}/references`
  const path = of(organization.id, team.id)
  t.match(await api('GET', path), { status: 200, body: { data: [{ eventUid: 'z-1' }] } })
  t.same((await api('GET', `${path}?type=google_calendar`)).body.data, [])
  const personal = (await booked({ eventTypeId: type() })).uid
  for (const other of [of(organization.id, team.id, 'nope'), of(organization.id, team.id, personal)])
    t.match(await api('GET', other), { status: 404, body: envelope('booking_not_found') })
  t.match(await api('GET', of(999_999, team.id)), { status: 403 })
  t.match(await api('GET', path, { key: cy.key }), { status: 403 })
  t.match(await api('GET', path, { key: eve.apiKey }), { status: 403 })
})

t.test('201 a reference of a booking, in v1’s words; its password sealed', async (t) => {
  const { id: bookingId } = await booked({ eventTypeId: type() })
  const { status, body } = await v1('POST', '', { ...zoom, bookingId, deleted: null, credentialId: 4 })
  t.equal(status, 201)
  t.strictSame(body, {
    booking_reference: { ...zoom, id: body.booking_reference.id, bookingId, deleted: false },
    message: 'Booking reference created successfully',
  })
  const { id } = body.booking_reference
  t.strictSame((await v1('GET', `/${id}`)).body, { booking_reference: body.booking_reference })
  t.match((await v1('GET', '')).body.booking_references.at(-1), { id })
  const db = openDatabase(serviceUrl(stack.databaseUrl, 'bookings'), {
    schema: 'bookings',
    transactionConnections: 1,
    statementConnections: 1,
  })
  t.teardown(() => db.close())
  const rows = await db.sql`select to_jsonb(r)::text as stored from booking_reference r`
  t.notOk(JSON.stringify(rows).includes('opensesame'))
})

t.test('a reference without an integer bookingId belongs to the caller only', async (t) => {
  for (const bookingId of [undefined, null, true]) {
    const { status, body } = await v1('POST', '', { type: 'x_calendar', uid: 'mine', bookingId }, bo.key)
    t.equal(status, 201)
    const { id } = body.booking_reference
    t.match(body.booking_reference, { bookingId: null, meetingUrl: null })
    t.match(await v1('GET', `/${id}`, undefined, bo.key), { status: 200 })
    t.match(await v1('GET', `/${id}`), { status: 404 })
  }
  const pages = await Promise.all(
    ['1', '2', '3'].map((page) => v1('GET', `?take=2&page=${page}`, undefined, bo.key)),
  )
  t.strictSame(
    pages.map(({ body }) => body.booking_references.length),
    [2, 1, 0],
  )
})

t.test('a reference: 400, and 404 for one of another tenant and an unknown one', async (t) => {
  const { id: bookingId } = await booked({ eventTypeId: type() })
  const message = (pattern: RegExp) => ({ status: 400, body: { message: pattern } })
  t.match(await v1('POST', '', { type: 'x' }), message(/uid/))
  t.match(await v1('POST', '', { ...zoom, bookingId: '5' }), message(/^bookingId must be an integer/))
  t.match(
    await v1('POST', '', { ...zoom, color: 'red' }),
    message(/Unrecognized key\(s\) in object: 'color'/),
  )
  t.match(await v1('GET', '/x'), message(/^id must be an integer/))
  t.match(await v1('GET', '?take=0'), message(/^take must be/))
  const foreign = await v1('POST', '', { ...zoom, bookingId }, eve.apiKey)
  const none = await v1('POST', '', { ...zoom, bookingId: 999_999 }, eve.apiKey)
  t.strictSame([foreign.status, foreign.body], [404, none.body])
  t.match(await v1('POST', '', { ...zoom, bookingId }, cy.key), { status: 403 }, 'a colleague')
  const { body } = await v1('POST', '', { ...zoom, bookingId })
  const theirs = await v1('GET', `/${body.booking_reference.id}`, undefined, eve.apiKey)
  const missing = await v1('GET', '/999999', undefined, eve.apiKey)
  t.strictSame([theirs.status, theirs.body], [404, missing.body])
})

t.test('a reference with an Idempotency-Key is created once', async (t) => {
  const headers = { 'idempotency-key': 'once' }
  const first = await v1('POST', '', { ...zoom, uid: 'once' }, apiKey, headers)
  const again = await v1('POST', '', { ...zoom, uid: 'once' }, apiKey, headers)
  t.equal(again.headers.get('idempotent-replayed'), 'true')
  t.strictSame([again.status, again.body], [201, first.body])
  t.match(await v1('POST', '', { ...zoom, uid: 'twice' }, apiKey, headers), { status: 422 })
})
