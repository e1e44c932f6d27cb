import { createUser, startStack } from '@punctual/testing'
import t from 'tap'

t.test('the whole system answers through the gateway', async (t) => {
  const stack = await startStack(t)
  const me = await stack.api('GET', '/v2/me')
  t.equal(me.status, 200)
  t.match(me.body, { status: 'success', data: { id: stack.user.id, email: stack.user.email } })
  t.equal((await stack.api('GET', '/v2/me', { key: null })).status, 401)

  const { user, apiKey } = await createUser(stack, { email: 'ben@punctual.test', name: 'Ben' })
  const other = await stack.api('GET', '/v2/me', { key: apiKey })
  t.match(other.body, { data: { id: user.id, email: 'ben@punctual.test' } })

  await stack.stop()
  await t.rejects(stack.api('GET', '/v2/me'))
})

t.test('two stacks share no data', async (t) => {
  const [first, second] = await Promise.all([startStack(t), startStack(t)])
  t.equal((await second.api('GET', '/v2/me', { key: first.apiKey })).status, 401)
  t.not(first.env.identity.BUS_PREFIX, second.env.identity.BUS_PREFIX)
})
