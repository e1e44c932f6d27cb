import t from 'tap'
import { type Readings, removalsOf, trendsOf } from './verdict.ts'

// The verdict on readings. `npm run soak` runs the system that they come from.

const samplesOf = (name: string, value: (part: number) => number): Readings[] =>
  Array.from({ length: 16 }, (_, part) => ({ [name]: value(part) }))
const grows = (name: string, value: (part: number) => number): boolean =>
  trendsOf(samplesOf(name, value))[0]!.grows

t.test('growth is noticed, and noise is not', async (t) => {
  t.ok(
    grows('memory: bookings', (part) => 100 + 8 * part),
    'memory that leaks',
  )
  t.notOk(
    grows('memory: bookings', (part) => 100 + (part % 3) * 15),
    'memory between collections',
  )
  t.notOk(
    grows('memory: bookings', (part) => Math.min(60 + 20 * part, 120)),
    'a start',
  )
  t.ok(
    grows('open files: gateway', (part) => 60 + 2 * part),
    'files that stay open',
  )
  t.ok(
    grows('waiting: outbox of bookings', (part) => 100 * part),
    'events that wait',
  )
  t.notOk(
    grows('waiting: outbox of bookings', (part) => (part === 13 ? 5_000 : 0)),
    'one burst',
  )
  t.ok(
    grows('dead rows: bookings.booking', (part) => 1_000 * part),
    'rows that no vacuum removes',
  )
  t.ok(
    grows('bytes per row, indexes: bookings.booking', (part) => 100 + 50 * part),
    'an index with holes',
  )
  t.same(trendsOf([{ 'memory: a': 1 }, {}, {}, {}]), [], 'what is missing has no trend')
})

t.test('retention that removes nothing is noticed', async (t) => {
  const dayMs = 86_400_000
  const kept = (oldestAtFirst: number | undefined, oldestAtLast: number | undefined) => {
    const days = (count: number | undefined) => (count === undefined ? undefined : count * dayMs)
    const one = {
      name: 'log',
      days: 30,
      oldestAtFirst: days(oldestAtFirst),
      oldestAtLast: days(oldestAtLast),
    }
    const [{ isTried, isFine } = { isTried: false, isFine: false }] = removalsOf([one], 100 * dayMs)
    return { isTried, isFine }
  }
  t.same(kept(1, 68), { isTried: true, isFine: true })
  t.same(kept(1, undefined), { isTried: true, isFine: true }, 'all are gone')
  t.same(kept(1, 1), { isTried: true, isFine: false })
  t.same(kept(80, 80), { isTried: false, isFine: true }, 'none has come of age')
})
