import { fileTimeoutMs } from '@punctual/testing'
import t from 'tap'
import { ann, envelope, expectSuccess } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

t.setTimeout(fileTimeoutMs)
const stack = await standInStack(t)
const { api, apiKey, bo, book, booked, events, show, teamType, type, url } = stack

const edit = (uid: string, body: unknown, key: string | null = apiKey) =>
  api('PATCH', `/v2/bookings/${uid}`, { body, key })
/** Calls the route by booking id, which v1 uses. */
const v1 = async (method: string, path: string, body?: unknown, key = apiKey) => {
  const answer = await fetch(`${url}/v1${path}?apiKey=${key}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  return { status: answer.status, body: await answer.json() }
}
const shifted = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * 60_000).toISOString()
const published = async (uid: string) => (await events(uid)).map(({ type }) => type.split('.').at(-1))

t.test('200 for title, description, times and status, with the event of each', async (t) => {
  const { uid, start, end } = await booked({ eventTypeId: type() })
  t.match((await edit(uid, { title: 'Kick-off', description: 'Bring the plan' })).body.data, {
    uid,
    title: 'Kick-off',
    description: 'Bring the plan',
    status: 'accepted',
    start,
  })
  const moved = { start: shifted(start, 10), end: shifted(end, 25) }
  t.match((await edit(uid, moved)).body.data, { uid, ...moved, duration: 45 })
  for (const status of ['pending', 'rejected', 'cancelled', 'accepted'])
    t.match(await edit(uid, { status }), { status: 200, body: { data: { uid, status } } })
  t.match(await edit(uid, { status: 'accepted' }), { status: 200 }, 'the same status again')
  t.strictSame(await published(uid), [
    'created',
    'edited',
    'rescheduled',
    'requested',
    'rejected',
    'cancelled',
    'confirmed',
  ])
  const list = await api('GET', `/v2/bookings?afterStart=${moved.start}&beforeEnd=${moved.end}`)
  t.match(list.body.data, [{ uid, start: moved.start }])
})

t.test('a move and a new status in one edit are two changes', async (t) => {
  const { uid, start, end } = await booked({ eventTypeId: type() })
  await expectSuccess(edit(uid, { start: shifted(start, 5), end: shifted(end, 5), status: 'pending' }))
  const [, moved, asked] = await events(uid)
  t.match(moved, { type: 'bookings.booking.rescheduled', data: { booking: { version: 2 } } })
  t.match(asked, { type: 'bookings.booking.requested', data: { booking: { version: 3, status: 'pending' } } })
})

t.test('409 for a move to a taken slot, or for restoring a booking whose slot is taken', async (t) => {
  const eventTypeId = type({ claim: { before: 10, after: 0 } })
  const one = await booked({ eventTypeId })
  const other = await booked({ eventTypeId })
  const into = { start: shifted(other.start, -30), end: shifted(other.end, -30) }
  t.match(await edit(one.uid, into), { status: 409, body: envelope('slot_taken') }, 'buffers count')
  t.strictSame(await show(one.uid), one, 'nothing has changed')
  await expectSuccess(edit(one.uid, { start: shifted(one.start, 10), end: shifted(one.end, 10) }))
  await expectSuccess(edit(one.uid, { status: 'cancelled' }))
  t.match(await show(one.uid), { status: 'cancelled', cancelledByEmail: stack.user.email })
  const third = await booked({ eventTypeId, start: one.start })
  t.match(await edit(one.uid, { status: 'accepted' }), { status: 409, body: envelope('slot_taken') })
  await expectSuccess(edit(third.uid, { status: 'rejected' }))
  t.match(await edit(one.uid, { status: 'pending' }), { status: 200 })
})

t.test('of parallel edits to one time, one gets 200 and the others 409', async (t) => {
  const eventTypeId = type()
  const wanted = await booked({ eventTypeId })
  await expectSuccess(edit(wanted.uid, { status: 'cancelled' }))
  const all = await Promise.all(Array.from({ length: 6 }, () => booked({ eventTypeId })))
  const answers = await Promise.all(all.map(({ uid }) => edit(uid, { start: wanted.start, end: wanted.end })))
  t.strictSame(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409, 409, 409])
  const swapped = await Promise.all([edit(all[0].uid, timesOf(all[1])), edit(all[1].uid, timesOf(all[0]))])
  t.ok(swapped.every(({ status }) => [200, 409].includes(status)))
})

t.test('a booking that moves while it is cancelled comes back with its own buffers', async (t) => {
  const day = 24 * 60
  const eventTypeId = type({ claim: { before: 10, after: 5 } })
  const plain = type()
  for (const [index, changes] of [
    [{ status: 'cancelled' }, { move: true }],
    [{ status: 'rejected', move: true }],
    [{ move: true, status: 'cancelled' }, { status: 'rejected' }],
  ].entries()) {
    const { uid, start, end } = await booked({ eventTypeId })
    const [to, until] = [start, end].map((iso) => shifted(iso, (10 + index) * day)) as [string, string]
    for (const { move, status } of changes as { move?: true; status?: string }[])
      await expectSuccess(edit(uid, { ...(move && { start: to, end: until }), ...(status && { status }) }))
    t.match(await edit(uid, { status: 'accepted' }), { status: 200, body: { data: { start: to } } })
    const statusAt = async (at: string) => (await book({ eventTypeId: plain, start: at })).status
    t.equal(await statusAt(start), 201, 'the old time is free')
    t.strictSame(
      [await statusAt(shifted(to, -39)), await statusAt(shifted(until, 4))],
      [409, 409],
      'its buffers count',
    )
    t.strictSame([await statusAt(shifted(to, -40)), await statusAt(shifted(until, 5))], [201, 201])
  }
})

const timesOf = ({ start, end }: { start: string; end: string }) => ({ start, end })

t.test(
  'a seated booking gets 409 at the start of another one, and loses its attendees when cancelled',
  async (t) => {
    const seats = { seatsPerTimeSlot: 2, showAttendeeInfo: true, showAvailabilityCount: true }
    const eventTypeId = type({ seats })
    const one = await booked({ eventTypeId })
    const other = await booked({ eventTypeId })
    t.match(await edit(one.uid, timesOf(other)), { status: 409, body: envelope('slot_taken') })
    t.match((await edit(one.uid, { status: 'cancelled' })).body.data, { status: 'cancelled', attendees: [] })
    const [last] = (await events(one.uid)).slice(-1)
    t.match(last?.data.booking.attendees, [{ email: ann.email }], 'the event names the attendees')
  },
)

t.test('400, 401, 403, 404', async (t) => {
  const { uid, end } = await booked({ eventTypeId: type() })
  t.match(await edit(uid, { start: end }), { status: 400, body: envelope('BadRequestException', 'start') })
  t.match(await edit(uid, { end: 'soon' }), { status: 400, body: envelope('BadRequestException', 'end') })
  t.match(await edit(uid, { status: 'done' }), { status: 400 })
  t.match(await edit(uid, { title: '' }), { status: 400 })
  t.match(await edit(uid, { title: 'x' }, null), { status: 401 })
  t.match(await edit(uid, { title: 'x' }, bo.key), { status: 403 })
  t.match(await edit('nope', { title: 'x' }), { status: 404 })
  t.strictSame(await published(uid), ['created'])
})

t.test('by id: an attendee cannot change status or time, and a stranger gets 404', async (t) => {
  const { id, uid } = await booked({
    eventTypeId: type(),
    attendee: { name: 'Bo', email: bo.email, timeZone: 'UTC' },
  })
  const path = `/bookings/${id}`
  t.match(await v1('GET', path, undefined, bo.key), { status: 200, body: { booking: { uid } } })
  t.match(await v1('PATCH', path, { title: 'Ours' }, bo.key), {
    status: 200,
    body: { booking: { title: 'Ours' } },
  })
  for (const body of [
    { status: 'CANCELLED' },
    { start: '2026-12-05T09:00:00Z' },
    { endTime: '2027-01-01T00:00:00Z' },
  ])
    t.match(await v1('PATCH', path, body, bo.key), { status: 403, body: { message: String } })
  const shared = await booked({ eventTypeId: teamType() })
  t.match(
    await v1('PATCH', `/bookings/${shared.id}`, { status: 'PENDING' }, bo.key),
    { status: 200 },
    'a host',
  )
  t.match(await v1('PATCH', path, { status: 'CANCELLED', cancelledBy: 'assistant@example.com' }), {
    body: { booking: { status: 'CANCELLED', cancelledBy: 'assistant@example.com' } },
  })
})
