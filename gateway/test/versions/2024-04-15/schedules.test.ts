import fc from 'fast-check'
import t from 'tap'
import { asked, badField, translationOf } from './fixtures.ts'

const create = translationOf('POST', '/v2/schedules')
const update = translationOf('PATCH', '/v2/schedules/:scheduleId')
const get = translationOf('GET', '/v2/schedules/:scheduleId')

/** A schedule in the current shape. */
const schedule = {
  id: 4,
  ownerId: 9,
  name: 'Work',
  timeZone: 'Europe/Berlin',
  availability: [
    { id: 41, days: ['Monday', 'Friday'], startTime: '09:00', endTime: '17:30' },
    { id: 43, days: ['Sunday'], startTime: '10:00', endTime: '12:00' },
  ],
  isDefault: true,
  overrides: [
    { id: 50, date: '2026-12-24', startTime: '10:00', endTime: '12:00' },
    { id: 51, date: '2026-12-24', startTime: '14:00', endTime: '15:00' },
    { id: 52, date: '2026-12-25', startTime: '00:00', endTime: '00:00' },
  ],
}

const days = (startTime: string, endTime: string) => ({
  startTime: `1970-01-01T${startTime}:00.000Z`,
  endTime: `1970-01-01T${endTime}:00.000Z`,
})
const range = (date: string, start: string, end: string) => ({
  start: `${date}T${start}:00.000Z`,
  end: `${date}T${end}:00.000Z`,
  userId: 9,
})

const older = {
  id: 4,
  name: 'Work',
  isManaged: false,
  workingHours: [
    { days: [1, 5], startTime: 540, endTime: 1050, userId: 9 },
    { days: [0], startTime: 600, endTime: 720, userId: 9 },
  ],
  schedule: [
    {
      id: 41,
      userId: 9,
      eventTypeId: null,
      days: [1, 5],
      ...days('09:00', '17:30'),
      date: null,
      scheduleId: 4,
    },
    { id: 43, userId: 9, eventTypeId: null, days: [0], ...days('10:00', '12:00'), date: null, scheduleId: 4 },
    ...[
      ['2026-12-24', '10:00', '12:00'],
      ['2026-12-24', '14:00', '15:00'],
      ['2026-12-25', '00:00', '00:00'],
    ].map(([date, start = '', end = ''], index) => ({
      id: index + 50,
      userId: 9,
      eventTypeId: null,
      days: [],
      ...days(start, end),
      date: `${date}T00:00:00.000Z`,
      scheduleId: 4,
    })),
  ],
  availability: [
    [range('1970-01-01', '10:00', '12:00')],
    [range('1970-01-01', '09:00', '17:30')],
    [],
    [],
    [],
    [range('1970-01-01', '09:00', '17:30')],
    [],
  ],
  timeZone: 'Europe/Berlin',
  dateOverrides: [
    { ranges: [range('2026-12-24', '10:00', '12:00'), range('2026-12-24', '14:00', '15:00')] },
    { ranges: [range('2026-12-25', '00:00', '00:00')] },
  ],
  isDefault: true,
  isLastSchedule: false,
  readOnly: false,
}

const success = (data: unknown, status = 200) => ({ status, body: { status: 'success', data } })

t.test('201 a schedule with availabilities', async (t) => {
  const body = {
    name: 'Work',
    timeZone: 'Europe/Berlin',
    isDefault: true,
    availabilities: [
      { days: [1, 0], startTime: '1970-01-01T09:00:00.000Z', endTime: '1970-01-01T17:30:00.000Z' },
      { days: [6], startTime: '2024-05-05T10:00:00+02:00', endTime: '2024-05-05T12:00:00+02:00' },
    ],
  }
  t.same(create.request(asked(create, { body })).body, {
    name: 'Work',
    timeZone: 'Europe/Berlin',
    isDefault: true,
    availability: [
      { days: ['Monday', 'Sunday'], startTime: '09:00', endTime: '17:30' },
      { days: ['Saturday'], startTime: '08:00', endTime: '10:00' },
    ],
  })
  t.same(create.response(success(schedule, 201), asked(create, { body })), success(older, 201))
})

t.test('201 for a schedule without hours, and with current fields', async (t) => {
  const body = { name: 'Work', timeZone: 'UTC', isDefault: true }
  t.same(create.request(asked(create, { body })).body, body)
  const todays = { ...body, availability: schedule.availability, overrides: schedule.overrides }
  t.same(create.request(asked(create, { body: todays })).body, todays)
})

