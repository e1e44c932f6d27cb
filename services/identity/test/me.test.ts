import { userUpdated } from '@punctual/contracts'
import t from 'tap'
import { createAccount } from '../src/app/bootstrap.ts'
import { callerOf, startIdentity } from './start.ts'

t.test('GET /v2/me', async (t) => {
  const identity = await startIdentity(t)
  const { owner, db, clock } = identity

  t.test('200 the profile in the organization', async (t) => {
    const { status, body } = await identity.call('GET', '/v2/me', owner.apiKey)
    t.equal(status, 200)
    t.same(body, {
      status: 'success',
      data: {
        id: owner.user.id,
        username: 'olga',
        email: 'olga@example.com',
        emailVerified: true,
        name: 'Olga',
        avatarUrl: null,
        bio: null,
        timeFormat: 12,
        defaultScheduleId: null,
        weekStart: 'Sunday',
        timeZone: 'Europe/Berlin',
        organizationId: owner.organization.id,
        organization: { id: owner.organization.id, isPlatform: true },
        bookingUrl: 'https://book.example.com/olga',
      },
    })
  })
  t.test('200 without an organization', async (t) => {
    const { apiKey } = await createAccount(db, clock, { email: 'solo@example.com', name: 'Solo' })
    const { body } = await identity.call('GET', '/v2/me', apiKey)
    t.match(body, { data: { organizationId: null, username: 'solo' } })
    t.notHas(body.data, 'organization')
  })
  t.test('401 without a credential, and a deleted user', async (t) => {
    const caller = await callerOf(identity, owner.apiKey)
    const anonymous = { ...caller, kind: 'anonymous' as const, userId: 0 }
    t.match(await identity.call('GET', '/v2/me', anonymous), {
      status: 401,
      body: { status: 'error', path: '/v2/me', error: { code: 'UnauthorizedException' } },
    })
    t.equal((await identity.call('GET', '/v2/me', { ...caller, userId: 999_999 })).status, 401)
  })
  t.test('403 a token or client without PROFILE_READ, 200 with it', async (t) => {
    const caller = { ...(await callerOf(identity, owner.apiKey)), kind: 'managed-user' as const }
    t.equal((await identity.call('GET', '/v2/me', { ...caller, scopes: ['BOOKING_READ'] })).status, 403)
    t.equal((await identity.call('GET', '/v2/me', { ...caller, scopes: ['PROFILE_READ'] })).status, 200)
  })
})

