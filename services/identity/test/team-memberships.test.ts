import t from 'tap'
import { refusals, startWorld } from './people.ts'
import { callerOf } from './start.ts'

const day = 86_400_000

t.test('memberships of a team of an organization', async (t) => {
  const world = await startWorld(t)
  const { org, olga, adam, mia, eve, person, guest, ask, call } = world
  const { id: teamId } = await ask(201, 'POST', `/v2/organizations/${org}/teams`, olga, { name: 'Sales' })
  const path = `/v2/organizations/${org}/teams/${teamId}/memberships`

  t.test('201, 200: created, read, updated, deleted', async (t) => {
    const created = await ask(201, 'POST', path, adam, { userId: mia.id, role: 'ADMIN', accepted: true })
    t.match(created, {
      userId: mia.id,
      teamId,
      role: 'ADMIN',
      accepted: true,
      user: { email: 'mia@example.com' },
    })
    t.notHas(created, 'attributes')
    t.same(await ask(200, 'GET', `${path}/${created.id}`, mia), created, 'an admin of the team can read it')
    t.match(await ask(200, 'GET', path, mia), [{ userId: olga.id, role: 'OWNER' }, { id: created.id }])
    t.match(await ask(200, 'PATCH', `${path}/${created.id}`, olga, { role: 'MEMBER' }), { role: 'MEMBER' })
    t.equal((await call('GET', path, mia.key)).status, 403)
    t.match(await ask(200, 'DELETE', `${path}/${created.id}`, olga), { id: created.id, role: 'MEMBER' })
    t.equal((await call('GET', `${path}/${created.id}`, olga.key)).status, 404)
    t.equal((await callerOf(world, mia.key)).memberships.length, 1)
  })
  t.test('200 its last owner can leave, as the organization has owners', async () => {
    const [own] = await ask(200, 'GET', path, olga)
    await ask(200, 'DELETE', `${path}/${own.id}`, olga)
  })
  t.test('400 the same for an unknown user and one outside the organization', async (t) => {
    const loner = await person('Lone', { organizationId: 0 })
    const unknown = await call('POST', path, olga.key, { body: { userId: 999_999 } })
    t.equal(unknown.status, 400)
    for (const userId of [loner.id, eve.id])
      t.same((await call('POST', path, olga.key, { body: { userId } })).body.error, unknown.body.error)
    const gina = await guest('Gina')
    await ask(201, 'POST', `/v2/organizations/${org}/memberships`, olga, { userId: gina.id })
    t.equal((await call('POST', path, olga.key, { body: { userId: gina.id } })).status, 400, 'not accepted')
  })
  t.test('401, 403, 409', async (t) => {
    const created = await ask(201, 'POST', path, adam, { userId: adam.id })
    t.match(await call('POST', path, adam.key, { body: { userId: adam.id } }), {
      status: 409,
      body: { error: { code: 'already_member' } },
    })
    t.equal((await call('PATCH', `${path}/${created.id}`, adam.key, { body: { role: 'OWNER' } })).status, 403)
    t.same(await refusals(world, 'POST', path, { body: { userId: mia.id } }), [401, 403, 403])
    t.same(await refusals(world, 'GET', path), [401, 403, 403])
    t.same(await refusals(world, 'PATCH', `${path}/${created.id}`, { body: {} }), [401, 403, 403])
    t.same(await refusals(world, 'DELETE', `${path}/${created.id}`), [401, 403, 403])
  })
})

