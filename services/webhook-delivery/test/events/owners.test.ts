import {
  bookingCreated,
  type DomainEvent,
  type EventDefinition,
  oauthClientCreated,
  oauthClientDeleted,
  organizationDeleted,
  outOfOfficeCreated,
  teamCreated,
  teamDeleted,
  userDeleted,
} from '@punctual/contracts'
import { newEventId } from '@punctual/db'
import t from 'tap'
import { enqueueEvent } from '../../src/db/enqueue-event.ts'
import { keepTeam } from '../../src/db/owner-replicas.ts'
import { addRecoveryJob, continueRecovery, findRecoveryJob } from '../../src/db/recovery-jobs.ts'
import { createWebhook } from '../../src/db/webhooks-repository.ts'
import { type WebhookOwner, webhookEventOf } from '../../src/domain/webhook-event.ts'
import { subscriptions } from '../../src/events/consume.ts'
import { aBooking, aBookingEvent } from '../fixtures.ts'
import { aHarness, deliveries, type Harness, someSettings } from '../harness.ts'

const owners: WebhookOwner[] = [
  { kind: 'event-type', id: '1', organizationId: 5 },
  { kind: 'user', id: '3', organizationId: 5 },
  { kind: 'team', id: '70', organizationId: 5 },
  { kind: 'organization', id: '5', organizationId: 5 },
  { kind: 'oauth-client', id: 'app', organizationId: 5 },
  // Of other tenants, or of owners that the events do not concern.
  { kind: 'event-type', id: '2', organizationId: 5 },
  { kind: 'user', id: '3', organizationId: 8 },
  { kind: 'user', id: '4', organizationId: 5 },
  { kind: 'team', id: '71', organizationId: 0 },
  { kind: 'organization', id: '8', organizationId: 8 },
  { kind: 'oauth-client', id: 'other', organizationId: 5 },
]
const nameOf = ({ kind, id, organizationId }: WebhookOwner) => `${kind} ${id} of ${organizationId}`

async function webhooksOfEveryOwner(t: Parameters<typeof aHarness>[0]) {
  const harness = await aHarness(t)
  const ids = new Map<number, string>()
  for (const [n, owner] of owners.entries())
    await harness.db.transaction(async (tx) => {
      const settings = someSettings(`http://127.0.0.1:40000/${n}`, { triggers: ['BOOKING_CREATED'] })
      ids.set(await createWebhook(tx, { ...owner, userId: 3 }, settings, harness.clock.now()), nameOf(owner))
    })
  return { harness, ids }
}

const recipientsOf = async (harness: Harness, ids: Map<number, string>, eventId: string) =>
  (await deliveries(harness)).filter((row) => row.event_id === eventId).map((row) => ids.get(row.webhook_id))

const bookingOf = (eventType: object) =>
  webhookEventOf(
    'created',
    aBookingEvent(bookingCreated, {
      booking: aBooking({ eventType: { ...aBooking().eventType, ...eventType } }),
    }),
  )!

t.test('a team’s booking contains the team and the hosts besides the organizer', async (t) => {
  const { harness } = await webhooksOfEveryOwner(t)
  const [olga] = aBooking().hosts
  const pat = { ...olga!, id: 4, name: 'Pat', email: 'pat@example.com', username: 'pat' }
  const eventType = { ...aBooking().eventType, teamId: 70 }
  const payloadOf = async () => {
    const event = webhookEventOf(
      'created',
      aBookingEvent(bookingCreated, { booking: aBooking({ eventType, hosts: [olga!, pat] }) }),
    )!
    await harness.db.transaction((tx) => enqueueEvent(tx, event, harness.clock.now()))
    const [row] = await harness.db.sql<{ payload: object; body: Uint8Array }[]>`
      select e.payload, d.body from webhook_event e join webhook_delivery d on d.event_id = e.id
      where e.id = ${event.id} limit 1`
    t.same(JSON.parse(Buffer.from(row?.body ?? '').toString()).payload, row?.payload)
    return row?.payload
  }
  const member = {
    id: 4,
    name: 'Pat',
    email: 'pat@example.com',
    username: 'pat',
    timeZone: olga?.timeZone,
  }
  t.match(await payloadOf(), { team: { id: 70, name: '', members: [member] } }, 'before its event arrived')
  await keepTeam(harness.db, { id: 70, organizationId: 5, name: 'Sales', version: 1 })
  t.match(await payloadOf(), {
    organizer: { name: 'Olga' },
    team: { id: 70, name: 'Sales', members: [member] },
  })
  t.notOk('team' in bookingOf({}).payload, 'a personal booking has none')
})

