import { startReceiver, startStack, until } from '@punctual/testing'
import t from 'tap'
import { anEventType, aSchedule, asClientOf, dataOf } from './fixtures.ts'
import { receivedEvents } from './subscriber.ts'

// A booking reaches the webhooks of all its owners, each once; they were just created, through the
// gateway.

const stack = await startStack(t, { services: ['identity', 'scheduling', 'bookings', 'webhook-delivery'] })
const { api, organization, user, clock } = stack
const receiver = await startReceiver(t, { clock })

const client = await dataOf(
  api('POST', '/v2/oauth-clients', {
    body: { name: 'App', redirectUris: [], permissions: ['*'], areDefaultEventTypesEnabled: true },
  }),
)
const asClient = asClientOf(client)
const managed = await dataOf(
  api('POST', `/v2/oauth-clients/${client.clientId}/users`, {
    ...asClient,
    body: { email: 'managed@example.com', name: 'Managed', timeZone: 'Europe/Berlin' },
  }),
)
const team = await dataOf(
  api('POST', `/v2/organizations/${organization.id}/teams`, { body: { name: 'Sales' } }),
)
const schedule = await aSchedule(api)
const eventType = await anEventType(api, schedule.id, 'intro')

const places: [name: string, path: string, request: object, owner: object][] = [
  ['event-type', `/v2/event-types/${eventType.id}/webhooks`, {}, { eventTypeId: eventType.id }],
  ['user', '/v2/webhooks', {}, { userId: user.id }],
  ['managed', '/v2/webhooks', { key: managed.accessToken }, { userId: managed.user.id }],
  ['team', `/v2/organizations/${organization.id}/teams/${team.id}/webhooks`, {}, { teamId: team.id }],
  ['organization', `/v2/organizations/${organization.id}/webhooks`, {}, { teamId: organization.id }],
  ['client', `/v2/oauth-clients/${client.clientId}/webhooks`, asClient, { oAuthClientId: client.clientId }],
]
const hooks = new Map<string, string>()
for (const [name, path, request, owner] of places) {
  const body = { active: true, subscriberUrl: `${receiver.url}/${name}`, triggers: ['BOOKING_CREATED'] }
  const hook = await dataOf(api('POST', path, { ...request, body }))
  if (Object.entries(owner).some(([key, id]) => hook[key] !== id))
    throw new Error(`${path}: ${JSON.stringify(hook)}`)
  hooks.set(name, `${path}/${hook.id}`)
}

/** Returns the owners whose webhooks got the booking, sorted, one entry per delivery. */
const toldOf = (uid: string): string[] =>
  receiver.requests
    .filter(({ json }) => json.payload.uid === uid)
    .map(({ path }) => path.split('/').at(-1) ?? '')
    .sort()

const book = async (eventTypeId: number, hour: number): Promise<string> => {
  const start = new Date(Date.UTC(2026, 11, 2, 8 + hour)).toISOString()
  const attendee = { name: 'Bea', email: `bea${hour}@example.com`, timeZone: 'Europe/Berlin' }
  return (await dataOf(api('POST', '/v2/bookings', { body: { eventTypeId, start, attendee } }))).uid
}

t.test('a personal booking: its event type, its organizer, the organization', async (t) => {
  const uid = await book(eventType.id, 1)
  await until(() => toldOf(uid).length >= 3)
  t.same(toldOf(uid), ['event-type', 'organization', 'user'])
})

