import {
  bookingCreated,
  type DomainEvent,
  type EventDefinition,
  eventTypeDeleted,
  grantEnded,
  membershipDeleted,
  oauthClientDeleted,
  organizationDeleted,
  teamDeleted,
  userDeleted,
} from '@punctual/contracts'
import { newEventId } from '@punctual/db'
import { startReceiver, until } from '@punctual/testing'
import t from 'tap'
import { claimDue } from '../../src/db/claim.ts'
import { enqueueEvent } from '../../src/db/enqueue-event.ts'
import { addRecoveryJob, continueRecovery } from '../../src/db/recovery-jobs.ts'
import { keepUp } from '../../src/db/upkeep.ts'
import { createWebhook, deleteWebhooks } from '../../src/db/webhooks-repository.ts'
import { InFlightCount } from '../../src/delivery/delivery-loop.ts'
import { defaultLimits } from '../../src/domain/delivery-classes.ts'
import { type WebhookOwner, webhookEventOf } from '../../src/domain/webhook-event.ts'
import { subscriptions } from '../../src/events/consume.ts'
import { aBooking, aBookingEvent } from '../fixtures.ts'
import {
  aHarness,
  deliveries,
  dueAt,
  type Harness,
  someSettings,
  startWorker,
  type Tx,
  untilDeliveriesAre,
} from '../harness.ts'

type Ending = (tx: Tx, harness: Harness, webhookId: number) => Promise<void>

const team = { parentId: 5, isOrganization: false, isPlatform: false, name: 'T', slug: 't' }

/** Handles an event as the consumer does. */
const hears =
  ({ type }: EventDefinition, subject: string, data: unknown): Ending =>
  async (tx, { clock }) => {
    const time = clock.now().toISOString()
    const event: DomainEvent = {
      specversion: '1.0',
      id: newEventId(clock.now()),
      source: 'test',
      type,
      subject,
      time,
      data,
      aggregateversion: 9,
      organizationid: 5,
    }
    const handlers = Object.values(subscriptions(clock)).flat()
    const found = handlers.filter(({ definition }) => definition.type === type)
    for (const { handle } of found) await handle(tx, [event])
  }

const app = { clientId: 'app', userId: 3, grantId: 11 }
const membership = { id: 1, userId: 3, role: 'ADMIN', accepted: true }
const endings: Record<
  string,
  { owner: Omit<WebhookOwner, 'organizationId'>; created?: typeof app; end: Ending }
> = {
  'the webhook': {
    owner: { kind: 'user', id: '3' },
    end: (tx, _room, id) => deleteWebhooks(tx, [id]),
  },
  'its event type': {
    owner: { kind: 'event-type', id: '1' },
    end: hears(eventTypeDeleted, '1', { id: 1, ownerId: 3, teamId: null, version: 9 }),
  },
  'its user': { owner: { kind: 'user', id: '3' }, end: hears(userDeleted, '3', { id: 3 }) },
  'its team': {
    owner: { kind: 'team', id: '70' },
    end: hears(teamDeleted, '70', { team: { ...team, id: 70 } }),
  },
  'its organization': {
    owner: { kind: 'organization', id: '5' },
    end: hears(organizationDeleted, '5', { team: { ...team, id: 5, parentId: 0, isOrganization: true } }),
  },
  'the organization of its event type': {
    owner: { kind: 'event-type', id: '1' },
    end: hears(organizationDeleted, '5', { team: { ...team, id: 5, parentId: 0, isOrganization: true } }),
  },
  'its OAuth client': {
    owner: { kind: 'oauth-client', id: 'app' },
    end: hears(oauthClientDeleted, 'app', { id: 'app' }),
  },
  'the app that created it': {
    owner: { kind: 'user', id: '3' },
    created: app,
    end: hears(oauthClientDeleted, 'app', { id: 'app' }),
  },
  'the grant of the app that created it': {
    owner: { kind: 'user', id: '3' },
    created: app,
    end: hears(grantEnded, '11', { id: 11, clientId: 'app', userId: 3 }),
  },
  'the membership of a team by which an app created it': {
    owner: { kind: 'team', id: '70' },
    created: app,
    end: hears(membershipDeleted, '1', { membership: { ...membership, teamId: 70 } }),
  },
  'the membership of an organization by which an app created it': {
    owner: { kind: 'organization', id: '5' },
    created: app,
    end: hears(membershipDeleted, '1', { membership: { ...membership, teamId: 5 } }),
  },
}

/** An event for webhooks of that kind. */
function aTold({ owner }: (typeof endings)[string]) {
  const of = { id: 1, ownerId: 3, teamId: owner.kind === 'team' ? 70 : null }
  const eventType = {
    ...aBooking().eventType,
    ...of,
    ...(owner.kind === 'oauth-client' && { clientId: 'app' }),
  }
  return webhookEventOf('created', aBookingEvent(bookingCreated, { booking: aBooking({ eventType }) }))!
}

