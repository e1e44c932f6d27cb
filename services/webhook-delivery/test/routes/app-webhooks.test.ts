import type { CallerContext, WebhookTrigger } from '@punctual/contracts'
import t from 'tap'
import { type Answer, aCaller, admin, aService, olga } from '../service-harness.ts'

const scopes = ['WEBHOOK_READ', 'WEBHOOK_WRITE', 'BOOKING_READ']
/** An app of Olga's with grant 11. */
const anApp: CallerContext = { ...olga, kind: 'app', clientId: 'one', grantId: 11, scopes }
const otherApp: CallerContext = { ...anApp, clientId: 'two', grantId: 12 }
const laterGrant: CallerContext = { ...anApp, grantId: 13 }
const ofAdmin: CallerContext = { ...admin, kind: 'app', clientId: 'one', grantId: 14, scopes }

const url = 'http://127.0.0.1:40000/hook'
const hook = (triggers: WebhookTrigger[] = ['BOOKING_CREATED'], more: object = {}) => ({
  active: true,
  subscriberUrl: url,
  triggers,
  ...more,
})
const isInsufficient = ({ status, body }: Answer, scope: string): boolean =>
  status === 403 && body.error.code === 'insufficient_scope' && body.error.message.includes(scope)

t.test('webhooks of apps', async (t) => {
  const { call, db } = await aService(t, { roles: ['http'] })
  const path = '/v2/webhooks'
  const make = async (caller: CallerContext, more: object = {}, at = path): Promise<number> => {
    const { status, body } = await call('POST', at, { caller, body: hook(undefined, more) })
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body.data.id
  }
  const listed = async (caller: CallerContext, at = path): Promise<number[]> =>
    (await call('GET', at, { caller })).body.data.map(({ id }: { id: number }) => id)
  t.afterEach(() => db.sql`delete from webhook`)

  t.test('need WEBHOOK_WRITE and the READ scope of what each trigger sends', async (t) => {
    for (const [trigger, scope] of [
      ['BOOKING_CREATED', 'BOOKING_READ'],
      ['MEETING_ENDED', 'BOOKING_READ'],
      ['RECORDING_READY', 'BOOKING_READ'],
      ['FORM_SUBMITTED', 'ROUTING_FORM_READ'],
      ['OOO_CREATED', 'SCHEDULE_READ'],
    ] as const) {
      const without = { ...anApp, scopes: ['WEBHOOK_WRITE', 'PROFILE_READ', `TEAM_${scope}`] }
      const refused = await call('POST', path, { caller: without, body: hook([trigger]) })
      t.ok(isInsufficient(refused, scope), `${trigger} without ${scope}`)
      const caller = { ...anApp, scopes: ['WEBHOOK_WRITE', scope] }
      const { status, body } = await call('POST', path, { caller, body: hook([trigger]) })
      t.equal(status, 201, `${trigger} with ${scope}`)
      await call('DELETE', `${path}/${body.data.id}`, { caller })
      const readOnly = { ...anApp, scopes: ['WEBHOOK_READ', scope] }
      const unwritten = await call('POST', path, { caller: readOnly, body: hook([trigger]) })
      t.ok(isInsufficient(unwritten, 'WEBHOOK_WRITE'))
    }
    t.same(await listed(olga), [])
    t.equal(
      (await call('POST', path, { body: hook(['FORM_SUBMITTED']) })).status,
      201,
      'a key needs no scope',
    )
  })

  t.test('need the scope for the level of the path', async (t) => {
    for (const [at, prefix] of [
      ['/v2/organizations/5/teams/70/webhooks', 'TEAM_'],
      ['/v2/organizations/5/webhooks', 'ORG_'],
    ]) {
      const without = { ...ofAdmin, scopes: [...scopes, `${prefix}WEBHOOK_WRITE`] }
      const refused = await call('POST', at ?? '', { caller: without, body: hook() })
      t.ok(isInsufficient(refused, `${prefix}BOOKING_READ`))
      const caller = { ...ofAdmin, scopes: [`${prefix}WEBHOOK_WRITE`, `${prefix}BOOKING_READ`] }
      t.equal((await call('POST', at ?? '', { caller, body: hook() })).status, 201)
      const member = { ...caller, userId: 3, memberships: olga.memberships, grantId: 15 }
      t.equal((await call('POST', at ?? '', { caller: member, body: hook() })).status, 403, 'and the role')
    }
  })

  t.test('need the scope of an added trigger; other changes need none', async (t) => {
    const id = await make(anApp)
    const change = (body: object, caller = anApp) => call('PATCH', `${path}/${id}`, { caller, body })
    const refused = await change({ triggers: ['BOOKING_CREATED', 'OOO_CREATED'] })
    t.ok(isInsufficient(refused, 'SCHEDULE_READ'))
    t.same((await call('GET', `${path}/${id}`)).body.data.triggers, ['BOOKING_CREATED'])
    const more = { ...anApp, scopes: [...scopes, 'SCHEDULE_READ'] }
    t.equal((await change({ triggers: ['BOOKING_CREATED', 'OOO_CREATED'] }, more)).status, 200)
    t.match(await change({ active: false }), { status: 200, body: { data: { active: false } } })
  })

  t.test('are the only ones that an app reaches: any other is 404 and not listed', async (t) => {
    const mine = await make(anApp)
    const persons = await make(olga)
    const others = await make(otherApp)
    const later = await make(laterGrant)
    t.same(await listed(anApp), [mine])
    t.same(await listed(otherApp), [others])
    t.same(await listed(laterGrant), [later], 'only those of the later grant')
    t.same(await listed(olga), [mine, persons, others, later])
    for (const id of [persons, others, later]) {
      const one = `${path}/${id}`
      for (const [method, at, body] of [
        ['GET', one],
        ['PATCH', one, { active: false }],
        ['DELETE', one],
        ['POST', `${one}/test`],
        ['GET', `${one}/deliveries`],
        ['POST', `${one}/recover`, { since: '2026-11-30T00:00:00Z' }],
        ['POST', `${one}/rotate-secret`, {}],
        ['GET', `${one}/stats`],
      ] as const)
        t.match(
          await call(method, at, { caller: anApp, body }),
          { status: 404, body: { error: { code: 'webhook_not_found' } } },
          `${method} ${at}`,
        )
    }
    t.equal((await call('DELETE', path, { caller: anApp })).status, 200)
    t.same(await listed(olga), [persons, others, later], 'deleting all of them keeps the others')
    const twice = await call('POST', path, { caller: otherApp, body: hook() })
    t.match(twice, { status: 409, body: { error: { code: 'webhook_url_taken' } } }, 'its own URL twice')
  })

  t.test('show their secret only to the app; the person lists, switches off and deletes them', async (t) => {
    const id = await make(anApp, { secret: 'of the app' })
    const one = `${path}/${id}`
    t.equal((await call('GET', one, { caller: anApp })).body.data.secret, 'of the app')
    t.notHas((await call('GET', one)).body.data, 'secret')
    t.notMatch(JSON.stringify((await call('GET', path)).body), 'of the app')
    for (const [method, at, body] of [
      ['POST', `${one}/rotate-secret`, {}],
      ['POST', `${one}/rotate-secret`, { secret: 'mine' }],
      ['PATCH', one, { secret: 'mine' }],
      ['PATCH', one, { secret: null }],
    ] as const)
      t.match(
        await call(method, at, { body }),
        { status: 403, body: { error: { code: 'ForbiddenException' } } },
        `${method} ${at}`,
      )
    t.equal((await call('GET', one, { caller: anApp })).body.data.secret, 'of the app', 'it is the same')
    const rotated = await call('POST', `${one}/rotate-secret`, { caller: anApp, body: { secret: 'next' } })
    t.match(rotated, { status: 200, body: { data: { secret: 'next' } } })
    const changed = await call('PATCH', one, { body: { active: false } })
    t.match(changed, { status: 200, body: { data: { active: false } } })
    t.notHas(changed.body.data, 'secret')
    const deleted = await call('DELETE', one)
    t.equal(deleted.status, 200)
    t.notMatch(JSON.stringify(deleted.body), 'next')
    t.equal((await call('GET', one, { caller: anApp })).status, 404)

    const own = `${path}/${await make(olga, { secret: 'of Olga' })}`
    t.equal((await call('GET', own)).body.data.secret, 'of Olga')
    t.equal((await call('POST', `${own}/rotate-secret`, { caller: anApp, body: {} })).status, 404)
  })

  t.test('are not created by a token without a known grant', async (t) => {
    const { grantId, ...unknown } = anApp
    t.type(grantId, 'number')
    t.equal((await call('POST', path, { caller: unknown, body: hook() })).status, 403)
    t.equal((await call('GET', path, { caller: unknown })).status, 403)
    const stranger = { ...anApp, ...aCaller(9, [{ teamId: 8, role: 'OWNER' }]), kind: 'app' as const }
    t.same(await listed({ ...stranger, grantId: 20, scopes }), [])
  })
})
