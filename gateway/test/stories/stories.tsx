import type { ComponentChildren } from 'preact'
import type { Booking, EventType, Field } from '../../pages/api.ts'
import { Alarm } from '../../pages/components/alarm.tsx'
import { AwayNotices } from '../../pages/components/away.tsx'
import { BookingPage, SeriesPage } from '../../pages/components/booking-page.tsx'
import { BookingQuestion } from '../../pages/components/booking-question.tsx'
import { CancelQuestion } from '../../pages/components/cancel-question.tsx'
import { LocationField } from '../../pages/components/location-field.tsx'
import { OfferHeader } from '../../pages/components/offer-header.tsx'
import { Offers } from '../../pages/components/offers.tsx'
import { Questions } from '../../pages/components/questions.tsx'
import { ReasonForm } from '../../pages/components/reason-form.tsx'
import { Calendar } from '../../pages/picker/calendar.tsx'
import { Choices } from '../../pages/picker/choices.tsx'
import { TimesOfDay } from '../../pages/picker/times.tsx'
import type { PickerState } from '../../pages/picker/use-picker.ts'
import { Week } from '../../pages/picker/week.tsx'

// Components of the booking pages in their states, with texts that are hard to lay out.

/** One state of a component; each is a page of its own. */
export interface Story {
  name: string
  view: ComponentChildren
}

export const now = Date.parse('2030-05-14T08:00:00Z')

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'
const person = (name: string, email: string) => ({ name, email, timeZone: 'Europe/Berlin' })
const booking: Booking = {
  uid: 'story',
  title: `${longWord} between Olivia Owner and Ann Attendee`,
  status: 'accepted',
  start: '2030-05-16T09:00:00Z',
  end: '2030-05-16T10:00:00Z',
  duration: 60,
  location: 'https://meetings.example/a-room-with-a-long-name/1234567890123456789012345678901234567890',
  eventTypeId: 1,
  hosts: [person('Olivia Owner', 'olivia@example.com')],
  attendees: [person('', 'a.very.long.address.of.an.attendee@department.example.com')],
}
const owed = {
  amount: 125_000,
  currency: 'eur',
  paid: false,
  provider: 'stripe',
  url: 'https://pay.example/1',
}

const field = (type: string, more: Partial<Field> = {}): Field => ({
  type,
  slug: type,
  label: `The ${type}`,
  required: true,
  hidden: false,
  options: ['Red', 'Green', longWord],
  ...more,
})
const offer: EventType = {
  id: 1,
  title: longWord,
  slug: 'intro',
  description: 'We get to know each other, and find out what you need.\n\nBring your questions.',
  bookingUrl: 'https://book.example/olivia/intro',
  lengthInMinutes: 60,
  lengthInMinutesOptions: [30, 60, 90],
  bookingFields: [
    ...['name', 'email', 'phone', 'textarea', 'select', 'radio', 'multiselect', 'multiemail'].map((type) =>
      field(type),
    ),
    field('boolean', { label: `I agree to the terms of ${longWord}` }),
    field('text', { slug: 'plan', label: 'Plan', required: false, disableOnPrefill: true }),
  ],
  locations: [{ type: 'address', address: 'Main Street 1' }, { type: 'attendeePhone' }],
  requiresConfirmation: false,
  recurrence: { interval: 2, occurrences: 4, frequency: 'weekly' },
  price: 125_000,
  currency: 'eur',
  users: [{ name: 'Olivia Owner' }],
}

const nothing = () => undefined
const days = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => `2030-05-${`${first + place}`.padStart(2, '0')}`)
const starts = (date: string) =>
  [7, 8, 9, 10, 12, 13, 14, 16, 17].map((hour) => ({ start: `${date}T${`${hour}`.padStart(2, '0')}:00:00Z` }))
