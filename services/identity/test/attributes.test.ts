import { randomUUID } from 'node:crypto'
import t from 'tap'
import { createAccount } from '../src/app/bootstrap.ts'
import { addMember } from '../src/app/memberships.ts'
import { actingAs } from '../src/audit/actor.ts'
import { attributesOf } from '../src/db/member-attributes.ts'
import { type Answer, callerOf, type Identity, startIdentity } from './start.ts'

const identity = await startIdentity(t)
const { owner, db, clock } = identity
const orgId = owner.organization.id
const base = `/v2/organizations/${orgId}/attributes`
const ben = await createAccount(db, clock, { email: 'ben@example.com', name: 'Ben', organizationId: orgId })
const eve = await createAccount(db, clock, {
  email: 'eve@example.com',
  name: 'Eve',
  organization: { name: 'Other' },
})
const eveOrgId = (await callerOf(identity, eve.apiKey)).organizationId
const evesPath = `/v2/organizations/${eveOrgId}/attributes`

type Make = Parameters<Identity['call']>[3]
const call = (method: string, path: string, asked?: Make, as = owner.apiKey) =>
  identity.call(method, path, as, asked)
const post = (path: string, body: unknown, as?: string) => call('POST', path, { body }, as)

/** Creates an attribute and returns its id. */
async function make(slug: string, more: object = {}, path = base, as?: string): Promise<string> {
  const { status, body } = await post(path, { name: slug, slug, type: 'TEXT', options: [], ...more }, as)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data.id as string
}

async function optionsOf(attributeId: string, path = base, as?: string) {
  return (await call('GET', `${path}/${attributeId}/options`, undefined, as)).body.data as {
    id: string
    value: string
  }[]
}

async function membershipOf(userId: number): Promise<number> {
  const [row] = await db.sql<{ id: number }[]>`
    select id from membership where user_id = ${userId} and team_id = ${orgId}`
  return row!.id
}

const codeOf = ({ status, body }: Answer) => `${status} ${body.error?.code}`
const colours = [
  { value: 'Red', slug: 'red' },
  { value: 'Blue', slug: 'blue' },
]

t.test('POST .../attributes', async (t) => {
  t.test('201 with defaults for omitted fields', async (t) => {
    const { status, body } = await post(base, { name: 'City', slug: 'City !', type: 'TEXT', options: [] })
    t.equal(status, 201)
    t.same(body.data, {
      id: body.data.id,
      teamId: orgId,
      type: 'TEXT',
      name: 'City',
      slug: 'City !',
      enabled: true,
      usersCanEditRelation: false,
    })
  })
  t.test('201 options in the given order, stored only for select types', async (t) => {
    const select = await make('colour', { type: 'SINGLE_SELECT', options: colours })
    t.match(await optionsOf(select), colours)
    t.same(await optionsOf(await make('no-choice', { type: 'NUMBER', options: colours })), [])
  })
  t.test('201 once for one Idempotency-Key', async (t) => {
    const asked = {
      body: { name: 'Once', slug: 'once', type: 'TEXT', options: [] },
      headers: { 'idempotency-key': 'one-attribute' },
    }
    const first = await call('POST', base, asked)
    t.same((await call('POST', base, asked)).body, first.body)
  })
  t.test('409 a slug taken in this organization only', async (t) => {
    await make('taken')
    const again = await post(base, { name: 'Again', slug: 'taken', type: 'TEXT', options: [] })
    t.equal(codeOf(again), '409 slug_taken')
    t.ok(await make('taken', {}, evesPath, eve.apiKey))
  })
  t.test('400 names each invalid field', async (t) => {
    const right = { name: 'N', slug: 's', type: 'TEXT', options: [] }
    const wrong: [string, object][] = [
      ['name', { ...right, name: '' }],
      ['slug', { ...right, slug: '' }],
      ['type', { ...right, type: 'DATE' }],
      ['options', { ...right, options: undefined }],
      ['options.0.slug', { ...right, options: [{ value: 'x' }] }],
      ['enabled', { ...right, enabled: 'yes' }],
    ]
    for (const [path, body] of wrong) {
      const answer = await post(base, body)
      t.match(answer.body.error.details, { errors: [{ path }] }, path)
      t.equal(answer.status, 400, path)
    }
  })
})

