import { DomainError } from '@punctual/contracts'
import t from 'tap'
import { becomesDefault, changedSchedule, newSchedule } from '../../src/domain/schedule.ts'

const body = { name: 'Work', timeZone: 'Europe/Berlin', isDefault: false }

t.test('Monday to Friday from 9 to 5 by default, no hours for an empty list', async (t) => {
  t.same(newSchedule(body).availability, [{ days: [1, 2, 3, 4, 5], start: 540, end: 1020 }])
  t.same(newSchedule({ ...body, availability: [] }).availability, [])
})

t.test('weekdays are numbered from Sunday, times are minutes of the day', async (t) => {
  const changed = changedSchedule({
    availability: [
      { days: ['Sunday', 'Monday', 'Saturday', 'Monday'], startTime: '00:05', endTime: '23:59' },
    ],
    overrides: [
      { date: '2026-12-24', startTime: '00:00', endTime: '00:00' },
      { date: '2026-12-31', startTime: '10:00', endTime: '12:30' },
    ],
  })
  t.same(changed, {
    availability: [{ days: [0, 1, 6], start: 5, end: 1439 }],
    overrides: [
      { date: '2026-12-24', start: 0, end: 0 },
      { date: '2026-12-31', start: 600, end: 750 },
    ],
  })
})

t.test('400 names every range that does not end after it starts', async (t) => {
  try {
    changedSchedule({
      availability: [
        { days: ['Monday'], startTime: '09:00', endTime: '10:00' },
        { days: ['Monday'], startTime: '00:00', endTime: '00:00' },
      ],
      overrides: [{ date: '2026-12-24', startTime: '12:00', endTime: '12:00' }],
    })
    t.fail('not refused')
  } catch (error) {
    t.ok(error instanceof DomainError && error.status === 400)
    t.match(error, {
      details: { errors: [{ path: 'availability.1.endTime' }, { path: 'overrides.0.endTime' }] },
    })
  }
})

t.test("a user's first schedule is always the default", async (t) => {
  t.equal(becomesDefault(false, 0), true)
  t.equal(becomesDefault(false, 1), false)
  t.equal(becomesDefault(true, 1), true)
})
