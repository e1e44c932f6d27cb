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
import { loadClaimed } from '../../src/db/claimed.ts'
import { enqueueEvent } from '../../src/db/enqueue-event.ts'
import { addRecoveryJob, continueRecovery } from '../../src/db/recovery-jobs.ts'
import { createWebhook, deleteWebhooks } from '../../src/db/webhooks-repository.ts'
import { InFlightCount } from '../../src/delivery/in-flight.ts'
import { defaultLimits } from '../../src/domain/lanes.ts'
import { type WebhookOwner, webhookEventOf } from '../../src/domain/webhook-event.ts'
import { subscriptions } from '../../src/events/consume.ts'
import { aBooking, aBookingEvent } from '../fixtures.ts'
import {
  aRoom,
  deliveries,
  dueAt,
  type Room,
  settled,
  someSettings,
  startWorker,
  type Tx,
} from '../harness.ts'

type Ending = (tx: Tx, room: Room, webhookId: number) => Promise<void>

const team = { parentId: 5, isOrganization: false, isPlatform: false, name: 'T', slug: 't' }

/** As the bus brings the news. */
const hears =
  ({ type }: EventDefinition, subject: string, data: unknown): Ending =>
  async (tx, { clock }) => {
    const time = clock.now().toISOString()
    const event: DomainEvent = {
      ...{ specversion: '1.0', id: newEventId(clock.now()), source: 'test', type, subject, time, data },
      ...{ aggregateversion: 9, organizationid: 5 },
    }
    const handlers = Object.values(subscriptions(clock)).flat()
    const found = handlers.filter(({ definition }) => definition.type === type)
    for (const { handle } of found) await handle(tx, event)
  }

const app = { clientId: 'app', userId: 3, grantId: 11 }
const membership = { id: 1, userId: 3, role: 'ADMIN', accepted: true }
const endings: Record<
  string,
  { owner: Omit<WebhookOwner, 'organizationId'>; made?: typeof app; end: Ending }
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
  'the app that made it': {
    ...{ owner: { kind: 'user', id: '3' }, made: app },
    end: hears(oauthClientDeleted, 'app', { id: 'app' }),
  },
  'the grant of the app that made it': {
    ...{ owner: { kind: 'user', id: '3' }, made: app },
    end: hears(grantEnded, '11', { id: 11, clientId: 'app', userId: 3 }),
  },
  'the membership of a team by which an app made it': {
    ...{ owner: { kind: 'team', id: '70' }, made: app },
    end: hears(membershipDeleted, '1', { membership: { ...membership, teamId: 70 } }),
  },
  'the membership of an organization by which an app made it': {
    ...{ owner: { kind: 'organization', id: '5' }, made: app },
    end: hears(membershipDeleted, '1', { membership: { ...membership, teamId: 5 } }),
  },
}

/** Something that webhooks of that kind are told. */
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
  room: Room,
  url: string,
  { owner, made }: (typeof endings)[string],
): Promise<number> {
  const settings = someSettings(url, { triggers: ['BOOKING_CREATED'] })
  const reached = { ...owner, organizationId: 5, userId: 3, ...(made && { app: made }) }
  return room.db.transaction((tx) => createWebhook(tx, reached, settings, room.clock.now()))
}

for (const [name, ending] of Object.entries(endings))
  t.test(`nothing is sent any more when ${name} is gone`, async (t) => {
    const room = await aRoom(t)
    const { db, clock } = room
    const receiver = await startReceiver(t)
    receiver.respondWith(() => ({ status: 500 }))
    const id = await aWebhookOf(room, receiver.url, ending)
    startWorker(t, room, { schedule: [5_000, 5_000] })
    const event = aTold(ending)
    t.equal(await db.transaction((tx) => enqueueEvent(tx, event, clock.now())), 1)
    const again = new Date(clock.now().getTime() + 5_000)
    await dueAt(room, again)
    t.equal(receiver.requests.length, 1, 'tried once, and to be tried again')
    await db.transaction((tx) =>
      addRecoveryJob(tx, id, { since: new Date(0), until: again, now: clock.now() }),
    )

    await db.transaction((tx) => ending.end(tx, room, id))
    t.same(await db.sql`select 1 from webhook_queue`, [], 'nothing is queued')
    const late = { ...aTold(ending), at: new Date(event.at.getTime() - 1_000) }
    t.equal(await db.transaction((tx) => enqueueEvent(tx, late, clock.now())), 0, 'what is heard later')
    t.equal(await continueRecovery(db, clock.now()), false, 'what is recovered')
    if (name !== 'the webhook')
      t.match(await deliveries(room), [{ status: 'cancelled', reason: 'deleted' }], 'the log says why')

    // What another process had queued or claimed at the same moment.
    await db.sql`
      insert into webhook_queue (event_id, webhook_id, next_at, forced, replay, passes_at)
      select ${event.id}, id, ${clock.now()}, true, false, ${clock.now()} from webhook where id = ${id}`
    const key = { eventId: event.id, webhookId: id, epoch: 0, tries: 1, replay: false, expiresAt: null }
    t.same(await loadClaimed(db, [{ ...key, lane: 'first', origin: receiver.url } as never], clock.now()), [])
    // The worker may have the row at this moment: then it is the one that takes it away.
    const claim = { cursor: 0, now: clock.now(), inFlight: new InFlightCount(), limits: defaultLimits }
    await until(
      async () => {
        await claimDue(db, claim)
        return (await db.sql`select 1 from webhook_queue`).length === 0
      },
      { describe: 'nor does it stay' },
    )
    clock.advance(60_000)
    t.equal(receiver.requests.length, 1)
  })

t.test('what is under way when its webhook goes is not tried again', async (t) => {
  const room = await aRoom(t)
  const { db, clock } = room
  const receiver = await startReceiver(t)
  const ending = endings['its user']!
  receiver.respondWith(async () => {
    await db.transaction((tx) => ending.end(tx, room, 0))
    return { status: 500 }
  })
  await aWebhookOf(room, receiver.url, ending)
  startWorker(t, room, { schedule: [5_000, 5_000] })
  await db.transaction((tx) => enqueueEvent(tx, aTold(ending), clock.now()))
  await dueAt(room, new Date(clock.now().getTime() + 5_000))
  clock.advance(5_000)
  t.match(await settled(room, 'cancelled'), [{ reason: 'deleted' }])
  t.equal(receiver.requests.length, 1)
})
