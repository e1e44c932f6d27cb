import t from 'tap'
import { refusals, startWorld } from './people.ts'
import { callerOf } from './start.ts'

t.test('POST /v2/organizations/{orgId}/memberships', async (t) => {
  const world = await startWorld(t)
  const { org, olga, adam, mia, eve, person, guest, ask, call, events } = world
  const path = `/v2/organizations/${org}/memberships`

  t.test('201 with every field, not accepted', async (t) => {
    const ann = await guest('Ann')
    const membership = await ask(201, 'POST', path, adam, { userId: ann.id })
    t.match(membership, { userId: ann.id, teamId: org, accepted: false, role: 'MEMBER' })
    t.same(membership.attributes, [])
    t.same(membership.user, { username: 'ann', name: 'Ann', email: 'ann@example.com', metadata: {} })
    t.equal(membership.disableImpersonation, false)
    const [event] = (await events('identity.membership.created')).slice(-1)
    t.match(event, {
      subject: String(membership.id),
      aggregateversion: 1,
      organizationid: org,
      data: { membership: { id: membership.id, teamId: org, userId: ann.id, accepted: false } },
    })
    const again = await call('POST', path, olga.key, { body: { userId: ann.id } })
    t.match(again, { status: 409, body: { error: { code: 'already_member' } } })
  })
  t.test('201 with the given fields, once for an Idempotency-Key', async (t) => {
    const ben = await guest('Ben')
    const body = { userId: ben.id, accepted: true, role: 'ADMIN', disableImpersonation: true }
    const headers = { 'idempotency-key': 'ben' }
    const first = await call('POST', path, olga.key, { body, headers })
    t.match(first, {
      status: 201,
      body: { data: { accepted: true, role: 'ADMIN', disableImpersonation: true } },
    })
    const second = await call('POST', path, olga.key, { body, headers })
    t.same(second.body, first.body)
  })
  t.test('201 for one of two parallel requests, 409 for the other', async (t) => {
    const cleo = await guest('Cleo')
    const body = { userId: cleo.id }
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', path, olga.key, { body })))
    t.same(answers.map(({ status }) => status).sort(), [201, 409, 409])
    const rows = await world.db.sql`select 1 from membership where user_id = ${cleo.id}`
    t.equal(rows.length, 1)
  })
  t.test("400 the same for an unknown user and another tenant's", async (t) => {
    const unknown = await call('POST', path, olga.key, { body: { userId: 999_999 } })
    const foreign = await call('POST', path, olga.key, { body: { userId: eve.id } })
    t.match(unknown, { status: 400, body: { error: { details: { errors: [{ path: 'userId' }] } } } })
    t.equal(foreign.status, 400)
    t.same(foreign.body.error, unknown.body.error)
    const loner = await person('Lone', { organizationId: 0 })
    const ofNone = await call('POST', path, olga.key, { body: { userId: loner.id, accepted: true } })
    t.same(ofNone.body.error, unknown.body.error, 'a user without an organization can only join by accepting')
  })
  t.test('400 an invalid body', async (t) => {
    for (const body of [
      {},
      { userId: 'x' },
      { userId: 1e300 },
      { userId: 1, role: 'KING' },
      { userId: 1, accepted: 'yes' },
      [],
    ])
      t.equal((await call('POST', path, olga.key, { body })).status, 400, JSON.stringify(body))
    t.equal((await call('POST', '/v2/organizations/x/memberships', olga.key, { body: {} })).status, 400)
  })
  t.test("403 a role above the caller's", async (t) => {
    const dora = await guest('Dora')
    const body = { userId: dora.id, role: 'OWNER' }
    t.equal((await call('POST', path, adam.key, { body })).status, 403)
    await ask(201, 'POST', path, olga, body)
  })
  t.test(
    '401, 403 callers without the right; the same for an unknown and a foreign organization',
    async (t) => {
      const body = { userId: mia.id }
      t.same(await refusals(world, 'POST', path, { body }), [401, 403, 403])
      const unknown = await call('POST', '/v2/organizations/999999/memberships', olga.key, { body })
      const foreign = await call('POST', `/v2/organizations/${eve.org}/memberships`, olga.key, { body })
      t.equal(unknown.status, 403)
      t.same(foreign.body.error, unknown.body.error)
    },
  )
})

