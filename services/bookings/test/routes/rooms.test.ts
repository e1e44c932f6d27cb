import { createUser, type Json, roomHeaders, tellOfRoom } from '@punctual/testing'
import t from 'tap'
import { ann, envelope, moveTo } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

const stack = await standInStack(t)
const { api, booked, clock, events, owner, show } = stack
const video = stack.type({ locations: [{ type: 'integration', integration: 'svc-video' }] })
const tell = (uid: string, records: 'participants' | 'recordings', body: unknown) =>
  tellOfRoom(stack, uid, records, body)
const list = async (uid: string, records: string, key: string | null = stack.apiKey) =>
  api('GET', `/v2/bookings/${uid}/${records}`, { key })
const begun = async () => {
  const booking = await booked({ eventTypeId: video })
  moveTo(clock, booking.start, 0)
  return booking
}
const minutes = (start: string, count: number) => new Date(Date.parse(start) + count * 60_000).toISOString()
const recording = { downloadUrl: 'https://rooms.test/r/1.mp4' }
const transcriptUrl = 'https://rooms.test/r/1.txt'

const roomUrl = /^https:\/\/rooms\.example\.com\/v\/[\w-]{20,}$/

t.test('each booking has a room of its own, whose name is not its uid', async (t) => {
  const one = await booked({ eventTypeId: video })
  const other = await booked({ eventTypeId: video })
  t.match(one.location, roomUrl)
  t.equal(one.meetingUrl, one.location)
  t.notOk(one.location.includes(one.uid))
  t.not(one.location, other.location)
  t.equal((await show(one.uid)).location, one.location)
  const moved = await stack.command(one.uid, 'reschedule', { start: stack.freshStart() })
  t.match(
    moved,
    { status: 201, body: { data: { location: one.location } } },
    'a rescheduled booking keeps it',
  )
})

t.test('a seat that leaves its booking gets a room of its own', async (t) => {
  const locations = [{ type: 'integration' as const, integration: 'svc-video' }]
  const eventTypeId = stack.type({
    locations,
    seats: { seatsPerTimeSlot: 2, showAttendeeInfo: false, showAvailabilityCount: false },
  })
  const start = stack.freshStart()
  const first = await booked({ eventTypeId, start })
  const bob = { ...ann, email: 'bob@example.com' }
  const { seatUid } = await booked({ eventTypeId, start, attendee: bob })
  const moved = await stack.command(first.uid, 'reschedule', { seatUid, start: stack.freshStart() })
  t.match(moved, { status: 201, body: { data: { location: roomUrl } } })
  t.not(moved.body.data.location, first.location)
  t.equal((await show(first.uid)).location, first.location)
})

t.test('a location that changes to the built-in video and back', async (t) => {
  const { uid, start } = await booked({ eventTypeId: stack.type() })
  const change = async (location: object) =>
    (await api('PATCH', `/v2/bookings/${uid}/location`, { body: { location } })).body.data
  const first = await change({ type: 'organizersDefaultApp' })
  t.match(first, { location: roomUrl, meetingUrl: roomUrl })
  const body = { email: ann.email, event: 'joined', at: start }
  t.match(await tell(uid, 'participants', body), { status: 200 }, 'it has a room')
  t.match(await change({ type: 'address', address: 'Main St 1' }), {
    location: 'Main St 1',
    meetingUrl: undefined,
  })
  t.match(await tell(uid, 'participants', body), { status: 404, body: envelope('room_not_found') })
  t.not((await change({ type: 'organizersDefaultApp' })).location, first.location)
})

t.test('organizersDefaultApp: the organizer decides the place, after a change too', async (t) => {
  const { bo, command, cy, standIn, teamType } = stack
  const apps = new Map([
    [bo.id, 'zoom'],
    [cy.id, 'google-meet'],
  ])
  const places = new Map<number, string | RegExp>([
    [owner.id, roomUrl],
    [bo.id, 'Zoom'],
    [cy.id, 'Google Meet'],
  ])
  const eventTypeId = teamType({ locations: [{ type: 'organizersDefaultApp' }] })
  const eventType = standIn.types.get(eventTypeId)!
  eventType.hosts = eventType.hosts.map((host) => {
    const conferencing = apps.get(host.id)
    return conferencing === undefined ? host : { ...host, conferencing }
  })
  const placed = ({ hosts, location }: Json) => t.match(location, places.get(hosts[0].id)!)
  const made = [await booked({ eventTypeId }), await booked({ eventTypeId }), await booked({ eventTypeId })]
  made.forEach(placed)
  t.equal(new Set(made.map(({ hosts }) => hosts[0].id)).size, 3, 'a round robin')
  const { uid } = made.find(({ hosts }) => hosts[0].id === owner.id)!
  for (const { id } of [bo, cy, owner]) {
    t.match(await command(uid, `reassign/${id}`, {}), { status: 200 })
    const shown = await show(uid)
    t.equal(shown.hosts[0].id, id)
    placed(shown)
  }
  t.match((await show(uid)).meetingUrl, roomUrl)

  const { hosts, uid: ofBo } = made.find(({ hosts }) => hosts[0].id === bo.id)!
  eventType.away = [hosts[0].id]
  const moved = await command(ofBo, 'reschedule', { start: stack.freshStart() })
  t.match(moved.status, 201)
  t.not(moved.body.data.hosts[0].id, bo.id)
  placed(moved.body.data)

  const { uid: ofCy } = made.find(({ hosts }) => hosts[0].id === cy.id)!
  await api('PATCH', `/v2/bookings/${ofCy}/location`, {
    body: { location: { type: 'link', link: 'https://meet.example.com/x' } },
  })
  t.match(await command(ofCy, `reassign/${owner.id}`, {}), { status: 200 })
  t.equal((await show(ofCy)).location, 'https://meet.example.com/x', 'a place that a person chose stays')
})

