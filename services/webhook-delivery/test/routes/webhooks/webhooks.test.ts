import { generateKeyPairSync } from 'node:crypto'
import { webhookTriggers } from '@punctual/contracts'
import t from 'tap'
import {
  aCaller,
  admin,
  anEventType,
  anonymous,
  aService,
  colleague,
  olga,
  type Service,
  stranger,
} from '../../service-harness.ts'

const path = '/v2/event-types/1/webhooks'
const hook = (more: object = {}) => ({
  active: true,
  subscriberUrl: 'http://127.0.0.1:40000/hook',
  triggers: ['BOOKING_CREATED'],
  ...more,
})
const create = async (service: Service, more: object = {}) => {
  const { body } = await service.call('POST', path, { body: hook(more) })
  return body.data
}

t.test('routes', async (t) => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  const service = await aService(t, { roles: ['http'], env: { WEBHOOK_SIGNING_KEYS: `k1:${key}` } })
  const { call, db } = service
  t.afterEach(() => db.sql`delete from webhook`.then())

  t.test('201 creates, 200 gets', async (t) => {
    const payloadTemplate = '{"text":"{{title}}"}'
    const { status, body } = await call('POST', path, {
      body: hook({ payloadTemplate, secret: 's3cret', version: '2021-10-20', unknown: 1 }),
    })
    t.equal(status, 201)
    t.same(body, {
      status: 'success',
      data: {
        id: body.data.id,
        payloadTemplate,
        triggers: ['BOOKING_CREATED'],
        eventTypeId: 1,
        subscriberUrl: 'http://127.0.0.1:40000/hook',
        active: true,
        secret: 's3cret',
      },
    })
    t.type(body.data.id, 'number')
    t.same((await call('GET', `${path}/${body.data.id}`)).body, body)
    const [secret] = await db.sql`select sealed from webhook_secret`
    t.notMatch(secret?.sealed, /s3cret/)
  })

  t.test('201 with minimal bodies: no secret, an empty template, no trigger, all triggers', async (t) => {
    const least = await create(service, { triggers: [] })
    t.same(Object.keys(least).sort(), [
      'active',
      'eventTypeId',
      'id',
      'payloadTemplate',
      'subscriberUrl',
      'triggers',
    ])
    t.equal(least.payloadTemplate, '')
    const triggers = webhookTriggers.filter((trigger) => trigger !== 'DELEGATION_CREDENTIAL_ERROR')
    const subscriberUrl = 'http://127.0.0.1:40000/all'
    const all = await create(service, {
      triggers: [...triggers, 'BOOKING_CREATED'],
      subscriberUrl,
      secret: '',
    })
    t.same(all.triggers, triggers, 'each once')
    t.notOk('secret' in all)
  })

  t.test('201 and 200 set and clear the rate limit and the order', async (t) => {
    const created = await create(service, { rateLimit: 7, ordered: true })
    t.match(created, { rateLimit: 7, ordered: true })
    const changed = await call('PATCH', `${path}/${created.id}`, {
      body: { rateLimit: null, ordered: false },
    })
    t.notOk('rateLimit' in changed.body.data || 'ordered' in changed.body.data)
    const updated = await call('PATCH', `${path}/${created.id}`, { body: { rateLimit: 1_000 } })
    t.match((await call('PATCH', `${path}/${created.id}`, { body: { active: true } })).body, updated.body)
    for (const rateLimit of [0, 1_001, 1.5, '7'])
      t.match(await call('POST', path, { body: hook({ rateLimit }) }), {
        status: 400,
        body: {
          error: {
            details: { errors: [{ path: 'rateLimit', message: 'must be an integer from 1 to 1000' }] },
          },
        },
      })
  })

  t.test('200 public keys without a credential', async (t) => {
    const answer = await call('GET', '/v2/webhooks/signing-keys', { caller: anonymous })
    t.match(answer, {
      status: 200,
      body: { data: [{ id: 'k1', algorithm: 'ed25519', publicKey: /^whpk_/ }] },
    })
  })

  t.test('400 names the bad field', async (t) => {
    const cases: [object, string, string?][] = [
      [{ active: 'yes' }, 'active'],
      [{ subscriberUrl: 1 }, 'subscriberUrl'],
      [{ triggers: 'BOOKING_CREATED' }, 'triggers'],
      [{ triggers: ['BOOKING_CONFIRMED'] }, 'triggers.0'],
      [{ triggers: ['DELEGATION_CREDENTIAL_ERROR'] }, 'triggers'],
      [{ version: '2020-01-01' }, 'version'],
      [{ secret: 5 }, 'secret'],
      [{ time: -1 }, 'time'],
      [{ time: 1.5 }, 'time'],
      [{ time: 10_001 }, 'time'],
      [{ time: '5' }, 'time'],
      [{ timeUnit: 'week' }, 'timeUnit'],
      [{ timeUnit: 'MINUTE' }, 'timeUnit'],
      [{ payloadTemplate: 'hello {{title}}' }, 'payloadTemplate', 'webhook_template_invalid'],
      [{ payloadTemplate: '{"a":"{{#if x}}"}' }, 'payloadTemplate', 'webhook_template_invalid'],
      [{ subscriberUrl: 'ftp://example.com' }, 'subscriberUrl', 'subscriber_url_refused'],
      [{ subscriberUrl: 'not a url' }, 'subscriberUrl', 'subscriber_url_refused'],
      [{ subscriberUrl: 'http://10.0.0.1/hook' }, 'subscriberUrl', 'subscriber_url_refused'],
      [{ subscriberUrl: 'http://user:word@example.com' }, 'subscriberUrl', 'subscriber_url_refused'],
      [{ subscriberUrl: 'http://169.254.169.254/latest' }, 'subscriberUrl', 'subscriber_url_refused'],
      [{ subscriberUrl: 'https://example.com:5432/' }, 'subscriberUrl', 'subscriber_url_refused'],
    ]
    for (const [more, field, code = 'BadRequestException'] of cases) {
      const { status, body } = await call('POST', path, { body: hook(more) })
      t.match(
        { status, body },
        { status: 400, body: { status: 'error', error: { code } } },
        JSON.stringify(more),
      )
      t.equal(body.error.details.errors[0].path, field)
    }
    for (const missing of ['active', 'subscriberUrl', 'triggers']) {
      const { status, body } = await call('POST', path, { body: hook({ [missing]: undefined }) })
      t.match(
        { status, body },
        { status: 400, body: { error: { details: { errors: [{ path: missing }] } } } },
      )
    }
    t.equal((await db.sql`select 1 from webhook`).length, 0)
  })

  t.test('409 for the same URL twice', async (t) => {
    await create(service)
    t.match(await call('POST', path, { body: hook() }), {
      status: 409,
      body: { error: { code: 'webhook_url_taken' } },
    })
    t.equal((await call('POST', '/v2/event-types/2/webhooks', { body: hook() })).status, 201)
  })

  t.test('an Idempotency-Key creates one webhook', async (t) => {
    const request = { body: hook({ secret: 's3cret' }), headers: { 'idempotency-key': 'one' } }
    const first = await call('POST', path, request)
    const second = await call('POST', path, request)
    t.same(second.body, first.body)
    t.equal(second.headers.get('idempotent-replayed'), 'true')
    t.equal((await db.sql`select 1 from webhook`).length, 1)
  })

  t.test('200 lists, oldest first, in pages', async (t) => {
    t.match((await call('GET', path)).body, { status: 'success', data: [], pagination: { totalItems: 0 } })
    const created = []
    for (const n of [1, 2, 3])
      created.push(await create(service, { subscriberUrl: `http://127.0.0.1:40000/${n}` }))
    const { status, body } = await call('GET', path)
    t.equal(status, 200)
    t.same(body.data, created)
    t.match(body.pagination, { totalItems: 3, itemsPerPage: 250, hasNextPage: false })
    const page = await call('GET', `${path}?take=1&skip=1`)
    t.same(page.body.data, [created[1]])
    t.match(page.body.pagination, {
      totalItems: 3,
      returnedItems: 1,
      hasNextPage: true,
      hasPreviousPage: true,
    })
    t.equal((await call('GET', `${path}?take=0`)).status, 400)
    t.equal((await call('GET', `${path}?take=251`)).status, 400)
  })

  t.test('200 updates the fields of the body', async (t) => {
    const created = await create(service, { secret: 's3cret', payloadTemplate: '{"a":"{{title}}"}' })
    const patch = (body: object) => call('PATCH', `${path}/${created.id}`, { body })
    t.same((await patch({})).body.data, created)
    t.same((await patch({ active: false, triggers: [] })).body.data, {
      ...created,
      active: false,
      triggers: [],
    })
    const changes = {
      active: true,
      subscriberUrl: 'http://127.0.0.1:40001/other',
      triggers: ['BOOKING_PAID'],
    }
    t.same((await patch(changes)).body.data, { ...created, ...changes })
    t.equal((await patch({ triggers: ['DELEGATION_CREDENTIAL_ERROR'] })).status, 200)
    t.equal((await patch({ secret: 'another' })).body.data.secret, 'another')
    t.equal((await patch({ payloadTemplate: '' })).body.data.payloadTemplate, '')
    t.notOk('secret' in (await patch({ secret: null })).body.data)
    t.equal((await db.sql`select 1 from webhook_secret`).length, 0)
    t.match((await patch({ triggers: ['NOPE'] })).status, 400)
    t.match((await patch({ payloadTemplate: '{' })).body, { error: { code: 'webhook_template_invalid' } })
    t.match((await patch({ subscriberUrl: 'http://10.0.0.1/' })).body, {
      error: { code: 'subscriber_url_refused' },
    })
    await create(service)
    t.equal((await patch({ subscriberUrl: 'http://127.0.0.1:40000/hook' })).status, 409)
  })

  t.test('200 sets, changes and resets the wait of the no-show triggers', async (t) => {
    const plain = await create(service)
    t.notOk('time' in plain || 'timeUnit' in plain)
    const wait = { time: 2, timeUnit: 'hour' }
    const created = await create(service, { subscriberUrl: 'http://127.0.0.1:40000/patient', ...wait })
    t.match(created, wait)
    const patch = async (body: object) => (await call('PATCH', `${path}/${created.id}`, { body })).body.data
    t.match(await patch({ active: false }), wait, 'absent fields stay')
    t.match(await patch({ time: 0, timeUnit: 'day' }), { time: 0, timeUnit: 'day' })
    t.same(await patch({ time: null, timeUnit: null, active: true }), {
      ...plain,
      id: created.id,
      subscriberUrl: created.subscriberUrl,
    })
  })

  t.test('200 switching on clears the reason of the switch-off', async (t) => {
    const { id } = await create(service)
    const at = new Date('2026-11-30T00:00:00.000Z')
    await db.sql`update webhook set active = false, disabled_reason = 'failing', disabled_at = ${at} where id = ${id}`
    await db.sql`update webhook_state set failures = 50, failing_since = ${at} where webhook_id = ${id}`
    t.match((await call('GET', `${path}/${id}`)).body.data, {
      active: false,
      disabledReason: 'failing',
      disabledAt: '2026-11-30T00:00:00.000Z',
    })
    const { body } = await call('PATCH', `${path}/${id}`, { body: { active: true } })
    t.notOk('disabledReason' in body.data || 'disabledAt' in body.data)
    t.match((await db.sql`select failures, failing_since from webhook_state`)[0], {
      failures: 0,
      failing_since: null,
    })
  })

  t.test('200 deletes one webhook, and all', async (t) => {
    const created = await create(service, { secret: 's3cret' })
    await create(service, { subscriberUrl: 'http://127.0.0.1:40000/2' })
    await create(service, { subscriberUrl: 'http://127.0.0.1:40000/3' })
    const other = (await call('POST', '/v2/event-types/2/webhooks', { body: hook() })).body.data
    t.match(await call('DELETE', `${path}/${created.id}`), {
      status: 200,
      body: { status: 'success', data: created },
    })
    t.equal((await call('GET', `${path}/${created.id}`)).status, 404)
    t.equal((await call('DELETE', `${path}/${created.id}`)).status, 404)
    t.match(await call('DELETE', path), {
      status: 200,
      body: { status: 'success', data: '2 webhooks deleted' },
    })
    t.match((await call('DELETE', path)).body, { data: '0 webhooks deleted' })
    t.equal((await call('GET', `/v2/event-types/2/webhooks/${other.id}`)).status, 200)
    for (const table of ['webhook_secret', 'webhook_state', 'webhook_queue']) {
      const rows = await db.sql.unsafe(`select 1 from ${table} where webhook_id <> ${other.id}`)
      t.equal(rows.length, 0, table)
    }
  })

  const operations = (id: number): [string, string, object?][] => [
    ['POST', path, hook({ subscriberUrl: 'http://127.0.0.1:40000/new' })],
    ['GET', path],
    ['GET', `${path}/${id}`],
    ['PATCH', `${path}/${id}`, { active: false }],
    ['GET', `${path}/${id}/deliveries`],
    ['GET', `${path}/${id}/deliveries/0193806c-1c00-7000-8000-000000000001`],
    ['GET', `${path}/${id}/deliveries/0193806c-1c00-7000-8000-000000000001/attempts`],
    ['POST', `${path}/${id}/deliveries/0193806c-1c00-7000-8000-000000000001/retry`],
    ['POST', `${path}/${id}/test`],
    ['POST', `${path}/${id}/recover`, { since: '2026-11-30T00:00:00Z' }],
    ['GET', `${path}/${id}/recover/1`],
    ['POST', `${path}/${id}/rotate-secret`, {}],
    ['GET', `${path}/${id}/stats`],
    ['DELETE', `${path}/${id}`],
    ['DELETE', path],
  ]

  t.test('401, 403 and 404 of every operation', async (t) => {
    const { id } = await create(service)
    for (const [method, url, body] of operations(id)) {
      const ask = (caller: typeof olga, at = url) => call(method, at, { caller, body })
      t.equal((await ask(anonymous)).status, 401, `${method} ${url} without a credential`)
      t.equal((await ask(colleague)).status, 403, `${method} ${url} of a colleague`)
      const foreign = await ask(stranger)
      const missing = await ask(stranger, url.replace('event-types/1', 'event-types/999'))
      t.equal(foreign.status, 404, `${method} ${url} of another tenant`)
      t.same({ ...foreign.body, path: '' }, { ...missing.body, path: '' })
      t.match(foreign.body, { error: { code: 'event_type_not_found' } })
      t.equal((await ask(olga, url.replace('event-types/1', 'event-types/x'))).status, 400)
    }
    t.match((await call('GET', `${path}/${id}`)).body.data, { active: true }, 'nothing has changed')
  })

  t.test('an admin can only read the webhooks of a member’s own event type, without secrets', async (t) => {
    const { id } = await create(service)
    const body = { secret: 'known to Olga' }
    t.equal((await call('PATCH', `${path}/${id}`, { body })).body.data.secret, body.secret, 'control')
    for (const [method, url, body] of operations(id).filter(([method]) => method !== 'GET'))
      t.equal((await call(method, url, { caller: admin, body })).status, 403, `${method} ${url}`)
    const one = await call('GET', `${path}/${id}`, { caller: admin })
    t.match(one, { status: 200, body: { data: { id } } })
    const all = await call('GET', path, { caller: admin })
    t.ok(all.body.data.some((webhook: { id: number }) => webhook.id === id))
    t.notMatch(JSON.stringify([one.body, all.body]), /secret/)
    t.equal((await call('GET', `${path}/${id}`)).body.data.secret, body.secret, 'the owner reads it')
  })

  t.test('403 for a custom role without the permission of the operation', async (t) => {
    const { id } = await create(service)
    const needed = (method: string, url: string) => {
      if (method === 'GET') return 'webhook.read' as const
      if (method === 'DELETE') return 'webhook.delete' as const
      return method === 'POST' && url === path ? ('webhook.create' as const) : ('webhook.update' as const)
    }
    const rights = ['webhook.create', 'webhook.read', 'webhook.update', 'webhook.delete'] as const
    for (const [method, url, body] of operations(id)) {
      const right = needed(method, url)
      const permissions = rights.filter((other) => other !== right)
      for (const role of ['MEMBER', 'ADMIN'] as const) {
        const caller = aCaller(7, [{ teamId: 5, role, permissions }])
        t.equal((await call(method, url, { caller, body })).status, 403, `${method} ${url} without ${right}`)
      }
    }
    for (const [method, url, body] of operations(id)) {
      const caller = aCaller(7, [{ teamId: 5, role: 'MEMBER', permissions: [needed(method, url)] }])
      const { status } = await call(method, url, { caller, body })
      t.equal(status === 403, method !== 'GET', `${method} ${url} of another member's own event type`)
    }
  })

  t.test(
    '404 for a missing webhook, an id that is not a number, and another event type’s webhook',
    async (t) => {
      const { id } = await create(service)
      for (const wrong of [id + 1_000, 'abc', '1.5', '-1', '99999999999999999999']) {
        for (const [method, url, body] of operations(id)) {
          if (!url.includes(`${path}/`)) continue
          const { status, body: answer } = await call(
            method,
            url.replace(`${path}/${id}`, `${path}/${wrong}`),
            { body },
          )
          t.match(
            { status, answer },
            { status: 404, answer: { error: { code: 'webhook_not_found' } } },
            `${method} ${wrong}`,
          )
        }
      }
      t.equal((await call('GET', `/v2/event-types/2/webhooks/${id}`)).status, 404)
      t.equal((await call('DELETE', `/v2/event-types/2/webhooks/${id}`)).status, 404)
    },
  )

  t.test('a new event type is requested from scheduling once', async (t) => {
    const { known, asked } = service.scheduling
    known.set('/internal/event-types/50', anEventType(50))
    asked.length = 0
    for (let n = 0; n < 3; n++) t.equal((await call('GET', '/v2/event-types/50/webhooks')).status, 200)
    t.same(asked, ['GET /internal/event-types/50'])
    await db.sql`update event_type set deleted = true where id = 50`
    t.equal((await call('GET', '/v2/event-types/50/webhooks')).status, 404)
    t.equal(asked.length, 1)
  })
})
