import t from 'tap'
import { dueAt } from '../../src/domain/offsets.ts'

/** Berlin's clocks go back one hour on 2026-10-25. */
const booking = { start: '2026-10-25T08:00:00Z', end: '2026-10-25T09:00:00Z', timeZone: 'Europe/Berlin' }

t.test('minutes and hours are elapsed time', async (t) => {
  t.same(dueAt('beforeEvent', { value: 24, unit: 'hour' }, booking), new Date('2026-10-24T08:00:00Z'))
  t.same(dueAt('afterEvent', { value: 15, unit: 'minute' }, booking), new Date('2026-10-25T09:15:00Z'))
})

t.test('days keep the time of day in the booking’s time zone', async (t) => {
  t.same(dueAt('beforeEvent', { value: 1, unit: 'day' }, booking), new Date('2026-10-24T07:00:00Z'))
  t.same(dueAt('afterEvent', { value: 200, unit: 'day' }, booking), new Date('2027-05-13T08:00:00Z'))
})
