import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { withSeat } from './addresses.ts'
import { ApiProblem, ask, type Booking } from './api.ts'
import { mayMove } from './booking-state.ts'
import { CodeQuestion, codeIn } from './code.tsx'
import { Alarm } from './components/alarm.tsx'
import { BookingDetails } from './components/booking-details.tsx'
import { Labelled } from './components/field.tsx'
import { endOf, span } from './dates.ts'
import { tell } from './embedded.ts'
import { text } from './language.ts'
import type { Picked } from './picker/picked.ts'
import { Picker } from './picker/picker.tsx'
import { ownZone } from './picker/zones.tsx'
import { problemText } from './problems.ts'
import { ReasonQuestion } from './reason-question.tsx'
import type { PageRules } from './rules.ts'
import { showView } from './show-view.tsx'
import { useWords } from './words.ts'

/** Lets the visitor reschedule a booking, or the visitor's seat of it. */
export function rescheduleBooking(booking: Booking, rules: PageRules): void {
  if (mayMove(booking, rules, Date.now())) offerTimes(booking, rules)
  else showView(booking.title, <h1>{text('cannotChange')}</h1>)
}

function offerTimes(booking: Booking, rules: PageRules, problem?: string): void {
  showView(
    booking.title,
    <>
      <h1>{text('change')}</h1>
      <Alarm>{problem}</Alarm>
      <BookingDetails booking={booking} timeZone={ownZone()} />
      <Picker
        offer={{ id: booking.eventTypeId, lengthInMinutes: booking.duration }}
        rescheduling={booking.seatUid ?? booking.uid}
        rules={rules}
        pick={(picked) =>
          showView(booking.title, <Confirmation booking={booking} rules={rules} picked={picked} />)
        }
      />
    </>,
  )
}

function Confirmation(props: { booking: Booking; rules: PageRules; picked: Picked }) {
  const { booking, rules, picked } = props
  const { uid, seatUid, duration } = booking
  const words = useWords()
  const [needsProof, setNeedsProof] = useState(false)
  const move = async (reason: string | undefined, form: URLSearchParams) => {
    const code = codeIn(form)
    const moved = await ask<Booking>('POST', `/v2/bookings/${uid}/reschedule`, {
      start: new Date(picked.start).toISOString(),
      ...(seatUid && { seatUid }),
      ...(reason && { reschedulingReason: reason }),
      ...(code && { emailVerificationCode: code }),
    }).catch((error: unknown) => {
      const { code: problem } = error instanceof ApiProblem ? error : { code: '' }
      if (problem === 'slot_taken') return offerTimes(booking, rules, problemText(error))
      if (problem === 'email_verification_required' && !needsProof) return setNeedsProof(true)
      throw error
    })
    if (!moved) return
    tell('rescheduled', { uid: moved.uid, previousUid: uid, start: moved.start, end: moved.end })
    location.assign(withSeat(`/booking/${moved.uid}`, seatUid))
  }
  const { start, timeZone } = picked
  return (
    <>
      <h1>{text('changeTo')}</h1>
      <p>{span(words, { start, end: endOf(start, duration) }, timeZone)}</p>
      <ReasonQuestion label={seatUid ? undefined : text('changeReason')} action={text('changeTo')} act={move}>
        {needsProof && <Proof booking={booking} />}
      </ReasonQuestion>
    </>
  )
}

/** Verifies the booker's address by a code, for event types that require it. */
function Proof({ booking: { uid, attendees } }: { booking: Booking }) {
  const email = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => email.current?.focus(), [])
  return (
    <>
      <Labelled id="email" label={text('yourEmail')}>
        <input
          ref={email}
          id="email"
          type="email"
          autocomplete="email"
          defaultValue={attendees[0]?.email ?? ''}
        />
      </Labelled>
      <CodeQuestion about={{ bookingUid: uid }} email={() => email.current?.value.trim() ?? ''} />
    </>
  )
}
