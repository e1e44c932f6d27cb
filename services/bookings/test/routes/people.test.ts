import { createUser, type Json } from '@punctual/testing'
import t from 'tap'
import { ann, envelope, expectSuccess, moveTo } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

const stack = await standInStack(t)
const { api, bo, book, booked, command, cy, events, owner, show, standIn, teamType, type } = stack
const foreign = ann
const bob = { name: 'Bob', email: 'bob@example.com', timeZone: 'UTC' }

t.test('attendees: 200 for list, get and remove, 201 for add', async (t) => {
  const { uid } = await booked({ eventTypeId: type() })
  const path = `/v2/bookings/${uid}/attendees`
  const list = await api('GET', path)
  t.match(list, {
    status: 200,
    body: {
      data: [{ id: Number, bookingId: Number, name: 'Ann', email: ann.email, displayEmail: ann.email }],
    },
  })
  const [{ id }] = list.body.data
  t.strictSame((await api('GET', `${path}/${id}`)).body.data, list.body.data[0])
  t.match(await api('GET', `${path}/999999`), { status: 404, body: envelope('attendee_not_found') })
  t.match(await api('GET', path, { key: null }), { status: 401 })
  t.match(await api('GET', path, { key: bo.key }), { status: 403 })
  t.match(await api('GET', '/v2/bookings/nope/attendees'), { status: 404 })
  const added = await api('POST', path, { body: bob })
  t.match(added, { status: 201, body: { data: { name: 'Bob', email: 'bob@example.com', language: 'en' } } })
  t.match(await api('POST', path, { body: bob }), { status: 409, body: envelope('already_attending') })
  t.match(await api('POST', path, { body: { ...bob, timeZone: 'Mars' } }), { status: 400 })
  t.match((await show(uid)).guests, ['bob@example.com'])
  const second = (await api('GET', `${path}?take=1&skip=1`)).body
  t.match(second.pagination, { totalItems: (await api('GET', path)).body.data.length, itemsPerPage: 1 })
  t.match(await api('GET', `${path}?take=251`), { status: 400 })
  const remove = (attendeeId: number, key?: string) =>
    api('DELETE', `${path}/${attendeeId}`, key === undefined ? {} : { key })
  t.match(await remove(id), { status: 400, body: envelope('BadRequestException', 'attendeeId') })
  t.match(await remove(added.body.data.id, bo.key), { status: 403 })
  t.match(await remove(added.body.data.id), { status: 200, body: { data: { name: 'Bob' } } })
  t.match(await remove(added.body.data.id), { status: 404 })
  const after = await show(uid)
  t.equal(after.attendees.length, 1)
  t.notOk('guests' in after)
  t.strictSame(
    (await events(uid)).map((published) => published.type.split('.').at(-1)),
    ['created', 'guests-added', 'attendee-removed'],
  )
})

t.test('attendees of a seated booking: full, hidden, removal of the last one', async (t) => {
  const seats = { seatsPerTimeSlot: 2, showAttendeeInfo: false, showAvailabilityCount: true }
  const one = await booked({ eventTypeId: type({ seats }) })
  const path = `/v2/bookings/${one.uid}/attendees`
  const hold = await expectSuccess(stack.reserve({ eventTypeId: one.eventTypeId, slotStart: one.start }))
  t.match(await api('POST', path, { body: bob }), { status: 409, body: envelope('booking_full') }, 'held')
  await expectSuccess(api('DELETE', `/v2/slots/reservations/${hold.body.data.reservationUid}`))
  await expectSuccess(api('POST', path, { body: { ...bob, email: bo.email } }))
  t.match(await api('POST', path, { body: { ...bob, email: 'x@example.com' } }), {
    status: 409,
    body: envelope('booking_full'),
  })
  const own = await api('GET', path, { key: bo.key })
  t.strictSame(
    own.body.data.map(({ email }: Json) => email),
    [bo.email],
  )
  for (const { id } of (await api('GET', path)).body.data) await expectSuccess(api('DELETE', `${path}/${id}`))
  t.equal((await show(one.uid)).status, 'cancelled')
})

