import type { CallerContext, CallerKind } from '@punctual/contracts'
import { emailVerified, userUpdated } from '@punctual/contracts'
import { openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, TestClock } from '@punctual/testing'
import t from 'tap'
import { publishEmailVerified } from '../../src/app/verification-codes.ts'
import type { CodeSubject } from '../../src/db/verification-codes.ts'
import { subscriptions } from '../../src/events/consume.ts'

const clock = new TestClock()
const bea = {
  id: 9,
  organizationId: 5,
  email: 'Bea@example.com',
  username: 'bea',
  name: 'Bea',
  timeZone: 'UTC',
  bareName: 'bea',
  organizationSlug: 'acme',
  locale: 'de',
  timeFormat: 24,
  weekStart: 'Monday',
  version: 2,
}
const callerOf = (kind: CallerKind): CallerContext => ({
  kind,
  userId: bea.id,
  organizationId: bea.organizationId,
  user: bea,
  scopes: [],
  memberships: [],
  epoch: 0,
  requestId: 'test',
})
const own: CodeSubject = {
  organizationId: 5,
  userId: bea.id,
  teamId: null,
  kind: 'email',
  value: 'bea@example.com',
}

async function database(t: Parameters<typeof freshDatabase>[0]) {
  const url = serviceUrl(await freshDatabase(t, ['automation']), 'automation')
  const db = openDatabase(url, { schema: 'automation' })
  t.teardown(() => db.close())
  return db
}

t.test('a person verifies the address of their profile with their own credential', async (t) => {
  const db = await database(t)
  const proofs = async (caller: CallerContext, subject = own) => {
    await db.transaction((tx) => publishEmailVerified(tx, caller, subject, clock.now()))
    const rows = await db.sql<{ body: string }[]>`delete from outbox returning body`
    return rows.map(({ body }) => JSON.parse(body))
  }
  for (const kind of ['api-key', 'managed-user'] as const)
    t.match(await proofs(callerOf(kind)), [
      { type: emailVerified.type, organizationid: 5, data: { userId: bea.id, email: 'bea@example.com' } },
    ])
  for (const kind of ['app', 'oauth-client', 'organization-key', 'anonymous'] as const)
    t.same(await proofs(callerOf(kind)), [], kind)
  const key = callerOf('api-key')
  t.same(await proofs(key, { ...own, value: 'other@example.com' }), [], 'another address')
  t.same(await proofs(key, { ...own, teamId: 3 }), [], 'an address of a team')
  t.same(await proofs(key, { ...own, kind: 'phone' }), [], 'a phone')
})

t.test('a changed address gets one code', async (t) => {
  const db = await database(t)
  const sealer = { open: (text: string) => text, seal: (text: string) => text }
  const deps = { clock, publicUrl: 'https://book.example.com', sealer }
  const handler = subscriptions(deps).identity?.find(({ definition }) => definition === userUpdated)
  const changed = async (user: typeof bea & { clientId?: string }, emailChanged = true) => {
    await db.transaction(async (tx) =>
      handler?.handle(tx, [
        {
          specversion: '1.0',
          id: '',
          source: 'identity',
          type: userUpdated.type,
          subject: `${user.id}`,
          time: clock.now().toISOString(),
          aggregateversion: user.version,
          organizationid: 5,
          data: { user, emailChanged },
        },
      ]),
    )
    const rows = await db.sql<{ recipient: string }[]>`delete from message returning recipient`
    return rows.map(({ recipient }) => recipient)
  }
  t.same(await changed(bea), ['bea@example.com'])
  t.same(await changed(bea), [], 'the same change again')
  t.same(
    await changed({ ...bea, version: 1, email: 'older@example.com' }),
    [],
    'an older change arrives late',
  )
  t.same(await changed({ ...bea, version: 3 }, false), [], 'another change')
  const client = { ...bea, id: 10, clientId: 'client' }
  t.same(await changed(client), [], 'an address of a managed user')
  const limited = []
  for (let version = 4; version < 12; version++) limited.push(...(await changed({ ...bea, version })))
  t.equal(limited.length, 4, 'five codes in a minute')
})