const picker: PickerState = {
  root: { current: null },
  view: {
    layout: 'month',
    month: '2030-05-01',
    week: days(13, 19),
    date: '2030-05-16',
    timeZone: 'Europe/Berlin',
    length: 60,
  },
  free: { slots: Object.fromEntries(days(15, 29).map((date) => [date, starts(date)])) },
  isBusy: false,
  problem: undefined,
  today: '2030-05-14',
  retry: nothing,
  turn: nothing,
  goTo: nothing,
  pickDay: nothing,
  pickTime: nothing,
  showLayout: nothing,
  showLength: nothing,
  showZone: nothing,
}
const seats = {
  ...picker,
  free: { slots: { '2030-05-16': starts('2030-05-16').map((slot) => ({ ...slot, seatsRemaining: 2 })) } },
}
const rules = {
  bookerLayouts: { defaultLayout: 'month', enabledLayouts: ['month', 'week', 'column'] },
} as const
const month = (state: PickerState) => (
  <>
    <OfferHeader offer={offer} />
    <div class="picker">
      <div class="columns">
        <Calendar {...state} />
        {state.view.date && <TimesOfDay {...state} date={state.view.date} />}
      </div>
      <Choices
        {...state}
        offer={offer}
        rules={{
          bookerLayouts: { ...rules.bookerLayouts, enabledLayouts: [...rules.bookerLayouts.enabledLayouts] },
        }}
        clock="24"
        chooseClock={nothing}
      />
    </div>
  </>
)
const week = (layout: 'week' | 'column') => (
  <>
    <OfferHeader offer={{ ...offer, price: 0, recurrence: null, description: '' }} />
    <div class="picker">
      <Week {...picker} view={{ ...picker.view, layout }} />
    </div>
  </>
)

const common = { rules: {}, timeZone: 'Europe/Berlin', own: (path: string) => path }
const series = [16, 23, 30].map((day) => ({
  ...booking,
  uid: `story${day}`,
  start: `2030-05-${day}T09:00:00Z`,
  end: `2030-05-${day}T10:00:00Z`,
}))

export const stories: readonly Story[] = [
  { name: 'days-and-times', view: month(picker) },
  { name: 'days', view: month({ ...picker, view: { ...picker.view, date: undefined } }) },
  { name: 'seats', view: month(seats) },
  {
    name: 'no-days',
    view: month({
      ...picker,
      view: { ...picker.view, date: undefined },
      free: { slots: {}, nextFree: '2030-06-12' },
    }),
  },
  { name: 'loading', view: month({ ...picker, isBusy: true, free: { slots: {} } }) },
  { name: 'week', view: week('week') },
  { name: 'columns', view: week('column') },
  {
    name: 'away',
    view: (
      <>
        <OfferHeader offer={{ ...offer, team: { name: 'Front desk' } }} />
        <AwayNotices
          host="Olivia Owner"
          away={[
            {
              firstDay: '2030-05-14',
              lastDay: '2030-05-28',
              toUser: { name: 'Carl Colleague', bookingUrl: 'https://book.example/carl/intro' },
            },
          ]}
        />
      </>
    ),
  },
  {
    name: 'questions',
    view: (
      <>
        <h1>Your details</h1>
        <form>
          <Questions
            offer={offer}
            query={new URLSearchParams({ plan: 'gold' })}
            typed={undefined}
            location={
              <LocationField
                locations={offer.locations}
                typed={new URLSearchParams({ 'pick.location': '1' })}
              />
            }
          />
          <Alarm>The server cannot be reached.</Alarm>
          <div class="actions">
            <button type="button">Back</button>
            <button type="submit" class="primary">
              Book
            </button>
          </div>
        </form>
      </>
    ),
  },
  ...(['accepted', 'pending', 'cancelled', 'rejected'] as const).map((status) => ({
    name: `booking-${status}`,
    view: (
      <BookingPage
        {...common}
        booking={{
          ...booking,
          status,
          ...(status === 'cancelled' && { cancellationReason: longWord }),
          ...(status === 'pending' && { payment: [owed] }),
        }}
      />
    ),
  })),
  { name: 'series', view: <SeriesPage {...common} uid="series" series={series} /> },
  {
    name: 'cancel',
    view: (
      <CancelQuestion {...common} open={series}>
        <ReasonForm label="Reason" action="Cancel all upcoming dates" back="/" problem="Please try again." />
      </CancelQuestion>
    ),
  },
  {
    name: 'rating',
    view: (
      <BookingQuestion
        heading="How was it?"
        booking={booking}
        timeZone={common.timeZone}
        buttons={[1, 2, 3, 4, 5].map((rating) => ({
          answer: `${rating}`,
          name: '★'.repeat(rating),
          label: `${rating} of 5`,
        }))}
        problem="The booking has not started yet."
      />
    ),
  },
  {
    name: 'person',
    view: <Offers name="Olivia Owner" offers={[offer, { ...offer, id: 2, title: 'Intro' }]} />,
  },
]
