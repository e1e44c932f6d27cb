import t from 'tap'
import { announceNames } from '../src/app/announce-names.ts'
import { refusals, startWorld } from './people.ts'
import { callerOf } from './start.ts'

t.test('teams of an organization', async (t) => {
  const world = await startWorld(t)
  const { org, olga, adam, mia, eve, ask, call, events } = world
  const path = `/v2/organizations/${org}/teams`

  t.test('201 with its creator as OWNER, immediately', async (t) => {
    const body = {
      name: 'Équipe Ventes',
      bio: 'We sell',
      metadata: { floor: 3 },
      brandColor: '#fff',
      isPrivate: false,
      unknown: 1,
    }
    const team = await ask(201, 'POST', path, adam, body)
    t.same(team, {
      id: team.id,
      parentId: org,
      name: 'Équipe Ventes',
      slug: 'equipe-ventes',
      isOrganization: false,
      metadata: { floor: 3 },
      bio: 'We sell',
      brandColor: '#fff',
      isPrivate: false,
      hideBranding: false,
      timeZone: 'Europe/London',
      weekStart: 'Sunday',
      bookingUrl: 'https://book.example.com/team/equipe-ventes',
    })
    t.same(await ask(200, 'GET', `${path}/${team.id}`, adam), team)
    t.match((await callerOf(world, adam.key)).memberships, [
      { teamId: org },
      { teamId: team.id, role: 'OWNER' },
    ])
    t.match((await events('identity.team.created')).at(-1), {
      subject: String(team.id),
      aggregateversion: 1,
      organizationid: org,
      data: { team: { id: team.id, parentId: org, slug: 'equipe-ventes' } },
    })
  })
  t.test('201 with autoAcceptCreator false: the creator has not accepted', async (t) => {
    const team = await ask(201, 'POST', path, adam, { name: 'Quiet', autoAcceptCreator: false })
    const mine = await ask(200, 'GET', `${path}/me`, adam)
    t.notOk(mine.some(({ id }: { id: number }) => id === team.id))
  })
  t.test("200 lists all teams and the caller's own", async (t) => {
    const all = await call('GET', `${path}?take=2&skip=1`, mia.key)
    t.match(all, {
      status: 200,
      body: { data: { length: 2 }, pagination: { totalItems: 3, currentPage: 1 } },
    })
    t.same(await ask(200, 'GET', `${path}/me`, mia), [])
    t.match(await ask(200, 'GET', `${path}?search=VENTES`, mia), [{ slug: 'equipe-ventes' }])
    t.same(await ask(200, 'GET', `${path}?search=%25`, mia), [], 'no wildcards')
    t.match(await ask(200, 'GET', '/v2/teams?search=equipe', adam), [{ slug: 'equipe-ventes' }])
    t.same(await ask(200, 'GET', '/v2/teams?search=equipe', mia), [], 'only own teams')
    t.match(await ask(200, 'GET', `${path}/me`, adam), [{ name: 'Équipe Ventes' }])
  })
  t.test('200 an update publishes one event; 409 a taken slug', async (t) => {
    const team = await ask(201, 'POST', path, olga, { name: 'Support', timeFormat: 24 })
    const changed = await ask(200, 'PATCH', `${path}/${team.id}`, adam, { name: 'Help', slug: 'Help Desk' })
    t.match(changed, { id: team.id, name: 'Help', slug: 'help-desk', timeFormat: 24 })
    await ask(200, 'PATCH', `${path}/${team.id}`, adam, { name: 'Help' })
    t.match(await events('identity.team.updated'), [
      { subject: String(team.id), aggregateversion: 2, data: { team: { slug: 'help-desk' } } },
    ])
    t.equal((await events('identity.team.updated')).length, 1)
    for (const [method, at] of [
      ['PATCH', `${path}/${team.id}`],
      ['POST', path],
    ] as const)
      t.match(await call(method, at, olga.key, { body: { name: 'x', slug: 'equipe-ventes' } }), {
        status: 409,
        body: { error: { code: 'slug_taken' } },
      })
    await ask(201, 'POST', `/v2/organizations/${eve.org}/teams`, eve, { name: 'Help desk' })
  })
  t.test('branding is checked and published; the organization gives the week of new teams', async (t) => {
    const organization = `/v2/organizations/${org}`
    const branding = {
      logoUrl: 'https://example.com/logo.png',
      bannerUrl: 'https://example.com/banner.png',
      brandColor: '#7a1f5c',
      darkBrandColor: '#fbd',
      theme: 'dark',
      weekStart: 'Monday',
    }
    const changed = await ask(200, 'PATCH', organization, olga, { name: 'Acme Corp', ...branding })
    t.match(changed, { id: org, name: 'Acme Corp', isPlatform: true, ...branding })
    t.same(await ask(200, 'GET', organization, mia), changed)
    t.match((await events('identity.organization.updated')).at(-1), {
      subject: String(org),
      data: { team: { name: 'Acme Corp', branding } },
    })
    t.equal((await call('PATCH', organization, mia.key, { body: { name: 'Mine' } })).status, 403)
    t.equal((await call('GET', organization, eve.key)).status, 403)
    const team = await ask(201, 'POST', path, olga, { name: 'Branded', brandColor: '#123456' })
    t.match(team, { weekStart: 'Monday', brandColor: '#123456' })
    t.match((await events('identity.team.created')).at(-1), {
      data: { team: { branding: { brandColor: '#123456', weekStart: 'Monday' } } },
    })
    for (const wrong of [
      { logoUrl: 'http://example.com/logo.png' },
      { bannerUrl: 'javascript:alert(1)' },
      { brandColor: 'url(x)' },
      { theme: 'pink' },
      { weekStart: 'Mon' },
    ])
      for (const at of [organization, `${path}/${team.id}`])
        t.match(await call('PATCH', at, olga.key, { body: wrong }), {
          status: 400,
          body: { error: { details: { errors: [{ path: Object.keys(wrong)[0] }] } } },
        })
  })
  t.test('the worker announces branding of the previous release once', async (t) => {
    const { db, clock } = world
    const team = await ask(201, 'POST', path, olga, { name: 'Older', brandColor: '#abcdef' })
    await db.sql`update team set branding_announced = false where id = ${team.id}`
    await announceNames({ db, clock })
    await announceNames({ db, clock })
    const announced = (await events('identity.team.updated')).filter(
      ({ subject }) => subject === String(team.id),
    )
    t.match(announced, [{ aggregateversion: 2, data: { team: { branding: { brandColor: '#abcdef' } } } }])
    t.equal(announced.length, 1)
  })
  t.test('200 deleted with its memberships', async (t) => {
    const team = await ask(201, 'POST', path, olga, { name: 'Gone' })
    t.match(await ask(200, 'DELETE', `${path}/${team.id}`, adam), { id: team.id, name: 'Gone' })
    t.match((await events('identity.team.deleted')).at(-1), { subject: String(team.id), aggregateversion: 2 })
    t.match((await events('identity.membership.deleted')).at(-1), {
      data: { membership: { teamId: team.id, userId: olga.id } },
    })
    t.equal((await call('GET', `${path}/${team.id}`, olga.key)).status, 404)
    t.notOk((await callerOf(world, olga.key)).memberships.some(({ teamId }) => teamId === team.id))
  })
  t.test("404 the same for another organization's team, an unknown team and an organization", async (t) => {
    const theirs = await ask(201, 'POST', `/v2/organizations/${eve.org}/teams`, eve, { name: 'Theirs' })
    for (const rest of ['', '/memberships', '/memberships/1']) {
      for (const method of rest === '/memberships' ? ['GET', 'POST'] : ['GET', 'PATCH', 'DELETE']) {
        const asked = method === 'GET' || method === 'DELETE' ? {} : { body: { userId: mia.id } }
        const ask = (id: number) => call(method, `${path}/${id}${rest}`, olga.key, asked)
        const missing = await ask(999_999)
        t.match(missing, { status: 404, body: { error: { code: 'team_not_found' } } }, `${method} ${rest}`)
        for (const id of [theirs.id, org, eve.org]) t.same((await ask(id)).body.error, missing.body.error)
      }
    }
    t.equal((await call('GET', `/v2/organizations/${eve.org}/teams/${theirs.id}`, olga.key)).status, 403)
  })
  t.test('400, 401, 403', async (t) => {
    for (const body of [
      {},
      { name: '' },
      { name: 'x', slug: '!!' },
      { name: 'x', timeZone: 'Mars' },
      { name: 1 },
    ])
      t.equal((await call('POST', path, olga.key, { body })).status, 400, JSON.stringify(body))
    t.equal((await call('GET', `${path}/x`, olga.key)).status, 400)
    const team = await ask(201, 'POST', path, olga, { name: 'Closed' })
    t.same(await refusals(world, 'POST', path, { body: { name: 'x' } }), [401, 403, 403])
    t.same(await refusals(world, 'PATCH', `${path}/${team.id}`, { body: { name: 'x' } }), [401, 403, 403])
    t.same(await refusals(world, 'DELETE', `${path}/${team.id}`), [401, 403, 403])
    t.same(await refusals(world, 'GET', `${path}/${team.id}`), [401, 403, 200])
  })
})

