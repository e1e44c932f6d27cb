import { createSealer, parseEncryptionKeys, roomHostToken } from '@punctual/http'
import { jwtVerify } from 'jose'
import t, { type Test } from 'tap'
import { envelope, moveTo } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

const secret = 'a secret that the provider shares'
const stack = await standInStack(t, { ROOM_JWT_KEY: secret, ROOM_JWT_ISSUER: 'our_app' })
const { api, bo, booked, clock, command, owner, show } = stack
const locations = [{ type: 'integration' as const, integration: 'svc-video' }]
const video = stack.type({ locations })

const open = (link: string, query: Record<string, string> = {}) =>
  api('GET', `${new URL(link).pathname}?${new URLSearchParams(query)}`, { key: null })
const refuses = async (t: Test, link: string, status: number, code: string) => {
  const answer = await open(link)
  t.match(answer, { status, body: envelope(code) })
  t.equal(answer.headers.get('location'), null)
}
const roomOf = (link: string) => new URL(link).pathname.split('/').at(-1) ?? ''
const sealer = createSealer(parseEncryptionKeys(stack.env.automation.ENCRYPTION_KEYS ?? ''))
const hostToken = (link: string, userId: number) => roomHostToken(sealer, { room: roomOf(link), userId })

/** Opens a link. @returns the claims of the token that the visitor gets */
async function claimsOf(t: Test, link: string, query: Record<string, string> = {}) {
  const answer = await open(link, query)
  t.equal(answer.status, 303)
  const address = new URL(answer.headers.get('location') ?? '')
  t.equal(`${address.origin}${address.pathname}`, `https://rooms.example.com/v/${roomOf(link)}`)
  const options = { currentDate: clock.now(), issuer: 'our_app', audience: 'jitsi' }
  const { payload } = await jwtVerify(address.searchParams.get('jwt') ?? '', Buffer.from(secret), options)
  t.equal(payload.room, roomOf(link))
  return { answer, payload }
}

t.test('the link of a booking leads a visitor into its room with a token', async (t) => {
  const { uid, start, end, location, meetingUrl } = await booked({ eventTypeId: video })
  t.match(location, new RegExp(`^${stack.env.bookings.PUBLIC_URL}/v2/rooms/[0-9A-Za-z]{22}$`))
  t.equal(meetingUrl, location)
  t.notOk(location.includes(uid))
  moveTo(clock, start, -15)
  const { answer, payload } = await claimsOf(t, location)
  t.equal(answer.headers.get('cache-control'), 'no-store')
  t.equal(answer.headers.get('referrer-policy'), 'no-referrer')
  t.match(payload, {
    moderator: false,
    exp: Date.parse(end) / 1000 + 3600,
    context: { user: { name: undefined, moderator: 'false' } },
  })
})

t.test('only a host with the own token is a moderator', async (t) => {
  const { start, location } = await booked({ eventTypeId: video })
  const other = await booked({ eventTypeId: video })
  moveTo(clock, start, 0)
  const own = hostToken(location, owner.id)
  t.match((await claimsOf(t, location, { hostToken: own })).payload, {
    moderator: true,
    context: { user: { name: owner.name, moderator: 'true' } },
  })
  const answers = sealer.seal(JSON.stringify({ purpose: 'answer-booking-request', userId: owner.id }))
  for (const [name, forged] of Object.entries({
    'a changed one': `${own.slice(0, 40)}${own[40] === 'A' ? 'B' : 'A'}${own.slice(41)}`,
    'the one of another room': hostToken(other.location, owner.id),
    'the one of a person who is no host': hostToken(location, bo.id),
    'a token for something else': answers,
    'a text': 'moderator',
    'no text': '',
  }))
    t.match((await claimsOf(t, location, { hostToken: forged })).payload, { moderator: false }, name)
})

t.test('a former host is no moderator', async (t) => {
  const { uid, start, location, hosts } = await booked({ eventTypeId: stack.teamType({ locations }) })
  const [former] = hosts
  const next = [owner, bo].find(({ id }) => id !== former.id)!
  t.match(await command(uid, `reassign/${next.id}`, {}), { status: 200 })
  t.equal((await show(uid)).location, location)
  moveTo(clock, start, 0)
  const enter = async (userId: number) =>
    (await claimsOf(t, location, { hostToken: hostToken(location, userId) })).payload.moderator
  t.equal(await enter(former.id), false)
  t.equal(await enter(next.id), true)
})

t.test('a room is closed before and after its booking, and without one', async (t) => {
  const { uid, start, end, location } = await booked({ eventTypeId: video })
  moveTo(clock, start, -16)
  await refuses(t, location, 400, 'room_not_open')
  moveTo(clock, start, 0)
  await claimsOf(t, location)
  const { status } = await command(uid, 'cancel', {}, null)
  t.equal(status, 200)
  await refuses(t, location, 400, 'booking_already_cancelled')
  await refuses(t, location.replace(/.$/, '_'), 404, 'room_not_found')
  await refuses(t, `${stack.url}/v2/rooms/${uid}`, 404, 'room_not_found')

  const late = await booked({ eventTypeId: video })
  moveTo(clock, late.end, 61)
  await refuses(t, late.location, 400, 'booking_ended')
  t.ok(Date.parse(end) < clock.now().getTime())
})

t.test('a request, and one that is declined, opens no room', async (t) => {
  const { uid, start, location } = await booked({
    eventTypeId: stack.type({ locations, requiresConfirmation: true }),
  })
  moveTo(clock, start, 0)
  await refuses(t, location, 400, 'booking_not_accepted')
  t.match(await command(uid, 'decline', {}), { status: 200 })
  await refuses(t, location, 400, 'booking_already_rejected')
})

t.test('a rescheduled booking keeps its link, for its new time', async (t) => {
  const { uid, start, location } = await booked({ eventTypeId: video })
  const moved = await command(uid, 'reschedule', { start: stack.freshStart() })
  t.equal(moved.body.data.location, location)
  moveTo(clock, start, 0)
  await refuses(t, location, 400, 'room_not_open')
  moveTo(clock, moved.body.data.start, 0)
  await claimsOf(t, location)
})

t.test('a location that was replaced opens no room', async (t) => {
  const { uid, start, location } = await booked({ eventTypeId: video })
  const body = { location: { type: 'address', address: 'Main St 1' } }
  t.match(await api('PATCH', `/v2/bookings/${uid}/location`, { body }), { status: 200 })
  moveTo(clock, start, 0)
  await refuses(t, location, 404, 'room_not_found')
})

t.test('404 for the key of another organization', async (t) => {
  const { start, location } = await booked({ eventTypeId: video })
  moveTo(clock, start, 0)
  const { pathname } = new URL(location)
  const path = `/v2/organizations/${stack.organization.id}/organizations`
  const managed = await api('POST', path, { body: { name: 'Managed' } })
  t.equal((await api('GET', pathname)).status, 303)
  t.match(await api('GET', pathname, { key: managed.body.data.apiKey }), {
    status: 404,
    body: envelope('room_not_found'),
  })
  t.equal((await api('GET', pathname, { key: 'svc_wrong' })).status, 401)
})
