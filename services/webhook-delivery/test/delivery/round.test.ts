import t from 'tap'
import { Round } from '../../src/delivery/round.ts'

t.test('one look is enough while everything fits into it', async (t) => {
  const round = new Round()
  t.equal(round.next(false, 0), false)
  t.equal(round.next(true, 0), true)
  t.equal(round.next(false, 0), false)
  t.equal(round.cursor, 0)
})

t.test('goes on after those that were served, all the way round, and waits there', async (t) => {
  const round = new Round()
  t.equal(round.next(true, 64), true)
  t.equal(round.cursor, 64)
  t.equal(round.next(false, 128), true)
  t.equal(round.next(false, 0), true, 'from the start again')
  t.equal(round.next(false, 64), true)
  t.equal(round.next(false, 128), true)
  t.equal(round.next(false, 0), false)
  t.equal(round.cursor, 64, 'and not those who had their turn')
  t.equal(round.next(true, 128), true)
  t.equal(round.cursor, 128)
})

t.test('served at the end of the walk', async (t) => {
  const round = new Round()
  round.next(true, 64)
  t.equal(round.next(true, 0), true)
  t.equal(round.next(false, 64), true)
  t.equal(round.next(false, 0), false)
})
