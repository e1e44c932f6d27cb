import { type CallerContext, webhookTriggers } from '@punctual/contracts'
import t from 'tap'
import {
  aCaller,
  admin,
  anEventType,
  anonymous,
  aService,
  colleague,
  olga,
  stranger,
} from '../service-harness.ts'

const teamAdmin = aCaller(7, [
  { teamId: 5, role: 'MEMBER' },
  { teamId: 70, role: 'ADMIN' },
  { teamId: 71, role: 'OWNER' },
])
const client: CallerContext = { ...admin, kind: 'oauth-client', clientId: 'app' }
const hook = (more: object = {}) => ({
  active: true,
  subscriberUrl: 'http://127.0.0.1:40000/hook',
  triggers: ['BOOKING_CREATED'],
  ...more,
})
const delivery = '0193806c-1c00-7000-8000-000000000001'
/** Every operation, with its status for a permitted caller. */
const operations = (path: string, id: number): [string, string, number, object?][] => [
  ['GET', path, 200],
  ['GET', `${path}/${id}`, 200],
  ['PATCH', `${path}/${id}`, 200, { triggers: ['BOOKING_PAID'] }],
  ['GET', `${path}/${id}/deliveries`, 200],
  ['GET', `${path}/${id}/deliveries/${delivery}`, 404],
  ['GET', `${path}/${id}/deliveries/${delivery}/attempts`, 404],
  ['POST', `${path}/${id}/deliveries/${delivery}/retry`, 404],
  ['POST', `${path}/${id}/recover`, 202, { since: '2026-11-30T00:00:00Z' }],
  ['GET', `${path}/${id}/recover/999999`, 404],
  ['POST', `${path}/${id}/rotate-secret`, 200, {}],
  ['GET', `${path}/${id}/stats`, 200],
  ['DELETE', `${path}/${id}`, 200],
  ['DELETE', path, 200],
]

/**
 * Path, permitted caller, field of the owner, status for a colleague, status for a stranger, path
 * of a missing owner.
 */
const places: [string, CallerContext, object, number, number, string][] = [
  [
    '/v2/teams/71/event-types/3/webhooks',
    teamAdmin,
    { eventTypeId: 3 },
    404,
    404,
    '/v2/teams/999/event-types/3/webhooks',
  ],
  ['/v2/teams/71/webhooks', teamAdmin, { teamId: 71 }, 404, 404, '/v2/teams/999/webhooks'],
  [
    '/v2/organizations/5/teams/70/webhooks',
    teamAdmin,
    { teamId: 70 },
    403,
    403,
    '/v2/organizations/999/teams/70/webhooks',
  ],
  ['/v2/organizations/5/webhooks', admin, { teamId: 5 }, 403, 403, '/v2/organizations/999/webhooks'],
  [
    '/v2/oauth-clients/app/webhooks',
    client,
    { oAuthClientId: 'app' },
    403,
    404,
    '/v2/oauth-clients/none/webhooks',
  ],
]

