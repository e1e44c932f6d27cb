import t from 'tap'
import { createResolve } from '../src/resolve.ts'

t.test('resolves local names and fails for unknown names', async (t) => {
  const resolve = createResolve()
  const local = await resolve('localhost')
  t.ok(local.includes('127.0.0.1') || local.includes('::1'), local.join())
  await t.rejects(resolve('nobody.invalid'))
  await Promise.all(Array.from({ length: 20 }, () => t.rejects(resolve('nobody.invalid'))))
})
