import t from 'tap'
import { bookingStack, expectSuccess } from '../stack.ts'

// One person with a home organization, and an organization that it manages, which has its own key.
const stack = await bookingStack(t)
const { api, booked, book, command, eventType, freshStart } = stack
const { organizationId } = (await expectSuccess(api('GET', '/v2/me'))).body.data
const organization = await expectSuccess(
  api('POST', `/v2/organizations/${organizationId}/organizations`, { body: { name: 'Managed' } }),
)
const { id: managedId, apiKey: key } = organization.body.data

const schedule = { name: 'Always', timeZone: 'UTC', isDefault: true }
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const availability = [{ days, startTime: '00:00', endTime: '23:59' }]
await expectSuccess(api('POST', '/v2/schedules', { key, body: { ...schedule, availability } }))
const intro = { title: 'Intro', slug: 'intro-managed', lengthInMinutes: 30 }
const here = await eventType()
const there = (await expectSuccess(api('POST', '/v2/event-types', { key, body: intro }))).body.data
  .id as number
const ofHome = await booked({ eventTypeId: here })
const ofManaged = await booked({ eventTypeId: there })

const uids = async (credential: string) =>
  (await expectSuccess(api('GET', '/v2/bookings', { key: credential }))).body.data.map(
    ({ uid }: { uid: string }) => uid,
  )

t.test('lists show the bookings of the key’s organization', async (t) => {
  t.same(await uids(stack.apiKey), [ofHome.uid])
  t.same(await uids(key), [ofManaged.uid])
  const v1 = async (credential: string) =>
    (await expectSuccess(api('GET', `/v1/bookings?apiKey=${credential}`, { key: null }))).body.bookings.map(
      ({ id }: { id: number }) => id,
    )
  t.same(await v1(stack.apiKey), [ofHome.id])
  t.same(await v1(key), [ofManaged.id])
})

t.test('404 for an organization key and every path with the uid of a booking of the home', async (t) => {
  const path = `/v2/bookings/${ofHome.uid}`
  t.equal((await api('GET', path, { key: null })).status, 200, 'the uid is a capability without a credential')
  t.equal((await api('GET', path)).status, 200)
  for (const [method, more] of [
    ['GET', ''],
    ['GET', '/calendar-links'],
    ['GET', '/attendees'],
    ['GET', '/references'],
    ['GET', '/recordings'],
    ['PATCH', ''],
    ['PATCH', '/location'],
    ['POST', '/reschedule'],
    ['POST', '/cancel'],
    ['POST', '/confirm'],
    ['POST', '/decline'],
    ['POST', '/guests'],
    ['POST', '/mark-absent'],
    ['POST', '/rating'],
    ['POST', '/reassign'],
  ] as const) {
    const body = method === 'GET' ? {} : { body: {} }
    const { status, body: answer } = await api(method, path + more, { key, ...body })
    t.equal(status, 404, `${method} ${more}`)
    t.equal(answer.error.code, 'booking_not_found')
  }
  t.equal((await api('GET', `/v2/bookings/${ofManaged.uid}`, { key })).status, 200)
  t.equal((await api('GET', `/v2/bookings/${ofManaged.uid}/attendees`, { key })).status, 200)
  t.equal((await api('GET', `/v1/bookings/${ofHome.id}?apiKey=${key}`, { key: null })).status, 404)
  t.equal((await api('GET', `/v1/bookings/${ofManaged.id}?apiKey=${key}`, { key: null })).status, 200)
})

t.test(
  'a home key can use the uid of a booking of another organization, without rights over it',
  async (t) => {
    const path = `/v2/bookings/${ofManaged.uid}`
    t.equal((await api('GET', path)).status, 200)
    t.equal((await api('PATCH', path, { body: { title: 'Mine' } })).status, 403)
    t.equal((await command(ofManaged.uid, 'mark-absent', { host: true })).status, 403)
    t.equal(
      (await api('GET', `/v1/bookings/${ofManaged.id}?apiKey=${stack.apiKey}`, { key: null })).status,
      404,
    )
  },
)

t.test('404 for booking and holding outside the organization of a key', async (t) => {
  t.equal((await book({ eventTypeId: here }, { key })).status, 404)
  t.equal((await book({ eventTypeId: there }, { key })).status, 201)
  const hold = (eventTypeId: number, credential: string | null) =>
    api('POST', '/v2/slots/reservations', {
      key: credential,
      body: { eventTypeId, slotStart: freshStart() },
      version: '2024-09-04',
    })
  t.equal((await hold(here, key)).status, 404)
  const [own, foreign] = [await expectSuccess(hold(there, key)), await expectSuccess(hold(here, null))]
  const at = ({ body }: typeof own) => `/v2/slots/reservations/${body.data.reservationUid}`
  t.equal((await api('GET', at(own), { key })).status, 200)
  for (const method of ['GET', 'PATCH', 'DELETE'])
    t.equal(
      (await api(method, at(foreign), { key, ...(method === 'PATCH' && { body: {} }) })).status,
      404,
      method,
    )
  const email = 'ann@example.com'
  const code = (body: object) =>
    api('POST', '/v2/bookings/verification-code', { key, body: { email, ...body } })
  t.equal((await code({ bookingUid: ofHome.uid })).status, 404)
  t.equal((await code({ eventTypeId: here })).status, 404)
  t.equal((await code({ bookingUid: ofManaged.uid })).status, 200)
})

t.test('a host of two organizations is never double-booked', async (t) => {
  const start = freshStart()
  t.equal((await book({ eventTypeId: here, start })).status, 201)
  t.equal((await book({ eventTypeId: there, start })).status, 409)
})

t.test('one Idempotency-Key in two organizations creates two API keys', async (t) => {
  const create = async (credential: string) =>
    expectSuccess(
      api('POST', '/v2/api-keys', {
        key: credential,
        body: { note: 'the same' },
        headers: { 'idempotency-key': 'two-organizations' },
      }),
    )
  const [one, other] = [await create(stack.apiKey), await create(key)]
  t.equal(other.headers.get('idempotent-replayed'), null)
  t.not(one.body.data.key ?? one.body.data.apiKey, other.body.data.key ?? other.body.data.apiKey)
  t.not(one.body.data.id, other.body.data.id)
  t.equal((await create(key)).headers.get('idempotent-replayed'), 'true')
})

t.test('an organization key can read the person’s account, but not change it', async (t) => {
  const me = (await expectSuccess(api('GET', '/v2/me', { key }))).body.data
  t.equal(me.organizationId, managedId)
  t.equal(me.defaultScheduleId, null, 'not the one of the home')
  t.match((await api('GET', '/v2/me')).body.data, { organizationId, defaultScheduleId: Number })
  t.equal((await api('PATCH', '/v2/me', { key, body: { name: 'Taken' } })).status, 403)
})