t.test('webhooks of every owner', async (t) => {
  const service = await aService(t, { roles: ['http'] })
  const { call, db, identity, scheduling } = service
  scheduling.known.set('/internal/event-types/3', anEventType(3, { organizationId: 0, teamId: 71 }))
  scheduling.known.set('/internal/event-types/4', anEventType(4, { teamId: 70 }))

  for (const [path, caller, key, ofColleague, ofStranger, nothing] of places)
    t.test(path, async (t) => {
      const { status, body } = await call('POST', path, { caller, body: hook() })
      t.equal(status, 201)
      const created = body.data
      t.same(created, { id: created.id, payloadTemplate: '', ...hook(), ...key })
      t.match(await call('POST', path, { caller, body: hook() }), {
        status: 409,
        body: { error: { code: 'webhook_url_taken' } },
      })
      const all: [string, string, number, object?][] = [
        ['POST', path, 201, hook()],
        ...operations(path, created.id),
      ]
      for (const [method, url, , body] of all) {
        const name = `${method} ${url}`
        t.equal(
          (await call(method, url, { caller: anonymous, body })).status,
          401,
          `${name} without a credential`,
        )
        t.equal(
          (await call(method, url, { caller: colleague, body })).status,
          ofColleague,
          `${name} by a colleague`,
        )
        const foreign = await call(method, url, { caller: stranger, body })
        t.equal(foreign.status, ofStranger, `${name} of a stranger`)
        const missing = await call(method, url.replace(path, nothing), { caller: stranger, body })
        t.same({ ...foreign.body, path: '' }, { ...missing.body, path: '' }, `${name} as a missing one`)
      }
      t.same(
        (await call('GET', `${path}/${created.id}`, { caller })).body.data,
        created,
        'nothing has changed',
      )
      for (const [method, url, expected, body] of operations(path, created.id))
        t.equal((await call(method, url, { caller, body })).status, expected, `${method} ${url}`)
      t.equal((await db.sql`select 1 from webhook`).length, 0)
    })

  t.test('/v2/webhooks are the caller’s own, in the organization of the key', async (t) => {
    const path = '/v2/webhooks'
    const { body } = await call('POST', path, { body: hook() })
    const created = body.data
    t.same(created, { id: created.id, payloadTemplate: '', ...hook(), userId: 3 })
    t.equal((await call('POST', path, { body: hook() })).status, 409)
    const elsewhere = aCaller(3, [{ teamId: 8, role: 'OWNER' }])
    t.equal((await call('POST', path, { body: hook(), caller: elsewhere })).status, 201)
    for (const caller of [admin, elsewhere, stranger])
      for (const [method, url, expected, body] of operations(path, created.id)) {
        if (url === path) continue
        const { status, body: answer } = await call(method, url, { caller, body })
        t.match(
          { status, answer },
          { status: 404, answer: { error: { code: 'webhook_not_found' } } },
          `${method} ${expected}`,
        )
      }
    t.same((await call('GET', path, { caller: admin })).body.data, [])
    t.equal((await call('GET', path, { caller: anonymous })).status, 401)
    for (const [method, url, expected, body] of operations(path, created.id))
      t.equal((await call(method, url, { body })).status, expected, `${method} ${url}`)
    t.same((await call('GET', path, { caller: elsewhere })).body.pagination.totalItems, 1)
    await db.sql`delete from webhook`
  })

  t.test('404 for a team of another organization and an event type of another team', async (t) => {
    const orgWide = aCaller(6, [
      { teamId: 5, role: 'ADMIN' },
      { teamId: 8, role: 'ADMIN' },
      { teamId: 70, role: 'ADMIN' },
      { teamId: 71, role: 'ADMIN' },
    ])
    for (const path of [
      '/v2/organizations/5/teams/80/webhooks',
      '/v2/organizations/5/teams/71/webhooks',
      '/v2/organizations/5/teams/999/webhooks',
    ])
      t.match(await call('GET', path, { caller: orgWide }), {
        status: 404,
        body: { error: { code: 'team_not_found' } },
      })
    for (const path of ['/v2/teams/70/event-types/3/webhooks', '/v2/teams/71/event-types/4/webhooks'])
      t.match(await call('GET', path, { caller: orgWide }), {
        status: 404,
        body: { error: { code: 'event_type_not_found' } },
      })
    t.equal((await call('GET', '/v2/teams/70/event-types/4/webhooks', { caller: orgWide })).status, 200)
  })

  t.test('a client’s webhooks need its own secret or an admin’s key, never a token', async (t) => {
    const path = '/v2/oauth-clients/app/webhooks'
    t.equal((await call('GET', path, { caller: admin })).status, 200)
    t.equal((await call('GET', path, { caller: { ...client, clientId: 'other' } })).status, 403)
    t.equal((await call('GET', path, { caller: { ...admin, kind: 'managed-user' } })).status, 403)
    t.equal((await call('GET', '/v2/oauth-clients/foreign/webhooks', { caller: client })).status, 404)
    t.equal((await call('GET', '/v2/oauth-clients/%2e%2e%2fx/webhooks', { caller: admin })).status, 404)
    const asked = identity.asked.filter((one) => one.endsWith('/app'))
    t.equal(asked.length, 1, 'requested once')
  })

  t.test(
    'DELEGATION_CREDENTIAL_ERROR: 400 for new ones of users and event types, never on update',
    async (t) => {
      const subscriberUrl = 'http://127.0.0.1:40000/delegation'
      for (const [path, caller, isRefused] of [
        ['/v2/organizations/5/webhooks', admin, false],
        ['/v2/teams/71/webhooks', teamAdmin, false],
        ['/v2/oauth-clients/app/webhooks', client, false],
        ['/v2/webhooks', olga, true],
        ['/v2/event-types/1/webhooks', olga, true],
      ] as const) {
        const make = (triggers: readonly string[]) =>
          call('POST', path, { caller, body: hook({ subscriberUrl, triggers }) })
        const asked = await make(['DELEGATION_CREDENTIAL_ERROR'])
        if (isRefused)
          t.match(
            asked,
            { status: 400, body: { error: { details: { errors: [{ path: 'triggers' }] } } } },
            path,
          )
        const { body } = isRefused ? await make([]) : asked
        const all = { caller, body: { triggers: webhookTriggers } }
        t.match(await call('PATCH', `${path}/${body.data.id}`, all), {
          status: 200,
          body: { data: { triggers: webhookTriggers } },
        })
        await call('DELETE', `${path}/${body.data.id}`, { caller })
      }
    },
  )
})

