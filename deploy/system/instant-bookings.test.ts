import { createUser, fileTimeoutMs, type Json, startReceiver, startStack, until } from '@punctual/testing'
import t from 'tap'
import { dataOf } from './fixtures.ts'
import { receivedEvents } from './subscriber.ts'

// Hosts who answer by the link of a mail. Instant bookings: the mail to each host who can accept,
// the race of two of them, and the end of a request that no host accepts. Bookings that need
// confirmation: the mail to each host, who confirms or declines.

t.setTimeout(fileTimeoutMs)
const stack = await startStack(t)
const { api, clock, mail, organization } = stack
const receiver = await startReceiver(t, { clock })
const teams = `/v2/organizations/${organization.id}/teams`
const team = await dataOf(api('POST', teams, { body: { name: 'Front desk' } }))
const aHost = async (name: string) => {
  const email = `${name.toLowerCase()}@example.com`
  const { user, apiKey } = await createUser(stack, { email, name, organizationId: organization.id })
  await dataOf(api('POST', `${teams}/${team.id}/memberships`, { body: { userId: user.id, accepted: true } }))
  return { id: user.id, email, key: apiKey }
}
const [bo, cy, di] = [await aHost('Bo'), await aHost('Cy'), await aHost('Di')]
await dataOf(api('PATCH', '/v2/me', { key: cy.key, body: { locale: 'de' } }))
const { id: eventTypeId } = await dataOf(
  api('POST', `${teams}/${team.id}/event-types`, {
    body: {
      title: 'Help',
      slug: 'help',
      lengthInMinutes: 30,
      schedulingType: 'roundRobin',
      hosts: [bo, cy, di].map(({ id: userId }) => ({ userId })),
    },
  }),
)
const triggers = ['INSTANT_MEETING', 'BOOKING_CREATED', 'BOOKING_REJECTED']
await dataOf(
  api('POST', `${teams}/${team.id}/webhooks`, {
    body: { subscriberUrl: receiver.url, triggers, active: true },
  }),
)

const request = (name: string, more: object = {}): Promise<Json> =>
  dataOf(
    api('POST', '/v2/bookings', {
      key: null,
      body: {
        eventTypeId,
        start: new Date(clock.now().getTime() + 60_000).toISOString(),
        instant: true,
        attendee: { name, email: `${name}@example.com`, timeZone: 'UTC' },
        ...more,
      },
    }),
  )
const show = (uid: string): Promise<Json> => dataOf(api('GET', `/v2/bookings/${uid}`, { key: null }))
const heard = (trigger: string, uid: string) =>
  until(() => receivedEvents(receiver).find((each) => each.trigger === trigger && each.uid === uid), {
    describe: () => `${trigger}, beside ${receivedEvents(receiver).map((each) => each.trigger)}`,
  })
/** Waits for the mail to a host, and returns it with the token of its link. */
async function invited({ email }: { email: string }, uid: string) {
  const found = await until(
    () => mail.to(email).find(({ text }) => text.includes(`/booking/${uid}/accept#`)),
    { describe: () => `a link for ${email}, beside ${mail.to(email).map(({ subject }) => subject)}` },
  )
  const [, token = ''] = /\/accept#(\S+)/.exec(found.text) ?? []
  return { ...found, token }
}
const accept = (uid: string, token: string) =>
  api('POST', `/v2/bookings/${uid}/accept`, { key: null, body: { token } })
const isRefused = (code: string) => ({ status: 400, body: { error: { code } } })