t.test('an event reaches the webhooks of all owners above, each once', async (t) => {
  const { harness, ids } = await webhooksOfEveryOwner(t)
  const enqueue = async (eventType: object) => {
    const event = bookingOf(eventType)
    await harness.db.transaction((tx) => enqueueEvent(tx, event, harness.clock.now()))
    return recipientsOf(harness, ids, event.id)
  }
  t.same(await enqueue({}), ['event-type 1 of 5', 'user 3 of 5', 'organization 5 of 5'])
  t.same(await enqueue({ clientId: 'app' }), [
    'event-type 1 of 5',
    'user 3 of 5',
    'organization 5 of 5',
    'oauth-client app of 5',
  ])
  t.same(
    await enqueue({ teamId: 70 }),
    ['event-type 1 of 5', 'team 70 of 5', 'organization 5 of 5'],
    'not the host’s own webhooks',
  )
  t.same(
    await enqueue({ organizationId: 8 }),
    ['user 3 of 8', 'organization 8 of 8'],
    'ids of another tenant',
  )
  t.same(await enqueue({ id: 9, teamId: 71, organizationId: 0 }), ['team 71 of 0'])
  t.same(await enqueue({ id: 9, teamId: 72, organizationId: 0 }), [])
  const copyOf = (id: number, teamId: number, organizationId: number) =>
    enqueue({ id: 9, parent: { id, teamId, organizationId } })
  t.same(
    await copyOf(1, 70, 5),
    ['event-type 1 of 5', 'user 3 of 5', 'team 70 of 5', 'organization 5 of 5'],
    'a managed event type’s too',
  )
  t.same(await copyOf(1, 71, 0), ['user 3 of 5', 'organization 5 of 5', 'team 71 of 0'])
})

t.test(
  'an out-of-office entry reaches its user, all teams and the organization, and their recoveries',
  async (t) => {
    const { harness, ids } = await webhooksOfEveryOwner(t)
    const { db, clock } = harness
    await db.sql`update webhook set triggers = '{OOO_CREATED}'`
    const person = { name: 'Hana', email: 'hana@example.com', username: 'hana', timeZone: 'UTC' }
    const days = { start: '2026-12-24T00:00:00.000Z', end: '2026-12-25T23:59:59.999Z' }
    const at = { createdAt: '2026-12-01T08:00:00.000Z', updatedAt: '2026-12-01T08:00:00.000Z' }
    const entry = { id: 1, uuid: 'u', ...days, ...at, notes: null, user: { id: 3, ...person }, toUser: null }
    const event: DomainEvent = {
      specversion: '1.0',
      id: newEventId(clock.now()),
      source: 'scheduling',
      subject: 'u',
      type: outOfOfficeCreated.type,
      time: clock.now().toISOString(),
      aggregateversion: 1,
      organizationid: 5,
      data: {
        outOfOffice: {
          ...entry,
          organizationId: 5,
          reason: 'vacation',
          teams: [70, 71].map((id) => ({ id, organizationId: id === 70 ? 5 : 0 })),
        },
      },
    }
    const handler = subscriptions(clock).scheduling?.find(
      ({ definition }) => definition.type === outOfOfficeCreated.type,
    )
    await db.transaction(async (tx) => handler?.handle(tx, [event]))
    const owned = ['user 3 of 5', 'team 70 of 5', 'organization 5 of 5', 'team 71 of 0']
    t.same(await recipientsOf(harness, ids, event.id), owned)
    const [delivery] = await db.sql<{ body: Uint8Array }[]>`select body from webhook_delivery limit 1`
    t.same(JSON.parse(Buffer.from(delivery?.body ?? []).toString()), {
      triggerEvent: 'OOO_CREATED',
      createdAt: event.time,
      payload: { oooEntry: { ...entry, reason: 'vacation', reasonId: 2 } },
    })
    await db.sql`delete from webhook_delivery`
    const now = new Date(clock.now().getTime() + 1_000)
    for (const id of ids.keys())
      await db.transaction((tx) => addRecoveryJob(tx, id, { since: new Date(0), until: now, now }))
    while (await continueRecovery(db, now));
    t.same(await recipientsOf(harness, ids, event.id), owned)
  },
)

