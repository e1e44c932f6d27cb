import { type ApiProblem, ask, type Booking } from './api.ts'
import { type PageRules, withSeat } from './client.ts'
import { codeQuestion } from './code.ts'
import { endOf, span } from './dates.ts'
import { details } from './details.ts'
import { el, show } from './dom.ts'
import { tell } from './embedded.ts'
import { text } from './language.ts'
import { mayMove } from './manage.ts'
import { picker } from './picker.ts'
import { reasonForm } from './reason-form.ts'

/** Lets the visitor reschedule a booking, or the visitor's seat of it. */
export function rescheduleBooking(booking: Booking, rules: PageRules): void {
  if (mayMove(booking, rules)) offerTimes(booking, rules)
  else show(booking.title, el('h1', {}, text('cannotChange')))
}

function offerTimes(booking: Booking, rules: PageRules): void {
  show(
    booking.title,
    el('h1', {}, text('change')),
    details(booking),
    picker({
      offer: { id: booking.eventTypeId, lengthInMinutes: booking.duration },
      rescheduling: booking.seatUid ?? booking.uid,
      rules,
      pick: ({ start, timeZone }) => confirmMove(booking, rules, { start, timeZone }),
    }),
  )
}

function confirmMove(
  booking: Booking,
  rules: PageRules,
  { start, timeZone }: { start: string; timeZone: string },
): void {
  const { uid, seatUid, duration } = booking
  const proof = proofOf(booking)
  const move = async (reason: string | undefined) => {
    const code = proof.value()
    const moved = await ask<Booking>('POST', `/v2/bookings/${uid}/reschedule`, {
      start: new Date(start).toISOString(),
      ...(seatUid && { seatUid }),
      ...(reason && { reschedulingReason: reason }),
      ...(code && { emailVerificationCode: code }),
    }).catch((error: ApiProblem) => {
      if (error.code === 'slot_taken') offerTimes(booking, rules)
      if (error.code === 'email_verification_required') return proof.ask()
      throw error
    })
    if (!moved) return
    tell('rescheduled', { uid: moved.uid, previousUid: uid, start: moved.start, end: moved.end })
    location.assign(withSeat(`/booking/${moved.uid}`, seatUid))
  }
  show(
    booking.title,
    el('h1', {}, text('changeTo')),
    el('p', {}, span(start, endOf(start, duration), timeZone)),
    reasonForm(seatUid ? undefined : text('changeReason'), text('changeTo'), move, proof.element),
  )
}

/**
 * Creates the questions that verify the booker's address by a code, for event types that require
 * it.
 */
function proofOf({ uid, attendees }: Booking) {
  const email = el('input', { id: 'email', type: 'email', autocomplete: 'email' })
  email.value = attendees[0]?.email ?? ''
  const code = codeQuestion({ bookingUid: uid }, () => email.value.trim())
  const element = el(
    'div',
    { hidden: true },
    el('label', { class: 'field', for: 'email' }, text('yourEmail'), email),
    code.element,
  )
  const ask = (): undefined => {
    element.hidden = false
    email.focus()
  }
  return { element, value: code.value, ask }
}
