import { openDatabase, serviceUrl } from '@punctual/db'
import { createSealer, parseEncryptionKeys } from '@punctual/http'
import { type Json, until } from '@punctual/testing'
import t from 'tap'
import { ann, envelope, expectSuccess } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

const stack = await standInStack(t)
const { api, bo, book, booked, command, cy, freshStart, owner, standIn, teamType, type } = stack
const hostOf = ({ hosts }: Json): number => hosts[0].id
const people = [owner.id, bo.id, cy.id]
const someone = (index: number) => ({ ...ann, email: `someone${index}@example.com` })

const db = openDatabase(serviceUrl(stack.databaseUrl, 'bookings'), {
  schema: 'bookings',
  transactionConnections: 1,
  statementConnections: 1,
})
t.teardown(() => db.close())

t.test('a round robin chooses the least recently booked host', async (t) => {
  const eventTypeId = teamType()
  const hosts: number[] = []
  for (let index = 0; index < 6; index++) {
    hosts.push(hostOf(await booked({ eventTypeId })))
    stack.clock.advance(1000)
  }
  t.strictSame(hosts, [...people, ...people])
})

t.test('a round robin gives one start to as many parallel requests as it has hosts', async (t) => {
  const eventTypeId = teamType()
  const start = freshStart()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => book({ eventTypeId, start, attendee: someone(index) })),
  )
  t.strictSame(answers.map(({ status }) => status).sort(), [201, 201, 201, ...Array(9).fill(409)])
  const hosts = answers.flatMap(({ status, body }) => (status === 201 ? [hostOf(body.data)] : []))
  t.strictSame(hosts.sort(), [...people].sort())
})

t.test('201 the same booker at the same start of a round robin gets the same booking', async (t) => {
  const eventTypeId = teamType()
  const start = freshStart()
  const one = await booked({ eventTypeId, start })
  t.equal((await booked({ eventTypeId, start })).uid, one.uid)
})

t.test('priority comes before turns; absent hosts are skipped; fixed hosts always take part', async (t) => {
  const hosts = (standIn.types.get(teamType())?.hosts ?? []).map((host) => ({ ...host }))
  const [first, second, third] = hosts
  const prior = teamType({ hosts: [first!, second!, { ...third!, priority: 4 }] })
  t.equal(hostOf(await booked({ eventTypeId: prior })), cy.id)
  t.equal(hostOf(await booked({ eventTypeId: prior })), cy.id)
  const away = teamType({ hosts: [first!, second!, { ...third!, priority: 4 }], away: [cy.id] })
  t.not(hostOf(await booked({ eventTypeId: away })), cy.id)
  const fixed = teamType({ hosts: [{ ...first!, isFixed: true }, second!, third!] })
  const both = await booked({ eventTypeId: fixed })
  t.equal(both.hosts.length, 2)
  t.equal(hostOf(both), owner.id, 'the fixed one is the organizer')
  const groups = teamType({
    hosts: [
      { ...first!, groupId: 'a' },
      { ...second!, groupId: 'a' },
      { ...third!, groupId: 'b' },
    ],
  })
  const start = freshStart()
  t.strictSame((await booked({ eventTypeId: groups, start })).hosts.length, 2)
  t.match(
    await book({ eventTypeId: groups, start, attendee: someone(1) }),
    { status: 409 },
    'no host of group b is left',
  )
})

t.test('a collective books all hosts or none', async (t) => {
  const hosts = standIn.types.get(teamType())?.hosts.map((host) => ({ ...host, isFixed: true })) ?? []
  const all = teamType({ hosts, schedulingType: 'collective' })
  const start = freshStart()
  const booking = await booked({ eventTypeId: all, start })
  t.strictSame(
    booking.hosts.map(({ id }: Json) => id),
    people,
  )
  t.match(await book({ eventTypeId: type({ hosts: [hosts[2]!] }), start }), { status: 409 })
})

