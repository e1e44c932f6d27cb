import t from 'tap'
import { comingHolidays, datesOf, daysOff, holidayYears } from '../../src/domain/holidays.ts'
import { publicHolidays } from '../../src/holidays/public-holidays.ts'

const holiday = (id: string, from: string, to = from) => ({ id, name: id, from, to })

t.test('the years depend only on the clock', async (t) => {
  t.same(holidayYears(new Date('2026-12-31T23:59:59Z')), [2025, 2026, 2027, 2028, 2029])
})

t.test('a holiday lasts whole days, also one that begins on the eve', async (t) => {
  t.same(datesOf('2027-01-01 00:00:00', 24), { from: '2027-01-01', to: '2027-01-01' })
  t.same(datesOf('2027-03-09 00:00:00 -0600', 96), { from: '2027-03-09', to: '2027-03-12' })
  t.same(datesOf('2027-12-24 14:00:00', 10), { from: '2027-12-24', to: '2027-12-24' })
})

t.test('worked holidays are no days off', async (t) => {
  const choice = { countryCode: 'DE', regionCode: null, worked: ['a'] }
  const all = [holiday('a', '2027-01-01'), holiday('b', '2027-01-02')]
  t.same(daysOff(choice, all), [{ from: '2027-01-02', to: '2027-01-02' }])
})

t.test('the holidays of the next 365 days, also one that has begun', async (t) => {
  const all = [
    holiday('over', '2026-11-30'),
    holiday('begun', '2026-11-30', '2026-12-01'),
    holiday('last', '2027-12-01'),
    holiday('later', '2027-12-02'),
  ]
  const coming = comingHolidays(all, new Date('2026-12-01T12:00:00Z'))
  t.same(
    coming.map(({ id }) => id),
    ['begun', 'last'],
  )
})

t.test('names are in the language that is asked for, else in one of the country', async (t) => {
  const nameIn = async (language?: string) => {
    const all = await publicHolidays({ countryCode: 'DE', regionCode: null }, [2027], language)
    return all.find(({ from }) => from === '2027-12-25')?.name
  }
  t.equal(await nameIn('en'), 'Christmas Day')
  t.equal(await nameIn(), '1. Weihnachtstag')
  t.equal(await nameIn('xx'), '1. Weihnachtstag')
})
