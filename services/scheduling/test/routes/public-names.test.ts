import t from 'tap'
import { rememberMembership, rememberTeam } from '../../src/db/teams-repository.ts'
import { rememberUser } from '../../src/db/users-repository.ts'
import { aCaller, aProfile } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

const { api, ask, db, identity } = await startScheduling(t)
type Profile = ReturnType<typeof aProfile>

let lastId = 300
const day = 'start=2026-12-24&end=2026-12-24'
const web = 'https://book.example.com'

/** A user with an event type whose title is the user's organization. */
async function person(changes: Partial<Profile>): Promise<Profile> {
  const profile = aProfile({ id: ++lastId, ...changes })
  await offer(profile)
  return profile
}

async function offer(profile: Profile, title = `of ${profile.organizationSlug}`) {
  const body = { title, slug: 'intro', lengthInMinutes: 30 }
  const created = await api('POST', '/v2/event-types', { caller: aCaller(profile), body })
  t.equal(created.status, 201)
  return created.body.data
}

/** The result of every request that names a user, or `none` when each of them finds nothing. */
async function meant(names: Record<string, string>, caller?: ReturnType<typeof aCaller>): Promise<string> {
  const { organizationSlug, ...rest } = names
  const given = caller ? { caller } : {}
  const listed = new URLSearchParams({
    ...rest,
    eventSlug: 'intro',
    ...(organizationSlug !== undefined && { orgSlug: organizationSlug }),
  })
  const slots = new URLSearchParams({ ...names, eventTypeSlug: 'intro' })
  const [list, times, check] = await Promise.all([
    api('GET', `/v2/event-types?${listed}`, given),
    api('GET', `/v2/slots?${slots}&${day}`, given),
    ask('bookings', 'POST', '/internal/booking-checks', {
      ...given,
      body: { ...names, eventTypeSlug: 'intro', start: '2026-12-24T09:00:00Z' },
    }),
  ])
  const titles = [
    list.body.data[0]?.title ?? 'none',
    times.status === 404 ? 'none' : 'found',
    check.status === 404 ? 'none' : check.body.eventType.title,
  ]
  const [title] = titles
  t.same(titles, title === 'none' ? ['none', 'none', 'none'] : [title, 'found', title])
  return title
}

t.test('a username means its holder, with an organization the user of that organization', async (t) => {
  const [here, there] = [
    await person({ username: 'twin', organizationSlug: 'acme' }),
    await person({ username: 'twin', organizationId: 6, organizationSlug: 'umbrella', bareName: null }),
  ]
  t.equal(await meant({ username: 'twin' }), 'of acme')
  t.equal(await meant({ username: 'Twin' }), 'of acme')
  t.equal(await meant({ username: 'twin' }, aCaller(there)), 'of acme', 'for any caller')
  t.equal(await meant({ username: 'twin', organizationSlug: 'acme' }), 'of acme')
  t.equal(await meant({ username: 'twin', organizationSlug: 'umbrella' }), 'of umbrella')
  t.equal(await meant({ username: 'twin', organizationSlug: 'umbrella' }, aCaller(here)), 'of umbrella')
  t.equal(await meant({ username: 'twin', organizationSlug: 'nowhere' }), 'none')
  t.equal(await meant({ username: 'twin', organizationSlug: '' }), 'none')
  const titles = async (query: string) =>
    (await api('GET', `/v2/event-types?username=twin&${query}`)).body.data.map(
      ({ title }: { title: string }) => title,
    )
  t.same(await titles('orgId=6'), ['of umbrella'])
  t.same(await titles('orgId=5'), ['of acme'])
  t.same(await titles('orgId=6&orgSlug=acme'), [])
  const urls = async (caller: Profile) =>
    (await api('GET', '/v2/event-types', { caller: aCaller(caller) })).body.data[0].bookingUrl
  t.equal(await urls(here), `${web}/twin/intro`)
  t.equal(await urls(there), `${web}/o/umbrella/twin/intro`)
})

t.test('several usernames are all of one organization or all bare', async (t) => {
  await person({ username: 'una', organizationSlug: 'acme' })
  await person({ username: 'una', organizationId: 6, organizationSlug: 'umbrella', bareName: null })
  const duo = await person({ username: 'duo', organizationId: 6, organizationSlug: 'umbrella' })
  const ids = async (query: string) => {
    const { status, body } = await api('GET', `/v2/event-types?usernames=una,duo&${query}`)
    return status === 200 ? body.data[0].users.map(({ id }: { id: number }) => id) : status
  }
  t.same(await ids(''), [duo.id - 2, duo.id])
  t.same(await ids('orgSlug=umbrella'), [duo.id - 1, duo.id])
  t.equal(await ids('orgSlug=acme'), 404)
  const slots = async (query: string) =>
    (await api('GET', `/v2/slots?usernames=una,duo&duration=30&${day}&${query}`)).status
  t.same(
    [await slots(''), await slots('organizationSlug=umbrella'), await slots('organizationSlug=acme')],
    [200, 200, 404],
  )
})

t.test('a late event never leads to another user', async (t) => {
  const late = aProfile({ id: ++lastId, username: 'lag', organizationId: 6, organizationSlug: 'umbrella' })
  await person({ username: 'lag', organizationSlug: 'acme', bareName: null })
  t.equal(await meant({ username: 'lag' }), 'none', 'the holder is not replicated yet')
  await offer(late)
  t.equal(await meant({ username: 'lag' }), 'of umbrella')
  const next = await person({ username: 'lag', organizationId: 7, organizationSlug: 'globex' })
  t.equal(await meant({ username: 'lag' }), 'none', 'two holders: the rename of one has not arrived')
  const renamed = { ...late, username: 'lug', bareName: 'lug', version: 2 }
  await db.transaction((tx) => rememberUser(tx, renamed))
  t.equal(await meant({ username: 'lag' }), 'of globex')
  t.equal(await meant({ username: 'lug' }), 'of umbrella')
  await db.transaction((tx) => rememberUser(tx, late))
  t.equal(await meant({ username: 'lag' }), 'of globex', 'an older version changes nothing')
  t.equal(next.username, 'lag')
})