t.test('a move keeps the host if the event type is set so', async (t) => {
  const eventTypeId = teamType({ rescheduleWithSameRoundRobinHost: true })
  const one = await booked({ eventTypeId })
  stack.clock.advance(1000)
  for (let index = 0; index < 3; index++) {
    const { body } = await expectSuccess(
      command((await booked({ eventTypeId })).uid, 'reschedule', { start: freshStart() }),
    )
    t.ok(people.includes(hostOf(body.data)))
  }
  const moved = await expectSuccess(command(one.uid, 'reschedule', { start: freshStart() }))
  t.equal(hostOf(moved.body.data), hostOf(one))
})

t.test('201 without confirmation for a team admin with their own credential', async (t) => {
  const eventTypeId = teamType({ requiresConfirmation: true, hosts: [{ ...owner, isFixed: false }] })
  const members = `/v2/organizations/${stack.organization.id}/teams/${stack.team.id}/memberships`
  for (const [one, role] of [
    [bo, 'ADMIN'],
    [cy, 'MEMBER'],
  ] as const)
    await expectSuccess(api('POST', members, { body: { userId: one.id, role, accepted: true } }))
  for (const [rescheduledBy, key, status] of [
    [bo.email, bo.key, 'accepted'],
    [owner.email, owner.key, 'accepted'],
    [bo.email, null, 'pending'],
    [bo.email, owner.key, 'pending'],
    [cy.email, cy.key, 'pending'],
    [bo.email, cy.key, 'pending'],
    ['stranger@example.com', owner.key, 'pending'],
  ] as const) {
    const { uid } = await booked({ eventTypeId })
    const moved = await expectSuccess(command(uid, 'reschedule', { start: freshStart(), rescheduledBy }, key))
    t.equal(moved.body.data.status, status, `${rescheduledBy} ${key === null ? 'without a credential' : ''}`)
  }
})

t.test('hidden addresses of hosts are shown only to managers of the booking', async (t) => {
  const one = await booked({ eventTypeId: type({ hideOrganizerEmail: true }) })
  t.match(one.hosts, [{ id: owner.id, name: owner.name }])
  t.notMatch(JSON.stringify(one), owner.email)
  const { body } = await api('GET', `/v2/bookings/${one.uid}`, { key: owner.key })
  t.equal(body.data.hosts[0].email, owner.email)
})

t.test('an instant booking is pending and goes to the host who confirms it first', async (t) => {
  const eventTypeId = teamType()
  const one = await booked({ eventTypeId, instant: true })
  t.equal(one.status, 'pending')
  t.match(
    (await stack.events(one.uid)).map((published) => published.type),
    ['bookings.booking.requested', 'bookings.booking.instant-requested'],
  )
  const other = [bo, cy].find(({ id }) => id !== hostOf(one))!
  const confirmed = await expectSuccess(command(one.uid, 'confirm', undefined, other.key))
  t.match(confirmed.body.data, { status: 'accepted', hosts: [{ id: other.id, name: other.name }] })
  t.match(await command(one.uid, 'confirm', undefined, owner.key), { status: 400 })
  t.match(await book({ eventTypeId: type(), instant: true }), {
    status: 400,
    body: envelope('BadRequestException', 'instant'),
  })
  t.match(
    standIn.asked.find(({ instant }) => instant),
    { eventTypeId },
  )
})

t.test('a private link is not used more often than allowed by parallel requests', async (t) => {
  const eventTypeId = type({ privateLink: { linkId: 'link1', maxUsageCount: 3 } })
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      book({ privateLinkId: 'link1', start: freshStart(), attendee: someone(index) }),
    ),
  )
  t.strictSame(answers.map(({ status }) => status).sort(), [201, 201, 201, ...Array(5).fill(400)])
  for (const { status, body } of answers) if (status === 400) t.match(body, envelope('private_link_expired'))
  standIn.types.set(eventTypeId, {
    ...standIn.types.get(eventTypeId)!,
    privateLink: { linkId: 'link2', expiresAt: '2026-11-30T00:00:00Z' },
  })
  t.match(await book({ privateLinkId: 'link2' }), { status: 400, body: envelope('private_link_expired') })
  standIn.types.delete(eventTypeId)
})

