import { openDatabase } from '@punctual/db'
import { createApi, type Json, startReplica, startStack, until } from '@punctual/testing'
import t from 'tap'
import { asClientOf, dataOf } from './fixtures.ts'

// The life of a managed user: its client creates it, its app books and refreshes tokens, and stolen
// tokens end at every gateway.

const stack = await startStack(t)
const { api, clock, mail } = stack
const elsewhere = createApi((await startReplica(t, stack, 'gateway')).url, stack.apiKey)

const client: { clientId: string; clientSecret: string } = await dataOf(
  api('POST', '/v2/oauth-clients', {
    body: {
      name: 'App',
      redirectUris: ['https://app.example/done'],
      permissions: ['BOOKING_READ', 'BOOKING_WRITE', 'EVENT_TYPE_READ', 'SCHEDULE_READ'],
      areDefaultEventTypesEnabled: true,
    },
  }),
)
const asClient = asClientOf(client)
const users = `/v2/oauth-clients/${client.clientId}/users`
const create = (email: string) =>
  dataOf(api('POST', users, { ...asClient, body: { email, name: 'Ann Host', timeZone: 'Europe/Berlin' } }))
const refresh = (refreshToken: string) =>
  api('POST', `/v2/oauth/${client.clientId}/refresh`, { ...asClient, body: { refreshToken } })

/** Nine o'clock in Berlin on 2 December 2026, and every hour after it. */
const startAt = (hour: number) => new Date(Date.UTC(2026, 11, 2, 8 + hour)).toISOString()
const book = (key: string, eventTypeId: number, hour: number, email: string) => {
  const attendee = { name: 'Bea', email, timeZone: 'Europe/Berlin' }
  return api('POST', '/v2/bookings', { key, body: { eventTypeId, start: startAt(hour), attendee } })
}

const ann: Json = await create('ann@example.com')
let eventTypes: Json[] = []

t.test('a new user has one schedule and four event types when the call answers', async (t) => {
  t.type(ann.user.defaultScheduleId, 'number')
  eventTypes = await dataOf(api('GET', '/v2/event-types', { key: ann.accessToken }))
  t.same(
    eventTypes.map(({ lengthInMinutes, locations }) => [lengthInMinutes, locations.length]),
    [
      [30, 0],
      [30, 1],
      [60, 0],
      [60, 1],
    ],
  )
  const schedule: Json = await dataOf(api('GET', '/v2/schedules/default', { key: ann.accessToken }))
  t.match(schedule, { id: ann.user.defaultScheduleId, timeZone: 'Europe/Berlin' })
  const calls = ['/v2/event-types', '/v2/schedules', '/v2/schedules/default', '/v2/slots'].map((path) =>
    api('GET', path, { key: ann.accessToken }),
  )
  await Promise.all(calls)
  // By now the event of the user's creation has arrived as well.
  await until(async () => (await dataOf(api('GET', `${users}/${ann.user.id}`, asClient))).defaultScheduleId)
  const again: Json[] = await dataOf(api('GET', '/v2/event-types', { key: ann.accessToken }))
  t.same(
    again.map(({ id }) => id),
    eventTypes.map(({ id }) => id),
  )
})

t.test('none when the client switches them off', async (t) => {
  const plain: Json = await dataOf(
    api('POST', '/v2/oauth-clients', { body: { name: 'Plain', redirectUris: [], permissions: ['*'] } }),
  )
  const body = { email: 'pat@example.com', name: 'Pat' }
  const { accessToken, user } = await dataOf(
    api('POST', `/v2/oauth-clients/${plain.clientId}/users`, { body }),
  )
  t.same(await dataOf(api('GET', '/v2/event-types', { key: accessToken })), [])
  t.type(user.defaultScheduleId, 'number')
})

t.test('the token books within the permissions of its client', async (t) => {
  const booking = await book(ann.accessToken, eventTypes[0]?.id, 0, 'first@example.com')
  t.equal(booking.status, 201)
  t.match(booking.body.data.hosts, [{ id: ann.user.id }])
  const name = { name: 'Mine', timeZone: 'UTC', isDefault: false }
  t.equal((await api('POST', '/v2/schedules', { key: ann.accessToken, body: name })).status, 403)
  t.equal((await api('GET', '/v2/me', { key: ann.accessToken })).status, 403)
  t.equal((await api('GET', `/v2/oauth-clients/${client.clientId}`, { key: ann.accessToken })).status, 403)
  t.equal((await api('GET', users, asClient)).status, 200)
  t.equal((await api('POST', '/v2/schedules', { ...asClient, body: name })).status, 403, 'nor can the client')
})

t.test("only the client's pages can use the token", async (t) => {
  const from = async (origin: string, key: string) =>
    (await api('GET', '/v2/event-types', { key, headers: { origin } })).status
  t.equal(await from('https://app.example', ann.accessToken), 200)
  for (const origin of ['https://app.example.evil.example', 'https://app', 'http://app.example', 'null'])
    t.equal(await from(origin, ann.accessToken), 401, origin)
  t.equal(await from('https://anywhere.example', stack.apiKey), 200, 'keys are for servers')
})

