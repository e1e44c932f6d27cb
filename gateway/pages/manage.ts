import { type ApiProblem, ask, type Booking } from './api.ts'
import { type ClientPages, withUid } from './client.ts'
import { span } from './dates.ts'
import { alarm, el, show } from './dom.ts'
import { picker } from './picker.ts'
import { problemText } from './problems.ts'
import { text } from './texts/index.ts'
import { ownZone } from './zones.ts'

const headings = {
  accepted: 'booked',
  pending: 'requested',
  cancelled: 'cancelled',
  rejected: 'rejected',
} as const

const isOver = ({ end }: Booking): boolean => Date.parse(end) < Date.now()
/** Whether it can still be moved or cancelled. */
export const isOpen = (booking: Booking): boolean =>
  (booking.status === 'accepted' || booking.status === 'pending') && !isOver(booking)

function place(booking: Booking): Node | string {
  if (booking.meetingUrl) return el('a', { href: booking.meetingUrl, rel: 'noreferrer' }, text('join'))
  return booking.location.startsWith('integrations:') ? text('integration') : booking.location
}

function details(booking: Booking): HTMLElement {
  const rows: [string, Node | string][] = [
    [text('what'), booking.title],
    [text('when'), `${span(booking.start, booking.end, ownZone())} (${ownZone()})`],
    [
      text('who'),
      [...booking.hosts, ...booking.attendees]
        .map(({ name }) => name)
        .filter(Boolean)
        .join(', '),
    ],
    ...(booking.location ? [[text('where'), place(booking)] as [string, Node | string]] : []),
    ...(booking.cancellationReason
      ? [[text('cancelReason'), booking.cancellationReason] as [string, string]]
      : []),
  ]
  return el('dl', {}, ...rows.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]))
}

/** What became of a booking, and what can still be done with it. */
export function showBooking(booking: Booking, pages: ClientPages): void {
  const { bookingRescheduleRedirectUri, bookingCancelRedirectUri } = pages
  const address = (theirs: string | undefined, action: string) =>
    theirs ? withUid(theirs, booking.uid) : `/booking/${booking.uid}/${action}`
  const to = booking.rescheduledToUid
  show(
    booking.title,
    el(
      'h1',
      {},
      text(
        to ? 'rescheduledAway' : isOver(booking) && isOpenStatus(booking) ? 'over' : headings[booking.status],
      ),
    ),
    booking.status === 'pending' && el('p', {}, text('requestedMore')),
    details(booking),
    to && el('p', {}, el('a', { href: `/booking/${to}` }, text('newBooking'))),
    isOpen(booking) &&
      el(
        'div',
        { class: 'actions' },
        el(
          'a',
          { class: 'button', href: address(bookingRescheduleRedirectUri, 'reschedule') },
          text('change'),
        ),
        el('a', { class: 'button', href: address(bookingCancelRedirectUri, 'cancel') }, text('cancel')),
      ),
    isOver(booking) &&
      booking.status === 'accepted' &&
      el('p', {}, el('a', { class: 'button', href: `/booking/${booking.uid}/rate` }, text('rate'))),
  )
}

const isOpenStatus = ({ status }: Booking): boolean => status === 'accepted' || status === 'pending'

/** A form with one question of free text. */
function reasonForm(
  label: string,
  action: string,
  act: (reason: string | undefined) => Promise<void>,
): HTMLElement {
  const reason = el('textarea', { id: 'reason', rows: 3 })
  const problems = el('div')
  const submit = el('button', { class: 'primary' }, action)
  return el(
    'form',
    {
      submit: async (event) => {
        event.preventDefault()
        submit.disabled = true
        await act(reason.value.trim() || undefined).catch((error: ApiProblem) =>
          problems.replaceChildren(alarm(problemText(error))),
        )
        submit.disabled = false
      },
    },
    el('label', { class: 'field', for: 'reason' }, label, reason),
    problems,
    el(
      'div',
      { class: 'actions' },
      el('a', { class: 'button', href: location.pathname.replace(/\/\w+$/, '') }, text('back')),
      submit,
    ),
  )
}

export function cancelBooking(booking: Booking, seatUid?: string): void {
  show(
    booking.title,
    el('h1', {}, text('cancelQuestion')),
    details(booking),
    reasonForm(text('cancelReason'), text('cancel'), async (reason) => {
      const body = { ...(reason && { cancellationReason: reason }), ...(seatUid && { seatUid }) }
      await ask('POST', `/v2/bookings/${booking.uid}/cancel`, body)
      location.assign(`/booking/${booking.uid}`)
    }),
  )
}

export function rescheduleBooking(booking: Booking, seatUid?: string): void {
  show(
    booking.title,
    el('h1', {}, text('change')),
    details(booking),
    picker({
      offer: { id: booking.eventTypeId, lengthInMinutes: booking.duration },
      rescheduling: booking.uid,
      pick: ({ start, timeZone }) => confirmMove(booking, { start, timeZone, seatUid }),
    }),
  )
}

function confirmMove(
  booking: Booking,
  { start, timeZone, seatUid }: { start: string; timeZone: string; seatUid: string | undefined },
): void {
  const end = new Date(Date.parse(start) + booking.duration * 60_000).toISOString()
  show(
    booking.title,
    el('h1', {}, text('changeTo')),
    el('p', {}, `${span(start, end, timeZone)} (${timeZone})`),
    reasonForm(text('changeReason'), text('changeTo'), async (reason) => {
      const utc = new Date(start).toISOString()
      const body = seatUid
        ? { start: utc, seatUid }
        : { start: utc, ...(reason && { reschedulingReason: reason }) }
      const moved = await ask<Booking>('POST', `/v2/bookings/${booking.uid}/reschedule`, body).catch(
        (error: ApiProblem) => {
          if (error.code === 'slot_taken') rescheduleBooking(booking, seatUid)
          throw error
        },
      )
      location.assign(`/booking/${moved.uid}`)
    }),
  )
}

export function rateBooking(booking: Booking): void {
  const problems = el('div')
  const rate = async (rating: number) => {
    await ask('POST', `/v2/bookings/${booking.uid}/rating`, { rating }).then(
      () => show(booking.title, el('h1', {}, text('rated'))),
      (error: ApiProblem) => problems.replaceChildren(alarm(problemText(error))),
    )
  }
  show(
    booking.title,
    el('h1', {}, text('rate')),
    details(booking),
    el(
      'div',
      { class: 'actions', role: 'group', 'aria-label': text('rate') },
      ...[1, 2, 3, 4, 5].map((count) =>
        el(
          'button',
          { type: 'button', 'aria-label': text('stars', { count }), click: () => void rate(count) },
          '★'.repeat(count),
        ),
      ),
    ),
    problems,
  )
}

/** Whoever waited for nobody says so with one press of a button. */
export function reportNoShow(booking: Booking): void {
  const problems = el('div')
  const report = async () => {
    await ask('POST', `/v2/bookings/${booking.uid}/report-no-show`, {}).then(
      () => show(booking.title, el('h1', {}, text('noShowTold'))),
      (error: ApiProblem) => problems.replaceChildren(alarm(problemText(error))),
    )
  }
  show(
    booking.title,
    el('h1', {}, text('noShow')),
    details(booking),
    el(
      'div',
      { class: 'actions' },
      el('button', { type: 'button', click: () => void report() }, text('tellNoShow')),
    ),
    problems,
  )
}