t.test('GET /v2/organizations/{orgId}/memberships', async (t) => {
  const world = await startWorld(t)
  const { org, olga, adam, mia, eve, ask, call } = world
  const path = `/v2/organizations/${org}/memberships`

  t.test('200 pages, and each membership', async (t) => {
    const { status, body } = await call('GET', `${path}?take=2&skip=1`, adam.key)
    t.equal(status, 200)
    t.same(
      body.data.map(({ userId }: { userId: number }) => userId),
      [adam.id, mia.id],
    )
    t.match(body.pagination, { totalItems: 3, itemsPerPage: 2, hasPreviousPage: true, hasNextPage: false })
    t.same(await ask(200, 'GET', `${path}/${body.data[0].id}`, olga), body.data[0])
  })
  t.test("404 the same for another organization's membership and an unknown one", async (t) => {
    const [theirs] = await ask(200, 'GET', `/v2/organizations/${eve.org}/memberships`, eve)
    const missing = await call('GET', `${path}/999999`, olga.key)
    t.match(missing, { status: 404, body: { error: { code: 'membership_not_found' } } })
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const foreign = await call(
        method,
        `${path}/${theirs.id}`,
        olga.key,
        method === 'PATCH' ? { body: {} } : {},
      )
      t.equal(foreign.status, 404, method)
      t.same(foreign.body.error, missing.body.error)
    }
  })
  t.test('400 an invalid id or page', async (t) => {
    for (const rest of ['/x', '/1.5', '?take=0', '?take=251', '?skip=-1'])
      t.equal((await call('GET', path + rest, olga.key)).status, 400, rest)
  })
  t.test('401, 403 callers without the right', async (t) => {
    t.same(await refusals(world, 'GET', path), [401, 403, 403])
    t.same(await refusals(world, 'GET', `${path}/1`), [401, 403, 403])
  })
})

t.test('PATCH /v2/organizations/{orgId}/memberships/{membershipId}', async (t) => {
  const world = await startWorld(t)
  const { org, olga, adam, mia, ask, call, events } = world
  const path = `/v2/organizations/${org}/memberships`
  const idOf = async ({ id }: { id: number }) => {
    const all = await ask(200, 'GET', path, olga)
    return all.find(({ userId }: { userId: number }) => userId === id).id
  }
  const miasId = await idOf(mia)

  t.test('200 a role that applies immediately, one event for each change', async (t) => {
    const before = await callerOf(world, mia.key)
    t.match(await ask(200, 'PATCH', `${path}/${miasId}`, olga, { role: 'ADMIN' }), { role: 'ADMIN' })
    const after = await callerOf(world, mia.key)
    t.match(after.memberships, [{ teamId: org, role: 'ADMIN' }])
    t.ok(after.epoch > before.epoch, 'contexts from before are older than the epoch')
    const updated = await events('identity.membership.updated')
    t.match(updated, [{ aggregateversion: 2, data: { membership: { id: miasId, role: 'ADMIN' } } }])
    await ask(200, 'PATCH', `${path}/${miasId}`, olga, { role: 'ADMIN' })
    t.equal((await events('identity.membership.updated')).length, 1, 'no event without a change')
  })
  t.test('200 a member who has not accepted has no rights', async (t) => {
    await ask(200, 'PATCH', `${path}/${miasId}`, olga, { accepted: false })
    t.same((await callerOf(world, mia.key)).memberships, [])
    t.equal((await call('GET', path, mia.key)).status, 403)
    await ask(200, 'PATCH', `${path}/${miasId}`, olga, { accepted: true, role: 'MEMBER' })
  })
  t.test('403 an ADMIN cannot make a member OWNER or change an OWNER', async (t) => {
    for (const [person, body] of [
      [adam, { role: 'OWNER' }],
      [olga, { role: 'MEMBER' }],
      [olga, { accepted: false }],
    ] as const)
      t.equal((await call('PATCH', `${path}/${await idOf(person)}`, adam.key, { body })).status, 403)
    t.equal((await call('DELETE', `${path}/${await idOf(olga)}`, adam.key)).status, 403)
  })
  t.test('409 the last owner', async (t) => {
    const own = `${path}/${await idOf(olga)}`
    for (const body of [{ role: 'ADMIN' }, { accepted: false }])
      t.match(await call('PATCH', own, olga.key, { body }), {
        status: 409,
        body: { error: { code: 'last_owner' } },
      })
    t.match(await call('DELETE', own, olga.key), { status: 409, body: { error: { code: 'last_owner' } } })
  })
  t.test('400, 401, 403', async (t) => {
    const one = `${path}/${miasId}`
    t.equal((await call('PATCH', one, olga.key, { body: { role: 'KING' } })).status, 400)
    t.same(await refusals(world, 'PATCH', one, { body: { role: 'ADMIN' } }), [401, 403, 403])
    t.same(await refusals(world, 'DELETE', one), [401, 403, 403])
  })
})