t.test('events of the previous release keep a name and assign none', async (t) => {
  const old = await person({ username: 'prior', organizationSlug: 'acme' })
  const { bareName: _, organizationSlug: __, ...silent } = old
  await db.transaction((tx) => rememberUser(tx, { ...silent, name: 'Renamed', version: 2 }))
  t.equal(await meant({ username: 'prior' }), 'of acme')
  t.equal(await meant({ username: 'prior', organizationSlug: 'acme' }), 'of acme')
  await db.transaction((tx) => rememberUser(tx, { ...silent, username: 'twin', version: 3 }))
  t.equal(await meant({ username: 'prior' }), 'none')
  t.equal(await meant({ username: 'twin' }), 'of acme', 'that of its holder')
  const known = await api('GET', '/v2/event-types', {
    caller: aCaller({ ...silent, username: 'twin', version: 3 }),
  })
  t.equal(known.body.data[0].bookingUrl, `${web}/o/acme/twin/intro`)
})

t.test('a team slug means its holder, with an organization the team of that organization', async (t) => {
  const teams = [
    { id: 70, parentId: 5, slug: 'sales', bareName: null, organizationSlug: 'acme' },
    { id: 71, parentId: 6, slug: 'sales', bareName: 'sales', organizationSlug: 'umbrella' },
    { id: 72, parentId: 0, slug: 'chess', bareName: 'chess', organizationSlug: null },
  ].map((team) => ({ ...team, isOrganization: false, isPlatform: false, name: team.slug }))
  identity.respondWith(() => ({ status: 404, body: JSON.stringify({ status: 'error' }) }))
  const urls: Record<number, string> = {}
  for (const team of teams) {
    const host = aProfile({
      id: ++lastId,
      organizationId: team.parentId,
      organizationSlug: team.organizationSlug,
    })
    await db.transaction(async (tx) => {
      await rememberTeam(tx, team, 1)
      await rememberUser(tx, host)
      const membership = {
        id: lastId,
        teamId: team.id,
        userId: host.id,
        role: 'OWNER',
        accepted: true,
      } as const
      await rememberMembership(tx, membership, 1)
    })
    const caller = aCaller(host, { memberships: [{ teamId: team.id, role: 'OWNER' }] })
    const created = await api('POST', `/v2/teams/${team.id}/event-types`, {
      caller,
      body: {
        title: `of ${team.organizationSlug}`,
        slug: 'intro',
        lengthInMinutes: 30,
        schedulingType: 'roundRobin',
        hosts: [{ userId: host.id }],
      },
    })
    t.equal(created.status, 201)
    urls[team.id] = created.body.data.bookingUrl
  }
  t.same(urls, {
    70: `${web}/o/acme/team/sales/intro`,
    71: `${web}/team/sales/intro`,
    72: `${web}/team/chess/intro`,
  })
  const member = aCaller(aProfile({ id: lastId - 2 }), { memberships: [{ teamId: 70, role: 'OWNER' }] })
  t.equal(await meant({ teamSlug: 'sales' }), 'of umbrella')
  t.equal(await meant({ teamSlug: 'sales' }, member), 'of umbrella', 'for any caller')
  t.equal(await meant({ teamSlug: 'sales', organizationSlug: 'acme' }), 'of acme')
  t.equal(await meant({ teamSlug: 'sales', organizationSlug: 'umbrella' }), 'of umbrella')
  t.equal(await meant({ teamSlug: 'sales', organizationSlug: 'nowhere' }), 'none')
  t.equal(await meant({ teamSlug: 'chess' }), 'of null')
  t.equal(await meant({ teamSlug: 'chess', organizationSlug: 'acme' }), 'none')
  await db.transaction((tx) => rememberTeam(tx, teams[1]!, 2, true))
  t.equal(await meant({ teamSlug: 'sales' }), 'none', 'the other one does not inherit it')
  t.equal(await meant({ teamSlug: 'sales', organizationSlug: 'acme' }), 'of acme')
  t.equal(await meant({ teamSlug: 'sales', organizationSlug: 'umbrella' }), 'none')
})

t.test('a member whose home is another organization is found with the data of the named one', async (t) => {
  const guest = await person({ username: 'guest', organizationSlug: 'acme' })
  const clinic = {
    id: 90,
    parentId: 0,
    isOrganization: true,
    isPlatform: false,
    name: 'Clinic',
    slug: 'clinic',
  }
  await db.transaction(async (tx) => {
    await rememberTeam(tx, { ...clinic, bareName: 'clinic', organizationSlug: 'clinic' }, 1)
    await rememberMembership(tx, { id: 900, teamId: 90, userId: guest.id, role: 'OWNER', accepted: true }, 1)
  })
  const shown = async (query: string) =>
    (await api('GET', `/v2/event-types?username=guest${query}`)).body.data
  t.same(await shown('&orgSlug=clinic'), [], 'nothing is there yet')
  await db.sql`update event_type set organization_id = 90 where owner_id = ${guest.id}`
  t.match(await shown('&orgSlug=clinic'), [{ bookingUrl: `${web}/o/clinic/guest/intro` }])
  t.same(await shown(''), [])
})
