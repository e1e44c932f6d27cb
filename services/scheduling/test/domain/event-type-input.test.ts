import type { CreateEventType, UpdateEventType } from '@punctual/contracts'
import t from 'tap'
import { changedEventType, newEventType } from '../../src/domain/event-type-input.ts'
import { someFields } from '../fixtures.ts'
import { refusedBy } from '../refused.ts'

const body: CreateEventType = { title: 'Intro', slug: 'Intro Call', lengthInMinutes: 30 }
const made = (more: Partial<CreateEventType>) => newEventType({ ...body, ...more })
const paths = (change: UpdateEventType) => refusedBy(() => changedEventType(someFields(), change))?.paths

t.test('a title, a slug and a length are enough', async (t) => {
  t.match(made({}), {
    slug: 'intro-call',
    description: '',
    lengthInMinutesOptions: [],
    slotInterval: null,
    minimumBookingNotice: 0,
    bookingWindow: null,
    scheduleId: null,
    confirmationPolicy: null,
    locations: [],
    settings: {},
  })
})

t.test('a change keeps what it does not name', async (t) => {
  const before = someFields({ description: 'Hello', settings: { customName: 'A', hideCalendarNotes: true } })
  const after = changedEventType(before, { title: 'Other', customName: 'B', slotInterval: null })
  t.match(after, {
    title: 'Other',
    description: 'Hello',
    settings: { customName: 'B', hideCalendarNotes: true },
  })
})

t.test('places come with the value of their type and nothing else', async (t) => {
  const { locations } = made({
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
    made({ ...(bookingWindow && { bookingWindow }) }).bookingWindow
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
  t.same(refused({ type: 'range', value: ['2030-02-30', '2030-03-01'] }), ['bookingWindow.value'])
  t.same(refused({ type: 'range', value: ['2030-09-09', '2030-09-05'] }), ['bookingWindow.value'])
})

t.test('lengths to choose from include the default one', async (t) => {
  t.same(made({ lengthInMinutesOptions: [15, '30', 30] }).lengthInMinutesOptions, [15, 30])
  t.same(paths({ lengthInMinutesOptions: [15, 45] }), ['lengthInMinutes'])
})

t.test('requiresConfirmation is short for a policy', async (t) => {
  const always = { type: 'always', blockUnconfirmedBookingsInBooker: false }
  t.same(made({ requiresConfirmation: true }).confirmationPolicy, always)
  t.equal(made({ requiresConfirmation: false }).confirmationPolicy, null)
  t.equal(
    made({ confirmationPolicy: { disabled: true }, requiresConfirmation: true }).confirmationPolicy,
    null,
  )
  t.same(paths({ confirmationPolicy: { type: 'time' } }), ['confirmationPolicy.noticeThreshold'])
  t.same(paths({ confirmationPolicy: {} }), ['confirmationPolicy.type'])
})

const seats = { seatsPerTimeSlot: 4, showAttendeeInfo: true, showAvailabilityCount: true }
const recurrence = { interval: 1, occurrences: 3, frequency: 'weekly' as const }

t.test('features are kept as given, and end when they are disabled', async (t) => {
  const before = made({
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

t.test('seats of which something is left out', async (t) => {
  const plain = made({ seats: { seatsPerTimeSlot: 2 } })
  t.match(plain.seats, { seatsPerTimeSlot: 2, showAttendeeInfo: false, showAvailabilityCount: true })
  const open = changedEventType(someFields({ seats }), { seats: { seatsPerTimeSlot: 9 } })
  t.same(open.seats, { ...seats, seatsPerTimeSlot: 9 })
  t.same(changedEventType(open, { seats: { showAttendeeInfo: false } }).seats, {
    ...{ seatsPerTimeSlot: 9, showAttendeeInfo: false, showAvailabilityCount: true },
  })
})

t.test('400 names what a feature lacks, and what does not go together', async (t) => {
  t.same(paths({ recurrence: {} }), [
    ...['recurrence.interval', 'recurrence.occurrences', 'recurrence.frequency'],
  ])
  t.same(paths({ seats: { showAttendeeInfo: true } }), ['seats.seatsPerTimeSlot'])
  t.same(paths({ bookingLimitsCount: { day: 3, month: 2 } }), ['bookingLimitsCount.month'])
  t.same(paths({ seats, recurrence }), ['seats'])
  t.same(refusedBy(() => changedEventType(someFields({ seats }), { recurrence }))?.paths, ['seats'])
})

t.test('400 for a slug of nothing', async (t) => {
  t.same(paths({ slug: '¡!' }), ['slug'])
})