t.test('GET, PATCH and DELETE of attributes', async (t) => {
  t.test('200 a page, oldest first', async (t) => {
    const { body } = await call('GET', `${base}?take=1&skip=1`, undefined, ben.apiKey)
    t.match(body, { data: [{ slug: 'colour' }], pagination: { returnedItems: 1, currentPage: 2 } })
    t.equal((await call('GET', `${base}?take=251`)).status, 400)
  })
  t.test('200 read, updated, deleted', async (t) => {
    const id = await make('floor', { type: 'NUMBER' })
    t.match((await call('GET', `${base}/${id}`)).body.data, { id, slug: 'floor', type: 'NUMBER' })
    const body = { name: 'Level', slug: 'level', enabled: false, usersCanEditRelation: true }
    const changed = await call('PATCH', `${base}/${id}`, { body })
    t.match(changed, { status: 200, body: { data: { id, type: 'NUMBER', ...body } } })
    t.same((await call('PATCH', `${base}/${id}`, { body: {} })).body.data, changed.body.data)
    t.same((await call('DELETE', `${base}/${id}`)).body.data, changed.body.data)
    t.equal(codeOf(await call('DELETE', `${base}/${id}`)), '404 attribute_not_found')
  })
  t.test('409 the slug of another attribute', async (t) => {
    const id = await make('one')
    await make('two')
    t.equal(codeOf(await call('PATCH', `${base}/${id}`, { body: { slug: 'two' } })), '409 slug_taken')
  })
})

t.test('options', async (t) => {
  const id = await make('tool', { type: 'MULTI_SELECT', options: colours })
  t.test('201, 200: created, updated, deleted with its assignments', async (t) => {
    const created = await post(`${base}/${id}/options`, { value: 'Green', slug: 'green' })
    t.match(created, { status: 201, body: { data: { attributeId: id, value: 'Green', slug: 'green' } } })
    const path = `${base}/${id}/options/${created.body.data.id}`
    const changed = await call('PATCH', path, { body: { value: 'Lime' } })
    t.match(changed, { status: 200, body: { data: { value: 'Lime', slug: 'green' } } })
    t.same((await call('PATCH', path, { body: {} })).body.data, changed.body.data)
    const mine = `${base}/options/${ben.user.id}`
    await post(mine, { attributeId: id, attributeOptionId: created.body.data.id })
    t.match((await call('GET', mine)).body.data, [{ value: 'Lime' }])
    t.same((await call('DELETE', path)).body.data, changed.body.data)
    t.same((await call('GET', mine)).body.data, [])
    t.equal((await optionsOf(id)).length, 2)
  })
  t.test('404 an option of another attribute', async (t) => {
    const other = await make('other', { type: 'MULTI_SELECT', options: colours })
    const [option] = await optionsOf(other)
    for (const method of ['PATCH', 'DELETE']) {
      const asked = method === 'PATCH' ? { body: { value: 'x' } } : undefined
      const answer = await call(method, `${base}/${id}/options/${option?.id}`, asked)
      t.equal(codeOf(answer), '404 attribute_option_not_found')
    }
  })
  t.test('400 empty values', async (t) => {
    t.equal((await post(`${base}/${id}/options`, { value: '', slug: 'x' })).status, 400)
    t.equal((await post(`${base}/${id}/options`, { value: 'x' })).status, 400)
  })
})

