import { createUser } from '@punctual/testing'
import t from 'tap'
import { ann, bookingStack, envelope, everyDay, expectSuccess, moveTo } from '../stack.ts'

const stack = await bookingStack(t)
const { apiKey, booked, command, eventType, freshStart, user } = stack
const intro = await eventType({ lengthInMinutesOptions: [30, 45] })
const careful = await eventType({ requiresConfirmation: true })
const anyone = { key: null }
const move = (
  uid: string,
  body: Record<string, unknown> = {},
  request: Parameters<typeof command>[3] = anyone,
) => command(uid, 'reschedule', { start: freshStart(), ...body }, request)

t.test('201 with a new booking, linked with the old one in both directions', async (t) => {
  const old = await booked({ eventTypeId: intro, guests: ['bob@example.com'], metadata: { k: 'v' } })
  const start = freshStart()
  const answer = await move(old.uid, {
    start,
    rescheduledBy: 'ann@example.com',
    reschedulingReason: 'Later, please',
  })
  t.equal(answer.status, 201)
  const { data } = answer.body
  t.not(data.uid, old.uid)
  t.strictSame(data, {
    ...old,
    id: data.id,
    uid: data.uid,
    start,
    end: new Date(Date.parse(start) + 1_800_000).toISOString(),
    createdAt: data.createdAt,
    updatedAt: data.updatedAt,
    reschedulingReason: 'Later, please',
    rescheduledByEmail: 'ann@example.com',
    rescheduledFromUid: old.uid,
    bookingFieldsResponses: { ...old.bookingFieldsResponses, rescheduledReason: 'Later, please' },
  })
  t.strictSame(await stack.show(data.uid), data)
  t.strictSame(await stack.show(old.uid), {
    ...old,
    status: 'cancelled',
    rescheduledToUid: data.uid,
    rescheduledByEmail: 'ann@example.com',
  })
})

t.test('201 for a time that overlaps the booking’s own', async (t) => {
  const old = await booked({ eventTypeId: intro })
  const start = new Date(Date.parse(old.start) + 900_000).toISOString()
  t.match(await move(old.uid, { start }), { status: 201 })
})

t.test('201 with the custom length, which the event type may no longer offer', async (t) => {
  const offered = await eventType({ lengthInMinutesOptions: [30, 45] })
  const old = await booked({ eventTypeId: offered, lengthInMinutes: 45 })
  await stack.api('PATCH', `/v2/event-types/${offered}`, { body: { lengthInMinutesOptions: [30] } })
  t.match((await move(old.uid)).body.data, { duration: 45 })
})

t.test('201 for a booking that has ended', async (t) => {
  const old = await booked({ eventTypeId: intro, start: '2026-12-01T09:00:00Z' })
  moveTo(stack.clock, old.end, 60)
  t.match(await move(old.uid), { status: 201, body: { data: { status: 'accepted' } } })
})

t.test(
  'a reschedule needs no confirmation from a person who may confirm, with their own credential and address',
  async (t) => {
    const statusAfter = async (body: Record<string, unknown>, request = {}) => {
      const { uid } = await booked({ eventTypeId: careful })
      await command(uid, 'confirm')
      return (await move(uid, body, request)).body.data.status
    }
    const admin = await createUser(stack, {
      email: 'admin@example.com',
      name: 'Ada',
      organizationId: stack.organization.id,
      role: 'ADMIN',
    })
    t.equal(await statusAfter({ rescheduledBy: user.email }, { key: apiKey }), 'accepted')
    t.equal(await statusAfter({ rescheduledBy: user.email.toUpperCase() }, { key: apiKey }), 'accepted')
    t.equal(await statusAfter({ rescheduledBy: 'admin@example.com' }, { key: admin.apiKey }), 'accepted')
    t.equal(await statusAfter({ rescheduledBy: user.email }, anyone), 'pending', 'no credential')
    t.equal(await statusAfter({ rescheduledBy: ann.email }, { key: apiKey }), 'pending', 'by the attendee')
    t.equal(await statusAfter({}, { key: apiKey }), 'pending', 'without an address')
    const ofOwner = { rescheduledBy: user.email }
    t.equal(await statusAfter(ofOwner, { key: admin.apiKey }), 'pending', "by another organizer's address")
    const member = await createUser(stack, {
      email: 'member@example.com',
      name: 'Mel',
      organizationId: stack.organization.id,
    })
    t.equal(await statusAfter(ofOwner, { key: member.apiKey }), 'pending', "by a member, the owner's address")
    const own = { rescheduledBy: 'member@example.com' }
    t.equal(await statusAfter(own, { key: member.apiKey }), 'pending', 'by a member who may not confirm')
  },
)

