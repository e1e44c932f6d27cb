import type { CreateEventType, UpdateEventType } from '@punctual/contracts'
import t from 'tap'
import { changedEventType, newEventType } from '../../src/domain/event-type-input.ts'
import { someFields } from '../fixtures.ts'
import { refusedBy } from '../refused.ts'

const body: CreateEventType = { title: 'Intro', slug: 'Intro Call', lengthInMinutes: 30 }
const created = (more: Partial<CreateEventType>) => newEventType({ ...body, ...more }, 'svc-video')
const paths = (change: UpdateEventType) => refusedBy(() => changedEventType(someFields(), change))?.paths

t.test('a title, a slug and a length are enough', async (t) => {
  t.match(created({}), {
    slug: 'intro-call',
    description: '',
    lengthInMinutesOptions: [],
    slotInterval: null,
    minimumBookingNotice: 0,
    bookingWindow: null,
    scheduleId: null,
    confirmationPolicy: null,
    locations: [{ type: 'integration', integration: 'svc-video' }],
    settings: {},
  })
})

t.test('a change keeps omitted fields', async (t) => {
  const before = someFields({ description: 'Hello', settings: { customName: 'A', hideCalendarNotes: true } })
  const after = changedEventType(before, { title: 'Other', customName: 'B', slotInterval: null })
  t.match(after, {
    title: 'Other',
    description: 'Hello',
    settings: { customName: 'B', hideCalendarNotes: true },
  })
})

t.test('an event type of a team or a person without locations takes place in the default', async (t) => {
  const locations = (given?: CreateEventType['locations']) =>
    newEventType({ ...body, ...(given && { locations: given }) }, 'zoom', true).locations
  t.same(locations(), [{ type: 'integration', integration: 'zoom' }])
  t.same(locations([]), [])
  t.same(changedEventType(someFields(), { title: 'Other' }).locations, [])
})

t.test('locations have only the value of their type', async (t) => {
  const { locations } = created({
    locations: [
      { type: 'address', address: 'Main St 1', link: 'https://example.com' },
      { type: 'link', link: 'https://example.com/room', public: false },
      { type: 'integration', integration: 'svc-video', public: true },
      { type: 'attendeePhone', phone: '+4930123456' },
    ],
  })
  t.same(locations, [
    { type: 'address', address: 'Main St 1', public: true },
    { type: 'link', link: 'https://example.com/room', public: false },
    { type: 'integration', integration: 'svc-video' },
    { type: 'attendeePhone' },
  ])
  t.same(paths({ locations: [{ type: 'attendeeAddress' }, { type: 'phone' }] }), ['locations.1.phone'])
})

t.test('windows are days ahead, bookable days or plain dates', async (t) => {
  const window = (bookingWindow: CreateEventType['bookingWindow']) =>
    created({ ...(bookingWindow && { bookingWindow }) }).bookingWindow
  t.same(window({ type: 'businessDays', value: 5, rolling: true }), {
    type: 'businessDays',
    value: 5,
    rolling: true,
  })
  t.same(window({ type: 'range', value: ['2030-09-05', '2030-09-09T00:00:00Z'] }), {
    type: 'range',
    value: ['2030-09-05', '2030-09-09'],
  })
  t.equal(window({ disabled: true }), null)
  const refused = (bookingWindow: UpdateEventType['bookingWindow']) =>
    paths({ ...(bookingWindow && { bookingWindow }) })
  t.same(refused({}), ['bookingWindow.type'])
  t.same(refused({ type: 'calendarDays', value: 1.5 }), ['bookingWindow.value'])
  t.equal(refused({ type: 'calendarDays', value: 365 }), undefined)
  t.same(refused({ type: 'calendarDays', value: 366 }), ['bookingWindow.value'])
  t.same(refused({ type: 'businessDays', value: 366, rolling: true }), ['bookingWindow.value'])
  t.same(refused({ type: 'range', value: ['2030-02-30', '2030-03-01'] }), ['bookingWindow.value'])
  t.same(refused({ type: 'range', value: ['2030-09-09', '2030-09-05'] }), ['bookingWindow.value'])
})