t.test('assignments of attributes', async (t) => {
  const colour = await make('shirt', { type: 'SINGLE_SELECT', options: colours })
  const skill = await make('skill', { type: 'MULTI_SELECT', options: colours })
  const desk = await make('desk', { type: 'NUMBER' })
  const nick = await make('nick', { usersCanEditRelation: true })
  const [red, blue] = await optionsOf(colour)
  const [first, second] = await optionsOf(skill)
  const path = `${base}/options/${ben.user.id}`
  const give = (body: object, as?: string) => post(path, body, as)
  const memberId = await membershipOf(ben.user.id)

  t.test('201 an option; a second one of a SINGLE_SELECT adds to it', async (t) => {
    const { status, body } = await give({ attributeId: colour, attributeOptionId: red?.id })
    t.equal(status, 201)
    t.same(body.data, { id: body.data.id, memberId, attributeOptionId: red?.id })
    t.equal((await give({ attributeId: colour, attributeOptionId: blue?.id, value: 'x' })).status, 201)
    const next = (await call('GET', `${path}?take=1&skip=1`)).body
    t.match(next, { data: [{ id: blue?.id }], pagination: { totalItems: 2, returnedItems: 1 } })
  })
  t.test('201 a value becomes a new option', async (t) => {
    const { body } = await give({ attributeId: desk, value: '12' })
    t.match(await optionsOf(desk), [{ id: body.data.attributeOptionId, value: '12', slug: '12' }])
  })
  t.test('409 the same option twice', async (t) => {
    const again = await give({ attributeId: colour, attributeOptionId: red?.id })
    t.equal(codeOf(again), '409 attribute_already_assigned')
  })
  t.test('400 a value where options are predefined, neither of both, and no attribute', async (t) => {
    for (const [field, body] of [
      ['value', { attributeId: colour, value: 'Red' }],
      ['attributeOptionId', { attributeId: colour }],
      ['value', { attributeId: desk, value: '' }],
      ['attributeId', { value: 'x' }],
    ] as const) {
      const answer = await give(body)
      t.match(answer, { status: 400, body: { error: { details: { errors: [{ path: field }] } } } })
    }
  })
  t.test('404 the same for unknown ids and those of another attribute or organization', async (t) => {
    const foreign = await make('foreign', { type: 'SINGLE_SELECT', options: colours }, evesPath, eve.apiKey)
    const [foreignOption] = await optionsOf(foreign, evesPath, eve.apiKey)
    const missing = await give({ attributeId: randomUUID(), value: 'x' })
    t.equal(codeOf(missing), '404 attribute_not_found')
    for (const attributeId of [foreign, 'x', '1'])
      t.same((await give({ attributeId, value: 'x' })).body.error, missing.body.error)
    const noOption = await give({ attributeId: colour, attributeOptionId: randomUUID() })
    t.equal(codeOf(noOption), '404 attribute_option_not_found')
    for (const attributeOptionId of [foreignOption?.id, first?.id, 'x'])
      t.same((await give({ attributeId: colour, attributeOptionId })).body.error, noOption.body.error)
    const unknown = await post(`${base}/options/999999`, { attributeId: desk, value: '1' })
    t.equal(codeOf(unknown), '404 membership_not_found')
    const stranger = await post(`${base}/options/${eve.user.id}`, { attributeId: desk, value: '1' })
    t.same(stranger.body.error, unknown.body.error)
  })
  t.test('404 a member who has not accepted', async (t) => {
    await db.sql`update membership set accepted = false where id = ${memberId}`
    t.equal(codeOf(await give({ attributeId: desk, value: '1' })), '404 membership_not_found')
    t.equal(codeOf(await call('GET', path)), '404 membership_not_found')
    await db.sql`update membership set accepted = true where id = ${memberId}`
  })
  t.test('201 and 403 members set an attribute themselves where it allows that', async (t) => {
    const own = await give({ attributeId: nick, value: 'Benny' }, ben.apiKey)
    t.equal(own.status, 201)
    t.equal((await give({ attributeId: desk, value: '1' }, ben.apiKey)).status, 403)
    const others = `${base}/options/${owner.user.id}`
    t.equal((await post(others, { attributeId: nick, value: 'Olly' }, ben.apiKey)).status, 403)
    t.equal((await call('DELETE', `${path}/${red?.id}`, undefined, ben.apiKey)).status, 403)
    const { attributeOptionId } = own.body.data
    t.same(
      (await call('DELETE', `${path}/${attributeOptionId}`, undefined, ben.apiKey)).body.data,
      own.body.data,
    )
    t.same(await optionsOf(nick), [], 'a value without assignments is deleted')
  })
  t.test("a membership shows values according to the attribute's type", async (t) => {
    for (const option of [first, second]) await give({ attributeId: skill, attributeOptionId: option?.id })
    await give({ attributeId: desk, value: 'by the door' })
    const { attributeOptionId: optionId } = (await give({ attributeId: nick, value: 'Benny' })).body.data
    const [twelve, door] = await optionsOf(desk)
    t.same((await attributesOf(db, [memberId])).get(memberId), [
      { id: colour, name: 'shirt', type: 'singleSelect', option: 'Red', optionId: red?.id },
      { id: colour, name: 'shirt', type: 'singleSelect', option: 'Blue', optionId: blue?.id },
      {
        id: skill,
        name: 'skill',
        type: 'multiSelect',
        options: [
          { optionId: first?.id, option: 'Red' },
          { optionId: second?.id, option: 'Blue' },
        ],
      },
      { id: desk, name: 'desk', type: 'number', option: 12, optionId: twelve?.id },
      { id: desk, name: 'desk', type: 'number', option: 'by the door', optionId: door?.id },
      { id: nick, name: 'nick', type: 'text', option: 'Benny', optionId },
    ])
  })
  t.test('200 the members of each option, filtered', async (t) => {
    await post(`${base}/options/${owner.user.id}`, { attributeId: skill, attributeOptionId: second?.id })
    const list = (query = '', of = skill) => call('GET', `${base}/${of}/options/assigned${query}`)
    const both = [`${ben.user.id}`, `${owner.user.id}`]
    const all = await list()
    t.match(all, {
      status: 200,
      body: { data: [{ id: first?.id, assignedUserIds: [both[0]] }, { id: second?.id }] },
    })
    t.same(all.body.data[1].assignedUserIds, both)
    const bySlug = await call('GET', `${base}/slugs/skill/options/assigned`)
    t.same(bySlug.body, all.body)
    t.match((await list('?take=1&skip=1')).body, {
      data: [{ id: second?.id }],
      pagination: { totalItems: 2 },
    })
    t.match((await list('?skip=9')).body, { data: [], pagination: { totalItems: 2 } })
    t.match((await list(`?assignedOptionIds=${red?.id},x`)).body.data, [
      { id: first?.id, assignedUserIds: [both[0]] },
      { id: second?.id, assignedUserIds: [both[0]] },
    ])
    t.same((await list('?assignedOptionIds=x')).body.data, [])
    const inTeam = (await list(`?teamIds=${owner.team.id}`)).body.data as { assignedUserIds: string[] }[]
    t.notOk(inTeam.some(({ assignedUserIds }) => assignedUserIds.includes(both[0]!)))
    const teamId = owner.team.id
    await db.transaction(
      actingAs(undefined, (tx) =>
        addMember(tx, { organizationId: orgId, teamId, userId: ben.user.id, role: 'MEMBER' }, clock.now()),
      ),
    )
    t.match((await list(`?teamIds=${teamId},999999`)).body.data, [{ assignedUserIds: [both[0]] }, {}])
    t.equal((await list('?teamIds=x')).status, 400)
  })
  t.test('404 an option that the member does not have', async (t) => {
    const missing = await call('DELETE', `${path}/${randomUUID()}`)
    t.equal(codeOf(missing), '404 attribute_assignment_not_found')
    for (const userId of [owner.user.id, eve.user.id, 999_999]) {
      const answer = await call('DELETE', `${base}/options/${userId}/${red?.id}`)
      t.same(answer.body.error, missing.body.error)
    }
  })
  t.test(
    'a member who leaves loses them, and the values entered only for that member are deleted',
    async (t) => {
      const options = (await optionsOf(desk)).length
      const kim = await createAccount(db, clock, {
        email: 'kim@example.com',
        name: 'Kim',
        organizationId: orgId,
      })
      const kims = `${base}/options/${kim.user.id}`
      await post(kims, { attributeId: desk, value: '40' })
      await post(kims, { attributeId: colour, attributeOptionId: red?.id })
      t.equal((await optionsOf(desk)).length, options + 1)
      await db.sql`delete from membership where user_id = ${kim.user.id}`
      t.equal((await optionsOf(desk)).length, options)
      t.equal((await optionsOf(colour)).length, 2)
    },
  )
  t.test('200 an attribute is deleted with its options and assignments', async (t) => {
    t.equal((await call('DELETE', `${base}/${skill}`)).status, 200)
    const shown = (await attributesOf(db, [memberId])).get(memberId) ?? []
    t.notOk(shown.some(({ id }) => id === skill))
    const rows = await db.sql`select 1 from attribute_option where attribute_id = ${skill}`
    t.equal(rows.length, 0)
  })
})

