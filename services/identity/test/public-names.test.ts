import t from 'tap'
import { announceNames } from '../src/app/announce-names.ts'
import { createAccount } from '../src/app/bootstrap.ts'
import { type Person, startWorld, type World } from './people.ts'

const web = 'https://book.example.com'
const taken = (code: string) => ({ status: 409, body: { error: { code } } })

/** A user of an organization who has that username. */
const named = (world: World, username: string, organizationId: number) =>
  world.person(username, { username, organizationId, email: `${++people}@example.com` })
let people = 0
const pageOf = async (world: World, who: Person) => (await world.ask(200, 'GET', '/v2/me', who)).bookingUrl
const profileOf = async (world: World, { id }: Person) =>
  (await world.events('identity.user.created'))
    .concat(await world.events('identity.user.updated'))
    .filter(({ subject }) => subject === String(id))
    .at(-1).data.user

t.test('usernames', async (t) => {
  const world = await startWorld(t)
  const { org, olga, eve, ask, call, clock, db } = world

  t.test('the first user holds the bare name, regardless of the order of organizations', async (t) => {
    const [late, early] = [await named(world, 'sam', eve.org), await named(world, 'sam', org)]
    t.equal(await pageOf(world, late), `${web}/sam`)
    t.equal(await pageOf(world, early), `${web}/o/acme/sam`)
    t.match(await profileOf(world, late), { bareName: 'sam', organizationSlug: 'other' })
    t.match(await profileOf(world, early), { bareName: null, organizationSlug: 'acme' })
    const [a, b] = [await named(world, 'sue', org), await named(world, 'sue', eve.org)]
    t.same([await pageOf(world, a), await pageOf(world, b)], [`${web}/sue`, `${web}/o/other/sue`])
  })
  t.test('a rename frees the name for the next claim, not for an existing holder', async (t) => {
    const [first, second] = [await named(world, 'tom', org), await named(world, 'tom', eve.org)]
    const path = `/v2/organizations/${org}/users/${first.id}`
    await ask(200, 'PATCH', path, olga, { username: 'tim' })
    t.equal(await pageOf(world, first), `${web}/tim`)
    t.match(await profileOf(world, first), { username: 'tim', bareName: 'tim' })
    t.equal(await pageOf(world, second), `${web}/o/other/tom`, 'the second user keeps their address')
    const third = await named(world, 'tom', org)
    t.equal(await pageOf(world, third), `${web}/tom`)
    await ask(200, 'PATCH', `/v2/organizations/${org}/users/${third.id}`, olga, { username: 'tea' })
    await ask(200, 'PATCH', path, olga, { username: 'tom' })
    t.equal(await pageOf(world, first), `${web}/tom`, 'a rename claims the name too')
    await ask(200, 'PATCH', path, olga, { name: 'Tom T.' })
    t.equal(await pageOf(world, first), `${web}/tom`, 'other changes claim nothing')
  })
  t.test('a deleted user frees the name', async (t) => {
    const first = await named(world, 'uma', org)
    await ask(200, 'DELETE', `/v2/organizations/${org}/users/${first.id}`, olga)
    t.equal(await pageOf(world, await named(world, 'uma', eve.org)), `${web}/uma`)
    const second = await world.person('Una', { username: 'una' })
    const erased = { body: { email: 'una@example.com' } }
    t.equal((await call('POST', `/v2/organizations/${org}/attendees/erase`, olga.key, erased)).status, 202)
    t.equal(await pageOf(world, await named(world, 'una', eve.org)), `${web}/una`)
    t.match(await profileOf(world, second), { username: `erased-${second.id}` })
  })
  t.test('409 a taken username without an organization', async (t) => {
    await named(world, 'vic', org)
    const account = { email: 'vic@example.com', name: 'Vic', username: 'vic' }
    await t.rejects(createAccount(db, clock, account), { status: 409, code: 'username_taken' })
  })
  t.test('of many parallel claims, one gets the name and the others succeed without it', async (t) => {
    const organizations = await Promise.all(
      ['a', 'b', 'c', 'e', 'f', 'g'].map(async (letter) => {
        const input = { email: 'owner@example.com', name: `Owner ${letter}`, organization: { name: letter } }
        return (await createAccount(db, clock, input)).user.organizationId
      }),
    )
    const people = await Promise.all(organizations.map((id) => named(world, 'wes', id)))
    const pages = await Promise.all(people.map((each) => pageOf(world, each)))
    t.equal(pages.filter((page) => page === `${web}/wes`).length, 1)
    t.equal(new Set(pages).size, pages.length)
    const [{ holder_id } = { holder_id: 0 }] = await db.sql<{ holder_id: number }[]>`
      select holder_id from bare_name where kind = 'user' and name = 'wes'`
    t.equal(people[pages.indexOf(`${web}/wes`)]?.id, holder_id)
  })
  t.test('two parallel renames that swap names do not deadlock', async (t) => {
    const [ann, bob] = [await named(world, 'xan', org), await named(world, 'xen', eve.org)]
    const swapped = await Promise.all([
      call('PATCH', `/v2/organizations/${org}/users/${ann.id}`, olga.key, { body: { username: 'xen' } }),
      call('PATCH', `/v2/organizations/${eve.org}/users/${bob.id}`, eve.key, { body: { username: 'xan' } }),
    ])
    t.same(
      swapped.map(({ status }) => status),
      [200, 200],
    )
    t.not(await pageOf(world, ann), await pageOf(world, bob))
  })
  t.test('400 a reserved word', async (t) => {
    for (const username of ['team', 'o', 'room', 'embed.js', 'openapi.json', 'well-known', 'account', 'v1'])
      t.match(
        await call('POST', `/v2/organizations/${org}/users`, olga.key, {
          body: { email: 'reserved@example.com', username },
        }),
        { status: 400, body: { error: { details: { errors: [{ path: 'username' }] } } } },
        username,
      )
  })
})