t.test('length options must include the default length', async (t) => {
  t.same(created({ lengthInMinutesOptions: [15, '30', 30] }).lengthInMinutesOptions, [15, 30])
  t.same(paths({ lengthInMinutesOptions: [15, 45] }), ['lengthInMinutes'])
})

t.test('requiresConfirmation is the short form of a policy', async (t) => {
  const always = { type: 'always', blockUnconfirmedBookingsInBooker: true }
  t.same(created({ requiresConfirmation: true }).confirmationPolicy, always)
  t.equal(created({ requiresConfirmation: false }).confirmationPolicy, null)
  t.equal(
    created({ confirmationPolicy: { disabled: true }, requiresConfirmation: true }).confirmationPolicy,
    null,
  )
  t.same(paths({ confirmationPolicy: { type: 'time' } }), ['confirmationPolicy.noticeThreshold'])
  t.same(paths({ confirmationPolicy: {} }), ['confirmationPolicy.type'])
})

const seats = { seatsPerTimeSlot: 4, showAttendeeInfo: true, showAvailabilityCount: true }
const recurrence = { interval: 1, occurrences: 3, frequency: 'weekly' as const }

t.test('features are stored as given, and removed when disabled', async (t) => {
  const before = created({
    recurrence,
    bookingLimitsCount: { day: 1, week: 3 },
    bookingLimitsDuration: { month: 60 },
    bookerActiveBookingsLimit: { maximumActiveBookings: 1 },
    disableCancelling: { disabled: true },
  })
  t.match(before, {
    recurrence,
    seats: null,
    bookingLimits: { count: { day: 1, week: 3 }, duration: { month: 60 } },
    bookerActiveBookingsLimit: { maximumActiveBookings: 1 },
    settings: { disableCancelling: { disabled: true } },
  })
  t.same(changedEventType(before, { title: 'Other' }).bookingLimits, before.bookingLimits)
  const disabled = { disabled: true }
  const after = changedEventType(before, { recurrence: disabled, seats, bookingLimitsCount: disabled })
  t.match(after, { recurrence: null, seats, bookingLimits: { count: {}, duration: { month: 60 } } })
  t.equal(changedEventType(after, { bookingLimitsDuration: disabled }).bookingLimits, null)
})

t.test('omitted settings of seats keep their value or get the default', async (t) => {
  const plain = created({ seats: { seatsPerTimeSlot: 2 } })
  t.match(plain.seats, { seatsPerTimeSlot: 2, showAttendeeInfo: false, showAvailabilityCount: true })
  const open = changedEventType(someFields({ seats }), { seats: { seatsPerTimeSlot: 9 } })
  t.same(open.seats, { ...seats, seatsPerTimeSlot: 9 })
  t.same(changedEventType(open, { seats: { showAttendeeInfo: false } }).seats, {
    seatsPerTimeSlot: 9,
    showAttendeeInfo: false,
    showAvailabilityCount: true,
  })
})

t.test('400 names missing and conflicting settings of features', async (t) => {
  t.same(paths({ recurrence: {} }), ['recurrence.interval', 'recurrence.occurrences', 'recurrence.frequency'])
  t.same(paths({ seats: { showAttendeeInfo: true } }), ['seats.seatsPerTimeSlot'])
  t.same(paths({ bookingLimitsCount: { day: 3, month: 2 } }), ['bookingLimitsCount.month'])
  t.same(paths({ seats, recurrence }), ['seats'])
  t.same(refusedBy(() => changedEventType(someFields({ seats }), { recurrence }))?.paths, ['seats'])
})

t.test('400 for a refund policy whose hours do not fit its type', async (t) => {
  t.same(paths({ refundPolicy: { type: 'hours' } }), ['refundPolicy.hours'])
  t.same(paths({ refundPolicy: { type: 'always', hours: 4 } }), ['refundPolicy.hours'])
  const refundPolicy = { type: 'hours', hours: 24 } as const
  t.match(created({ refundPolicy }).settings, { refundPolicy })
})

t.test('400 for a slug without letters or digits', async (t) => {
  t.same(paths({ slug: '¡!' }), ['slug'])
})
