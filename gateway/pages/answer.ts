import { ask, type Booking } from './api.ts'
import { details } from './details.ts'
import { el, show } from './dom.ts'
import { text } from './language.ts'
import { reasonForm } from './reason-form.ts'

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
function proofOf(uid: string): string {
  try {
    return location.hash.slice(1) || (sessionStorage.getItem(keyOf(uid)) ?? '')
  } catch {
    return location.hash.slice(1)
  }
}

/** Creates links to confirm and decline a pending booking, for a host who came by a mail. */
export function answerLinks({ uid, status }: Booking): HTMLElement | undefined {
  const token = status === 'pending' ? proofOf(uid) : ''
  if (!token) return undefined
  const link = (answer: string, label: string, kind: string) =>
    el('a', { class: kind, href: `/booking/${uid}/${answer}#${token}` }, label)
  return el(
    'div',
    { class: 'actions' },
    link('confirm', text('confirm'), 'button primary'),
    link('decline', text('decline'), 'button'),
  )
}

/**
 * Lets a host confirm or decline a pending booking. Opening the page changes nothing, as programs
 * that check mails open links too.
 */
export function answerRequest(booking: Booking, answer: 'confirm' | 'decline'): void {
  const confirms = answer === 'confirm'
  const send = async (reason: string | undefined) => {
    const body = { token: proofOf(booking.uid), answer, ...(reason && { reason }) }
    await ask('POST', `/v2/bookings/${booking.uid}/answer`, body)
    show(booking.title, el('h1', {}, text(confirms ? 'confirmDone' : 'declineDone')), details(booking))
  }
  show(
    booking.title,
    el('h1', {}, text(confirms ? 'confirmQuestion' : 'declineQuestion')),
    details(booking),
    reasonForm(confirms ? undefined : text('cancelReason'), text(answer), send),
  )
}
