import t from 'tap'
import { idBlocks } from '../../src/db/id-blocks.ts'
import { bookingsDatabase } from '../database.ts'

t.test('ids are unique across parallel calls and two processes', async (t) => {
  const db = await bookingsDatabase(t)
  const takers = [idBlocks(db), idBlocks(db)]
  const taken = await Promise.all(
    Array.from({ length: 300 }, (_, index) => takers[index % 2]!(1 + (index % 3))),
  )
  t.equal(new Set(taken.map(({ booking }) => booking)).size, 300)
  const people = taken.flatMap(({ attendees }) => attendees)
  t.equal(new Set(people).size, people.length)
  t.strictSame(
    taken.map(({ attendees }) => attendees.length),
    taken.map((_, index) => 1 + (index % 3)),
  )
  t.equal((await takers[0]!(120)).attendees.length, 120, 'more than a block has')
})

t.test('retries a block after a failed fetch', async (t) => {
  const db = await bookingsDatabase(t)
  let fails = true
  const sql = ((...args: Parameters<typeof db.sql>) => {
    if (fails) return Promise.reject(new Error('gone'))
    return db.sql(...args)
  }) as unknown as typeof db.sql
  const take = idBlocks({ sql })
  await t.rejects(take(1), { message: 'gone' })
  fails = false
  t.equal((await take(1)).attendees.length, 1)
})
