import { type DomainEvent, type EventDefinition, grantEnded, membershipDeleted } from '@punctual/contracts'
import { newEventId } from '@punctual/db'
import t from 'tap'
import { holdGrant, keepEventTypes } from '../../src/db/owner-replicas.ts'
import { keepUp } from '../../src/db/upkeep.ts'
import { createWebhook, type Reached } from '../../src/db/webhooks-repository.ts'
import { subscriptions } from '../../src/events/consume.ts'
import { aHarness, type Harness, someSettings } from '../harness.ts'
import { anEventType } from '../service-harness.ts'

const url = 'http://127.0.0.1:40000/hook'
const day = 86_400_000

/** Handles an event of that time as the consumer does. */
async function hear(
  harness: Harness,
  { type }: EventDefinition,
  data: unknown,
  at = harness.clock.now(),
): Promise<void> {
  const event: DomainEvent = {
    specversion: '1.0',
    id: newEventId(at),
    source: 'test',
    type,
    subject: '1',
    data,
    time: at.toISOString(),
    aggregateversion: 2,
    organizationid: 5,
  }
  const handlers = Object.values(subscriptions(harness.clock)).flat()
  for (const { definition, handle } of handlers)
    if (definition.type === type) await harness.db.transaction((tx) => handle(tx, [event]))
}

const app = (grantId: number, userId = 3, clientId = 'app') => ({ clientId, userId, grantId })
const ended = (id: number) => ({ id, clientId: 'app', userId: 3 })

function make(harness: Harness, reached: Partial<Reached> = {}): Promise<number> {
  const owner = { kind: 'user' as const, id: '3', organizationId: 5, userId: 3, ...reached }
  return harness.db.transaction((tx) => createWebhook(tx, owner, someSettings(url), harness.clock.now()))
}

const live = async ({ db }: Harness): Promise<number[]> => {
  const rows = await db.sql<{ id: number }[]>`select id from webhook where deleted_at is null order by id`
  return rows.map(({ id }) => id)
}

t.test('the end of a grant ends the webhooks created under it, of every owner, and no others', async (t) => {
  const harness = await aHarness(t)
  for (const place of [
    { kind: 'user', id: '3' },
    { kind: 'event-type', id: '1' },
    { kind: 'team', id: '70' },
    { kind: 'team', id: '71', organizationId: 0 },
    { kind: 'organization', id: '5' },
  ] as const)
    await make(harness, { ...place, app: app(11) })
  const others = [
    await make(harness),
    await make(harness, { app: app(12) }),
    await make(harness, { app: app(13, 4) }),
    await make(harness, { app: app(14, 3, 'other') }),
  ]
  await hear(harness, grantEnded, ended(11))
  t.same(await live(harness), others)
  await hear(harness, grantEnded, ended(11))
  t.same(await live(harness), others, 'received twice')
})

t.test('webhooks of a later grant stay when the end of an earlier one arrives late', async (t) => {
  const harness = await aHarness(t)
  const { clock } = harness
  await make(harness, { app: app(11) })
  const before = clock.now()
  clock.advance(1_000)
  const later = await make(harness, { app: app(12) })
  t.same(
    (await live(harness)).length,
    2,
    'the same URL, because the app no longer reaches the earlier webhook',
  )
  await hear(harness, grantEnded, ended(11), before)
  t.same(await live(harness), [later])
  await hear(harness, grantEnded, ended(11), clock.now())
  t.same(await live(harness), [later], 'whatever its time')
})

t.test('no webhook is created under an ended grant, even in parallel with its end', async (t) => {
  const harness = await aHarness(t)
  const { db, clock } = harness
  await hear(harness, grantEnded, ended(11))
  await t.rejects(make(harness, { app: app(11) }), { code: 'UnauthorizedException' })
  t.same(await live(harness), [])

  let commit = () => {}
  const isMade = new Promise<void>((done) => {
    commit = done
  })
  let hold = () => {}
  const isHeld = new Promise<void>((done) => {
    hold = done
  })
  const owner = { kind: 'user' as const, id: '3', organizationId: 5, userId: 3, app: app(12) }
  const making = db.transaction(async (tx) => {
    await createWebhook(tx, owner, someSettings(url), clock.now())
    hold()
    await isMade
  })
  await isHeld
  const ending = hear(harness, grantEnded, ended(12))
  commit()
  await Promise.all([making, ending])
  t.same(await live(harness), [], 'created first, then ended')
})

t.test(
  'an ended grant is stored for the retention period of events, an active one until its end',
  async (t) => {
    const harness = await aHarness(t)
    const { db, clock } = harness
    await make(harness, { app: app(12) })
    await hear(harness, grantEnded, ended(11))
    clock.advance(29 * day)
    await keepUp(db, clock.now())
    t.equal(await db.transaction((tx) => holdGrant(tx, 11)), false)
    clock.advance(2 * day)
    await keepUp(db, clock.now())
    t.same(await db.sql`select id from app_grant`, [{ id: 12 }])
  },
)

t.test(
  'the end of a membership ends what apps created by it, but not the person’s own webhooks',
  async (t) => {
    const harness = await aHarness(t)
    const { db, clock } = harness
    await keepEventTypes(db, [
      anEventType(1),
      anEventType(2, { teamId: 70 }),
      anEventType(3, { ownerId: 4 }),
      anEventType(4, { organizationId: 0, teamId: 71 }),
    ])
    const places = [
      { kind: 'user', id: '3' },
      { kind: 'event-type', id: '1' },
      { kind: 'event-type', id: '2' },
      { kind: 'event-type', id: '3' },
      { kind: 'event-type', id: '4', organizationId: 0 },
      { kind: 'team', id: '70' },
      { kind: 'team', id: '71', organizationId: 0 },
      { kind: 'organization', id: '5' },
    ] as const
    const ids: number[] = []
    for (const place of places) ids.push(await make(harness, { ...place, app: app(11) }))
    const others = [
      await make(harness, { kind: 'team', id: '70', app: app(12, 4) }),
      await make(harness, { kind: 'team', id: '70' }),
      await make(harness, { kind: 'organization', id: '5' }),
    ]
    const left = async () => {
      const now = await live(harness)
      t.ok(
        others.every((id) => now.includes(id)),
        'those of another person or without an app stay',
      )
      return places.filter((_, index) => now.includes(ids[index] ?? 0)).map(({ kind, id }) => `${kind} ${id}`)
    }
    const leaves = (teamId: number, at: Date) =>
      hear(
        harness,
        membershipDeleted,
        { membership: { id: 1, teamId, userId: 3, role: 'ADMIN', accepted: true } },
        at,
      )

    await leaves(70, new Date(clock.now().getTime() - 1))
    t.equal((await left()).length, places.length, 'the end of an earlier membership')
    await leaves(70, clock.now())
    t.same(await left(), [
      'user 3',
      'event-type 1',
      'event-type 3',
      'event-type 4',
      'team 71',
      'organization 5',
    ])
    await leaves(5, clock.now())
    t.same(await left(), ['user 3', 'event-type 1', 'event-type 4', 'team 71'])
    await leaves(71, clock.now())
    t.same(await left(), ['user 3', 'event-type 1'])
  },
)