t.test('DELETE /v2/organizations/{orgId}/memberships/{membershipId}', async (t) => {
  const world = await startWorld(t)
  const { org, olga, mia, person, visitor, ask, call, events, db, authenticate } = world
  const path = `/v2/organizations/${org}/memberships`
  const idOf = async ({ id }: { id: number }) => {
    const all = await ask(200, 'GET', path, olga)
    return all.find(({ userId }: { userId: number }) => userId === id).id
  }

  t.test('200 a user who leaves the organization leaves its teams', async (t) => {
    const team = await ask(201, 'POST', `/v2/organizations/${org}/teams`, olga, { name: 'Sales' })
    const body = { userId: mia.id, accepted: true, role: 'OWNER' }
    await ask(201, 'POST', `/v2/organizations/${org}/teams/${team.id}/memberships`, olga, body)
    t.equal((await callerOf(world, mia.key)).memberships.length, 2)
    const id = await idOf(mia)
    t.match(await ask(200, 'DELETE', `${path}/${id}`, olga), { id, userId: mia.id, attributes: [] })
    t.same((await callerOf(world, mia.key)).memberships, [], "the key stays for the user's own data")
    t.equal((await call('GET', `/v2/organizations/${org}/teams`, mia.key)).status, 403)
    t.match(await events('identity.membership.deleted'), [
      { subject: String(id), aggregateversion: 2, data: { membership: { teamId: org, userId: mia.id } } },
      { data: { membership: { teamId: team.id, userId: mia.id } } },
    ])
    t.equal((await call('GET', `${path}/${id}`, olga.key)).status, 404)
  })
  t.test('200 a user of another home loses the keys of this organization', async (t) => {
    const gus = await visitor('Gus')
    await db.sql`update credential set organization_id = ${org} where user_id = ${gus.id}`
    t.equal((await authenticate(gus.key)).status, 200)
    await ask(200, 'DELETE', `${path}/${gus.membershipId}`, olga)
    t.equal((await authenticate(gus.key)).status, 401)
  })
  t.test('of two owners removed in parallel, one stays', async (t) => {
    const otto = await person('Otto', { role: 'OWNER' })
    const [first, second] = [await idOf(olga), await idOf(otto)]
    const answers = await Promise.all([
      call('DELETE', `${path}/${first}`, olga.key),
      call('DELETE', `${path}/${second}`, olga.key),
      call('PATCH', `${path}/${first}`, otto.key, { body: { role: 'MEMBER' } }),
    ])
    t.ok(answers.filter(({ status }) => status === 200).length >= 1)
    const owners =
      await db.sql`select 1 from membership where team_id = ${org} and role = 'OWNER' and accepted`
    t.equal(owners.length, 1)
  })
})
