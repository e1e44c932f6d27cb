import t from 'tap'
import { payeesOf } from '../../src/domain/payee.ts'
import { returnAddressProblem } from '../../src/domain/return-address.ts'

t.test('who receives the payments of an event type', async (t) => {
  const own = { ownerId: 7, organizationId: 3, teamId: null }
  const person = { organizationId: 3, owner: 'user', ownerId: 7 }
  const team = { organizationId: 3, owner: 'team', ownerId: 9 }
  t.strictSame(payeesOf(own), [person])
  t.strictSame(payeesOf({ ...own, teamId: 9 }), [team])
  const parent = { id: 1, teamId: 9, organizationId: 3 }
  t.strictSame(payeesOf({ ...own, parent }), [team, person], 'a copy of a managed event type')
})

t.test('addresses to which browsers return', async (t) => {
  for (const address of ['https://shop.test/done?a=1', 'http://localhost:3000/', 'http://127.0.0.1/'])
    t.equal(returnAddressProblem(address), undefined)
  for (const address of [
    '/account',
    'http://shop.test/',
    'javascript:alert(1)',
    'https://me:secret@shop.test/',
  ])
    t.ok(returnAddressProblem(address), address)
})
