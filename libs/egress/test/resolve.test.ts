import t from 'tap'
import { createResolve } from '../src/resolve.ts'

t.test('names of the machine itself, and names of nobody', async (t) => {
  const resolve = createResolve()
  const local = await resolve('localhost')
  t.ok(local.includes('127.0.0.1') || local.includes('::1'), local.join())
  await t.rejects(resolve('nobody.invalid'))
  await Promise.all(Array.from({ length: 20 }, () => t.rejects(resolve('nobody.invalid'))))
})
