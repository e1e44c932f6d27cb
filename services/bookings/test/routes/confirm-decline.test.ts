import { createUser } from '@punctual/testing'
import t from 'tap'
import { ann, bookingStack, envelope } from '../stack.ts'

const stack = await bookingStack(t)
const { api, booked, command, eventType, freshStart } = stack
const careful = await eventType({ requiresConfirmation: true })
const stranger = await createUser(stack, { email: 'stranger@example.com', name: 'Stranger' })
const attendee = await createUser(stack, { email: ann.email, name: 'Ann' })

for (const [verb, body, status] of [
  ['confirm', undefined, 'accepted'],
  ['decline', { reason: 'Busy' }, 'rejected'],
] as const) {
  t.test(`200 ${verb}`, async (t) => {
    const { uid } = await booked({ eventTypeId: careful })
    t.match(await command(uid, verb, body), {
      status: 200,
      body: { status: 'success', data: { uid, status } },
    })
    t.equal((await stack.show(uid)).status, status)
  })

  t.test(`200 ${verb} for an admin of the organization, and with an empty JSON body`, async (t) => {
    const admin = await createUser(stack, {
      email: `${verb}@example.com`,
      name: `Ada ${verb}`,
      organizationId: stack.organization.id,
      role: 'ADMIN',
    })
    const { uid } = await booked({ eventTypeId: careful })
    const headers = { 'content-type': 'application/json' }
    t.match(await command(uid, verb, undefined, { key: admin.apiKey, headers }), { status: 200 })
  })

  t.test(`400 ${verb} for an accepted, a cancelled and a rejected booking`, async (t) => {
    const accepted = await booked({ eventTypeId: careful })
    await command(accepted.uid, 'confirm')
    const refused = async (uid: string, code: string) =>
      t.match(await command(uid, verb), { status: 400, body: envelope(code) }, code)
    await refused(accepted.uid, 'booking_already_accepted')
    await command(accepted.uid, 'cancel', {})
    await refused(accepted.uid, 'booking_not_pending')
    const rejected = await booked({ eventTypeId: careful })
    await command(rejected.uid, 'decline')
    await refused(rejected.uid, 'booking_not_pending')
  })

  t.test(`401 ${verb} without a credential`, async (t) => {
    const { uid } = await booked({ eventTypeId: careful })
    t.match(await command(uid, verb, body, { key: null }), { status: 401 })
  })

  t.test(`403 ${verb} for other holders of the uid, including the attendee and a plain member`, async (t) => {
    const member = await createUser(stack, {
      email: `member-${verb}@example.com`,
      name: `Mia ${verb}`,
      organizationId: stack.organization.id,
    })
    const { uid } = await booked({ eventTypeId: careful })
    for (const { apiKey } of [stranger, attendee, member]) {
      t.match(await command(uid, verb, body, { key: apiKey }), {
        status: 403,
        body: envelope('ForbiddenException'),
      })
    }
    t.equal((await stack.show(uid)).status, 'pending')
  })

  t.test(`404 ${verb} for an unknown booking`, async (t) => {
    t.match(await command('nope', verb, body), { status: 404, body: envelope('booking_not_found') })
  })
}

t.test('400 decline for a bad reason', async (t) => {
  const { uid } = await booked({ eventTypeId: careful })
  t.match(await command(uid, 'decline', { reason: 7 }), {
    status: 400,
    body: envelope('BadRequestException', 'reason'),
  })
})

t.test('a pending booking holds its slot, and a rejected one releases it', async (t) => {
  const start = freshStart()
  const body = { eventTypeId: careful, start, attendee: { ...ann, email: 'cy@example.com' } }
  const { uid } = await booked({ eventTypeId: careful, start })
  t.match(await stack.book(body), { status: 409 })
  await command(uid, 'decline')
  t.match(await stack.book(body), { status: 201 })
})

t.test('of two parallel confirmations, one gets 200 and one 400, with one new version', async (t) => {
  const { uid } = await booked({ eventTypeId: careful })
  const answers = await Promise.all([command(uid, 'confirm'), command(uid, 'confirm')])
  t.strictSame(answers.map(({ status }) => status).sort(), [200, 400])
})

t.test('Idempotency-Key: a repeated confirmation gets the first answer', async (t) => {
  const { uid } = await booked({ eventTypeId: careful })
  const headers = { 'idempotency-key': 'confirm' }
  const first = await api('POST', `/v2/bookings/${uid}/confirm`, { headers })
  const again = await api('POST', `/v2/bookings/${uid}/confirm`, { headers })
  t.match(again, { status: 200, body: first.body })
})

t.test('a waiting request is declined when a booking of another event type takes its time', async (t) => {
  const confirmationPolicy = { type: 'always', blockUnconfirmedBookingsInBooker: false }
  const [asked, other] = [await eventType({ confirmationPolicy }), await eventType({})]
  const statusOf = async ({ uid }: { uid: string }) => (await stack.show(uid)).status
  const [one, two, three, four] = [freshStart(), freshStart(), freshStart(), freshStart()]
  const requests: { uid: string }[] = []
  for (const start of [one, two, three, four])
    for (const email of ['one@example.com', 'two@example.com'])
      requests.push(await booked({ eventTypeId: asked, start, attendee: { ...ann, email } }))
  const statuses = async () => {
    const all: string[] = []
    for (const request of requests) all.push(await statusOf(request))
    return all
  }
  const moving = await booked({ eventTypeId: other, start: one })
  const rejected = (count: number) => requests.map((_, index) => (index < count ? 'rejected' : 'pending'))
  t.same(await statuses(), rejected(2), 'accepted at once')
  const blocking = await booked({ eventTypeId: careful, start: two })
  t.same(await statuses(), rejected(2), 'a pending booking has not won yet')
  await command(blocking.uid, 'confirm')
  t.same(await statuses(), rejected(4), 'confirmed')
  t.match(await command(moving.uid, 'reschedule', { start: three }), { status: 201 })
  t.same(await statuses(), rejected(6), 'moved')
  t.match(await command(requests[6]!.uid, 'confirm'), { status: 200 }, 'another time')
  t.equal(await statusOf(requests[7]!), 'rejected')
})