t.test('a recovery of each kind of owner finds only the events of that owner', async (t) => {
  const { harness, ids } = await webhooksOfEveryOwner(t)
  const { db, clock } = harness
  await db.sql`update webhook set active = false`
  const events = [
    {},
    { clientId: 'app' },
    { teamId: 70 },
    { organizationId: 8 },
    { id: 9, teamId: 71, organizationId: 0 },
    { id: 9, parent: { id: 1, teamId: 70, organizationId: 5 } },
    { id: 9, organizationId: 8, parent: { id: 1, teamId: 70, organizationId: 5 } },
  ].map(bookingOf)
  await db.transaction(async (tx) => {
    for (const event of events) await enqueueEvent(tx, event, clock.now())
  })
  t.same(await deliveries(harness), [])
  await db.sql`update webhook set active = true`
  const now = new Date(clock.now().getTime() + 1_000)
  for (const id of ids.keys())
    await db.transaction((tx) => addRecoveryJob(tx, id, { since: new Date(0), until: now, now }))
  while (await continueRecovery(db, now));
  const found: Record<string, number[]> = {}
  for (const [id, name] of ids) {
    const got = (await deliveries(harness)).filter(({ webhook_id }) => webhook_id === id)
    const which = got.map((row) => events.findIndex(({ id }) => id === row.event_id)).sort()
    if (which.length > 0) found[name] = which
  }
  t.same(found, {
    'event-type 1 of 5': [0, 1, 2, 5, 6],
    'user 3 of 5': [0, 1, 5],
    'team 70 of 5': [2, 5, 6],
    'organization 5 of 5': [0, 1, 2, 5, 6],
    'oauth-client app of 5': [1],
    'user 3 of 8': [3, 6],
    'organization 8 of 8': [3, 6],
    'team 71 of 0': [4],
  })
  const [id = 0] = ids.keys()
  t.match(await findRecoveryJob(db, id, 1), { status: 'completed', examined: 5, queued: 5 })
})

t.test('a deleted owner gets no more events, and stays deleted', async (t) => {
  const { harness, ids } = await webhooksOfEveryOwner(t)
  const { db, clock } = harness
  const handlers = subscriptions(clock).identity ?? []
  const happen = async ({ type }: EventDefinition, subject: string, version: number, data: unknown) => {
    const time = clock.now().toISOString()
    const event: DomainEvent = {
      specversion: '1.0',
      id: newEventId(clock.now()),
      source: 'identity',
      type,
      subject,
      time,
      data,
      aggregateversion: version,
      organizationid: 5,
    }
    const handler = handlers.find(({ definition }) => definition.type === type)
    await db.transaction(async (tx) => handler?.handle(tx, [event]))
  }
  const team = { id: 70, parentId: 5, isOrganization: false, isPlatform: false, name: 'T', slug: 't' }
  const client = {
    id: 'app',
    organizationId: 5,
    name: 'App',
    areEmailsEnabled: true,
    areDefaultEventTypesEnabled: true,
    areCalendarEventsEnabled: true,
  }
  const organization = { ...team, id: 5, parentId: 0, isOrganization: true }
  const left = async (eventType: object) => {
    clock.advance(1_000)
    const event = { ...bookingOf(eventType), id: newEventId(clock.now()), at: clock.now() }
    await db.transaction((tx) => enqueueEvent(tx, event, clock.now()))
    return recipientsOf(harness, ids, event.id)
  }
  await happen(teamDeleted, '70', 3, { team })
  await happen(teamCreated, '70', 1, { team })
  t.same(await left({ teamId: 70 }), ['event-type 1 of 5', 'organization 5 of 5'])
  t.match(await db.sql`select version, deleted from team where id = 70`, [{ version: 3, deleted: true }])
  await happen(oauthClientDeleted, 'app', 2, { id: 'app' })
  await happen(oauthClientCreated, 'app', 1, { client })
  t.same(await left({ clientId: 'app' }), ['event-type 1 of 5', 'user 3 of 5', 'organization 5 of 5'])
  await happen(userDeleted, '3', 2, { id: 3 })
  t.same(await left({}), ['event-type 1 of 5', 'organization 5 of 5'])
  const before = { ...bookingOf({}), id: newEventId(clock.now()), at: clock.now() }
  clock.advance(1_000)
  await happen(organizationDeleted, '5', 2, { team: organization })
  t.same(await left({ clientId: 'other' }), [])
  await db.transaction((tx) => enqueueEvent(tx, before, clock.now()))
  t.same(await recipientsOf(harness, ids, before.id), [], 'nor earlier events')
  t.same(await left({ organizationId: 8 }), ['organization 8 of 8'], 'others continue')
})
