import fc from 'fast-check'
import t from 'tap'
import { anonymousUse, slotsCost } from '../src/limits/anonymous-use.ts'
import { routes } from '../src/routes/index.ts'

t.test('each step of a booking has its own budget', async (t) => {
  const use = (method: 'GET' | 'POST' | 'DELETE', path: string) => anonymousUse({ method, path })
  t.equal(use('GET', '/v2/event-types/:eventTypeId/booking-page'), 'reads')
  t.equal(use('GET', '/v2/slots'), 'slots')
  t.equal(use('GET', '/v2/slots/available'), 'slots')
  t.equal(use('POST', '/v2/slots/reservations'), 'reservations')
  t.equal(use('POST', '/v2/slots/reserve'), 'reservations')
  t.equal(use('DELETE', '/v2/slots/selected-slot'), 'reservations')
  t.equal(use('GET', '/v2/slots/reservations/:uid'), 'reads')
  t.equal(use('POST', '/v2/bookings'), 'bookings')
  t.equal(use('POST', '/v2/bookings/:bookingUid/cancel'), 'changes')
  t.equal(use('POST', '/v2/bookings/verification-code'), 'changes')
  t.equal(anonymousUse(undefined), 'reads')
  const uses = routes.filter(({ callers }) => callers.includes('anonymous')).map(anonymousUse)
  t.same([...new Set(uses)].toSorted(), ['bookings', 'changes', 'reads', 'reservations', 'slots'])
})

t.test('slots cost one unit per started 31 days', async (t) => {
  const cost = (start: string, end: string) => slotsCost({ start, end })
  t.equal(cost('2026-12-01', '2026-12-02'), 1)
  t.equal(cost('2026-12-01', '2026-12-31'), 1)
  t.equal(cost('2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'), 1)
  t.equal(cost('2026-12-01T00:00:00Z', '2027-01-01T00:00:01Z'), 2)
  t.equal(cost('2026-01-01', '2027-01-01'), 12)
  t.equal(cost('2026-01-01', '9999-01-01'), 12, 'a span that will be refused costs as much as a year')
  for (const [start, end] of [
    ['2026-12-02', '2026-12-01'],
    ['x', 'y'],
    ['2026-12-02', ''],
  ] as const)
    t.equal(cost(start, end), 1)
  t.equal(slotsCost({}), 1)
})

t.test('the longest span counts, with current or older names', async (t) => {
  t.equal(slotsCost({ startTime: '2026-01-01', endTime: '2026-03-15' }), 3)
  t.equal(slotsCost({ start: '2026-01-01', end: '2026-01-02', endTime: '2026-12-31' }), 12)
  t.equal(slotsCost({ start: ['2026-05-01', '2026-01-01'], end: '2026-06-01' }), 5)
})

t.test('a longer span never costs less', async () => {
  const day = fc.integer({ min: 0, max: 5_000 })
  const at = (days: number) => new Date(days * 86_400_000).toISOString()
  fc.assert(
    fc.property(day, day, day, (start, short, more) => {
      const cost = (days: number) => slotsCost({ start: at(start), end: at(start + days) })
      const [least, most] = [cost(short), cost(short + more)]
      return least >= 1 && most <= 12 && least <= most && Number.isInteger(least)
    }),
  )
})
