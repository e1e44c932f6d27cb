import t from 'tap'
import { room } from './room.ts'

t.test('events arrive once each, the versions of one aggregate in their order', async (t) => {
  const { write, relay, consumer, handledAll } = await room(t)
  relay()
  consumer()
  await write('a', 'b', 'a', 'c', 'a', 'b')
  const rows = await handledAll(6)
  t.same(
    rows.map(({ n }) => n),
    [1, 2, 3, 4, 5, 6],
  )
})