t.test('each host gets a link; of two who accept at once, one wins and the other learns why', async (t) => {
  const { uid } = await request('ann')
  const [toBo, toCy, toDi] = await Promise.all([bo, cy, di].map((host) => invited(host, uid)))
  t.match(toBo!.subject, 'Waiting for a host: Help between')
  t.match(toCy!.subject, 'Ein Gast wartet: Help zwischen')
  t.match(toCy!.text, /ann wartet auf einen Gastgeber[\s\S]*Die Anfrage endet um/)
  for (const { email } of [bo, cy, di]) t.equal(mail.to(email).length, 1, 'and no other mail')
  await until(() => mail.to('ann@example.com').length === 1, { describe: 'the mail to the attendee' })
  t.notMatch(mail.to('ann@example.com')[0]?.text, '/accept#')
  await heard('INSTANT_MEETING', uid)
  t.equal((await fetch(`${stack.url}/booking/${uid}/accept`)).status, 200)
  t.equal((await show(uid)).status, 'pending', 'opening the link changes nothing')

  const other = await request('eve')
  for (const token of [`${toBo!.token}x`, 'x', toBo!.token.replace(/\.(.)/, '.A$1')])
    t.match(await accept(uid, token), isRefused('accept_link_invalid'))
  t.match(await accept(other.uid, toBo!.token), isRefused('accept_link_invalid'), 'of another booking')

  const answers = await Promise.all([accept(uid, toBo!.token), accept(uid, toDi!.token)])
  t.same(answers.map(({ status }) => status).sort(), [200, 400])
  const [winner, loser] = answers[0]!.status === 200 ? [bo, di] : [di, bo]
  t.match(
    answers.find(({ status }) => status === 400),
    isRefused('booking_already_accepted'),
  )
  t.match(await show(uid), { status: 'accepted', hosts: [{ id: winner.id }] })
  const again = await accept(uid, (await invited(winner, uid)).token)
  t.match(again, { status: 200, body: { data: { hosts: [{ id: winner.id }] } } })
  t.match(await accept(uid, (await invited(loser, uid)).token), isRefused('booking_already_accepted'))
  await heard('BOOKING_CREATED', uid)
})

t.test('a host who has accepted one request cannot accept another at the same time', async (t) => {
  clock.set('2026-12-02T10:00:00Z')
  const requests = [await request('uma'), await request('una')]
  const claimed = requests.map(({ hosts }) => hosts[0].id)
  const third = [bo, cy, di].find(({ id }) => !claimed.includes(id))!
  const [one, other] = await Promise.all(
    requests.map(async ({ uid }) => ({ uid, token: (await invited(third, uid)).token })),
  )
  t.equal((await accept(one!.uid, one!.token)).status, 200)
  t.match(await accept(other!.uid, other!.token), { status: 409, body: { error: { code: 'slot_taken' } } })
  t.equal((await show(other!.uid)).status, 'pending')
})

t.test('a request that no host accepts is declined, and the time is free again', async (t) => {
  clock.set('2026-12-03T10:00:00Z')
  const start = '2026-12-03T10:20:00Z'
  const { uid } = await request('ina', { start })
  const { token } = await invited(bo, uid)
  const requests = [await request('ida', { start }), await request('ivy', { start })]
  const full = await api('POST', '/v2/bookings', {
    key: null,
    body: { eventTypeId, start, attendee: { name: 'Leo', email: 'leo@example.com', timeZone: 'UTC' } },
  })
  t.equal(full.status, 409, 'the requests hold the time of the hosts')
  clock.set('2026-12-03T10:04:59Z')
  t.equal((await show(uid)).status, 'pending')
  clock.set('2026-12-03T10:05:00Z')
  t.match(await accept(uid, token), { status: 400 })
  for (const one of [uid, ...requests.map((each) => each.uid)])
    await until(async () => (await show(one)).status === 'rejected', { describe: 'the end of the request' })
  const { payload } = await heard('BOOKING_REJECTED', uid)
  t.match(payload, { status: 'REJECTED', rejectionReason: 'No host accepted the request in time.' })
  const told = () => mail.to('ina@example.com').find(({ text }) => text.includes('No host accepted'))
  await until(told, { describe: 'the mail to the attendee' })
  t.match(await accept(uid, token), isRefused('accept_link_invalid'))
  await request('lea', { start })
})

t.test('an answered request does not end', async (t) => {
  clock.set('2026-12-04T10:00:00Z')
  const accepted = await request('moe')
  t.equal((await accept(accepted.uid, (await invited(cy, accepted.uid)).token)).status, 200)
  const moved = await request('nia', { start: '2026-12-04T12:00:00Z' })
  const later = await dataOf(
    api('POST', `/v2/bookings/${moved.uid}/reschedule`, { body: { start: '2026-12-04T13:00:00Z' } }),
  )
  t.equal(later.status, 'accepted', 'a move makes it an ordinary booking, at a time that was checked')
  const waiting = await request('oda', { start: '2026-12-04T14:00:00Z' })
  clock.advance(6 * 60_000)
  await until(async () => (await show(waiting.uid)).status === 'rejected', { describe: 'the timers' })
  t.equal((await show(accepted.uid)).status, 'accepted')
  t.equal((await show(later.uid)).status, 'accepted')
})

