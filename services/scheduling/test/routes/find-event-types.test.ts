import t from 'tap'
import { rememberUser } from '../../src/db/users-repository.ts'
import { aCaller, aProfile } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

const { api, ask, db } = await startScheduling(t)
let lastId = 200
const newCaller = (changes: Parameters<typeof aProfile>[0] = {}) =>
  aCaller(aProfile({ id: ++lastId, ...changes }))
type Caller = ReturnType<typeof newCaller>

const intro = { title: 'Intro', slug: 'intro', lengthInMinutes: 30 }
const create = (caller: Caller, changes: object = {}) =>
  api('POST', '/v2/event-types', { caller, body: { ...intro, ...changes } })

t.test('200 the own list has hidden ones, a list by username does not', async (t) => {
  const caller = newCaller()
  await create(caller)
  await create(caller, { slug: 'secret', hidden: true })
  await create(caller, { slug: 'long', lengthInMinutes: 60 })
  const slugs = async (path: string, who?: Caller) =>
    (await api('GET', path, who ? { caller: who } : {})).body.data.map(({ slug }: { slug: string }) => slug)
  t.same(await slugs('/v2/event-types', caller), ['intro', 'secret', 'long'])
  t.same(await slugs('/v2/event-types?sortCreatedAt=desc', caller), ['long', 'secret', 'intro'])
  const username = caller.user?.username
  t.same(await slugs(`/v2/event-types?username=${username}`), ['intro', 'long'])
  t.same(await slugs(`/v2/event-types?username=${username}`, caller), ['intro', 'long'])
  t.same(await slugs(`/v2/event-types?username=${username}&eventSlug=long`), ['long'])
  t.same(await slugs(`/v2/event-types?username=${username}&eventTypeSlug=secret`), [])
  t.same(await slugs(`/v2/event-types?username=${username}&orgId=6`), [])
  t.same(await slugs('/v2/event-types?username=unknown'), [])
  t.same(await slugs('/v2/event-types?search=SECR', caller), ['secret'])
  t.same(await slugs('/v2/event-types?search=intro', caller), ['intro', 'secret', 'long'], 'all titles')
  t.same(await slugs(`/v2/event-types?username=${username}&search=secret`), [], 'hidden stays hidden')
  t.same(await slugs('/v2/event-types?search=%25', caller), [], 'no wildcards')
  const page = await api('GET', '/v2/event-types?take=1&skip=1', { caller })
  t.match(page.body, {
    data: [{ slug: 'secret' }],
    pagination: { totalItems: 3, currentPage: 2, hasNextPage: true },
  })
  t.equal((await api('GET', '/v2/event-types')).status, 401)
})

t.test('200 the common meeting of several people, 404 for an unknown username', async (t) => {
  const [ann, bo] = [newCaller(), newCaller()]
  for (const caller of [ann, bo]) await create(caller)
  const names = [ann, bo].map(({ user }) => user?.username)
  const { status, body } = await api('GET', `/v2/event-types?usernames=${names}`)
  t.equal(status, 200)
  t.match(body, {
    data: [{ id: 0, lengthInMinutes: 30, users: names.map((username) => ({ username })) }],
    pagination: { totalItems: 1, returnedItems: 1 },
  })
  t.equal((await api('GET', `/v2/event-types?usernames=${names}&orgSlug=umbrella`)).status, 404)
  t.equal((await api('GET', `/v2/event-types?usernames=${names[0]}`)).status, 400)
  const unwilling = { ...bo.user!, allowDynamicBooking: false, version: bo.user!.version + 1 }
  await db.transaction((tx) => rememberUser(tx, unwilling))
  const refused = await api('GET', `/v2/event-types?usernames=${names}`)
  t.match(refused, { status: 404, body: { error: { code: 'user_not_found' } } }, 'one does not allow it')
})

t.test(
  '404 for a foreign event type, exactly as for a missing one; members can read, admins can change',
  async (t) => {
    const { data } = (await create(newCaller())).body
    const path = `/v2/event-types/${data.id}`
    const stranger = newCaller({ organizationId: 6 })
    for (const [method, body] of [['GET'], ['PATCH', { title: 'Mine' }], ['DELETE']] as const) {
      const foreign = await api(method, path, { caller: stranger, body })
      const missing = await api(method, '/v2/event-types/999999', { caller: stranger, body })
      t.equal(foreign.status, 404)
      t.same(foreign.body.error, missing.body.error)
    }
    const colleague = newCaller()
    t.equal((await api('GET', path, { caller: colleague })).status, 200)
    t.equal((await api('PATCH', path, { caller: colleague, body: { title: 'Mine' } })).status, 403)
    const admin = { ...newCaller(), memberships: [{ teamId: 5, role: 'OWNER' as const }] }
    t.equal((await api('PATCH', path, { caller: admin, body: { title: 'Ours' } })).status, 200)
    t.equal((await api('GET', '/v2/event-types/abc', { caller: colleague })).status, 400)
  },
)

t.test('200 a summary for other services, 403 for users', async (t) => {
  const caller = newCaller()
  const { data } = (await create(caller)).body
  const path = `/internal/event-types/${data.id}`
  const { status, body } = await ask('automation', 'GET', path, { caller: newCaller({ organizationId: 6 }) })
  t.equal(status, 200)
  t.same(body, {
    id: data.id,
    ...intro,
    organizationId: 5,
    ownerId: caller.userId,
    teamId: null,
    hidden: false,
    version: 1,
  })
  const missing = await ask('webhook-delivery', 'GET', '/internal/event-types/999999')
  t.same([missing.status, missing.body.error.code], [404, 'event_type_not_found'])
  t.equal((await api('GET', path, { caller })).status, 403)
})