t.test('team slugs', async (t) => {
  const world = await startWorld(t)
  const { org, olga, mia, eve, ask, call, events } = world
  const teamsOf = (id: number) => `/v2/organizations/${id}/teams`

  t.test(
    'the first team holds the bare name; teams of organizations are reached below the organization',
    async (t) => {
      const theirs = await ask(201, 'POST', teamsOf(eve.org), eve, { name: 'Sales' })
      const ours = await ask(201, 'POST', teamsOf(org), olga, { name: 'Sales' })
      t.equal(theirs.bookingUrl, `${web}/team/sales`)
      t.equal(ours.bookingUrl, `${web}/o/acme/team/sales`)
      t.match((await events('identity.team.created')).at(-1), {
        data: { team: { bareName: null, organizationSlug: 'acme' } },
      })
      t.match(await ask(200, 'GET', '/v2/teams', olga), [{}, { bookingUrl: ours.bookingUrl }])
      await ask(200, 'DELETE', `${teamsOf(eve.org)}/${theirs.id}`, eve)
      t.match(await ask(200, 'GET', `${teamsOf(org)}/${ours.id}`, olga), { bookingUrl: ours.bookingUrl })
      const third = await ask(201, 'POST', teamsOf(eve.org), eve, { name: 'Sales' })
      t.equal(third.bookingUrl, `${web}/team/sales`)
      await ask(200, 'PATCH', `${teamsOf(eve.org)}/${third.id}`, eve, { slug: 'buying' })
      t.match(await ask(200, 'GET', `${teamsOf(org)}/${ours.id}`, olga), { bookingUrl: ours.bookingUrl })
    },
  )
  t.test('409 a taken slug without an organization, also on a rename', async (t) => {
    await ask(201, 'POST', teamsOf(org), olga, { name: 'Chess' })
    t.match(await call('POST', '/v2/teams', mia.key, { body: { name: 'Chess' } }), taken('slug_taken'))
    const go = await ask(201, 'POST', '/v2/teams', mia, { name: 'Go' })
    t.equal(go.bookingUrl, `${web}/team/go`)
    const path = `/v2/teams/${go.id}`
    t.match(await call('PATCH', path, mia.key, { body: { slug: 'chess' } }), taken('slug_taken'))
    t.match(await ask(200, 'GET', path, mia), { slug: 'go', bookingUrl: `${web}/team/go` })
    const theirs = await ask(201, 'POST', teamsOf(eve.org), eve, { name: 'Go' })
    t.equal(theirs.bookingUrl, `${web}/o/other/team/go`)
    await ask(200, 'PATCH', path, mia, { slug: 'weiqi' })
    await ask(201, 'POST', '/v2/teams', mia, { name: 'Go' })
  })
  t.test('of many parallel teams without an organization, one is created', async (t) => {
    const answers = await Promise.all(
      [olga, mia, eve, olga, mia, eve].map(({ key }) =>
        call('POST', '/v2/teams', key, { body: { name: 'Race' } }),
      ),
    )
    t.same(answers.map(({ status }) => status).sort(), [201, 409, 409, 409, 409, 409])
  })
  t.test('400 a reserved word, given or derived', async (t) => {
    for (const body of [
      { name: 'X', slug: 'Console' },
      { name: 'Team' },
      { name: 'o' },
      { name: 'Well known' },
    ])
      for (const path of ['/v2/teams', teamsOf(org)])
        t.match(
          await call('POST', path, olga.key, { body }),
          { status: 400, body: { error: { details: { errors: [{ path: 'slug' }] } } } },
          body.name,
        )
    const team = await ask(201, 'POST', teamsOf(org), olga, { name: 'Support' })
    t.equal(
      (await call('PATCH', `${teamsOf(org)}/${team.id}`, olga.key, { body: { slug: 'oauth' } })).status,
      400,
    )
  })
})

