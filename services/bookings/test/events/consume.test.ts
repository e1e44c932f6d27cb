import { userCreated, userUpdated } from '@punctual/contracts'
import t from 'tap'
import { findUsers } from '../../src/db/users-repository.ts'
import { subscriptions } from '../../src/events/consume.ts'
import { bookingsDatabase } from '../database.ts'
import { host } from '../fixtures.ts'

const profile = { ...host, organizationId: 5, weekStart: 'Monday', version: 1 }

t.test('a user’s events, twice and out of order', async (t) => {
  const db = await bookingsDatabase(t)
  const deliver = (definition: typeof userCreated, email: string, version: number) =>
    db.transaction(async (tx) => {
      const data = { user: { ...profile, email, version } }
      for (const { definition: known, handle } of subscriptions) {
        if (known.type === definition.type) await handle(tx, { data } as Parameters<typeof handle>[1])
      }
    })
  await deliver(userUpdated, 'third@example.com', 3)
  await deliver(userCreated, 'first@example.com', 1)
  await deliver(userUpdated, 'second@example.com', 2)
  await deliver(userUpdated, 'third@example.com', 3)
  t.strictSame(await findUsers(db, [host.id]), [{ email: 'third@example.com' }])
})