t.test('403 for an attendee who adds a seat; 201 for a manager, without a payment', async (t) => {
  const seats = { seatsPerTimeSlot: 4, showAttendeeInfo: false, showAvailabilityCount: true }
  const eventTypeId = type({ seats, price: 1500, currency: 'eur' })
  const { uid } = await booked({ eventTypeId, attendee: { ...bob, name: bo.name, email: bo.email } })
  await expectSuccess(command(uid, 'mark-paid', {}))
  const path = `/v2/bookings/${uid}/attendees`
  const refused = { status: 403, body: envelope('ForbiddenException') }
  t.match(await api('POST', path, { key: bo.key, body: bob }), refused)
  t.equal((await api('GET', path)).body.data.length, 1)
  t.match(await api('POST', path, { body: bob }), { status: 201, body: { data: { name: 'Bob' } } })
  t.match(await show(uid, stack.apiKey), { paid: true, payment: { length: 1 }, attendees: { length: 2 } })
})

t.test('location: 200 for any location; 400, 401, 403, 404', async (t) => {
  const { uid } = await booked({ eventTypeId: type() })
  const change = (location: Json, key: string | null = stack.apiKey, of = uid) =>
    api('PATCH', `/v2/bookings/${of}/location`, { key, body: { location } })
  t.match(await change({ type: 'link', link: 'https://meet.example.com/y' }), {
    status: 200,
    body: { data: { location: 'https://meet.example.com/y', meetingUrl: 'https://meet.example.com/y' } },
  })
  const address = await change({ type: 'address', address: 'Side St 2' })
  t.match(address.body.data, { location: 'Side St 2' })
  t.notOk('meetingUrl' in address.body.data)
  t.match(await change({ type: 'phone' }), {
    status: 400,
    body: envelope('BadRequestException', 'location.phone'),
  })
  t.match(await change({ type: 'moon' }), { status: 400 })
  t.match(await change({ type: 'address', address: 'x' }, null), { status: 401 })
  t.match(await change({ type: 'address', address: 'x' }, bo.key), { status: 403 })
  t.match(await change({ type: 'address', address: 'x' }, stack.apiKey, 'nope'), { status: 404 })
  await expectSuccess(command(uid, 'cancel', {}))
  t.match(await change({ type: 'address', address: 'x' }), { status: 400 })
})

t.test('calendar links, recordings, transcripts, conferencing sessions', async (t) => {
  const { uid } = await booked({ eventTypeId: type() })
  const links = (await api('GET', `/v2/bookings/${uid}/calendar-links`, { key: null })).body.data
  t.strictSame(
    links.map(({ label }: Json) => label),
    ['Google Calendar', 'Microsoft Office', 'Microsoft Outlook', 'ICS'],
  )
  t.match(links[0].link, /^https:\/\/calendar\.google\.com\/.*dates=\d{8}T\d{6}Z%2F\d{8}T\d{6}Z/)
  t.match(decodeURIComponent(links[3].link), /BEGIN:VCALENDAR[\s\S]*SUMMARY:Intro between/)
  const [, weekly] = await booked({
    eventTypeId: type({ recurrence: { interval: 1, occurrences: 2, frequency: 'weekly' } }),
  })
  const ofSeries = (await api('GET', `/v2/bookings/${weekly.uid}/calendar-links`, { key: null })).body.data
  const from = weekly.start.replace(/[-:]|\.\d+/g, '')
  t.match(decodeURIComponent(ofSeries[3].link), `UID:${weekly.icsUid}\r\n`)
  t.match(decodeURIComponent(ofSeries[3].link), `RECURRENCE-ID:${from}\r\n`, 'one of its series')
  t.match(await api('GET', '/v2/bookings/nope/calendar-links', { key: null }), { status: 404 })
  for (const records of ['recordings', 'transcripts', 'conferencing-sessions']) {
    t.match(await api('GET', `/v2/bookings/${uid}/${records}`), {
      status: 200,
      body: { data: [], pagination: { totalItems: 0 } },
    })
    t.match(await api('GET', `/v2/bookings/${uid}/${records}`, { key: bo.key }), { status: 403 })
    t.match(await api('GET', `/v2/bookings/${uid}/${records}`, { key: null }), { status: 401 })
    t.match(await api('GET', `/v2/bookings/nope/${records}`), { status: 404 })
  }
})

