import { TestClock } from '@punctual/testing'
import t from 'tap'
import { createAccount } from '../src/app/bootstrap.ts'
import { saveLastUsed } from '../src/db/credential-repository.ts'
import { identityDatabase } from './database.ts'

t.test('the last use of many credentials is saved together and never moves back', async (t) => {
  const db = await identityDatabase(t)
  const clock = new TestClock()
  for (const name of ['Ann', 'Bea', 'Cleo'])
    await createAccount(db, clock, { name, email: `${name}@example.com` })
  const ids = (await db.sql<{ id: number }[]>`select id from credential order by id`).map(({ id }) => id)
  const [ann = 0, bea = 0] = ids
  const at = (minute: number) => new Date(Date.UTC(2026, 11, 1, 8, minute))

  await saveLastUsed(
    db,
    new Map([
      [bea, at(5)],
      [ann, at(2)],
      [999_999, at(9)],
    ]),
  )
  await saveLastUsed(
    db,
    new Map([
      [ann, at(1)],
      [bea, at(6)],
    ]),
  )

  const rows = await db.sql<{ last_used_at: Date | null }[]>`select last_used_at from credential order by id`
  t.same(
    rows.map((row) => row.last_used_at),
    [at(2), at(6), null],
  )
})
