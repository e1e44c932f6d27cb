import type { BookingCheckRequest } from '@punctual/contracts'
import t from 'tap'
import type { EventType } from '../../src/domain/event-type.ts'
import { checkHosts, hostsFor, occurrencesOf } from '../../src/domain/occurrences.ts'
import { aBookable, aHostTime, now } from '../fixtures.ts'
import { refusedBy } from '../refused.ts'

/** Hana works in Berlin from Monday to Friday, 9 to 5; now is Tuesday, 2026-12-01T08:00Z. */
const refusal = (start: string, changes: Partial<EventType> = {}, more: Partial<BookingCheckRequest> = {}) =>
  refusedBy(() => occurrencesOf(aBookable(changes), { start, ...more }, now))

t.test('a start within the hours can be booked, on the grid or off it', async (t) => {
  t.equal(refusal('2026-12-01T09:00:00Z'), undefined)
  t.equal(refusal('2026-12-01T09:07:00Z'), undefined)
  t.equal(refusal('2026-12-01T16:30:00+01:00'), undefined)
})

t.test('400 start_in_past, outside_notice, outside_window, outside_schedule', async (t) => {
  t.equal(refusal('2026-12-01T07:59:00Z')?.code, 'start_in_past')
  t.equal(refusal('2026-12-01T08:59:00Z', { minimumBookingNotice: 60 })?.code, 'outside_notice')
  t.equal(refusal('2026-12-01T09:00:00Z', { minimumBookingNotice: 60 }), undefined)
  const bookingWindow = { type: 'calendarDays' as const, value: 1 }
  t.equal(refusal('2026-12-02T15:30:00Z', { bookingWindow }), undefined)
  t.equal(refusal('2026-12-03T09:00:00Z', { bookingWindow })?.code, 'outside_window')
  t.equal(refusal('2026-12-01T15:31:00Z')?.code, 'outside_schedule')
  t.equal(refusal('2026-12-05T09:00:00Z')?.code, 'outside_schedule')
  t.same(refusal('2026-12-01T09:00:30Z')?.paths, ['start'])
})

t.test('a window of days ends with the latest day that a list can end with', async (t) => {
  const allDay = { bookingWindow: { type: 'calendarDays' as const, value: 1 } }
  // Kiritimati is 14 hours ahead: its 2nd is over at 10:00Z of the 2nd, Berlin's at 23:00Z and
  // UTC's at midnight.
  t.equal(refusal('2026-12-02T15:00:00Z', allDay, { timeZone: 'Pacific/Kiritimati' }), undefined)
  // Pago Pago is 11 hours behind and still has the 30th: its window is over a day earlier, but
  // UTC's is not.
  t.equal(refusal('2026-12-02T15:00:00Z', allDay, { timeZone: 'Pacific/Pago_Pago' }), undefined)
  // Honolulu is 10 hours behind: at 11:00Z on the 1st its window lasts until 10:00Z on the 3rd.
  const later = new Date('2026-12-01T11:00:00Z')
  const start = '2026-12-03T09:00:00Z'
  const code = (more: object) =>
    refusedBy(() => occurrencesOf(aBookable(allDay), { start, ...more }, later))?.code
  t.equal(code({}), 'outside_window')
  t.equal(code({ timeZone: 'Pacific/Honolulu' }), undefined)
})

const weekly = { interval: 1, occurrences: 4, frequency: 'weekly' as const }

t.test('a series keeps the wall clock time, and each of its bookings must be possible', async (t) => {
  const starts = (start: string, changes: Partial<EventType>, more: object = {}) =>
    occurrencesOf(aBookable(changes), { start, ...more }, now).map((each) => each.start.slice(0, 16))
  t.same(starts('2027-03-22T09:00:00Z', { recurrence: weekly }, { recurrenceCount: 2 }), [
    '2027-03-22T09:00',
    '2027-03-29T08:00',
  ])
})

