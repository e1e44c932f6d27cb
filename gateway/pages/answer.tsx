import { ask, type Booking } from './api.ts'
import { BookingDetails } from './components/booking-details.tsx'
import { text } from './language.ts'
import { ownZone } from './picker/zones.tsx'
import { ReasonQuestion } from './reason-question.tsx'
import { showView } from './show-view.tsx'

const keyOf = (uid: string): string => `answer:${uid}`

/**
 * Keeps the token in the fragment of the address for this tab, so that the page of the booking can
 * offer the answer too. Without storage, only the addresses of the mail can answer.
 */
export function keepProof(uid: string): void {
  try {
    if (location.hash.length > 1) sessionStorage.setItem(keyOf(uid), location.hash.slice(1))
  } catch {}
}

/** Returns the token by which the visitor is a host of the booking; empty without one. */
export function proofOf(uid: string): string {
  try {
    return location.hash.slice(1) || (sessionStorage.getItem(keyOf(uid)) ?? '')
  } catch {
    return location.hash.slice(1)
  }
}

/** Links to confirm and decline a pending booking, for a host who came by a mail. */
export function AnswerLinks({ booking: { uid } }: { booking: Booking }) {
  const address = (answer: string) => `/booking/${uid}/${answer}#${proofOf(uid)}`
  return (
    <div class="actions">
      <a class="button primary" href={address('confirm')}>
        {text('confirm')}
      </a>
      <a class="button" href={address('decline')}>
        {text('decline')}
      </a>
    </div>
  )
}

/**
 * Lets a host confirm or decline a pending booking. Opening the page changes nothing, as programs
 * that check mails open links too.
 */
export function answerRequest(booking: Booking, answer: 'confirm' | 'decline'): void {
  const confirms = answer === 'confirm'
  const details = <BookingDetails booking={booking} timeZone={ownZone()} />
  const send = async (reason: string | undefined) => {
    const body = { token: proofOf(booking.uid), answer, ...(reason && { reason }) }
    await ask('POST', `/v2/bookings/${booking.uid}/answer`, body)
    showView(
      booking.title,
      <>
        <h1>{text(confirms ? 'confirmDone' : 'declineDone')}</h1>
        {details}
      </>,
    )
  }
  showView(
    booking.title,
    <>
      <h1>{text(confirms ? 'confirmQuestion' : 'declineQuestion')}</h1>
      {details}
      <ReasonQuestion label={confirms ? undefined : text('cancelReason')} action={text(answer)} act={send} />
    </>,
  )
}
