import { type ApiAnswer, createUser, startReceiver, startStack } from '@punctual/testing'
import t from 'tap'
import { anEventType, aSchedule, aWorkflow, made } from './furniture.ts'

// A member with a custom role, through the gateway and every service that asks about rights: they may do what it holds and
// nothing else, from the answer that gave it to the answer that takes it away.

const stack = await startStack(t)
const { api, organization } = stack
const receiver = await startReceiver(t)
const schedule = await aSchedule(api)
const eventType = await anEventType(api, schedule.id, 'roles')
const workflow = await aWorkflow(api, eventType.id, { type: 'newEvent' }, 'Hello')
const booking = await made(
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
// Those of a person's own event type are only for that person to change.
const webhooks = `${home}/webhooks`
const body = { subscriberUrl: `${receiver.url}/more`, triggers: ['BOOKING_CREATED'], active: true }
const webhook = await made(api('POST', webhooks, { body: { ...body, subscriberUrl: receiver.url } }))

/** What each permission lets one do to things of others. */
const deeds: Record<string, (key: string) => Promise<ApiAnswer>> = {
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

/** @returns the permissions whose deeds are not refused to the holder of the key */
async function allowedTo(key: string): Promise<string[]> {
  const allowed: string[] = []
  for (const [permission, deed] of Object.entries(deeds)) {
    const { status } = await deed(key)
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
  const memberships = await made(api('GET', `${home}/memberships`))
  const { id } = memberships.find(({ userId }: { userId: number }) => userId === user.id)
  return { key: apiKey, path: `${home}/memberships/${id}` }
}
const aRole = (name: string, permissions: string[]) =>
  made(api('POST', `${home}/roles`, { body: { name, permissions } }))
const give = ({ path }: { path: string }, customRoleId: string | null) =>
  made(api('PATCH', path, { body: { customRoleId } }))

const ofMembers = ['eventType.read', 'organization.attributes.read', 'role.read']

t.test('a member gains what a role holds, and loses what it does not', async (t) => {
  const mia = await aMember('mia', 'MEMBER')
  t.same(await allowedTo(mia.key), ofMembers)
  const held = ['webhook.read', 'webhook.create', 'workflow.update', 'booking.update']
  const role = await aRole('Webhooks', held)
  await give(mia, role.id)
  t.same(await allowedTo(mia.key), held.toSorted(byDeed))
  await made(
    api('POST', `${home}/roles/${role.id}/permissions`, { body: { permissions: ['webhook.delete'] } }),
  )
  t.same(await allowedTo(mia.key), [...held, 'webhook.delete'].toSorted(byDeed))
  const rest = ['webhook.delete', 'booking.update']
  await made(api('DELETE', `${home}/roles/${role.id}/permissions?permissions=${rest}`))
  t.same(await allowedTo(mia.key), ['webhook.read', 'webhook.create', 'workflow.update'])
  await made(api('DELETE', `${home}/roles/${role.id}`))
  t.same(await allowedTo(mia.key), ofMembers)
})

t.test('an admin is held back by a role', async (t) => {
  const ada = await aMember('ada', 'ADMIN')
  t.same(await allowedTo(ada.key), Object.keys(deeds))
  await give(ada, (await aRole('Nothing', [])).id)
  t.same(await allowedTo(ada.key), [])
  await give(ada, null)
  t.same(await allowedTo(ada.key), Object.keys(deeds))
})

t.test('nothing that begins after the removal was answered is let in', async (t) => {
  const max = await aMember('max', 'MEMBER')
  const ends: [string, (roleId: string) => Promise<unknown>][] = [
    ['the role', (id) => made(api('DELETE', `${home}/roles/${id}`))],
    ['the permission', (id) => made(api('DELETE', `${home}/roles/${id}/permissions/webhook.read`))],
    ['all permissions', (id) => made(api('PATCH', `${home}/roles/${id}`, { body: { permissions: [] } }))],
    ['the membership', () => give(max, null)],
  ]
  for (const [what, end] of ends) {
    const { id } = await aRole(`Until ${what}`, ['webhook.read'])
    await give(max, id)
    const { 'webhook.read': read } = deeds
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
  const order = Object.keys(deeds)
  return order.indexOf(one) - order.indexOf(other)
}
