import t from 'tap'
import { callerOf, startIdentity } from './start.ts'

const day = 86_400_000

t.test('POST /v2/api-keys/refresh', async (t) => {
  const identity = await startIdentity(t)
  const { owner, db, clock } = identity
  const newKey = async (body: unknown = {}) => {
    const answer = await identity.call('POST', '/v2/api-keys', owner.apiKey, { body })
    return answer.body.data.apiKey as string
  }
  const refresh = (as: Parameters<typeof identity.call>[2], body?: unknown, headers = {}) =>
    identity.call('POST', '/v2/api-keys/refresh', as, { body, headers })

  t.test('200 a new key with the same note; the old key ends immediately', async (t) => {
    const old = await newKey({ note: 'CI' })
    const oldId = (await callerOf(identity, old)).keyId ?? 0
    const { status, body } = await refresh(old)
    t.equal(status, 200)
    t.same(Object.keys(body.data), ['apiKey'])
    t.equal((await identity.authenticate(old)).status, 401)
    const { keyId = 0 } = await callerOf(identity, body.data.apiKey)
    const [created] =
      await db.sql`select note, organization_id, expires_at from credential where id = ${keyId}`
    t.match(created, {
      note: 'CI',
      organization_id: owner.organization.id,
      expires_at: new Date(clock.now().getTime() + 30 * day),
    })
    const [ended] = await db.sql`select replaced_by, revoked_at from credential where id = ${oldId}`
    t.match(ended, { replaced_by: keyId, revoked_at: clock.now() })
    const events = await db.sql`select 1 from outbox where type = 'identity.credential.revoked'`
    t.equal(events.length, 1)
  })
  t.test('200 with days or without expiry', async (t) => {
    const days = await refresh(await newKey(), { apiKeyDaysValid: 7 })
    t.match(await identity.authenticate(days.body.data.apiKey), {
      body: { expiresAt: new Date(clock.now().getTime() + 7 * day).toISOString() },
    })
    const never = await refresh(days.body.data.apiKey, { apiKeyNeverExpires: true })
    t.notHas((await identity.authenticate(never.body.data.apiKey)).body, 'expiresAt')
  })
  t.test('400 both; the old key stays valid', async (t) => {
    const old = await newKey()
    t.equal((await refresh(old, { apiKeyDaysValid: 7, apiKeyNeverExpires: true })).status, 400)
    t.equal((await refresh(old, { apiKeyDaysValid: 0.5 })).status, 400)
    t.equal((await identity.authenticate(old)).status, 200)
  })
  t.test('401 for all except one of several parallel requests', async (t) => {
    const caller = await callerOf(identity, await newKey())
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(caller)))
    t.same(answers.map(({ status }) => status).sort(), [200, 401, 401, 401, 401, 401])
    const created =
      await db.sql`select 1 from credential where revoked_at is null and created_at = ${clock.now()}`
    const keys = await identity.call('GET', '/v2/api-keys', owner.apiKey)
    t.equal(keys.body.data.length, created.length - 1, 'no other key was created, except the client secret')
  })
  t.test('401 a key that has expired in the meantime', async (t) => {
    const caller = await callerOf(identity, await newKey({ apiKeyDaysValid: 1 }))
    clock.advance(day)
    t.equal((await refresh(caller)).status, 401)
  })
  t.test('401 a repeat with the same Idempotency-Key: no answer is stored', async (t) => {
    const caller = await callerOf(identity, await newKey())
    const headers = { 'idempotency-key': 'refresh' }
    t.equal((await refresh(caller, {}, headers)).status, 200)
    t.equal((await refresh(caller, {}, headers)).status, 401)
  })
})