t.test('teams without an organization', async (t) => {
  const world = await startWorld(t)
  const { org, olga, mia, eve, ask, call, events } = world

  t.test('201 with its creator as OWNER, who can change and delete it', async (t) => {
    const team = await ask(201, 'POST', '/v2/teams', mia, { name: 'Book club', autoAcceptCreator: false })
    t.match(team, { name: 'Book club', slug: 'book-club', isOrganization: false })
    t.notHas(team, 'parentId')
    t.match((await events('identity.team.created')).at(-1), {
      organizationid: 0,
      data: { team: { parentId: 0 } },
    })
    t.same(await ask(200, 'GET', `/v2/teams/${team.id}`, mia), team)
    t.match(await ask(200, 'PATCH', `/v2/teams/${team.id}`, mia, { bio: 'We read' }), { bio: 'We read' })
    t.match(await ask(200, 'GET', '/v2/teams', mia), [{ id: team.id }])
    t.same(await ask(200, 'GET', '/v2/teams', eve), [])
    t.match(await ask(200, 'DELETE', `/v2/teams/${team.id}`, mia), { id: team.id })
    t.same(await ask(200, 'GET', '/v2/teams', mia), [])
  })
  t.test('200 a team of an organization, for its members only', async (t) => {
    const team = await ask(201, 'POST', `/v2/organizations/${org}/teams`, olga, { name: 'Inner' })
    t.match(await ask(200, 'GET', `/v2/teams/${team.id}`, olga), { id: team.id, parentId: org })
    t.match(await ask(200, 'GET', '/v2/teams', olga), [{ slug: 'main' }, { id: team.id }])
    t.equal((await call('GET', `/v2/teams/${team.id}`, mia.key)).status, 404)
  })
  t.test("404 the same for a stranger's team, an unknown team and an organization", async (t) => {
    const team = await ask(201, 'POST', '/v2/teams', mia, { name: 'Private' })
    for (const [method, rest] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['GET', '/memberships'],
      ['POST', '/memberships'],
      ['POST', '/invite'],
      ['GET', '/memberships/1'],
      ['PATCH', '/memberships/1'],
      ['DELETE', '/memberships/1'],
    ] as const) {
      const ask = (id: number) =>
        call(
          method,
          `/v2/teams/${id}${rest}`,
          olga.key,
          method === 'PATCH' || method === 'POST' ? { body: { userId: 1 } } : {},
        )
      const missing = await ask(999_999)
      t.match(missing, { status: 404, body: { error: { code: 'team_not_found' } } }, `${method} ${rest}`)
      for (const id of [team.id, org])
        t.same((await ask(id)).body.error, missing.body.error, `${method} ${rest} ${id}`)
    }
  })
  t.test('401 without a credential', async (t) => {
    const anonymous = { ...(await callerOf(world, mia.key)), kind: 'anonymous' as const, userId: 0 }
    for (const [method, path] of [
      ['GET', '/v2/teams'],
      ['POST', '/v2/teams'],
      ['GET', '/v2/teams/1'],
    ] as const)
      t.equal(
        (await call(method, path, anonymous, method === 'POST' ? { body: { name: 'x' } } : {})).status,
        401,
      )
  })
})