t.test('memberships of a team without an organization', async (t) => {
  const world = await startWorld(t)
  const { olga, mia, adam, eve, person, ask, call } = world
  const { id: teamId } = await ask(201, 'POST', '/v2/teams', mia, { name: 'Book club' })
  const path = `/v2/teams/${teamId}/memberships`
  const [own] = await ask(200, 'GET', path, mia)

  t.test("201 users of the same home, added by a caller who can read members' addresses", async (t) => {
    const { token } = await ask(200, 'POST', `/v2/teams/${teamId}/invite`, mia)
    const created = await ask(201, 'POST', `/v2/invites/${token}/accept`, olga)
    t.match(await ask(200, 'GET', path, olga), [{ userId: mia.id }, { id: created.id, role: 'MEMBER' }])
    t.match(await ask(200, 'GET', `${path}?emails=OLGA@example.com,x@example.com`, olga), [
      { userId: olga.id },
    ])
    t.match(await ask(200, 'GET', `/v2/teams/${teamId}`, olga), { id: teamId })
    const loner = await person('Loner', { organizationId: 0 })
    for (const { id: userId } of [eve, loner, adam])
      t.equal(
        (await call('POST', path, mia.key, { body: { userId } })).status,
        400,
        'they can only join by accepting',
      )
    const club = await ask(201, 'POST', '/v2/teams', adam, { name: 'Chess club' })
    await ask(201, 'POST', `/v2/teams/${club.id}/memberships`, adam, { userId: mia.id })
    const unread = await call('POST', `/v2/teams/${club.id}/memberships`, adam.key, {
      body: { userId: loner.id },
    })
    t.equal(unread.status, 400)
  })
  t.test('403 a member, regardless of their role in other teams', async (t) => {
    for (const [method, at, asked] of [
      ['POST', path, { body: { userId: adam.id } }],
      ['PATCH', `${path}/${own.id}`, { body: { role: 'MEMBER' } }],
      ['DELETE', `${path}/${own.id}`, {}],
      ['DELETE', `/v2/teams/${teamId}`, {}],
    ] as const)
      t.equal((await call(method, at, olga.key, asked)).status, 403, `${method} ${at}`)
  })
  t.test('409 the last owner', async (t) => {
    const answers = [
      await call('PATCH', `${path}/${own.id}`, mia.key, { body: { role: 'ADMIN' } }),
      await call('DELETE', `${path}/${own.id}`, mia.key),
    ]
    for (const answer of answers) t.match(answer, { status: 409, body: { error: { code: 'last_owner' } } })
  })
})

t.test('POST .../invite', async (t) => {
  const world = await startWorld(t)
  const { org, olga, mia, eve, ask, call, clock, db } = world

  t.test('200 a link with which a person joins, once', async (t) => {
    const team = await ask(201, 'POST', '/v2/teams', mia, { name: 'Book club' })
    const invite = await ask(200, 'POST', `/v2/teams/${team.id}/invite`, mia)
    t.equal(invite.inviteLink, `https://book.example.com/invites/${invite.token}`)
    const rows = await db.sql<
      { text: string }[]
    >`select row_to_json(team_invite)::text as text from team_invite`
    t.notOk(
      rows.some(({ text }) => text.includes(invite.token)),
      'the token itself is kept nowhere',
    )
    const accept = () => call('POST', `/v2/invites/${invite.token}/accept`, eve.key)
    const answers = await Promise.all([accept(), accept()])
    t.same(answers.map(({ status }) => status).sort(), [201, 409])
    t.match(await ask(200, 'GET', '/v2/teams', eve), [{ id: team.id }])
    t.match(await ask(200, 'GET', `/v2/teams/${team.id}/memberships`, mia), [
      { role: 'OWNER' },
      { userId: eve.id, role: 'MEMBER', accepted: true },
    ])
  })
  t.test('201 a member who has not accepted accepts with the assigned role', async (t) => {
    const team = await ask(201, 'POST', `/v2/organizations/${org}/teams`, olga, { name: 'Inner' })
    const path = `/v2/organizations/${org}/teams/${team.id}`
    await ask(201, 'POST', `${path}/memberships`, olga, { userId: mia.id, role: 'ADMIN' })
    const { token } = await ask(200, 'POST', `${path}/invite`, olga)
    t.match(await ask(201, 'POST', `/v2/invites/${token}/accept`, mia), { role: 'ADMIN', accepted: true })
  })
  t.test('404 the same for an unknown invitation and one that expires at this millisecond', async (t) => {
    const team = await ask(201, 'POST', '/v2/teams', mia, { name: 'Chess club' })
    const { token } = await ask(200, 'POST', `/v2/teams/${team.id}/invite`, mia)
    const unknown = await call('POST', '/v2/invites/unknown/accept', eve.key)
    t.match(unknown, { status: 404, body: { error: { code: 'invite_not_found' } } })
    clock.advance(7 * day)
    const expired = await call('POST', `/v2/invites/${token}/accept`, eve.key)
    t.same(expired.body.error, unknown.body.error)
  })
  t.test('401, 403', async (t) => {
    const [{ id }] = await ask(200, 'GET', `/v2/organizations/${org}/teams`, olga)
    t.same(await refusals(world, 'POST', `/v2/organizations/${org}/teams/${id}/invite`), [401, 403, 403])
  })
})