t.test('a portal link reaches its webhooks, and secrets only if it may change them', async (t) => {
  const { call } = await aService(t, { roles: ['http'] })
  const link = (scopes: string[], clientId?: string): CallerContext => ({
    ...aCaller(6, []),
    kind: 'portal',
    organizationId: 5,
    portalLinkId: 'a',
    scopes,
    ...(clientId !== undefined && { clientId }),
  })
  const all = ['webhook.read', 'webhook.create', 'webhook.update', 'webhook.delete']
  for (const [path, clientId] of [
    ['/v2/organizations/5/webhooks', undefined],
    ['/v2/oauth-clients/app/webhooks', 'app'],
  ] as const) {
    const [writer, reader] = [link(all, clientId), link(['webhook.read'], clientId)]
    const { id } = (await call('POST', path, { caller: writer, body: hook({ secret: 's3cret' }) })).body.data
    for (const [method, operation, status, body] of operations(path, id).slice(0, -2)) {
      t.equal(
        (await call(method, operation, { caller: writer, body })).status,
        status,
        `${method} ${operation}`,
      )
      const read = method === 'GET' ? status : 403
      t.equal(
        (await call(method, operation, { caller: reader, body })).status,
        read,
        `${method} ${operation}`,
      )
    }
    t.type((await call('GET', `${path}/${id}`, { caller: writer })).body.data.secret, 'string')
    for (const shown of [path, `${path}/${id}`])
      t.notMatch(JSON.stringify((await call('GET', shown, { caller: reader })).body), /secret/)
    t.equal((await call('DELETE', path, { caller: writer })).status, 403, 'all at once')
    const foreign = clientId === undefined ? link(all, 'app') : link(all)
    t.equal((await call('GET', path, { caller: foreign })).status, clientId === undefined ? 403 : 404)
    t.equal((await call('GET', '/v2/organizations/8/webhooks', { caller: writer })).status, 403)
    t.equal((await call('GET', '/v2/oauth-clients/foreign/webhooks', { caller: writer })).status, 404)
    for (const closed of [
      '/v2/webhooks',
      '/v2/organizations/5/teams/70/webhooks',
      '/v2/event-types/1/webhooks',
    ])
      t.equal((await call('GET', closed, { caller: writer })).status, 403, closed)
    t.equal((await call('DELETE', `${path}/${id}`, { caller: writer })).status, 200)
  }
})