t.test('reassign: 200 to the next host in turn, 200 to a chosen host, 400, 401, 403, 409', async (t) => {
  const eventTypeId = teamType()
  const one = await booked({ eventTypeId })
  const first: number = one.hosts[0].id
  const turned = await command(one.uid, 'reassign')
  t.match(turned, {
    status: 200,
    body: { data: { bookingUid: one.uid, reassignedTo: { displayEmail: String } } },
  })
  const second = turned.body.data.reassignedTo
  t.not(second.id, first)
  t.match(await show(one.uid), { hosts: [{ id: second.id }], title: new RegExp(second.name) })
  const third = [owner, bo, cy].find(({ id }) => id !== first && id !== second.id)!
  t.match(await command(one.uid, `reassign/${third.id}`, { reason: 'Ill' }), {
    status: 200,
    body: { data: { reassignedTo: { id: third.id } } },
  })
  t.match((await events(one.uid)).at(-1), {
    type: 'bookings.booking.reassigned',
    data: { reason: 'Ill', previousHosts: [{ id: second.id }], booking: { hosts: [{ id: third.id }] } },
  })
  t.match(await book({ eventTypeId: type(), start: one.start }), {
    status: third.id === owner.id ? 409 : 201,
  })
  t.match(await command(one.uid, 'reassign/999999', {}), {
    status: 400,
    body: envelope('booking_not_reassignable'),
  })
  t.match(await command(one.uid, 'reassign', undefined, null), { status: 401 })
  const single = await booked({ eventTypeId: type() })
  t.match(await command(single.uid, 'reassign'), { status: 400, body: envelope('booking_not_reassignable') })
  t.match(await command(single.uid, 'reassign', undefined, bo.key), { status: 403 })
  t.match(await command('nope', 'reassign'), { status: 404 })
  const start = '2027-03-01T09:00:00.000Z'
  const all = [1, 2, 3].map((index) =>
    booked({ eventTypeId, start, attendee: { ...foreign, email: `x${index}@example.com` } }),
  )
  const [full] = await Promise.all(all)
  t.match(await command(full.uid, 'reassign'), { status: 409, body: envelope('slot_taken') })
  standIn.types.delete(eventTypeId)
})

t.test('reassign: the requests of the new host for that time are declined', async (t) => {
  const { key: _, ...host } = bo
  const asked = type({ hosts: [host], requiresConfirmation: true, pendingIsTentative: true })
  const eventTypeId = teamType({ away: [bo.id] })
  const { uid, start } = await booked({ eventTypeId })
  const request = await booked({ eventTypeId: asked, start })
  t.equal((await show(request.uid)).status, 'pending')
  t.match(await command(uid, `reassign/${bo.id}`), { status: 200 })
  t.equal((await show(request.uid)).status, 'rejected')
})

t.test('reassign: a host is replaced by one of the same group', async (t) => {
  const { types } = standIn
  const eventTypeId = teamType()
  const { hosts } = types.get(eventTypeId)!
  const [olivia, boris, cyra] = hosts
  types.set(eventTypeId, {
    ...types.get(eventTypeId)!,
    hosts: [
      { ...boris!, groupId: 'one' },
      { ...olivia!, groupId: 'two' },
      { ...cyra!, groupId: 'two' },
    ],
  })
  const { uid, hosts: before } = await booked({ eventTypeId })
  const isTwo = ({ id }: Json) => id !== bo.id
  const second = [owner, cy].find(({ id }) => id !== before.find(isTwo).id)!
  t.match(await command(uid, 'reassign'), {
    status: 200,
    body: { data: { reassignedTo: { id: second.id } } },
  })
  t.same(
    new Set((await show(uid)).hosts.map(({ id }: Json) => id)),
    new Set([bo.id, second.id]),
    'each group has one host',
  )
})