t.test('a repeated request of the same booker and a move use a private link once', async (t) => {
  const uses = async (linkId: string) => {
    const [row] = await db.sql<{ uses: number }[]>`
      select count(*)::int as uses from private_link_use where link_id = ${linkId}`
    return row?.uses
  }
  const weekly = { interval: 1, occurrences: 2, frequency: 'weekly' } as const
  for (const [linkId, add] of Object.entries({
    turns: () => teamType({ privateLink: { linkId: 'turns', maxUsageCount: 1 } }),
    waits: () => type({ requiresConfirmation: true, privateLink: { linkId: 'waits', maxUsageCount: 1 } }),
    series: () => teamType({ recurrence: weekly, privateLink: { linkId: 'series', maxUsageCount: 1 } }),
  })) {
    const eventTypeId = add()
    const start = freshStart()
    const first = await expectSuccess(book({ privateLinkId: linkId, start }))
    const again = await book({ privateLinkId: linkId, start })
    t.strictSame([again.status, again.body.data], [201, first.body.data], linkId)
    t.equal(await uses(linkId), 1, linkId)
    const { uid } = [first.body.data].flat()[0]
    t.match(await command(uid, 'reschedule', { start: freshStart() }, null), { status: 201 }, linkId)
    t.equal(await uses(linkId), 1, `${linkId}, moved`)
    t.match(await book({ privateLinkId: linkId }), { status: 400, body: envelope('private_link_expired') })
    standIn.types.delete(eventTypeId)
  }
})

t.test(
  '201 with the same booking for a repeated request with a used reservation of a round robin',
  async (t) => {
    const eventTypeId = teamType()
    const start = freshStart()
    const hold = async () =>
      (await stack.reserve({ eventTypeId, slotStart: start })).body.data.reservationUid as string
    const reservationUid = await hold()
    const one = await booked({ eventTypeId, start, reservationUid })
    t.equal((await booked({ eventTypeId, start, reservationUid })).uid, one.uid)
    const other = await hold()
    t.equal((await booked({ eventTypeId, start, reservationUid: other })).uid, one.uid)
    t.equal((await api('GET', `/v2/slots/reservations/${other}`, { key: null })).body.data, null)
  },
)

t.test('400 over the limits of the event type and of the booker, in parallel too', async (t) => {
  const bookingLimits = { count: { day: 2 }, duration: {}, timeZone: 'UTC' }
  const limited = type({ bookingLimits })
  const day = '2027-02-01'
  const answers = await Promise.all(
    [9, 11, 13, 15, 17].map((hour) =>
      book({
        eventTypeId: limited,
        start: `${day}T${String(hour).padStart(2, '0')}:00:00Z`,
        attendee: someone(hour),
      }),
    ),
  )
  t.strictSame(answers.map(({ status }) => status).sort(), [201, 201, 400, 400, 400])
  t.match(answers.find(({ status }) => status === 400)?.body, envelope('booking_limit_reached'))
  const [one] = answers.filter(({ status }) => status === 201)
  t.match(
    await command(one?.body.data.uid, 'reschedule', { start: `${day}T20:00:00Z` }),
    { status: 201 },
    'a move counts itself out',
  )
  const active = type({ bookerActiveBookingsLimit: { maximumActiveBookings: 2 } })
  const mine = await Promise.all([1, 2, 3, 4].map(() => book({ eventTypeId: active })))
  t.strictSame(mine.map(({ status }) => status).sort(), [201, 201, 400, 400])
  t.match(mine.find(({ status }) => status === 400)?.body, envelope('active_bookings_limit_reached'))
  t.match(await book({ eventTypeId: active, attendee: someone(1) }), { status: 201 })
})

const sealer = createSealer(parseEncryptionKeys(stack.env.bookings.ENCRYPTION_KEYS ?? ''))

/** @returns the code of the last requested mail */
async function lastCode(): Promise<string> {
  let code = ''
  await until(async () => {
    const rows = await db.sql<{ body: string }[]>`
      select body from (select created_at, body from outbox where type = 'bookings.verification-code.requested'
        union all select created_at, body from event_log where type = 'bookings.verification-code.requested') e
      order by created_at desc limit 1`
    code = rows[0] ? sealer.open(JSON.parse(rows[0].body).data.sealedCode) : ''
    return code !== ''
  })
  return code
}

