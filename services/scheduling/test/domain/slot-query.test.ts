import t from 'tap'
import { slotQuery } from '../../src/domain/slot-query.ts'
import { refusedBy } from '../refused.ts'

const iso = (minute: number) => new Date(minute * 60_000).toISOString()
const range = (start: string, end: string) => {
  const { from, to } = slotQuery({ start, end })
  return [iso(from), iso(to)]
}
const paths = (start: string, end: string) => refusedBy(() => slotQuery({ start, end }))?.paths

t.test('a date, and midnight as an end, means a whole day in UTC', async (t) => {
  const day = ['2050-09-05T00:00:00.000Z', '2050-09-06T00:00:00.000Z']
  t.same(range('2050-09-05', '2050-09-05'), day)
  t.same(range('2050-09-05T00:00:00Z', '2050-09-05T00:00:00.000Z'), day)
  t.same(range('2050-09-05T00:00', '2050-09-05T23:59:59'), day)
})

t.test('offsets count, and a plus sign can arrive as a blank', async (t) => {
  const asked = ['2050-09-05T07:00:00.000Z', '2050-09-05T15:30:00.000Z']
  t.same(range('2050-09-05T09:00:00+02:00', '2050-09-05T17:30:00+0200'), asked)
  t.same(range('2050-09-05T09:00:00 02:00', '2050-09-05T17:30:00.000 02:00'), asked)
  t.same(range('2050-09-05T07:00:30Z', '2050-09-05T15:30:59Z'), [
    '2050-09-05T07:01:00.000Z',
    '2050-09-05T15:31:00.000Z',
  ])
})

t.test('400 names an invalid instant, and an end before the start or too far from it', async (t) => {
  t.same(paths('tomorrow', '2050-09-05'), ['start'])
  t.same(paths('2050-02-31', '2050-09-05'), ['start'])
  t.same(paths('2050-09-05', '2050-09-05T25:00:00Z'), ['end'])
  t.same(paths('2050-09-05', '2050-09-04'), ['end'])
  t.same(paths('2050-09-05', '2051-09-07'), ['end'])
  t.same(paths('9998-12-31', '9999-01-01'), ['end'])
  t.same(paths('0000-01-01', '0001-01-01'), ['start'])
})

t.test('the defaults are UTC, the length of the event type, and no ends', async (t) => {
  const { viewer, duration, withEnds } = slotQuery({ start: '2050-09-05', end: '2050-09-05' })
  t.same([viewer.name, duration, withEnds], ['UTC', undefined, false])
})