t.test('rights on attributes', async (t) => {
  const id = await make('guarded', { type: 'SINGLE_SELECT', options: colours })
  const [option] = await optionsOf(id)
  const writes: [string, string, object?][] = [
    ['POST', base, { name: 'x', slug: 'x', type: 'TEXT', options: [] }],
    ['PATCH', `${base}/${id}`, { name: 'x' }],
    ['DELETE', `${base}/${id}`],
    ['POST', `${base}/${id}/options`, { value: 'x', slug: 'x' }],
    ['PATCH', `${base}/${id}/options/${option?.id}`, { value: 'x' }],
    ['DELETE', `${base}/${id}/options/${option?.id}`],
    ['POST', `${base}/options/${owner.user.id}`, { attributeId: id, attributeOptionId: option?.id }],
    ['DELETE', `${base}/options/${owner.user.id}/${option?.id}`],
  ]
  const reads: [string, string][] = [
    ['GET', base],
    ['GET', `${base}/${id}`],
    ['GET', `${base}/${id}/options`],
    ['GET', `${base}/${id}/options/assigned`],
    ['GET', `${base}/slugs/guarded/options/assigned`],
    ['GET', `${base}/options/${ben.user.id}`],
  ]
  t.test('200 a member can read', async (t) => {
    for (const [method, path] of reads)
      t.equal((await call(method, path, undefined, ben.apiKey)).status, 200, path)
  })
  t.test('403 a member cannot write; reported before an invalid body', async (t) => {
    for (const [method, path, body] of writes)
      for (const sent of [body, body && {}])
        t.equal((await call(method, path, { body: sent }, ben.apiKey)).status, 403, `${method} ${path}`)
  })
  t.test('403 the same for another organization and an unknown one', async (t) => {
    for (const [method, path, body] of [...reads, ...writes]) {
      const foreign = await call(method, path, { body }, eve.apiKey)
      const missing = await call(method, path.replace(`/${orgId}/`, '/999999/'), { body }, eve.apiKey)
      t.equal(foreign.status, 403, `${method} ${path}`)
      t.same(foreign.body.error, missing.body.error)
    }
  })
  t.test('401 without a credential', async (t) => {
    const caller = { ...(await callerOf(identity, owner.apiKey)), kind: 'anonymous' as const }
    for (const [method, path, body] of [...reads, ...writes])
      t.equal((await identity.call(method, path, caller, { body })).status, 401, `${method} ${path}`)
  })
  t.test("404 by the slug of another organization's attribute", async (t) => {
    const answer = await call(
      'GET',
      `${evesPath.replace(`${eveOrgId}`, `${orgId}`)}/slugs/foreign/options/assigned`,
    )
    t.equal(codeOf(answer), '404 attribute_not_found')
  })
  t.test('400 ids that are not numbers', async (t) => {
    t.equal((await call('GET', '/v2/organizations/x/attributes')).status, 400)
    t.equal((await call('GET', `${base}/options/x`)).status, 400)
  })
})
