import { randomUUID } from 'node:crypto'
import { anonymousCaller } from '@punctual/contracts'
import t from 'tap'
import { endLeases, liveLeases } from '../src/db/gateway-lease-repository.ts'
import { startIdentity } from './start.ts'

t.test('cache leases of gateways', async (t) => {
  const identity = await startIdentity(t)
  const { db } = identity
  const put = async (id: string, isNew: boolean) => {
    const path = `/internal/gateway-leases/${id}`
    return await identity.call('PUT', path, anonymousCaller('test'), { body: { isNew } })
  }
  /** Long enough not to expire between two calls on a busy machine. */
  const extend = (id: string) =>
    db.sql`update gateway_lease set expires_at = clock_timestamp() + interval '1 hour' where id = ${id}`
  const runOut = (id: string) =>
    db.sql`update gateway_lease set expires_at = clock_timestamp() - interval '1 s' where id = ${id}`

  t.test('200 created, renewed, deleted', async (t) => {
    const id = randomUUID()
    t.match(await put(id, true), { status: 200, body: { validFor: 2_000 } })
    await extend(id)
    t.equal((await put(id, true)).status, 200, 'repeated after a broken connection')
    await extend(id)
    t.equal((await put(id, false)).status, 200)
    await extend(id)
    t.ok((await liveLeases(db)).includes(id))
    const answer = await identity.call('DELETE', `/internal/gateway-leases/${id}`, anonymousCaller('test'))
    t.equal(answer.status, 200)
    t.notOk((await liveLeases(db)).includes(id))
  })
  t.test('409 a lease that is unknown, expired or ended', async (t) => {
    t.equal((await put(randomUUID(), false)).status, 409)
    const old = randomUUID()
    await put(old, true)
    await runOut(old)
    t.equal((await put(old, false)).status, 409)
    t.equal((await put(old, true)).status, 409)
    const ended = randomUUID()
    await put(ended, true)
    await extend(ended)
    const left = await endLeases(db, [ended])
    t.ok(left > 0 && left <= 2_500)
    t.equal((await put(ended, false)).status, 409)
    t.equal((await put(ended, true)).status, 409)
    t.ok((await liveLeases(db)).includes(ended), 'a gateway can rely on it until it expires')
    await runOut(ended)
    t.equal(await endLeases(db, [ended]), 0)
  })
  t.test('403 for every caller except a gateway', async (t) => {
    const path = `/internal/gateway-leases/${randomUUID()}`
    t.equal((await fetch(identity.url + path, { method: 'PUT' })).status, 403)
  })
})