t.test('a team with bookings is deleted with their cancellation, which webhooks hear of', async (t) => {
  const members = `/v2/organizations/${organization.id}/teams`
  const { id: teamId } = await dataOf(api('POST', members, { body: { name: 'Leaving' } }))
  const path = `${members}/${teamId}`
  const body = {
    title: 'Farewell',
    slug: 'farewell',
    lengthInMinutes: 30,
    schedulingType: 'collective',
    hosts: [{ userId: user.id, scheduleId: schedule.id }],
    disableCancelling: { disabled: true },
    allowReschedulingCancelledBookings: true,
  }
  const type = await dataOf(api('POST', `${path}/event-types`, { body }))
  const hook = { active: true, subscriberUrl: `${receiver.url}/leaving`, triggers: ['BOOKING_CANCELLED'] }
  const { id: hookId } = await dataOf(
    api('POST', `/v2/organizations/${organization.id}/webhooks`, { body: hook }),
  )
  const own = {
    ...hook,
    subscriberUrl: `${receiver.url}/own`,
    triggers: ['BOOKING_CREATED', ...hook.triggers],
  }
  await dataOf(api('POST', `${path}/webhooks`, { body: own }))
  const uids = [await book(type.id, 4), await book(type.id, 5)]
  const deleted = (query = '') => api('DELETE', `${path}${query}`)
  t.match(await deleted(), { status: 409, body: { error: { code: 'owner_has_bookings' } } })
  t.match(await deleted('?cancelBookings=maybe'), { status: 400 })
  t.match(await api('GET', `/v2/bookings/${uids[0]}`), { body: { data: { status: 'accepted' } } })
  t.match(await deleted('?cancelBookings=true'), { status: 200, body: { data: { id: teamId } } })
  for (const uid of uids)
    t.match(await api('GET', `/v2/bookings/${uid}`), { body: { data: { status: 'cancelled' } } })
  const hears = (name: string) => (uid: string) => toldOf(uid).filter((told) => told === name).length
  await until(() => uids.every((uid) => hears('leaving')(uid) === 1 && hears('own')(uid) === 2), {
    describe: 'the cancellations, also at the webhook of the team itself',
  })
  t.equal((await deleted('?cancelBookings=true')).status, 404)
  await dataOf(api('DELETE', `/v2/organizations/${organization.id}/webhooks/${hookId}`))
  const path0 = `/v2/bookings/${uids[0]}`
  const edit = (body: object) => api('PATCH', path0, { body })
  await until(async () => (await edit({ status: 'accepted' })).status === 404, {
    describe: 'that bookings knows of the deletion, which cancels what was brought back before',
  })
  t.match(await edit({ status: 'pending' }), {
    status: 404,
    body: { error: { code: 'event_type_not_found' } },
  })
  const { start } = await dataOf(api('GET', path0))
  const moved = await api('POST', `${path0}/reschedule`, { body: { start } })
  t.match(String(moved.status), /^(400|404)$/, 'by whether scheduling knows of the deletion')
  t.match(await edit({ title: 'Was a farewell' }), { status: 200 })
  t.match(await api('GET', path0), { body: { data: { status: 'cancelled', title: 'Was a farewell' } } })
})

t.test('a managed user’s booking: the client, the organization, the user', async (t) => {
  const [own] = await dataOf(api('GET', '/v2/event-types', { key: managed.accessToken }))
  const uid = await book(own.id, 2)
  await until(() => toldOf(uid).length >= 3)
  t.same(toldOf(uid), ['client', 'managed', 'organization'])
})

t.test('the client changes its webhook; every path has the delivery operations', async (t) => {
  const path = hooks.get('client') ?? ''
  const changed = await dataOf(
    api('PATCH', path, { ...asClient, body: { triggers: ['BOOKING_CANCELLED'], active: false } }),
  )
  t.match(changed, { oAuthClientId: client.clientId, triggers: ['BOOKING_CANCELLED'], active: false })
  clock.advance(1_000)
  for (const [name, , request] of places) {
    const hook = hooks.get(name)
    t.match(await dataOf(api('POST', `${hook}/test`, request)), { class: 'success', status: 200 }, name)
    const deliveries = await dataOf(api('GET', `${hook}/deliveries`, request))
    t.match(deliveries[0], { trigger: 'PING', status: 'delivered' })
    t.match(await dataOf(api('GET', `${hook}/stats`, request)), { pending: 0 })
  }
})

t.test('an organization recovers what happened while its webhook was off', async (t) => {
  const path = hooks.get('organization') ?? ''
  await dataOf(api('PATCH', path, { body: { active: false } }))
  const since = clock.now().toISOString()
  const uid = await book(eventType.id, 3)
  await until(() => toldOf(uid).length >= 2)
  t.same(toldOf(uid), ['event-type', 'user'])
  await dataOf(api('PATCH', path, { body: { active: true } }))
  clock.advance(1_000)
  await dataOf(api('POST', `${path}/recover`, { body: { since } }))
  await until(() => toldOf(uid).length >= 3)
  t.same(toldOf(uid), ['event-type', 'organization', 'user'])
})

t.test('an erased person is overwritten in the webhooks’ data', async (t) => {
  const email = 'bea1@example.com'
  await dataOf(api('POST', `/v2/organizations/${organization.id}/attendees/erase`, { body: { email } }))
  const path = hooks.get('event-type') ?? ''
  const sent = (await dataOf(api('GET', `${path}/deliveries`))).find(
    ({ bookingUid }: { bookingUid?: string }) => bookingUid === receivedEvents(receiver)[0]?.uid,
  )
  await until(async () => {
    clock.advance(1_000)
    await dataOf(api('POST', `${path}/deliveries/${sent.id}/retry`))
    const again = receiver.requests.filter(({ headers }) => headers['x-svc-replay'] === '1')
    return again.length > 0 && !again.at(-1)?.rawBody.includes(email)
  })
  t.notMatch(receiver.requests.at(-1)?.rawBody, email)
})

t.test('a deleted client’s webhooks are gone', async (t) => {
  await dataOf(api('DELETE', `/v2/oauth-clients/${client.clientId}`))
  await until(async () => (await api('GET', hooks.get('client') ?? '')).status === 404)
  t.equal((await api('GET', hooks.get('organization') ?? '')).status, 200, 'the others stay')
})
