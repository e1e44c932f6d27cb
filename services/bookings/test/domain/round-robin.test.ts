import fc from 'fast-check'
import t from 'tap'
import { byTurn, type Candidate } from '../../src/domain/round-robin.ts'

const host = (id: number, changes: Partial<Candidate> = {}): Candidate => ({
  id,
  priority: 2,
  weight: 100,
  since: undefined,
  booked: [],
  ...changes,
})
const ids = (candidates: readonly Candidate[]) => byTurn(candidates).map(({ id }) => id)

/** Simulates bookings, each for the next host in turn. @returns the number of bookings per host */
function play(candidates: Candidate[], bookings: number, from = 1): Map<number, number> {
  const hosts = candidates.map((one) => ({ ...one, booked: [...one.booked] }))
  for (let at = from; at < from + bookings; at++) {
    const [next] = byTurn(hosts)
    hosts.find(({ id }) => id === next?.id)?.booked.push(at)
  }
  return new Map(hosts.map(({ id, booked }) => [id, booked.length]))
}

t.test(
  'with equal weights and priorities, the least recently booked host is first, then the lower id',
  async (t) => {
    t.strictSame(ids([host(2), host(1), host(3)]), [1, 2, 3])
    t.strictSame(ids([host(1, { booked: [5] }), host(2, { booked: [4, 3] }), host(3)]), [3, 2, 1])
  },
)

t.test('priority comes before the least recent booking', async (t) => {
  t.strictSame(ids([host(1), host(2, { priority: 4, booked: [9] }), host(3, { priority: 0 })]), [2, 1, 3])
})

t.test('weights come before priority; weight 0 is last', async (t) => {
  t.strictSame(ids([host(1, { weight: 50, booked: [1] }), host(2, { weight: 100, booked: [2] })]), [2, 1])
  t.strictSame(ids([host(1, { weight: 0, priority: 4 }), host(2, { booked: [1, 2, 3] })]), [2, 1])
})

t.test('a new host does not get all bookings', async (t) => {
  const before = [
    host(1, { weight: 100, booked: Array(50).fill(1) }),
    host(2, { weight: 50, booked: Array(25).fill(1) }),
  ]
  const shares = play([...before, host(3, { weight: 50, since: 10 })], 40, 11)
  t.strictSame([...shares.values()], [50 + 20, 25 + 10, 10])
})

t.test('with any weights, the distance from the share never exceeds the number of hosts', async (_t) => {
  const weights = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(weights, fc.integer({ min: 1, max: 200 }), (list, bookings) => {
      const hosts = list.map((weight, index) => host(index + 1, { weight }))
      const total = list.reduce((sum, weight) => sum + weight, 0)
      const shares = play(hosts, bookings)
      return hosts.every(
        ({ id, weight }) => Math.abs((shares.get(id) ?? 0) - (bookings * weight) / total) < list.length,
      )
    }),
  )
})

t.test('with equal weights, no host is more than one booking ahead', async (_t) => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 100 }), (count, bookings) => {
      const shares = [
        ...play(
          Array.from({ length: count }, (_, index) => host(index + 1)),
          bookings,
        ).values(),
      ]
      return Math.max(...shares) - Math.min(...shares) <= 1
    }),
  )
})

t.test('the order of the input does not matter', async (_t) => {
  const candidate = fc.record({
    id: fc.integer({ min: 1, max: 100 }),
    priority: fc.integer({ min: 0, max: 4 }),
    weight: fc.integer({ min: 0, max: 200 }),
    since: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }),
    booked: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 10 }),
  })
  const candidates = fc.uniqueArray(candidate, { selector: ({ id }) => id, minLength: 1, maxLength: 6 })
  fc.assert(fc.property(candidates, (list) => ids(list).join() === ids([...list].reverse()).join()))
})