async function aWebhookOf(
  harness: Harness,
  url: string,
  { owner, created }: (typeof endings)[string],
): Promise<number> {
  const settings = someSettings(url, { triggers: ['BOOKING_CREATED'] })
  const reached = { ...owner, organizationId: 5, userId: 3, ...(created && { app: created }) }
  return harness.db.transaction((tx) => createWebhook(tx, reached, settings, harness.clock.now()))
}

for (const [name, ending] of Object.entries(endings))
  t.test(`nothing is sent after the end of ${name}`, async (t) => {
    const harness = await aHarness(t)
    const { db, clock } = harness
    const receiver = await startReceiver(t)
    receiver.respondWith(() => ({ status: 500 }))
    const id = await aWebhookOf(harness, receiver.url, ending)
    startWorker(t, harness, { schedule: [5_000, 5_000] })
    const event = aTold(ending)
    t.equal(await db.transaction((tx) => enqueueEvent(tx, event, clock.now())), 1)
    const again = new Date(clock.now().getTime() + 5_000)
    await dueAt(harness, again)
    t.equal(receiver.requests.length, 1, 'tried once, with a retry queued')
    await db.transaction((tx) =>
      addRecoveryJob(tx, id, { since: new Date(0), until: again, now: clock.now() }),
    )

    await db.transaction((tx) => ending.end(tx, harness, id))
    t.same(await db.sql`select 1 from webhook_queue`, [], 'nothing is queued')
    const late = { ...aTold(ending), at: new Date(event.at.getTime() - 1_000) }
    t.equal(await db.transaction((tx) => enqueueEvent(tx, late, clock.now())), 0, 'a later event')
    t.equal(await continueRecovery(db, clock.now()), false, 'a recovery')
    if (name !== 'the webhook')
      t.match(await deliveries(harness), [{ status: 'cancelled', reason: 'deleted' }], 'the log says why')

    // Queued or claimed by another process in parallel.
    await db.sql`
      insert into webhook_queue (event_id, webhook_id, next_at, forced, replay, passes_at)
      select ${event.id}, id, ${clock.now()}, true, false, ${clock.now()} from webhook where id = ${id}`
    // If the worker holds the row, the worker removes it.
    const claim = { cursor: 0, now: clock.now(), inFlight: new InFlightCount(), limits: defaultLimits }
    await until(
      async () => {
        await claimDue(db, claim)
        return (await db.sql`select 1 from webhook_queue`).length === 0
      },
      { describe: 'removed from the queue' },
    )
    clock.advance(60_000)
    t.equal(receiver.requests.length, 1)
  })

for (const name of ['its team', 'its organization'])
  t.test(`after the end of ${name}, a webhook only gets cancellations, and ends days later`, async (t) => {
    const harness = await aHarness(t)
    const { db, clock } = harness
    const ending = endings[name]!
    const settings = someSettings('http://127.0.0.1:9/', {
      triggers: ['BOOKING_CREATED', 'BOOKING_CANCELLED'],
    })
    await db.transaction((tx) =>
      createWebhook(tx, { ...ending.owner, organizationId: 5, userId: 3 }, settings, clock.now()),
    )
    const tell = (told: ReturnType<typeof aTold>) =>
      db.transaction((tx) => enqueueEvent(tx, { ...told, id: newEventId(clock.now()) }, clock.now()))
    const cancelled = { ...aTold(ending), trigger: 'BOOKING_CANCELLED' as const }
    t.same([await tell(aTold(ending)), await tell(cancelled)], [1, 1])
    await db.transaction((tx) => ending.end(tx, harness, 0))
    const log = await deliveries(harness)
    t.same(log.map(({ status }) => status).sort(), ['cancelled', 'pending'])
    t.match(await db.sql`select trigger from webhook_event join webhook_queue on event_id = id`, [
      { trigger: 'BOOKING_CANCELLED' },
    ])
    t.same([await tell(aTold(ending)), await tell(cancelled)], [0, 1])
    await db.transaction((tx) => ending.end(tx, harness, 0))
    t.equal(await tell(cancelled), 1, 'also when the end is heard twice')
    clock.advance(3 * 86_400_000)
    await keepUp(db, clock.now())
    t.equal(await tell(cancelled), 1)
    clock.advance(2 * 86_400_000)
    await keepUp(db, clock.now())
    t.equal(await tell(cancelled), 0)
    t.same(await db.sql`select 1 from webhook_queue`, [])
  })

t.test('a request in flight when its webhook ends is not retried', async (t) => {
  const harness = await aHarness(t)
  const { db, clock } = harness
  const receiver = await startReceiver(t)
  const ending = endings['its user']!
  receiver.respondWith(async () => {
    await db.transaction((tx) => ending.end(tx, harness, 0))
    return { status: 500 }
  })
  await aWebhookOf(harness, receiver.url, ending)
  startWorker(t, harness, { schedule: [5_000, 5_000] })
  await db.transaction((tx) => enqueueEvent(tx, aTold(ending), clock.now()))
  await dueAt(harness, new Date(clock.now().getTime() + 5_000))
  clock.advance(5_000)
  t.match(await untilDeliveriesAre(harness, 'cancelled'), [{ reason: 'deleted' }])
  t.equal(receiver.requests.length, 1)
})
