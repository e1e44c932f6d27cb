import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { withSeat } from './addresses.ts'
import { answersIn, questionsOf } from './answers.ts'
import { ApiProblem, ask, type Booking, type EventType } from './api.ts'
import { bookingRequest, pageAfterwards } from './booking-request.ts'
import { CodeQuestion, codeIn } from './code.tsx'
import { Alarm } from './components/alarm.tsx'
import { AwayNotices } from './components/away.tsx'
import { LocationField } from './components/location-field.tsx'
import { hostOf, OfferHeader } from './components/offer-header.tsx'
import { Questions } from './components/questions.tsx'
import { endOf, span } from './dates.ts'
import { leaveTo, tell } from './embedded.ts'
import { labelsOf } from './labels.ts'
import { language, text, words } from './language.ts'
import type { Picked } from './picker/picked.ts'
import { Picker } from './picker/picker.tsx'
import { keepPicks, picksHere } from './picks.ts'
import { problemText } from './problems.ts'
import { routingIn } from './routing.ts'
import type { PageRules } from './rules.ts'
import { showView } from './show-view.tsx'
import { entriesOf, typed } from './typed.ts'
import { useWords } from './words.ts'

interface Way {
  eventType: EventType
  /** The private link that opened the page. */
  privateLinkId?: string
  rules: PageRules
}

const queryHere = () => new URLSearchParams(location.search)

/** Shows the first view: the time picker. */
export function chooseTime(way: Way, problem?: string): void {
  const { eventType, rules } = way
  const pick = (picked: Picked) => {
    const isOpen = picksHere().slot !== undefined
    if (!isOpen) keepPicks({ slot: new Date(picked.start).toISOString() }, { asStep: true })
    showView(eventType.title, <Details way={way} picked={picked} />)
  }
  showView(
    eventType.title,
    <>
      <OfferHeader offer={eventType} />
      <Alarm>{problem}</Alarm>
      <AwayNotices host={hostOf(eventType)} away={rules.away} />
      <Picker
        offer={eventType}
        hostIds={routingIn(queryHere(), eventType)?.teamMemberIds ?? []}
        rules={rules}
        pick={pick}
      />
    </>,
  )
  // Back and Forward change only the picks in the address.
  window.onpopstate = () => chooseTime(way)
}

/** Returns from the form to the times, and removes the step from the history if it is one. */
function backToTimes(way: Way): void {
  if ((history.state as { picked?: boolean } | null)?.picked) history.back()
  else {
    keepPicks({ slot: undefined })
    chooseTime(way)
  }
}

/** Sends the form; a time that was taken meanwhile leads back to the others. */
function useSubmit({ way, picked }: { way: Way; picked: Picked }) {
  const [problem, setProblem] = useState<ComponentChildren>()
  const [isSending, setSending] = useState(false)
  const submit = async (entries: URLSearchParams) => {
    setSending(true)
    setProblem(undefined)
    try {
      await send(way, picked, entries)
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'slot_taken') {
        keepPicks({ slot: undefined })
        return chooseTime(way, problemText(error))
      }
      setProblem(<Problem eventType={way.eventType} error={error} />)
    }
    setSending(false)
  }
  return { problem, isSending, submit }
}

/** The second view: the visitor's details and the questions of the event type. */
function Details(props: { way: Way; picked: Picked }) {
  const { way, picked } = props
  const { eventType } = way
  const words = useWords()
  const { problem, isSending, submit } = useSubmit(props)
  const form = useRef<HTMLFormElement>(null)
  const before = typed.before()
  const { start, length, timeZone } = picked
  return (
    <>
      <header>
        <p>{eventType.title}</p>
        <h1>{text('yourDetails')}</h1>
        <p>{span(words, { start, end: endOf(start, length) }, timeZone)}</p>
      </header>
      <form
        ref={form}
        onInput={({ currentTarget }) => typed.keep(currentTarget)}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(entriesOf(event.currentTarget))
        }}
      >
        <Questions
          offer={eventType}
          query={queryHere()}
          typed={before}
          location={<LocationField locations={eventType.locations} typed={before ?? new URLSearchParams()} />}
        />
        {eventType.requiresBookerEmailVerification && (
          <CodeQuestion
            about={{ eventTypeId: eventType.id }}
            email={() => (form.current && entriesOf(form.current).get('email')?.trim()) ?? ''}
            typed={before}
          />
        )}
        {problem}
        <div class="actions">
          <button type="button" onClick={() => backToTimes(way)}>
            {text('back')}
          </button>
          <button type="submit" class="primary" disabled={isSending}>
            {text(eventType.requiresConfirmation ? 'request' : 'book')}
          </button>
        </div>
      </form>
    </>
  )
}

/** Why a booking failed, with an offer to move the last one of a visitor who may have no other. */
function Problem({ eventType, error }: { eventType: EventType; error: unknown }) {
  const labels = labelsOf(words(), questionsOf(eventType, queryHere()))
  const { code, details } = error instanceof ApiProblem ? error : { code: '', details: {} }
  const offers = eventType.bookerActiveBookingsLimit?.offerReschedule
  const { bookingUid, seatUid } = details as { bookingUid?: string; seatUid?: string }
  return (
    <>
      <Alarm>{problemText(error, labels)}</Alarm>
      {code === 'active_bookings_limit_reached' && offers && (
        <p>
          {bookingUid === undefined ? (
            text('moveByMail')
          ) : (
            <a href={withSeat(`/booking/${bookingUid}/reschedule`, seatUid)}>{text('moveInstead')}</a>
          )}
        </p>
      )}
    </>
  )
}

async function send(
  { eventType, privateLinkId, rules }: Way,
  picked: Picked,
  entries: URLSearchParams,
): Promise<void> {
  const query = queryHere()
  const answers = answersIn(entries, eventType, query)
  const request = bookingRequest({ eventType, privateLinkId }, picked, answers, {
    // The event type's own language is the default of its attendees.
    language: rules.interfaceLanguage ? undefined : language(),
    query,
    code: codeIn(entries),
  })
  const booking = await ask<Booking | Booking[]>('POST', '/v2/bookings', request)
  const [made] = [booking].flat() as [Booking]
  const { uid, start, end, status } = made
  tell('bookingSuccessful', { uid, start, end, status, eventTypeId: eventType.id })
  leaveTo(afterwards(made, eventType, rules))
}

/**
 * Opens the next page: the payment, the page of the event type or of the platform, or the booking.
 */
function afterwards(booking: Booking, eventType: EventType, { bookingRedirectUri }: PageRules): string {
  const { uid, seatUid, recurringBookingUid, payment = [] } = booking
  const open = payment.find(({ paid, url }) => !paid && url)
  return (
    open?.url ??
    pageAfterwards(booking, eventType, bookingRedirectUri) ??
    // The booking page can be bookmarked and shared.
    withSeat(`/booking/${recurringBookingUid ?? uid}`, seatUid)
  )
}