t.test('a join is published once; sessions are listed', async (t) => {
  const { uid, start } = await begun()
  const notices = [
    { email: 'Ann@example.com', event: 'left', at: minutes(start, 10) },
    { email: ann.email, event: 'joined', at: minutes(start, 2) },
    { email: owner.email, event: 'joined', at: start },
    { email: owner.email, event: 'joined', at: start },
  ]
  for (const notice of notices)
    t.match(await tell(uid, 'participants', notice), {
      status: 200,
      body: { status: 'success', data: undefined },
    })
  clock.advance(10 * 60_000)
  t.match((await list(uid, 'conferencing-sessions')).body.data, [
    {
      room: uid,
      startTime: Date.parse(start) / 1000,
      duration: 600,
      ongoing: true,
      maxParticipants: 2,
      participants: [
        { userId: `${owner.id}`, userName: owner.name },
        { userId: null, userName: ann.name, duration: 480 },
      ],
    },
  ])
  const published = (await events(uid)).filter(({ type }) => type === 'bookings.room.changed')
  t.strictSame(
    published.map(({ data }) => data.participants),
    [
      [{ email: ann.email, joinedAt: minutes(start, 10) }],
      [{ email: ann.email, joinedAt: minutes(start, 2) }],
      [
        { email: owner.email, joinedAt: start },
        { email: ann.email, joinedAt: minutes(start, 2) },
      ],
    ],
  )
})

t.test('a recording and its transcript are published once each, in any order', async (t) => {
  const { uid, start } = await begun()
  const startedAt = minutes(start, 1)
  await tell(uid, 'recordings', { ...recording, transcriptUrl })
  await tell(uid, 'recordings', { ...recording, startedAt, duration: 90 })
  await tell(uid, 'recordings', {
    downloadUrl: 'https://rooms.test/r/2.mp4',
    id: 'two',
    startedAt: minutes(start, 5),
  })
  await tell(uid, 'recordings', { downloadUrl: 'https://rooms.test/r/2.mp4?again', id: 'two' })
  const { body } = await list(uid, 'recordings')
  t.match(body.data, [
    {
      roomName: uid,
      startTs: Date.parse(startedAt) / 1000,
      duration: 90,
      downloadLink: recording.downloadUrl,
    },
    { status: 'finished', shareToken: '', duration: 0, downloadLink: 'https://rooms.test/r/2.mp4?again' },
  ])
  t.match(body.pagination, { totalItems: 2, returnedItems: 2, hasNextPage: false })
  t.match((await list(uid, 'transcripts')).body, { data: [transcriptUrl], pagination: { totalItems: 1 } })
  const published = (await events(uid)).map(({ type }) => type).filter((type) => !type.includes('.booking.'))
  t.strictSame(published, [
    'bookings.recording.ready',
    'bookings.transcription.ready',
    'bookings.recording.ready',
  ])
})

t.test('401 without a valid signature; 404 for an unknown room; 400 for a bad body', async (t) => {
  const { uid, start } = await begun()
  const body = { email: ann.email, event: 'joined', at: start }
  const path = `/v2/rooms/${uid}/participants`
  for (const headers of [
    {},
    roomHeaders('guessed', body, clock.now()),
    roomHeaders(stack.env.bookings.ROOM_PROVIDER_SECRET ?? '', { ...body, at: start + 1 }, clock.now()),
  ])
    t.match(await api('POST', path, { key: null, body, headers }), {
      status: 401,
      body: envelope('UnauthorizedException'),
    })
  const place = await booked({ eventTypeId: stack.type() })
  t.match(await tell(place.uid, 'participants', body), { status: 404, body: envelope('room_not_found') })
  t.match(await tell('fQ3vS8nYx2Lk9TzB1cDwEa', 'recordings', recording), {
    status: 404,
    body: envelope('booking_not_found'),
  })
  for (const [path, bad] of [
    ['event', { ...body, event: 'danced' }],
    ['at', { ...body, at: 'now' }],
    ['email', { ...body, email: 'ann' }],
  ] as const)
    t.match(await tell(uid, 'participants', bad), {
      status: 400,
      body: { error: { details: { errors: [{ path }] } } },
    })
  t.match(await tell(uid, 'recordings', { downloadUrl: 'file:///etc/passwd' }), { status: 400 })
  t.strictSame((await list(uid, 'conferencing-sessions')).body.data, [])
  t.equal((await show(uid)).absentHost, false)
})

t.test('records are for participants and managers of the booking', async (t) => {
  const { uid } = await begun()
  const attendee = await createUser(stack, { email: ann.email, name: 'Ann' })
  const stranger = await createUser(stack, { email: 'eve@example.com', name: 'Eve' })
  for (const records of ['recordings', 'transcripts', 'conferencing-sessions']) {
    t.match(await list(uid, records, attendee.apiKey), { status: 200 })
    t.match(await list(uid, records, stranger.apiKey), { status: 403 })
    t.match(await list(uid, records, null), { status: 401 })
  }
})
