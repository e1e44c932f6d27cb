import t from 'tap'
import { startWorld } from './people.ts'

t.test('POST /v2/organizations/{orgId}/attendees/erase', async (t) => {
  const world = await startWorld(t)
  const { org, olga, adam, mia, eve, ask, call, events, authenticate, db } = world
  const path = `/v2/organizations/${org}/attendees/erase`

  t.test('202 a user of the organization: texts overwritten, credentials ended', async (t) => {
    await ask(200, 'PATCH', '/v2/me', mia, { bio: 'About Mia', metadata: { phone: '+123' } })
    const at = world.clock.now()
    await db.sql`
      insert into authorization_code
        (digest, client_id, organization_id, user_id, redirect_uri, code_challenge, permissions, created_at, expires_at)
      values (${'a'.repeat(64)}, ${world.owner.oauthClient.id}, ${org}, ${mia.id}, '', '', 0, ${at}, ${at})`
    t.same(await ask(202, 'POST', path, adam, { email: 'MIA@example.com' }), { status: 'success' })
    t.equal((await authenticate(mia.key)).status, 401)
    t.same(await db.sql`select 1 from authorization_code`, [], 'no authorization code is left')
    const [row] = await db.sql<{ text: string }[]>`
      select row_to_json(u)::text as text from "user" u where id = ${mia.id}`
    t.notMatch(row?.text, /mia|about|123/i)
    t.match((await events('identity.user.updated')).at(-1), {
      subject: String(mia.id),
      data: { user: { id: mia.id, name: 'Erased', email: `erased-${mia.id}@erased.invalid` } },
    })
    t.match(await events('identity.person.erased'), [
      { organizationid: org, aggregateversion: 1, data: { email: 'MIA@example.com', userId: mia.id } },
    ])
    t.match((await events('identity.membership.deleted')).at(-1), {
      data: { membership: { userId: mia.id } },
    })
    const users = await ask(200, 'GET', `/v2/organizations/${org}/users`, olga)
    t.notOk(users.some(({ id }: { id: number }) => id === mia.id))
  })
  t.test("202 the same for an unknown person and another tenant's user, who stays", async (t) => {
    t.same(await ask(202, 'POST', path, olga, { email: 'ann@example.net' }), { status: 'success' })
    t.same(await ask(202, 'POST', path, olga, { email: 'eve@example.com' }), { status: 'success' })
    t.equal((await authenticate(eve.key)).status, 200)
    const erasures = await events('identity.person.erased')
    t.match(erasures.slice(1), [
      { data: { email: 'ann@example.net' } },
      { data: { email: 'eve@example.com' } },
    ])
    t.notHas(erasures[2].data, 'userId')
  })
  t.test('202 a phone number, in an event of its own', async (t) => {
    const body = { phoneNumber: '+493012345' }
    t.same(await ask(202, 'POST', path, olga, body), { status: 'success' })
    t.match(await events('identity.phone-number.erased'), [{ organizationid: org, data: body }])
  })
  t.test('403 an owner erased by an admin; 409 the last owner', async (t) => {
    t.equal((await call('POST', path, adam.key, { body: { email: 'olga@example.com' } })).status, 403)
    t.match(await call('POST', path, olga.key, { body: { email: 'olga@example.com' } }), {
      status: 409,
      body: { error: { code: 'last_owner' } },
    })
  })
  t.test('400, 401, 403', async (t) => {
    const both = { email: 'x@example.com', phoneNumber: '+493012345' }
    for (const body of [{}, { email: 'x' }, { email: 1 }, { phoneNumber: '1' }, both])
      t.equal((await call('POST', path, olga.key, { body })).status, 400)
    const pat = await world.person('Pat')
    const member = await call('POST', path, pat.key, { body: { email: 'pat@example.com' } })
    t.equal(member.status, 403)
    const stranger = await call('POST', path, eve.key, { body: { email: 'pat@example.com' } })
    t.equal(stranger.status, 403)
  })
})