t.test(
  '400 for more bookings than the series has, or for a series of an event type without recurrence',
  async (t) => {
    const start = '2026-12-01T09:00:00Z'
    t.same(refusal(start, {}, { recurrenceCount: 2 })?.paths, ['recurrenceCount'])
    t.same(refusal(start, { recurrence: weekly }, { recurrenceCount: 5 })?.paths, ['recurrenceCount'])
    t.equal(
      refusal(start, { recurrence: weekly, bookingWindow: { type: 'calendarDays', value: 9 } })?.code,
      'outside_window',
    )
    const moving = { rescheduling: { hostIds: [7] } }
    t.equal(occurrencesOf(aBookable({ recurrence: weekly }), { start, ...moving }, now).length, 1)
  },
)

const team = (
  hosts = [aHostTime(1, { isFixed: false }), aHostTime(2, { isFixed: false }, 'America/New_York')],
) => aBookable({ teamId: 9, schedulingType: 'roundRobin' }, hosts)

t.test('a round robin check returns the hosts who work at each start', async (t) => {
  const available = (start: string) =>
    occurrencesOf(team(), { start }, now).map(({ availableHostIds }) => availableHostIds)
  t.same(available('2026-12-01T09:00:00Z'), [[1]])
  t.same(available('2026-12-01T15:00:00Z'), [[1, 2]])
  t.same(available('2026-12-01T19:00:00Z'), [[2]])
  t.equal(refusedBy(() => available('2026-12-01T23:00:00Z'))?.code, 'outside_schedule')
})

t.test('a booking that another host takes over finds who works, whatever the other groups do', async (t) => {
  const hosts = [
    aHostTime(3, {}, 'Asia/Tokyo'),
    aHostTime(1, { isFixed: false, groupId: 'odd' }),
    aHostTime(2, { isFixed: false, groupId: 'even' }, 'America/New_York'),
  ]
  const asked = { start: '2026-12-01T09:00:00Z', keepsTime: true }
  t.same(occurrencesOf(team(hosts), asked, now)[0]?.availableHostIds, [1])
  const late = { ...asked, start: '2026-12-01T23:30:00Z' }
  t.same(occurrencesOf(team(hosts), late, now)[0]?.availableHostIds, [])
  const past = { ...asked, start: '2026-11-01T09:00:00Z' }
  t.equal(refusedBy(() => occurrencesOf(team(hosts), past, now))?.code, 'start_in_past')
})

t.test('no other host replaces a fixed host who does not work at a start', async (t) => {
  const hosts = [aHostTime(3, {}, 'Asia/Tokyo'), aHostTime(1, { isFixed: false })]
  const start = '2026-12-01T09:00:00Z'
  t.equal(refusedBy(() => occurrencesOf(team(hosts), { start }, now))?.code, 'outside_schedule')
})

t.test(
  'a routing form chooses among the hosts, a rescheduled booking keeps its own if the event type does',
  async (t) => {
    const ids = (bookable: Parameters<typeof hostsFor>[0], request: object) =>
      hostsFor(bookable, { start: '', ...request }).map(({ host }) => host.id)
    t.same(ids(team(), { routing: { teamMemberIds: [2] } }), [2])
    t.same(ids(team(), { routing: { teamMemberIds: [77] } }), [1, 2], 'not a host')
    t.same(ids(team(), { rescheduling: { hostIds: [2] } }), [1, 2])
    const same = team()
    const settings = { rescheduleWithSameRoundRobinHost: true }
    const keeping = { ...same, eventType: { ...same.eventType, settings } }
    t.same(ids(keeping, { rescheduling: { hostIds: [2] } }), [2])
  },
)

t.test('an instant booking of a team includes all hosts, regardless of their hours', async (t) => {
  const start = '2026-12-05T22:00:00Z'
  t.same(occurrencesOf(team(), { start, instant: true }, now)[0]?.availableHostIds, [1, 2])
})

t.test('422 without hosts, 400 for a managed event type', async (t) => {
  t.equal(refusedBy(() => checkHosts(team([])))?.code, 'UnprocessableEntityException')
  const managed = aBookable({ teamId: 9, schedulingType: 'managed' })
  t.equal(refusedBy(() => checkHosts(managed))?.code, 'BadRequestException')
})