t.test('organization slugs', async (t) => {
  const world = await startWorld(t)
  const { org, olga, eve, ask, call } = world
  const below = (id: number) => `/v2/organizations/${id}/organizations`

  t.test('a later organization of another manager is reached by its slug and id', async (t) => {
    const first = await ask(201, 'POST', below(org), olga, { name: 'Clinic' })
    const second = await ask(201, 'POST', below(eve.org), eve, { name: 'Clinic' })
    t.match([first.slug, second.slug], ['clinic', 'clinic'])
    t.equal(first.bookingUrl, `${web}/o/clinic`)
    t.equal(second.bookingUrl, `${web}/o/clinic-${second.id}`)
    const keyed = (issued: { apiKey: string }) => ({ id: 0, key: issued.apiKey })
    const team = await ask(201, 'POST', `/v2/organizations/${second.id}/teams`, keyed(second), {
      name: 'Front',
    })
    t.equal(team.bookingUrl, `${web}/team/front`)
    const other = await ask(201, 'POST', `/v2/organizations/${first.id}/teams`, keyed(first), {
      name: 'Front',
    })
    t.equal(other.bookingUrl, `${web}/o/clinic/team/front`)
    const path = `${below(org)}/${first.id}`
    await ask(200, 'PATCH', path, olga, { name: 'Clinic East' })
    await ask(200, 'DELETE', path, olga)
    t.match(await ask(200, 'GET', `${below(eve.org)}/${second.id}`, eve), { bookingUrl: second.bookingUrl })
    const again = await ask(201, 'POST', below(org), olga, { name: 'Clinic' })
    t.equal(again.bookingUrl, `${web}/o/clinic`)
  })
  t.test('a slug that equals another organization’s address does not take it over', async (t) => {
    const first = await ask(201, 'POST', below(org), olga, { name: 'Lab' })
    await ask(201, 'POST', below(org), olga, { name: 'x', slug: `lab-${first.id + 2}` })
    const third = await ask(201, 'POST', below(eve.org), eve, { name: 'Lab' })
    t.equal(third.id, first.id + 2)
    t.equal(third.bookingUrl, `${web}/o/lab-${third.id}-${third.id}`.replace(/-\d+$/, '-1'))
  })
  t.test('400 a reserved word, given or derived', async (t) => {
    for (const body of [{ name: 'X', slug: 'o' }, { name: 'Booking' }])
      t.match(await call('POST', below(org), olga.key, { body }), {
        status: 400,
        body: { error: { details: { errors: [{ path: 'slug' }] } } },
      })
  })
})

t.test('rows from before public names existed', async (t) => {
  const world = await startWorld(t)
  const { org, eve, db, clock, events } = world

  t.test('are announced once, like rows that the previous release writes', async (t) => {
    const old = await named(world, 'yan', org)
    const before = (await events('identity.user.updated')).length
    // Writes like a process that does not know the columns.
    await db.sql`update "user" set announced_name = null where id = ${old.id}`
    await db.sql`update team set announced_name = null where id = ${org}`
    t.equal(await announceNames({ db, clock }), false)
    t.match((await events('identity.user.updated')).slice(before), [
      {
        subject: String(old.id),
        aggregateversion: 2,
        data: { user: { bareName: 'yan', organizationSlug: 'acme' } },
      },
    ])
    t.match((await events('identity.organization.updated')).at(-1), {
      subject: String(org),
      data: { team: { bareName: 'acme', organizationSlug: 'acme' } },
    })
    await db.sql`update "user" set username = 'yon', version = version + 1 where id = ${old.id}`
    await announceNames({ db, clock })
    t.match((await events('identity.user.updated')).at(-1), {
      aggregateversion: 4,
      data: { user: { username: 'yon', bareName: 'yon' } },
    })
    const count = (await events('identity.user.updated')).length
    await announceNames({ db, clock })
    t.equal((await events('identity.user.updated')).length, count, 'no row is left to announce')
  })
  t.test('are still announced after a change without an announcement', async (t) => {
    const [{ id } = { id: 0 }] = await db.sql<{ id: number }[]>`
      update "user" set announced_name = null where id = ${eve.id} returning id`
    await world.call('PATCH', '/v2/me', eve.key, { body: {} })
    const [row] = await db.sql`select announced_name from "user" where id = ${id}`
    t.equal(row?.announced_name, null)
  })
})