t.test('each host of a team booking confirms or declines by links of their own', async (t) => {
  clock.set('2026-12-05T10:00:00Z')
  const { id } = await dataOf(
    api('POST', `${teams}/${team.id}/event-types`, {
      body: {
        title: 'Review',
        slug: 'review',
        lengthInMinutes: 30,
        schedulingType: 'collective',
        hosts: [bo, cy].map((host) => ({ userId: host.id })),
        confirmationPolicy: { type: 'always', blockUnconfirmedBookingsInBooker: true },
      },
    }),
  )
  const wanted = (name: string, start: string): Promise<Json> =>
    dataOf(
      api('POST', '/v2/bookings', {
        key: null,
        body: { eventTypeId: id, start, attendee: { name, email: `${name}@example.com`, timeZone: 'UTC' } },
      }),
    )
  const asked = async ({ email }: { email: string }, uid: string) => {
    const of = (text: string, page: string) => text.match(`/booking/${uid}/${page}#(\\S+)`)?.[1]
    const { text, html, subject } = await until(
      () => mail.to(email).find((one) => of(one.text, 'confirm') !== undefined),
      { describe: () => `links for ${email}, beside ${mail.to(email).map((each) => each.subject)}` },
    )
    t.equal(of(text, 'decline'), of(text, 'confirm'))
    return { text, html, subject, token: of(text, 'confirm') ?? '' }
  }
  const answer = (uid: string, token: string, more: object) =>
    api('POST', `/v2/bookings/${uid}/answer`, { key: null, body: { token, ...more } })

  const one = await wanted('pia', '2026-12-07T10:00:00Z')
  const other = await wanted('pam', '2026-12-07T12:00:00Z')
  const [toBo, toCy] = [await asked(bo, one.uid), await asked(cy, one.uid)]
  t.match(toBo.text, 'pia asks for this booking.')
  t.match(toBo.html, `/booking/${one.uid}/confirm#`)
  t.match(toCy.text, 'Buchung ablehnen: ')
  await until(() => mail.to('pia@example.com').length === 1, { describe: 'the mail to the attendee' })
  t.notMatch(mail.to('pia@example.com')[0]?.text, '#', 'the attendee gets no link to answer')

  for (const page of ['confirm', 'decline'])
    t.equal((await fetch(`${stack.url}/booking/${one.uid}/${page}`)).status, 200)
  t.equal((await show(one.uid)).status, 'pending', 'opening the links changes nothing')
  for (const token of ['x', `${toBo.token}x`, (await invited(bo, (await request('pit')).uid)).token])
    t.match(await answer(one.uid, token, { answer: 'confirm' }), isRefused('accept_link_invalid'))
  t.match(
    await answer(other.uid, toBo.token, { answer: 'confirm' }),
    isRefused('accept_link_invalid'),
    'of another booking',
  )
  t.match(await accept(one.uid, toBo.token), isRefused('accept_link_invalid'), 'for another purpose')
  t.match(
    await answer(one.uid, toBo.token, { answer: 'confirm', reason: 'Gladly' }),
    isRefused('BadRequestException'),
  )

  t.match(await answer(one.uid, toCy.token, { answer: 'confirm' }), {
    status: 200,
    body: { data: { status: 'accepted', answeredByUserId: cy.id } },
  })
  t.match(await answer(one.uid, toBo.token, { answer: 'decline' }), isRefused('booking_already_accepted'))
  const { token } = await asked(bo, other.uid)
  t.match(await answer(other.uid, token, { answer: 'decline', reason: 'On a train' }), { status: 200 })
  t.match(await show(other.uid), { status: 'rejected', answeredByUserId: bo.id })
  const told = () => mail.to('pam@example.com').find(({ text }) => text.includes('On a train'))
  await until(told, { describe: 'the mail with the reason' })

  const late = await wanted('pol', '2026-12-07T14:00:00Z')
  const toLate = await asked(bo, late.uid)
  clock.set('2026-12-07T14:30:00Z')
  t.match(await answer(late.uid, toLate.token, { answer: 'confirm' }), isRefused('accept_link_invalid'))
})
