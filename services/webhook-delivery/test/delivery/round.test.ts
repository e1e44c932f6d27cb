import t from 'tap'
import { Round } from '../../src/delivery/round.ts'

t.test('a walk of one step returns to the start', async (t) => {
  const round = new Round()
  t.equal(round.next(false, 0), false)
  t.equal(round.next(true, 0), true)
  t.equal(round.next(false, 0), false)
  t.equal(round.cursor, 0)
})

t.test('continues after the served webhooks, walks around once, and waits there', async (t) => {
  const round = new Round()
  t.equal(round.next(true, 64), true)
  t.equal(round.cursor, 64)
  t.equal(round.next(false, 128), true)
  t.equal(round.next(false, 0), true, 'from the start again')
  t.equal(round.next(false, 64), true)
  t.equal(round.next(false, 128), true)
  t.equal(round.next(false, 0), false)
  t.equal(round.cursor, 64, 'not those that had their turn')
  t.equal(round.next(true, 128), true)
  t.equal(round.cursor, 128)
})

t.test('a step that claims at the end of the walk', async (t) => {
  const round = new Round()
  round.next(true, 64)
  t.equal(round.next(true, 0), true)
  t.equal(round.next(false, 64), true)
  t.equal(round.next(false, 0), false)
})