t.test('confirmation by client credentials: only for a managed user who may confirm', async (t) => {
  const { id, secret } = stack.oauthClient
  const asClient = { key: null, headers: { 'x-svc-client-id': id, 'x-svc-secret-key': secret } }
  const users = `/v2/oauth-clients/${id}/users`
  const managed = async (name: string) => {
    const body = { email: `${name}@example.com`, name }
    return (await expectSuccess(stack.api('POST', users, { ...asClient, body }))).body.data
  }
  const [zoe, yan] = [await managed('zoe'), await managed('yan')]
  const key = zoe.accessToken
  await expectSuccess(
    stack.api('POST', '/v2/schedules', {
      key,
      body: {
        name: 'Always',
        timeZone: 'UTC',
        isDefault: true,
        availability: [{ days: everyDay, startTime: '00:00', endTime: '23:59' }],
      },
    }),
  )
  const type = { title: 'Talk', slug: 'talk', lengthInMinutes: 30, requiresConfirmation: true }
  const { body } = await expectSuccess(stack.api('POST', '/v2/event-types', { key, body: type }))
  const statusAfter = async (rescheduledBy: string) => {
    const { uid } = await booked({ eventTypeId: body.data.id })
    await expectSuccess(command(uid, 'confirm', undefined, { key }))
    return (await expectSuccess(move(uid, { rescheduledBy }, asClient))).body.data.status
  }
  t.equal(await statusAfter('zoe@example.com'), 'accepted')
  t.equal(await statusAfter(zoe.user.email), 'accepted')
  t.equal(await statusAfter(yan.user.email), 'pending', 'a managed user who may not confirm')
  t.equal(await statusAfter(user.email), 'pending', 'a person whom the client does not manage')
  t.equal(await statusAfter(ann.email), 'pending', 'the attendee')
})

t.test('400 if cancelled; 400 with the new uid if already rescheduled', async (t) => {
  const { uid } = await booked({ eventTypeId: intro })
  const newer = (await move(uid)).body.data.uid
  const again = await move(uid)
  t.match(again, { status: 400, body: envelope('booking_already_rescheduled') })
  t.match(again.body.error.message, newer)
  await command(newer, 'cancel', {})
  t.match(await move(newer), { status: 400, body: envelope('booking_already_cancelled') })
})

t.test('400 for a bad body', async (t) => {
  const { uid } = await booked({ eventTypeId: intro })
  for (const [path, body] of [
    ['start', { start: undefined }],
    ['start', { start: '2026-12-01' }],
    ['rescheduledBy', { rescheduledBy: 'ann' }],
    ['foo', { foo: 1 }],
    ['reschedulingReason', { reschedulingReason: 5 }],
    ['seatUid', { seatUid: 'x' }],
  ] as const) {
    t.match(await move(uid, body), { status: 400, body: envelope('BadRequestException', path) }, path)
  }
  t.equal((await stack.show(uid)).status, 'accepted')
})

t.test('400 for a start that scheduling refuses', async (t) => {
  const { uid } = await booked({ eventTypeId: intro })
  const answer = await move(uid, { start: '2026-11-30T09:00:00Z' })
  t.match(answer, { status: 400, body: envelope('start_in_past') })
})

t.test('401 for an invalid credential', async (t) => {
  const { uid } = await booked({ eventTypeId: intro })
  t.match(await move(uid, {}, { key: 'svc_nope' }), { status: 401 })
})

t.test('404 for an unknown booking', async (t) => {
  t.match(await move('nope'), { status: 404, body: envelope('booking_not_found') })
})

t.test('409 for a taken slot; the old booking stays as it was', async (t) => {
  const taken = await booked({ eventTypeId: intro })
  const { uid } = await booked({ eventTypeId: intro })
  t.match(await move(uid, { start: taken.start }), { status: 409, body: envelope('slot_taken') })
  t.match(await stack.show(uid), { status: 'accepted' })
})

t.test(
  'of 16 parallel moves to 16 starts, one gets 201 and the others 400, with one live booking',
  async (t) => {
    const { uid } = await booked({ eventTypeId: intro })
    const answers = await Promise.all(Array.from({ length: 16 }, () => move(uid)))
    t.strictSame(answers.map(({ status }) => status).sort(), [201, ...Array(15).fill(400)])
  },
)

t.test('Idempotency-Key: a repeated move gets the first answer, not an error', async (t) => {
  const { uid } = await booked({ eventTypeId: intro })
  const start = freshStart()
  const request = { key: apiKey, headers: { 'idempotency-key': 'move' } }
  const first = await move(uid, { start }, request)
  const again = await move(uid, { start }, request)
  t.equal(first.status, 201)
  t.match(again, { status: 201, body: first.body })
})
