import { type ApiAnswer, createUser, startReceiver, startStack } from '@punctual/testing'
import t from 'tap'
import { anEventType, aSchedule, aWorkflow, dataOf } from './fixtures.ts'

// A member with a custom role, through the gateway and every service that checks rights: the role
// grants exactly its permissions, from the answer that assigns it to the answer that removes it.

const stack = await startStack(t)
const { api, organization } = stack
const receiver = await startReceiver(t)
const schedule = await aSchedule(api)
const eventType = await anEventType(api, schedule.id, 'roles')
const workflow = await aWorkflow(api, eventType.id, { type: 'newEvent' }, 'Hello')
const booking = await dataOf(
  api('POST', '/v2/bookings', {
    key: null,
    body: {
      eventTypeId: eventType.id,
      start: '2026-12-02T08:00:00.000Z',
      attendee: { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' },
    },
  }),
)

const home = `/v2/organizations/${organization.id}`
// Only that person can change those of a personal event type.
const webhooks = `${home}/webhooks`
const body = { subscriberUrl: `${receiver.url}/more`, triggers: ['BOOKING_CREATED'], active: true }
const webhook = await dataOf(api('POST', webhooks, { body: { ...body, subscriberUrl: receiver.url } }))

/** A request to resources of others for each permission. */
const requests: Record<string, (key: string) => Promise<ApiAnswer>> = {
  'webhook.read': (key) => api('GET', `${webhooks}/${webhook.id}`, { key }),
  'webhook.create': (key) => api('POST', webhooks, { key, body }),
  'webhook.update': (key) => api('PATCH', `${webhooks}/${webhook.id}`, { key, body: { active: true } }),
  'webhook.delete': (key) => api('DELETE', `${webhooks}/999999`, { key }),
  'workflow.read': (key) => api('GET', `/v2/workflows/${workflow.id}`, { key }),
  'workflow.update': (key) => api('PATCH', `/v2/workflows/${workflow.id}`, { key, body: { name: 'Hi' } }),
  'eventType.read': (key) => api('GET', `/v2/event-types/${eventType.id}`, { key }),
  'eventType.update': (key) =>
    api('PATCH', `/v2/event-types/${eventType.id}`, { key, body: { title: 'In' } }),
  'booking.update': (key) => api('POST', `/v2/bookings/${booking.uid}/confirm`, { key }),
  'organization.attributes.create': (key) => api('POST', `${home}/attributes`, { key, body: {} }),
  'organization.attributes.read': (key) => api('GET', `${home}/attributes`, { key }),
  'role.read': (key) => api('GET', `${home}/roles`, { key }),
  'role.create': (key) => api('POST', `${home}/roles`, { key, body: {} }),
  'team.create': (key) => api('POST', `${home}/teams`, { key, body: {} }),
}

/** Returns the permissions whose requests are not refused to the holder of the key. */
async function allowedTo(key: string): Promise<string[]> {
  const allowed: string[] = []
  for (const [permission, send] of Object.entries(requests)) {
    const { status } = await send(key)
    if (status !== 403) allowed.push(permission)
  }
  return allowed
}

const aMember = async (name: string, role: 'MEMBER' | 'ADMIN') => {
  const { user, apiKey } = await createUser(stack, {
    email: `${name}@example.com`,
    name,
    organizationId: organization.id,
    role,
  })
  const memberships = await dataOf(api('GET', `${home}/memberships`))
  const { id } = memberships.find(({ userId }: { userId: number }) => userId === user.id)
  return { key: apiKey, path: `${home}/memberships/${id}` }
}
const aRole = (name: string, permissions: string[]) =>
  dataOf(api('POST', `${home}/roles`, { body: { name, permissions } }))
const give = ({ path }: { path: string }, customRoleId: string | null) =>
  dataOf(api('PATCH', path, { body: { customRoleId } }))

const ofMembers = ['eventType.read', 'organization.attributes.read', 'role.read']

t.test('a role gives a member exactly its permissions', async (t) => {
  const mia = await aMember('mia', 'MEMBER')
  t.same(await allowedTo(mia.key), ofMembers)
  const held = ['webhook.read', 'webhook.create', 'workflow.update', 'booking.update']
  const role = await aRole('Webhooks', held)
  await give(mia, role.id)
  t.same(await allowedTo(mia.key), held.toSorted(byDeed))
  await dataOf(
    api('POST', `${home}/roles/${role.id}/permissions`, { body: { permissions: ['webhook.delete'] } }),
  )
  t.same(await allowedTo(mia.key), [...held, 'webhook.delete'].toSorted(byDeed))
  const rest = ['webhook.delete', 'booking.update']
  await dataOf(api('DELETE', `${home}/roles/${role.id}/permissions?permissions=${rest}`))
  t.same(await allowedTo(mia.key), ['webhook.read', 'webhook.create', 'workflow.update'])
  await dataOf(api('DELETE', `${home}/roles/${role.id}`))
  t.same(await allowedTo(mia.key), ofMembers)
})

t.test('a role limits an admin', async (t) => {
  const ada = await aMember('ada', 'ADMIN')
  t.same(await allowedTo(ada.key), Object.keys(requests))
  await give(ada, (await aRole('Nothing', [])).id)
  t.same(await allowedTo(ada.key), [])
  await give(ada, null)
  t.same(await allowedTo(ada.key), Object.keys(requests))
})

t.test('every request after the answer to the removal is refused', async (t) => {
  const max = await aMember('max', 'MEMBER')
  const ends: [string, (roleId: string) => Promise<unknown>][] = [
    ['the role', (id) => dataOf(api('DELETE', `${home}/roles/${id}`))],
    ['the permission', (id) => dataOf(api('DELETE', `${home}/roles/${id}/permissions/webhook.read`))],
    ['all permissions', (id) => dataOf(api('PATCH', `${home}/roles/${id}`, { body: { permissions: [] } }))],
    ['the membership', () => give(max, null)],
  ]
  for (const [what, end] of ends) {
    const { id } = await aRole(`Until ${what}`, ['webhook.read'])
    await give(max, id)
    const { 'webhook.read': read } = requests
    let over = false
    const late: number[] = []
    const calling = Array.from({ length: 4 }, async () => {
      for (let left = 200; left > 0 && !(over && late.length > 20); left--) {
        const began = over
        const { status } = await read!(max.key)
        if (began) late.push(status)
      }
    })
    t.equal((await read!(max.key)).status, 200, what)
    await end(id)
    over = true
    await Promise.all(calling)
    t.ok(late.length > 0)
    t.ok(
      late.every((status) => status === 403),
      `${what}: ${late}`,
    )
    await give(max, null)
  }
})

function byDeed(one: string, other: string): number {
  const order = Object.keys(requests)
  return order.indexOf(one) - order.indexOf(other)
}
