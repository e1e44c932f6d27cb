import { useState } from 'preact/hooks'
import { withSeat } from './addresses.ts'
import { AnswerLinks, proofOf } from './answer.tsx'
import { ask, type Booking } from './api.ts'
import { isOver, mayCancel } from './booking-state.ts'
import { Alarm } from './components/alarm.tsx'
import { BookingPage, SeriesPage } from './components/booking-page.tsx'
import { CancelQuestion } from './components/cancel-question.tsx'
import { tell } from './embedded.ts'
import { text } from './language.ts'
import { ownZone } from './picker/zones.tsx'
import { problemText } from './problems.ts'
import { ReasonQuestion } from './reason-question.tsx'
import type { PageRules } from './rules.ts'
import { showView } from './show-view.tsx'

const common = (rules: PageRules) => ({ rules, timeZone: ownZone(), own: (path: string) => path })

/** Shows a booking with its status and the available actions. */
export function showBooking(booking: Booking, rules: PageRules): void {
  const { uid, seatUid, status } = booking
  const over = isOver(booking, Date.now())
  const isForHost = status === 'pending' && proofOf(uid) !== ''
  showView(
    booking.title,
    <BookingPage
      {...common(rules)}
      booking={booking}
      answer={isForHost ? <AnswerLinks booking={booking} /> : undefined}
    >
      {status === 'accepted' && !over && <CalendarLinks booking={booking} />}
      {status === 'accepted' && over && (
        <p>
          <a class="button" href={withSeat(`/booking/${uid}/rate`, seatUid)}>
            {text('rate')}
          </a>
        </p>
      )}
    </BookingPage>,
  )
}

interface CalendarLink {
  label: string
  link: string
}

/** Links that add the booking to a calendar; they are loaded when the visitor asks. */
function CalendarLinks({ booking: { uid } }: { booking: Booking }) {
  const [links, setLinks] = useState<CalendarLink[]>()
  const [problem, setProblem] = useState<string>()
  const load = () => {
    if (links) return
    ask<CalendarLink[]>('GET', `/v2/bookings/${uid}/calendar-links`).then(setLinks, (error: unknown) =>
      setProblem(problemText(error)),
    )
  }
  return (
    <details onToggle={load}>
      <summary>{text('addToCalendar')}</summary>
      <div class="actions">
        {!links && !problem && <p role="status">{text('loading')}</p>}
        <Alarm>{problem}</Alarm>
        {links?.map(({ label, link }) => (
          <a
            key={label}
            class="button"
            href={link}
            {...(link.startsWith('data:')
              ? { download: 'booking.ics' }
              : { target: '_blank', rel: 'noreferrer' })}
          >
            {label}
          </a>
        ))}
      </div>
    </details>
  )
}

/** Shows all dates of a recurring booking. */
export function showSeries(uid: string, series: readonly Booking[], rules: PageRules): void {
  const [first] = series
  if (first) showView(first.title, <SeriesPage {...common(rules)} uid={uid} series={series} />)
}

/** @param uid uid of the booking, or of its series to cancel all dates */
export function cancelBooking(uid: string, bookings: readonly Booking[], rules: PageRules): void {
  const open = bookings.filter((each) => mayCancel(each, rules, Date.now()))
  const { title = text('cancel'), seatUid } = open[0] ?? {}
  const cancel = async (reason: string | undefined) => {
    const body = { ...(reason && { cancellationReason: reason }), ...(seatUid && { seatUid }) }
    await ask('POST', `/v2/bookings/${uid}/cancel`, body)
    tell('cancelled', { uid })
    if (seatUid) showView(title, <h1>{text('seatGone')}</h1>)
    else location.assign(`/booking/${uid}`)
  }
  showView(
    title,
    <CancelQuestion {...common(rules)} open={open}>
      <ReasonQuestion
        label={text('cancelReason')}
        action={text(open.length > 1 ? 'cancelAll' : 'cancel')}
        act={cancel}
      />
    </CancelQuestion>,
  )
}
