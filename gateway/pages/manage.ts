import { answerLinks } from './answer.ts'
import { type ApiProblem, ask, type Booking } from './api.ts'
import { withUid } from './booking-request.ts'
import { type PageRules, withSeat } from './client.ts'
import { details, when } from './details.ts'
import { alarm, el, show } from './dom.ts'
import { tell } from './embedded.ts'
import { text } from './language.ts'
import { payments, refundOutlook } from './payments.ts'
import { problemText } from './problems.ts'
import { reasonForm } from './reason-form.ts'

const headings = {
  accepted: 'booked',
  pending: 'requested',
  cancelled: 'cancelled',
  rejected: 'rejected',
} as const

/** Returns whether the booking is accepted or pending. */
export const isLive = ({ status }: Booking): boolean => status === 'accepted' || status === 'pending'
const isOver = ({ end }: Booking): boolean => Date.parse(end) < Date.now()
/** Returns whether the booking can still be cancelled. */
const isOpen = (booking: Booking): boolean => isLive(booking) && !isOver(booking)

/**
 * Returns whether the event type lets visitors reschedule the booking now
 * (docs/domain.md#reschedule).
 */
export function mayMove(booking: Booking, rules: PageRules): boolean {
  const { disabled = false, minutesBefore = 0 } = rules.disableRescheduling ?? {}
  const minutesLeft = (Date.parse(booking.start) - Date.now()) / 60_000
  const canReturn = booking.status === 'cancelled' && !booking.rescheduledToUid && !booking.seatUid
  const isMovable = isLive(booking) || (canReturn && rules.allowReschedulingCancelledBookings === true)
  if (!isMovable || disabled) return false
  if (isOver(booking)) return rules.allowReschedulingPastBookings === true
  return minutesBefore === 0 || minutesLeft >= minutesBefore
}

const mayCancel = (booking: Booking, rules: PageRules): boolean =>
  isOpen(booking) && rules.disableCancelling?.disabled !== true

function headingOf(booking: Booking): string {
  if (booking.rescheduledToUid) return text('rescheduledAway')
  return text(isOver(booking) && isLive(booking) ? 'over' : headings[booking.status])
}

/** Shows a booking with its status and the available actions. */
export function showBooking(booking: Booking, rules: PageRules): void {
  const { seatUid, recurringBookingUid } = booking
  const { bookingRescheduleRedirectUri, bookingCancelRedirectUri } = rules
  const address = (theirs: string | undefined, action: string) =>
    withSeat(theirs ? withUid(theirs, booking.uid) : `/booking/${booking.uid}/${action}`, seatUid)
  const to = booking.rescheduledToUid
  const move = mayMove(booking, rules) && address(bookingRescheduleRedirectUri, 'reschedule')
  const cancel = mayCancel(booking, rules) && address(bookingCancelRedirectUri, 'cancel')
  show(
    booking.title,
    el('h1', {}, headingOf(booking)),
    booking.status === 'pending' && (answerLinks(booking) ?? el('p', {}, text('requestedMore'))),
    payments([booking], isLive(booking) ? [booking] : []),
    details(booking),
    to && el('p', {}, el('a', { href: withSeat(`/booking/${to}`, seatUid) }, text('newBooking'))),
    recurringBookingUid &&
      el('p', {}, el('a', { href: `/booking/${recurringBookingUid}` }, text('allDates'))),
    (move || cancel) &&
      el(
        'div',
        { class: 'actions' },
        move && el('a', { class: 'button', href: move }, text('change')),
        cancel && el('a', { class: 'button', href: cancel }, text('cancel')),
      ),
    booking.status === 'accepted' && !isOver(booking) && calendarLinks(booking),
    isOver(booking) &&
      booking.status === 'accepted' &&
      el('p', {}, el('a', { class: 'button', href: address(undefined, 'rate') }, text('rate'))),
  )
}

/** Creates links that add the booking to a calendar; they are loaded when the visitor asks. */
function calendarLinks({ uid }: Booking): HTMLElement {
  const links = el('div', { class: 'actions' }, el('p', { role: 'status' }, text('loading')))
  const load = async () => {
    const found = await ask<{ label: string; link: string }[]>('GET', `/v2/bookings/${uid}/calendar-links`)
    links.replaceChildren(
      ...found.map(({ label, link }) =>
        link.startsWith('data:')
          ? el('a', { class: 'button', href: link, download: 'booking.ics' }, label)
          : el('a', { class: 'button', href: link, target: '_blank', rel: 'noreferrer' }, label),
      ),
    )
  }
  const open = () => {
    load().catch((error: ApiProblem) => links.replaceChildren(alarm(problemText(error))))
  }
  return el('details', { toggle: once(open) }, el('summary', {}, text('addToCalendar')), links)
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}

const datesOf = (series: readonly Booking[]): HTMLElement =>
  el(
    'ul',
    {},
    ...series.map((each) =>
      el('li', {}, el('a', { href: `/booking/${each.uid}` }, when(each)), ` ${statusOf(each)}`),
    ),
  )

const statusOf = (booking: Booking): string => (isOpen(booking) ? '' : `– ${headingOf(booking)}`)

/** Shows all dates of a recurring booking, with the new dates of rescheduled ones. */
export function showSeries(uid: string, series: readonly Booking[], rules: PageRules): void {
  const shown = series.filter(({ rescheduledToUid }) => !rescheduledToUid)
  const first = shown.find(isOpen) ?? shown[0]
  if (!first) return
  show(
    first.title,
    el('h1', {}, headingOf(first)),
    first.status === 'pending' && el('p', {}, text('requestedMore')),
    payments(shown, shown.filter(isLive)),
    details(first, datesOf(shown)),
    mayCancel(first, rules) &&
      el(
        'div',
        { class: 'actions' },
        el('a', { class: 'button', href: `/booking/${uid}/cancel` }, text('cancelAll')),
      ),
  )
}

/** @param uid uid of the booking, or of its series to cancel all dates */
export function cancelBooking(uid: string, bookings: readonly Booking[], rules: PageRules): void {
  const open = bookings.filter((each) => mayCancel(each, rules))
  const [booking] = open
  if (booking) askToCancel(uid, booking, open)
  else show(text('cancel'), el('h1', {}, text('cannotCancel')))
}

function askToCancel(uid: string, booking: Booking, open: readonly Booking[]): void {
  const { seatUid } = booking
  show(
    booking.title,
    el('h1', {}, text('cancelQuestion')),
    open.length > 1 ? details(booking, datesOf(open)) : details(booking),
    refundOutlook(open),
    reasonForm(text('cancelReason'), text(open.length > 1 ? 'cancelAll' : 'cancel'), async (reason) => {
      const body = { ...(reason && { cancellationReason: reason }), ...(seatUid && { seatUid }) }
      await ask('POST', `/v2/bookings/${uid}/cancel`, body)
      tell('cancelled', { uid })
      if (seatUid) show(booking.title, el('h1', {}, text('seatGone')))
      else location.assign(`/booking/${uid}`)
    }),
  )
}
