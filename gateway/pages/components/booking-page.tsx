import type { ComponentChildren } from 'preact'
import { addressesOf, type OwnPage, withSeat } from '../addresses.ts'
import type { Booking } from '../api.ts'
import { headingOf, isLive, isOpen, mayCancel, mayMove } from '../booking-state.ts'
import type { PageRules } from '../rules.ts'
import { useWords } from '../words.ts'
import { BookingDetails, whenOf } from './booking-details.tsx'
import { Payments } from './payments.tsx'

interface Common {
  rules: PageRules
  /** The zone of the visitor. */
  timeZone: string
  own: OwnPage
}

/** A booking with its status and the available actions. */
export function BookingPage(
  props: Common & {
    booking: Booking
    /** What a host can answer to a request. */
    answer?: ComponentChildren
    /** What follows the actions. */
    children?: ComponentChildren
  },
) {
  const { booking, rules, timeZone, own, answer, children } = props
  const { text, now } = useWords()
  const { seatUid, recurringBookingUid, rescheduledToUid } = booking
  const { move, cancel } = addressesOf(booking, rules, own)
  const canMove = mayMove(booking, rules, now())
  const canCancel = mayCancel(booking, rules, now())
  return (
    <>
      <h1 class={`status ${booking.status}`}>{text(headingOf(booking, now()))}</h1>
      {booking.status === 'pending' && (answer ?? <p>{text('requestedMore')}</p>)}
      <Payments bookings={[booking]} owing={isLive(booking) ? [booking] : []} />
      <BookingDetails booking={booking} timeZone={timeZone} />
      {rescheduledToUid && (
        <p>
          <a href={withSeat(own(`/booking/${rescheduledToUid}`), seatUid)}>{text('newBooking')}</a>
        </p>
      )}
      {recurringBookingUid && (
        <p>
          <a href={own(`/booking/${recurringBookingUid}`)}>{text('allDates')}</a>
        </p>
      )}
      {(canMove || canCancel) && (
        <div class="actions">
          {canMove && (
            <a class="button" href={move}>
              {text('change')}
            </a>
          )}
          {canCancel && (
            <a class="button" href={cancel}>
              {text('cancel')}
            </a>
          )}
        </div>
      )}
      {children}
    </>
  )
}

/** All dates of a recurring booking, with the new dates of rescheduled ones. */
export function SeriesPage(props: Common & { uid: string; series: readonly Booking[] }) {
  const { uid, series, rules, timeZone, own } = props
  const { text, now } = useWords()
  const shown = series.filter(({ rescheduledToUid }) => !rescheduledToUid)
  const first = shown.find((each) => isOpen(each, now())) ?? shown[0]
  if (!first) return null
  return (
    <>
      <h1 class={`status ${first.status}`}>{text(headingOf(first, now()))}</h1>
      {first.status === 'pending' && <p>{text('requestedMore')}</p>}
      <Payments bookings={shown} owing={shown.filter(isLive)} />
      <BookingDetails
        booking={first}
        timeZone={timeZone}
        dates={<Dates series={shown} timeZone={timeZone} own={own} />}
      />
      {mayCancel(first, rules, now()) && (
        <div class="actions">
          <a class="button" href={own(`/booking/${uid}/cancel`)}>
            {text('cancelAll')}
          </a>
        </div>
      )}
    </>
  )
}

/** The dates of a series, each with what became of it. */
export function Dates({
  series,
  timeZone,
  own,
}: Pick<Common, 'timeZone' | 'own'> & { series: readonly Booking[] }) {
  const words = useWords()
  const { text, now } = words
  return (
    <ul class="dates">
      {series.map((each) => (
        <li key={each.uid}>
          <a href={own(`/booking/${each.uid}`)}>{whenOf(words, each, timeZone)}</a>{' '}
          {!isOpen(each, now()) && `– ${text(headingOf(each, now()))}`}
        </li>
      ))}
    </ul>
  )
}
