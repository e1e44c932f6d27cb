import { type DomainEvent, type EventDefinition, grantEnded, membershipDeleted } from '@punctual/contracts'
import { newEventId } from '@punctual/db'
import t from 'tap'
import { holdGrant } from '../../src/db/app-grants.ts'
import { keepEventType } from '../../src/db/event-types-repository.ts'
import { keepUp } from '../../src/db/upkeep.ts'
import { createWebhook, type Reached } from '../../src/db/webhooks-repository.ts'
import { subscriptions } from '../../src/events/consume.ts'
import { aRoom, type Room, someSettings } from '../harness.ts'
import { anEventType } from '../service-harness.ts'

const url = 'http://127.0.0.1:40000/hook'
const day = 86_400_000

/** Brings news as the bus does, of something that happened at that time. */
async function hear(
  room: Room,
  { type }: EventDefinition,
  data: unknown,
  at = room.clock.now(),
): Promise<void> {
  const event: DomainEvent = {
    ...{ specversion: '1.0', id: newEventId(at), source: 'test', type, subject: '1', data },
    ...{ time: at.toISOString(), aggregateversion: 2, organizationid: 5 },
  }
  const handlers = Object.values(subscriptions(room.clock)).flat()
  for (const { definition, handle } of handlers)
    if (definition.type === type) await room.db.transaction((tx) => handle(tx, event))
}

const app = (grantId: number, userId = 3, clientId = 'app') => ({ clientId, userId, grantId })
const ended = (id: number) => ({ id, clientId: 'app', userId: 3 })

function make(room: Room, reached: Partial<Reached> = {}): Promise<number> {
  const owner = { kind: 'user' as const, id: '3', organizationId: 5, userId: 3, ...reached }
  return room.db.transaction((tx) => createWebhook(tx, owner, someSettings(url), room.clock.now()))
}

const live = async ({ db }: Room): Promise<number[]> => {
  const rows = await db.sql<{ id: number }[]>`select id from webhook where deleted_at is null order by id`
  return rows.map(({ id }) => id)
}

t.test('what was made under a grant ends with it, wherever it is, and nothing else', async (t) => {
  const room = await aRoom(t)
  for (const place of [
    { kind: 'user', id: '3' },
    { kind: 'event-type', id: '1' },
    { kind: 'team', id: '70' },
    { kind: 'team', id: '71', organizationId: 0 },
    { kind: 'organization', id: '5' },
  ] as const)
    await make(room, { ...place, app: app(11) })
  const others = [
    await make(room),
    await make(room, { app: app(12) }),
    await make(room, { app: app(13, 4) }),
    await make(room, { app: app(14, 3, 'other') }),
  ]
  await hear(room, grantEnded, ended(11))
  t.same(await live(room), others)
  await hear(room, grantEnded, ended(11))
  t.same(await live(room), others, 'heard twice')
})

t.test('what was made under a later grant stays when the end of an earlier one is heard late', async (t) => {
  const room = await aRoom(t)
  const { clock } = room
  await make(room, { app: app(11) })
  const before = clock.now()
  clock.advance(1_000)
  const later = await make(room, { app: app(12) })
  t.same(
    (await live(room)).length,
    2,
    'the same URL, for the earlier webhook is no longer in reach of the app',
  )
  await hear(room, grantEnded, ended(11), before)
  t.same(await live(room), [later])
  await hear(room, grantEnded, ended(11), clock.now())
  t.same(await live(room), [later], 'whatever the time that it names')
})

t.test('nothing is made under a grant that has ended, also at the same moment', async (t) => {
  const room = await aRoom(t)
  const { db, clock } = room
  await hear(room, grantEnded, ended(11))
  await t.rejects(make(room, { app: app(11) }), { code: 'UnauthorizedException' })
  t.same(await live(room), [])

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
  const ending = hear(room, grantEnded, ended(12))
  commit()
  await Promise.all([making, ending])
  t.same(await live(room), [], 'made first, ended after that')
})

t.test('an end is remembered for as long as events are kept, a grant until its end', async (t) => {
  const room = await aRoom(t)
  const { db, clock } = room
  await make(room, { app: app(12) })
  await hear(room, grantEnded, ended(11))
  clock.advance(29 * day)
  await keepUp(db, clock.now())
  t.equal(await db.transaction((tx) => holdGrant(tx, 11)), false)
  clock.advance(2 * day)
  await keepUp(db, clock.now())
  t.same(await db.sql`select id from app_grant`, [{ id: 12 }])
})

t.test(
  'a membership that ends takes along what apps made by it, but nothing of the person’s own',
  async (t) => {
    const room = await aRoom(t)
    const { db, clock } = room
    await keepEventType(db, anEventType(1))
    await keepEventType(db, anEventType(2, { teamId: 70 }))
    await keepEventType(db, anEventType(3, { ownerId: 4 }))
    await keepEventType(db, anEventType(4, { organizationId: 0, teamId: 71 }))
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
    for (const place of places) ids.push(await make(room, { ...place, app: app(11) }))
    const others = [
      await make(room, { kind: 'team', id: '70', app: app(12, 4) }),
      await make(room, { kind: 'team', id: '70' }),
      await make(room, { kind: 'organization', id: '5' }),
    ]
    const left = async () => {
      const now = await live(room)
      t.ok(
        others.every((id) => now.includes(id)),
        'those of another person and of no app stay',
      )
      return places.filter((_, index) => now.includes(ids[index] ?? 0)).map(({ kind, id }) => `${kind} ${id}`)
    }
    const leaves = (teamId: number, at: Date) =>
      hear(
        room,
        membershipDeleted,
        { membership: { id: 1, teamId, userId: 3, role: 'ADMIN', accepted: true } },
        at,
      )

    await leaves(70, new Date(clock.now().getTime() - 1))
    t.equal((await left()).length, places.length, 'an earlier membership that ended before')
    await leaves(70, clock.now())
    t.same(await left(), [
      ...['user 3', 'event-type 1', 'event-type 3', 'event-type 4'],
      ...['team 71', 'organization 5'],
    ])
    await leaves(5, clock.now())
    t.same(await left(), ['user 3', 'event-type 1', 'event-type 4', 'team 71'])
    await leaves(71, clock.now())
    t.same(await left(), ['user 3', 'event-type 1'])
  },
)