t.test('200 GET one, the default and all', async (t) => {
  const params = { scheduleId: '4' }
  t.same(get.response(success(schedule), asked(get, { params })), success(older))
  const byDefault = translationOf('GET', '/v2/schedules/default')
  t.same(byDefault.response(success(schedule), asked(byDefault)), success(older))
  const list = translationOf('GET', '/v2/schedules')
  t.same(list.response(success([schedule, schedule]), asked(list)), success([older, older]))
  const last = success([{ ...older, isLastSchedule: true }])
  t.same(list.response(success([schedule]), asked(list)), last)
})

t.test('200 PATCH with a list for each weekday and dateOverrides', async (t) => {
  const at = (time: string) => `2022-01-01T${time}:00.000Z`
  const body = {
    name: 'Night',
    schedule: [
      [],
      [{ start: at('09:00'), end: at('12:00') }],
      [
        { start: at('09:00'), end: at('12:00') },
        { start: at('13:00'), end: at('17:00') },
      ],
    ],
    dateOverrides: [
      { start: '2026-12-24T10:00:00.000Z', end: '2026-12-24T12:00:00.000Z' },
      { ranges: [{ start: '2026-12-25T00:00:00.000Z', end: '2026-12-25T00:00:00.000Z' }] },
    ],
  }
  t.same(update.request(asked(update, { params: { scheduleId: '4' }, body })).body, {
    name: 'Night',
    availability: [
      { days: ['Monday', 'Tuesday'], startTime: '09:00', endTime: '12:00' },
      { days: ['Tuesday'], startTime: '13:00', endTime: '17:00' },
    ],
    overrides: [
      { date: '2026-12-24', startTime: '10:00', endTime: '12:00' },
      { date: '2026-12-25', startTime: '00:00', endTime: '00:00' },
    ],
  })
})

t.test('400 names the path of the field', async (t) => {
  const hours = { days: [1], startTime: '1970-01-01T09:00:00Z', endTime: '1970-01-01T17:00:00Z' }
  for (const [body, path] of [
    [{ availabilities: 'x' }, 'availabilities'],
    [{ availabilities: [1] }, 'availabilities.0'],
    [{ availabilities: [hours, { ...hours, days: ['Monday'] }] }, 'availabilities.1.days.0'],
    [{ availabilities: [{ ...hours, days: [7] }] }, 'availabilities.0.days.0'],
    [{ availabilities: [{ ...hours, endTime: '11:15' }] }, 'availabilities.0.endTime'],
    [{ schedule: [[], [{ start: 'x' }]] }, 'schedule.1.0.start'],
    [{ schedule: Array.from({ length: 8 }, () => []) }, 'schedule'],
    [{ dateOverrides: [{ ranges: [{}] }] }, 'dateOverrides.0.ranges.0.start'],
  ] as const) {
    t.throws(
      () => create.request(asked(create, { body })),
      { code: 'BadRequestException', details: { errors: [{ path }] } },
      path,
    )
  }
  const refused = badField('overrides.0.date', 'is wrong')
  t.match(update.response(refused, asked(update)), {
    body: { error: { details: { errors: [{ path: 'dateOverrides.0.date' }] } } },
  })
})

t.test('hours from an answer can be sent back without loss', async () => {
  const time = fc
    .record({ hour: fc.nat(23), minute: fc.nat(59) })
    .map(({ hour, minute }) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'))
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const hours = fc.record({
    days: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }),
    startTime: time,
    endTime: time,
  })
  const override = fc.record({
    date: fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    startTime: time,
    endTime: time,
  })
  fc.assert(
    fc.property(
      fc.array(hours, { maxLength: 5 }),
      fc.array(override, { maxLength: 5 }),
      (availability, overrides) => {
        const answer = get.response(success({ ...schedule, availability, overrides }), asked(get))
        const { data } = answer.body as { data: typeof older }
        const availabilities = data.schedule.filter(({ date }) => date === null)
        const body = { availabilities, dateOverrides: data.dateOverrides }
        const back = create.request(asked(create, { body })).body
        const sorted = [...overrides].sort((a, b) => firstOf(a) - firstOf(b))
        return JSON.stringify(back) === JSON.stringify({ availability, overrides: sorted })

        function firstOf({ date }: { date: string }) {
          return overrides.findIndex((other) => other.date === date)
        }
      },
    ),
  )
})
