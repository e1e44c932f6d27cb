import { displayEmail } from '@punctual/contracts'
import fc from 'fast-check'
import t from 'tap'
import { baseEmail, newMailboxes } from '../../src/domain/emails.ts'

t.test('case and "+tag" do not distinguish mailboxes', async (t) => {
  t.equal(baseEmail('Ann+Tag@Example.COM'), 'ann@example.com')
  t.equal(baseEmail('ann@example.com'), 'ann@example.com')
})

t.test('new mailboxes are returned once each', async (_t) => {
  const email = fc
    .tuple(fc.constantFrom('a', 'B', 'b', 'c'), fc.constantFrom('', '+1', '+2'))
    .map(([name, tag]) => `${name}${tag}@example.com`)
  fc.assert(
    fc.property(fc.array(email), fc.array(email), (guests, taken) => {
      const fresh = newMailboxes(
        guests.map((guest) => ({ email: guest })),
        taken,
      ).map((guest) => baseEmail(guest.email))
      const all = new Set([...guests, ...taken].map(baseEmail))
      const old = new Set(taken.map(baseEmail))
      return (
        new Set(fresh).size === fresh.length &&
        fresh.every((one) => !old.has(one)) &&
        fresh.length + old.size === all.size
      )
    }),
  )
})

t.test('the address of a managed user is shown without the client', async (t) => {
  t.equal(displayEmail('bo+abc@example.com', 'abc'), 'bo@example.com')
  t.equal(displayEmail('bo+tag@example.com', 'abc'), 'bo+tag@example.com')
  t.equal(displayEmail('bo+tag@example.com', undefined), 'bo+tag@example.com')
})