t.test('a code proves the booker’s email', async (t) => {
  const eventTypeId = type({ requiresBookerEmailVerification: true })
  const ask = (body: Json) => api('POST', '/v2/bookings/verification-code', { key: null, body })
  const tryWith = (emailVerificationCode?: string, more = {}) =>
    book({ eventTypeId, ...(emailVerificationCode === undefined ? {} : { emailVerificationCode }), ...more })
  t.match(await tryWith(), { status: 400, body: envelope('email_verification_required') })
  t.match(await tryWith('123456'), { status: 400, body: envelope('invalid_verification_code') })
  t.match(await ask({ eventTypeId, email: ann.email }), {
    status: 200,
    body: { status: 'success' },
  })
  const code = await lastCode()
  t.match(code, /^\d{6}$/)
  t.match(await tryWith(code, { attendee: someone(1) }), { status: 400 }, 'of another address')
  t.match(await tryWith(code), { status: 201 })
  t.match(await tryWith(code), { status: 400 }, 'it is used up')
  stack.clock.advance(61_000)
  await ask({ eventTypeId, email: ann.email })
  const second = await lastCode()
  const wrong = second === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries++) t.match(await tryWith(wrong), { status: 400 })
  t.match(
    await tryWith(second),
    { status: 400, body: envelope('invalid_verification_code') },
    'five were enough',
  )
  stack.clock.advance(61_000)
  await ask({ eventTypeId, email: ann.email })
  const third = await lastCode()
  stack.clock.advance(10 * 60_000)
  t.match(await tryWith(third), { status: 400 }, 'ten minutes are over')
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask({ eventTypeId, email: ann.email })))
  t.strictSame(asked.map(({ status }) => status).sort(), [...Array(5).fill(200), ...Array(3).fill(429)])
  t.ok(asked.find(({ status }) => status === 429)?.headers.get('retry-after'))
  t.match(await ask({ email: ann.email }), {
    status: 400,
    body: envelope('BadRequestException', 'eventTypeId'),
  })
  t.match(await ask({ eventTypeId: 1, email: ann.email }), { status: 404 })
  t.match(await ask({ bookingUid: 'nope', email: ann.email }), { status: 404 })
})

t.test('a booker with a phone number only cannot pass the verification of addresses', async (t) => {
  const eventTypeId = type({ requiresBookerEmailVerification: true })
  const attendee = { name: 'Ann', phoneNumber: '+493012345678', timeZone: 'UTC' }
  for (const code of [undefined, '123456'])
    t.match(await book({ eventTypeId, attendee, ...(code && { emailVerificationCode: code }) }), {
      status: 400,
      body: envelope('email_verification_required'),
    })
})

t.test('a move requires a code, except from the organizer', async (t) => {
  const eventTypeId = type()
  const one = await booked({ eventTypeId })
  standIn.types.set(eventTypeId, {
    ...standIn.types.get(eventTypeId)!,
    requiresBookerEmailVerification: true,
  })
  stack.clock.advance(3_600_000)
  const move = (body: Json, key: string | null = null) =>
    command(one.uid, 'reschedule', { start: freshStart(), ...body }, key)
  t.match(await move({}), { status: 400, body: envelope('email_verification_required') })
  const ask = (email: string) =>
    api('POST', '/v2/bookings/verification-code', { key: null, body: { bookingUid: one.uid, email } })
  t.match(await ask('stranger@example.com'), { status: 400, body: envelope('BadRequestException', 'email') })
  t.match(await ask(ann.email), { status: 200 })
  const moved = await move({ emailVerificationCode: await lastCode() })
  t.match(moved, { status: 201 })
  t.match(
    await command(moved.body.data.uid, 'reschedule', { start: freshStart(), rescheduledBy: owner.email }),
    {
      status: 201,
    },
  )
})

t.test('routing data is stored and limits the hosts', async (t) => {
  const eventTypeId = teamType()
  const routing = { teamMemberIds: [bo.id], responseId: 5 }
  const one = await booked({ eventTypeId, routing })
  t.match(standIn.asked.at(-1), { routing: { teamMemberIds: [bo.id] } })
  t.match((await stack.events(one.uid))[0]?.data, { booking: { routing } })
})