t.test('reassign: 409 for a host whose day, reached by a buffer, is full for the team', async (t) => {
  const teamLimits = {
    teamId: stack.team.id,
    organizationId: stack.organization.id,
    count: { day: 1 },
    includesManaged: false,
    timeZone: 'UTC',
  }
  const hosts = standIn.types.get(teamType())!.hosts.filter(({ id }) => id !== cy.id)
  const limited = { hosts, teamLimits, claim: { before: 60, after: 0 } }
  const [only, both] = [
    teamType({ ...limited, hosts: hosts.filter(({ id }) => id === bo.id) }),
    teamType(limited),
  ]
  await booked({ eventTypeId: only, start: '2027-04-05T12:00:00.000Z' })
  const { uid } = await booked({ eventTypeId: both, start: '2027-04-06T00:30:00.000Z' })
  t.match(await show(uid), { hosts: [{ id: owner.id }] })
  t.match(await command(uid, 'reassign'), { status: 409, body: envelope('slot_taken') })
})

t.test('report-no-show by link: 200 after the start, 400 before', async (t) => {
  const { uid, start } = await booked({ eventTypeId: type() })
  const report = () => command(uid, 'report-no-show', {}, null)
  t.match(await report(), { status: 400, body: envelope('booking_not_started') })
  moveTo(stack.clock, start, 31)
  t.match(await report(), { status: 200, body: { data: { absentHost: true } } })
  t.match(await show(uid), { absentHost: true })
})

t.test('rating by link: 200 after the start, 400 before, and for a bad rating', async (t) => {
  const { uid, start } = await booked({ eventTypeId: type() })
  const rate = (rating: unknown) => command(uid, 'rating', { rating }, null)
  t.match(await rate(4), { status: 400, body: envelope('booking_not_started') })
  moveTo(stack.clock, start, 31)
  t.match(await rate(6), { status: 400, body: envelope('BadRequestException', 'rating') })
  t.match(await rate(4), { status: 200, body: { data: { rating: 4 } } })
  t.match(await rate(5), { status: 200 })
  t.match(await show(uid), { rating: 5 })
})

t.test('400 for cancelling a booking of an event type that disables it', async (t) => {
  const { uid } = await booked({ eventTypeId: type({ disableCancelling: { disabled: true } }) })
  t.match(await command(uid, 'cancel', {}), { status: 400, body: envelope('cancelling_disabled') })
})

t.test('all possible hosts of a team’s booking can manage it', async (t) => {
  const { uid, hosts } = await booked({ eventTypeId: teamType({ requiresConfirmation: true }) })
  const other = [bo, cy].find(({ id }) => id !== hosts[0].id)!
  t.match(await command(uid, 'confirm', undefined, other.key), { status: 200 })
  t.equal((await show(uid)).hosts[0].id, hosts[0].id)
})

t.test('a wrong assignment is reported by the organizer’s side and published', async (t) => {
  const { uid, hosts } = await booked({ eventTypeId: teamType() })
  const path = `/v2/bookings/${uid}/report-wrong-assignment`
  const report = { correctAssignee: 'kim@example.com', additionalNotes: 'The customer is with Kim.' }
  t.match(await api('POST', path, { key: null, body: report }), { status: 401 })
  const stranger = await createUser(stack, { email: 'sam@else.test', name: 'Sam' })
  t.match(await api('POST', path, { key: stranger.apiKey, body: report }), { status: 403 })
  for (const body of [{}, { additionalNotes: '' }, { additionalNotes: 'x', correctAssignee: '' }])
    t.match(await api('POST', path, { body }), { status: 400 })
  const answer = await expectSuccess(api('POST', path, { body: report }))
  t.same(answer.body.data.hosts, hosts, 'the booking keeps its host')
  const published = (await events(uid)).at(-1)
  t.match(published, {
    type: 'bookings.booking.assignment-reported',
    data: { booking: { uid }, report: { reportedBy: owner.email, ...report } },
  })
})
