import { randomUUID } from 'node:crypto'
import { connectBus, startRelay } from '@punctual/bus'
import { emailVerified, userUpdated } from '@punctual/contracts'
import { appendEvent, openDatabase, serviceUrl } from '@punctual/db'
import { createLog } from '@punctual/http'
import { freshDatabase, until } from '@punctual/testing'
import t from 'tap'
import { markEmailVerified } from '../src/app/change-user.ts'
import { actingAs } from '../src/audit/actor.ts'
import { startWorld, type World } from './people.ts'
import { startIdentity } from './start.ts'

const last = async (world: Pick<World, 'events'>) => (await world.events(userUpdated.type)).at(-1)
const statusOf = async (world: World, key: string) =>
  (await world.call('GET', '/v2/me', key)).body.data.emailVerified

t.test('which addresses are verified', async (t) => {
  const world = await startWorld(t)
  const { olga, adam, org, owner, db, clock, ask, person } = world
  const prove = (userId: number, email: string) =>
    db.transaction(actingAs(undefined, (tx) => markEmailVerified(tx, { userId, email }, clock.now())))

  t.test('verified for a bootstrapped owner, unverified for a new user', async (t) => {
    t.equal(await statusOf(world, olga.key), true)
    t.equal(await statusOf(world, adam.key), false)
    const { body } = await world.authenticate(adam.key)
    t.equal(body.caller.user.emailVerified, false)
  })

  t.test('a proof counts once and only for the current address of the profile', async (t) => {
    const ida = await person('Ida')
    await prove(ida.id, 'ida@example.org')
    t.equal(await statusOf(world, ida.key), false)
    await prove(ida.id, 'IDA@example.com')
    t.equal(await statusOf(world, ida.key), true)
    const event = await last(world)
    t.match(event, { aggregateversion: 2, data: { user: { id: ida.id, emailVerified: true, version: 2 } } })
    t.notHas(event.data, 'emailChanged')
    await prove(ida.id, 'ida@example.com')
    t.equal((await last(world)).id, event.id)
    await prove(999_999, 'ida@example.com')
  })

  for (const [name, change] of [
    [
      'the person',
      (one: { key: string; id: number }, email: string) => ask(200, 'PATCH', '/v2/me', one, { email }),
    ],
    [
      'an admin of the organization',
      ({ id }: { id: number }, email: string) =>
        ask(200, 'PATCH', `/v2/organizations/${org}/users/${id}`, olga, { email }),
    ],
  ] as const)
    t.test(`an address that ${name} changes is unverified until it is proved`, async (t) => {
      const first = name.split(' ').at(-1)
      const one = await person(`Jo${first}`)
      const [old, next] = [`jo${first}@example.com`, `jo${first}@example.org`]
      await prove(one.id, old)
      await change(one, old.toUpperCase())
      t.equal(await statusOf(world, one.key), true, 'the same mailbox')
      t.notHas((await last(world)).data, 'emailChanged')
      await change(one, next)
      t.equal(await statusOf(world, one.key), false)
      t.match(await last(world), {
        data: { emailChanged: true, user: { email: next, emailVerified: false } },
      })
      await prove(one.id, old)
      t.equal(await statusOf(world, one.key), false, 'a late proof of the previous address has no effect')
      await prove(one.id, next)
      t.equal(await statusOf(world, one.key), true)
    })

  t.test('the answer of the change contains emailVerified false', async (t) => {
    const one = await person('Kim')
    await prove(one.id, 'kim@example.com')
    const me = await ask(200, 'PATCH', '/v2/me', one, { email: 'kim@example.org', name: 'Kim Lee' })
    t.match(me, { email: 'kim@example.org', emailVerified: false })
    t.match(await ask(200, 'PATCH', '/v2/me', one, { name: 'Kim' }), { emailVerified: false })
  })

  t.test('a change by a process of the previous release ends the proof too', async (t) => {
    const one = await person('Lea')
    await prove(one.id, 'lea@example.com')
    await db.sql`update "user" set email = 'lea@example.org' where id = ${one.id}`
    t.equal(await statusOf(world, one.key), false)
  })

  t.test("a managed user's address, which only its client vouches for, is unverified", async (t) => {
    world.scheduling.answer = { status: 200, body: { scheduleId: 7, version: 1 } }
    const users = `/v2/oauth-clients/${owner.oauthClient.id}/users`
    const { user } = await ask(201, 'POST', users, olga, { email: 'max@example.com', name: 'Max' })
    await ask(200, 'PATCH', `${users}/${user.id}`, olga, { email: 'max@example.org' })
    t.match(await last(world), { data: { user: { clientId: owner.oauthClient.id, emailVerified: false } } })
  })
})

t.test('GET /v2/me shows a proof reported by automation', async (t) => {
  const identity = await startIdentity(t, ['http', 'worker'])
  const { owner, clock, env, db } = identity
  const log = createLog('automation', 'silent')
  const url = serviceUrl(await freshDatabase(t, ['automation']), 'automation')
  const automation = openDatabase(url, { schema: 'automation' })
  t.teardown(() => automation.close())
  const bus = await connectBus({
    url: env.NATS_URL ?? '',
    prefix: env.BUS_PREFIX ?? '',
    name: 'automation',
    log,
  })
  t.teardown(() => bus.close())
  const relay = startRelay({ bus, db: automation, source: 'automation', clock, log })
  t.teardown(() => relay.stop())
  const { id: userId, email } = owner.user
  await db.sql`update "user" set email_verified = false where id = ${userId}`
  await automation.transaction((tx) =>
    appendEvent(tx, emailVerified, {
      subject: randomUUID(),
      version: 1,
      organizationId: owner.organization.id,
      data: { userId, email },
      at: clock.now(),
    }),
  )
  const shown = async () => (await identity.call('GET', '/v2/me', owner.apiKey)).body.data.emailVerified
  await until(shown, { describe: 'the proof' })
  t.equal(await shown(), true)
})
