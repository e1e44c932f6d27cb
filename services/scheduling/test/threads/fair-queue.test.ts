import t from 'tap'
import { tenantOf } from '../../src/domain/owner.ts'
import { createFairQueue } from '../../src/threads/fair-queue.ts'

/** Work that ends on demand, with the order in which it began. */
function bench(...parameters: Parameters<typeof createFairQueue>) {
  const queue = createFairQueue(...parameters)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = (tenant: string, name: string) =>
    queue.run(tenant, async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.push(end))
      return name
    })
  const settle = () => new Promise((done) => setImmediate(done))
  const endOne = async () => {
    ends.shift()?.()
    await settle()
  }
  return { queue, add, begun, endOne, settle }
}

t.test('tenants take turns, regardless of how much one has waiting', async (t) => {
  const { add, begun, endOne, settle } = bench({ maxRunning: 1, perTenant: 1, waitingPerTenant: 10 })
  const all = ['a1', 'a2', 'a3']
    .map((name) => add('a', name))
    .concat(add('b', 'b1'), add('c', 'c1'), add('b', 'b2'))
  await settle()
  for (const _ of all) await endOne()
  t.same(begun, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  t.same(await Promise.all(all), ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
})

t.test('a tenant runs no more than its share in parallel', async (t) => {
  const { add, begun, endOne, settle } = bench({ maxRunning: 4, perTenant: 2, waitingPerTenant: 10 })
  const all = ['a1', 'a2', 'a3'].map((name) => add('a', name)).concat(add('b', 'b1'))
  await settle()
  t.same(begun, ['a1', 'a2', 'b1'])
  for (const _ of all) await endOne()
  t.same(begun, ['a1', 'a2', 'b1', 'a3'])
  await Promise.all(all)
})

t.test('a turn is followed by a pause, in which only other tenants have turns', async (t) => {
  const pauses: { length: number; end: () => void }[] = []
  const { add, begun, endOne, settle } = bench(
    { maxRunning: 1, perTenant: 1, waitingPerTenant: 10, maxPauseMs: 5 },
    (length, end) => pauses.push({ length, end }),
  )
  const all = [add('a', 'a1'), add('a', 'a2')]
  await settle()
  await endOne()
  t.same(begun, ['a1'])
  all.push(add('b', 'b1'))
  await settle()
  t.same(begun, ['a1', 'b1'])
  await endOne()
  t.equal(pauses.length, 2)
  t.ok(pauses.every(({ length }) => length > 0 && length <= 5))
  for (const { end } of pauses) end()
  await settle()
  t.same(begun, ['a1', 'b1', 'a2'])
  await endOne()
  t.same(await Promise.all(all), ['a1', 'a2', 'b1'])
})

t.test('failed work frees its turn, and too much work is rejected with a retry time', async (t) => {
  const queue = createFairQueue({ maxRunning: 1, perTenant: 1, waitingPerTenant: 1 })
  const failing = queue.run('a', async () => {
    throw new Error('broken')
  })
  const waiting = queue.run('a', async () => 'done')
  await t.rejects(
    queue.run('a', async () => 'refused'),
    { name: 'DomainError', code: 'ThrottlerException' },
  )
  await t.rejects(failing, { message: 'broken' })
  t.equal(await waiting, 'done')
  t.equal(await queue.run('a', async () => 'again'), 'again')
})

t.test('a turn that does not come in time is rejected and goes to the next', async (t) => {
  const { queue, add, begun, endOne, settle } = bench({ maxRunning: 1, perTenant: 1, waitingPerTenant: 10 })
  const first = add('a', 'a1')
  const abort = new AbortController()
  const late = t.rejects(
    queue.run('b', async () => begun.push('late'), abort.signal),
    { name: 'DomainError', code: 'ThrottlerException' },
  )
  const other = add('b', 'b1')
  abort.abort()
  await late
  await settle()
  await endOne()
  await endOne()
  t.same(await Promise.all([first, other]), ['a1', 'b1'])
  t.same(begun, ['a1', 'b1'])
  await t.rejects(
    queue.run('b', async () => 'late', abort.signal),
    { name: 'DomainError' },
  )
  t.equal(await queue.run('b', async () => 'next'), 'next')
})

t.test('an organization is one tenant; a user without one is a tenant of their own', async (t) => {
  t.equal(tenantOf({ organizationId: 3, userId: 1 }), tenantOf({ organizationId: 3, userId: 2 }))
  t.not(tenantOf({ organizationId: 0, userId: 1 }), tenantOf({ organizationId: 0, userId: 2 }))
  t.not(tenantOf({ organizationId: 1, userId: 1 }), tenantOf({ organizationId: 0, userId: 1 }))
})