t.test("another managed user's resources are 404", async (t) => {
  const cat: Json = await create('cat@example.com')
  const path = `/v2/event-types/${eventTypes[0]?.id}`
  const { status, body } = await api('GET', path, { key: cat.accessToken })
  t.equal(status, 404)
  t.equal(body.error.code, 'event_type_not_found')
})

t.test('an expired token is reported as expired, and can be refreshed', async (t) => {
  const dan: Json = await create('dan@example.com')
  clock.advance(60 * 60_000)
  const { status, headers, body } = await api('GET', '/v2/bookings', { key: dan.accessToken })
  t.equal(status, 401)
  t.equal(body.error.code, 'TokenExpiredException')
  t.equal(headers.get('www-authenticate'), 'Bearer error="invalid_token"')
  const { accessToken } = await dataOf(refresh(dan.refreshToken))
  t.equal((await api('GET', '/v2/bookings', { key: accessToken })).status, 200)
  clock.set('2026-12-01T08:00:00.000Z')
})

t.test('a refresh token used twice ends all of its tokens, at every gateway', async (t) => {
  const first: Json = await create('eve@example.com')
  const second: Json = await dataOf(refresh(first.refreshToken))
  const third: Json = await dataOf(refresh(second.refreshToken))
  const tokens = [first, second, third].map(({ accessToken }) => accessToken as string)
  const statuses = () =>
    Promise.all(
      tokens.flatMap((key) =>
        [api, elsewhere].map(async (at) => (await at('GET', '/v2/bookings', { key })).status),
      ),
    )
  t.same(await statuses(), [200, 200, 200, 200, 200, 200])
  t.equal((await refresh(second.refreshToken)).status, 400)
  t.same(await statuses(), [401, 401, 401, 401, 401, 401])
  t.equal((await refresh(third.refreshToken)).status, 400)
  t.equal((await elsewhere('GET', '/v2/bookings', { key: ann.accessToken })).status, 200)
})

t.test('one of parallel refreshes gets tokens', async (t) => {
  const { refreshToken } = await create('fay@example.com')
  const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(refreshToken)))
  t.same(answers.map(({ status }) => status).sort(), [200, 400, 400, 400])
})

t.test('force-refresh, a deleted user and a rotated secret take effect at every gateway', async (t) => {
  const gus: Json = await create('gus@example.com')
  const at = (key: string) => elsewhere('GET', '/v2/bookings', { key }).then(({ status }) => status)
  t.equal(await at(gus.accessToken), 200)
  const path = `${users}/${gus.user.id}`
  const { accessToken } = await dataOf(api('POST', `${path}/force-refresh`, { ...asClient, body: {} }))
  t.same([await at(gus.accessToken), await at(accessToken)], [401, 200])
  t.equal((await api('DELETE', path, asClient)).status, 200)
  t.equal(await at(accessToken), 401)
})

t.test('booking mails follow the current flag of the client', async (t) => {
  const mailed = (email: string) => mail.to(email).length
  // Mails are sent in the order of their bookings, and the owner's own booking follows the silent
  // one.
  const own: Json = await dataOf(
    api('POST', '/v2/event-types', { body: { title: 'Own', slug: 'own', lengthInMinutes: 30 } }),
  )
  await dataOf(book(stack.apiKey, own.id, 1, 'owner-guest@example.com'))
  await until(() => mailed('owner-guest@example.com') > 0)
  t.equal(mailed('first@example.com'), 0, 'switched off unless the client says otherwise')

  const flag = (areEmailsEnabled: boolean) =>
    dataOf(
      api('PATCH', `/v2/oauth-clients/${client.clientId}`, {
        body: { areEmailsEnabled, bookingCancelRedirectUri: 'https://app.example/cancel' },
      }),
    )
  await flag(true)
  const db = openDatabase(stack.databaseUrl, {
    schema: 'automation',
    transactionConnections: 1,
    statementConnections: 1,
  })
  t.teardown(() => db.close())
  const isHeard = async () =>
    (await db.sql`select 1 from oauth_client_replica where id = ${client.clientId} and are_emails_enabled`)
      .count > 0
  await until(isHeard, { describe: 'automation has heard of the flag' })
  await dataOf(book(ann.accessToken, eventTypes[0]?.id, 3, 'loud@example.com'))
  await until(() => mailed('loud@example.com') > 0 && mailed(ann.user.email) > 0)
  t.match(mail.to(ann.user.email)[0]?.text, /https:\/\/app\.example\/cancel\/\w+/, 'links to its pages')
})

t.test('a deleted client ends its secret and all tokens, at every gateway', async (t) => {
  const at = (key: string) => elsewhere('GET', '/v2/bookings', { key }).then(({ status }) => status)
  t.equal(await at(ann.accessToken), 200)
  t.equal((await elsewhere('GET', users, asClient)).status, 200)
  t.equal((await api('DELETE', `/v2/oauth-clients/${client.clientId}`)).status, 200)
  t.equal(await at(ann.accessToken), 401)
  t.equal((await elsewhere('GET', users, asClient)).status, 401)
  t.equal((await refresh(ann.refreshToken)).status, 401)
})