t.test('PATCH /v2/me', async (t) => {
  const identity = await startIdentity(t)
  const { owner, db, clock, scheduling } = identity
  const patch = (body: unknown, key = owner.apiKey) => identity.call('PATCH', '/v2/me', key, { body })
  const events = () =>
    db.sql<{ body: string }[]>`select body from outbox where type = ${userUpdated.type} order by pos`

  t.test('200 changes the given fields, one version and one event', async (t) => {
    const change = {
      name: 'Olga Owner',
      email: 'olga.owner@example.com',
      timeZone: 'America/New_York',
      timeFormat: 24,
      weekStart: 'Monday',
      locale: 'de',
      avatarUrl: 'https://img.example/olga.png',
      bio: 'Owner',
      metadata: { plan: 'pro', seats: 3, trial: false },
    }
    clock.advance(1000)
    const { status, body } = await patch(change)
    t.equal(status, 200)
    const { locale, metadata, ...shown } = change
    t.match(body.data, shown)
    const [row] =
      await db.sql`select version, updated_at, locale, metadata from "user" where id = ${owner.user.id}`
    t.match(row, { version: 2, updated_at: clock.now(), locale, metadata })
    const [event] = (await events()).map((row) => JSON.parse(row.body))
    t.match(event, {
      subject: String(owner.user.id),
      aggregateversion: 2,
      organizationid: owner.organization.id,
      data: {
        user: { name: 'Olga Owner', timeZone: 'America/New_York', timeFormat: 24, locale: 'de', version: 2 },
      },
    })
    t.match(await identity.call('GET', '/v2/me', owner.apiKey), { body: { data: shown } })
  })
  t.test('200 without an event when nothing changes', async (t) => {
    const before = await events()
    t.equal((await patch({})).status, 200)
    t.equal((await patch({ name: 'Olga Owner', unknown: 1 })).status, 200)
    t.equal((await events()).length, before.length)
  })
  t.test('400 names each bad field and writes nothing', async (t) => {
    const before = await identity.call('GET', '/v2/me', owner.apiKey)
    for (const [field, value] of [
      ['timeZone', 'Mars/Phobos'],
      ['timeFormat', 13],
      ['timeFormat', '24'],
      ['weekStart', 'Funday'],
      ['locale', 'tlh'],
      ['email', 'olga'],
      ['name', ''],
      ['avatarUrl', 'javascript:alert(1)'],
      ['bio', null],
      ['defaultScheduleId', '1'],
      ['defaultScheduleId', 0],
    ] as const) {
      const { status, body } = await patch({ bio: 'changed', [field]: value })
      t.equal(status, 400, field)
      t.match(body.error, { code: 'BadRequestException', details: { errors: [{ path: field }] } })
    }
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, 1]))
    t.equal((await patch({ metadata: many })).status, 400)
    t.equal((await patch({ metadata: { ['k'.repeat(41)]: 1 } })).status, 400)
    t.equal((await patch({ metadata: { k: 'x'.repeat(501) } })).status, 400)
    t.equal((await patch({ metadata: { k: {} } })).status, 400)
    t.same((await identity.call('GET', '/v2/me', owner.apiKey)).body, before.body)
  })
  t.test('409 an email taken within the organization, ignoring case', async (t) => {
    const { organization } = owner
    await createAccount(db, clock, { email: 'bea@example.com', name: 'Bea', organizationId: organization.id })
    t.match(await patch({ email: 'BEA@example.com' }), {
      status: 409,
      body: { error: { code: 'email_taken' } },
    })
  })
  t.test('200 an address that is used in another organization', async (t) => {
    await createAccount(db, clock, { email: 'eve@example.com', name: 'Eve', organization: { name: 'Other' } })
    t.equal((await patch({ email: 'eve@example.com' })).status, 200)
  })
  t.test('409 for all except one of several parallel changes to one address', async (t) => {
    const { organization } = owner
    const names = ['Ida', 'Jan', 'Kim']
    const accounts = await Promise.all(
      names.map((name) =>
        createAccount(db, clock, { email: `${name}@example.com`, name, organizationId: organization.id }),
      ),
    )
    const answers = await Promise.all(
      accounts.map(({ apiKey }) => patch({ email: 'one@example.com' }, apiKey)),
    )
    t.same(answers.map(({ status }) => status).sort(), [200, 409, 409])
  })
  t.test('403 a token without PROFILE_WRITE', async (t) => {
    const caller = { ...(await callerOf(identity, owner.apiKey)), kind: 'managed-user' as const }
    const scopes = ['PROFILE_READ']
    t.equal((await identity.call('PATCH', '/v2/me', { ...caller, scopes }, { body: {} })).status, 403)
  })

  t.test('200 defaultScheduleId is changed by scheduling', async (t) => {
    scheduling.asked.length = 0
    const before = await events()
    const { status, body } = await patch({ defaultScheduleId: 12 })
    t.equal(status, 200)
    t.equal(body.data.defaultScheduleId, 12)
    t.same(scheduling.asked, [{ method: 'PATCH', path: '/v2/schedules/12', body: { isDefault: true } }])
    t.match(await identity.call('GET', '/v2/me', owner.apiKey), { body: { data: { defaultScheduleId: 12 } } })
    t.equal((await events()).length, before.length, 'the profile has not changed')
  })
  t.test("400 an unknown defaultScheduleId or another user's, and nothing is written", async (t) => {
    const error = { code: 'schedule_not_found', message: 'Schedule not found.' }
    scheduling.answer = { status: 404, body: { status: 'error', error } }
    const { status, body } = await patch({ defaultScheduleId: 99, bio: 'lost' })
    t.equal(status, 400)
    t.match(body.error, { details: { errors: [{ path: 'defaultScheduleId' }] } })
    t.match(await identity.call('GET', '/v2/me', owner.apiKey), {
      body: { data: { defaultScheduleId: 12, bio: 'Owner' } },
    })
  })
  t.test('403 and 503 from scheduling are passed on', async (t) => {
    const error = { code: 'ForbiddenException', message: 'no' }
    scheduling.answer = { status: 403, body: { status: 'error', error } }
    t.equal((await patch({ defaultScheduleId: 13 })).status, 403)
    scheduling.answer = { status: 503, body: {} }
    t.equal((await patch({ defaultScheduleId: 13 })).status, 503)
  })
  t.test('409 a taken email, before the call to scheduling', async (t) => {
    scheduling.asked.length = 0
    t.equal((await patch({ email: 'bea@example.com', defaultScheduleId: 14 })).status, 409)
    t.same(scheduling.asked, [])
  })
})
