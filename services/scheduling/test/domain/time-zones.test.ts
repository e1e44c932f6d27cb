import t from 'tap'
import { timeZonesAt } from '../../src/domain/time-zones.ts'

t.test('every zone with its offset at the instant', async (t) => {
  const winter = timeZonesAt(new Date('2026-12-01T12:00:00Z'))
  t.ok(winter.length > 400)
  t.same(winter[0], { timeZone: 'UTC', city: 'UTC', offset: '+00:00', offsetMinutes: 0 })
  const of = (name: string, at: string) =>
    timeZonesAt(new Date(at), name).map(({ offset, offsetMinutes }) => [offset, offsetMinutes])
  t.same(of('europe/berlin', '2026-12-01T12:00:00Z'), [['+01:00', 60]])
  t.same(of('europe/berlin', '2026-07-01T12:00:00Z'), [['+02:00', 120]])
  t.same(of('America/St_Johns', '2026-12-01T12:00:00Z'), [['-03:30', -210]])
  t.match(timeZonesAt(new Date(0), 'new york'), [{ timeZone: 'America/New_York', city: 'New York' }])
  t.same(timeZonesAt(new Date(0), '.'), [])
})
