import { randomUUID } from 'node:crypto'
import { languageOf } from '@punctual/messages'
import { problemTextIn } from '@punctual/messages/pages'
import type { ComponentChildren } from 'preact'
import { answersIn, questionsOf } from '../../../pages/answers.ts'
import type { Booking } from '../../../pages/api.ts'
import { bookingRequest, pageAfterwards } from '../../../pages/booking-request.ts'
import { Alarm } from '../../../pages/components/alarm.tsx'
import { AwayNotices } from '../../../pages/components/away.tsx'
import { CodeInput } from '../../../pages/components/code-input.tsx'
import { Hidden } from '../../../pages/components/field.tsx'
import { LocationGroup } from '../../../pages/components/location-field.tsx'
import { hostOf, OfferHeader } from '../../../pages/components/offer-header.tsx'
import { Questions } from '../../../pages/components/questions.tsx'
import { span } from '../../../pages/dates.ts'
import { labelsOf } from '../../../pages/labels.ts'
import { routingIn } from '../../../pages/routing.ts'
import { useWords } from '../../../pages/words.ts'
import { ownWords } from '../offers.ts'
import { askOnce } from './ask-once.ts'
import { pickedOf, picksIn, timesOf } from './picks.ts'
import { type OfferPage, type Outcome, type PlainContent, plainAddress } from './plain-page.ts'
import { timesView } from './times.tsx'

interface FormProps {
  page: OfferPage
  slot: string
  /** What was typed. */
  typed?: URLSearchParams
  /** Above the buttons. */
  note?: ComponentChildren
}

/** The form for a time. */
function DetailsForm({ page, slot, typed, note }: FormProps) {
  const words = useWords()
  const { text } = words
  const { offer, path, query } = page
  const picks = picksIn(page, typed)
  const { timeZone, length } = picks
  const needsCode = offer.requiresBookerEmailVerification === true
  const own = { slot, timeZone, duration: `${length}`, key: randomUUID() }
  const back = { month: slot.slice(0, 7), timeZone, duration: `${length}`, slot: undefined }
  return (
    <>
      <header>
        <p>{ownWords(offer, page.reader).title}</p>
        <h1>{text('yourDetails')}</h1>
        <p>{span(words, timesOf(picks, slot), timeZone)}</p>
      </header>
      <form method="post" action={plainAddress(path, query)}>
        {Object.entries(own).map(([name, value]) => (
          <Hidden key={name} name={`pick.${name}`} value={value} />
        ))}
        <Questions
          offer={offer}
          query={query}
          typed={typed}
          location={<LocationGroup locations={offer.locations} typed={typed ?? new URLSearchParams()} />}
        />
        {needsCode && <CodeInput typed={typed} />}
        {note}
        <div class="actions">
          {/* The first button is the one that Enter presses. */}
          <button type="submit" class="primary" name="pick.step" value="book">
            {text(offer.requiresConfirmation ? 'request' : 'book')}
          </button>
          {needsCode && (
            <button type="submit" name="pick.step" value="code" formNoValidate>
              {text('sendCode')}
            </button>
          )}
          <a class="button" href={plainAddress(path, query, back)}>
            {text('back')}
          </a>
        </div>
      </form>
    </>
  )
}

/** Returns what the address of a page leads to: the times, or the form for one. */
export async function plainContent(page: OfferPage): Promise<PlainContent> {
  if (page.isExpired) return expired(page)
  const { slot } = picksIn(page)
  const view = slot === undefined ? await times(page) : <DetailsForm page={page} slot={slot} />
  return { status: 200, view }
}

const expired = ({ reader }: OfferPage): PlainContent => ({
  status: 410,
  view: <h1>{reader.text('error.private_link_expired')}</h1>,
})

function times(page: OfferPage, again: { problem?: string; typed?: URLSearchParams } = {}) {
  const { offer, reader, rules, query } = page
  const header = (
    <>
      <OfferHeader offer={{ ...offer, ...ownWords(offer, reader) }} />
      <AwayNotices host={hostOf(offer)} away={rules.away} />
    </>
  )
  const hostIds = routingIn(query, offer)?.teamMemberIds ?? []
  return timesView({ ...page, hostIds }, { header, ...again })
}

/**
 * Carries out what a form asks for: a booking, a code by mail, or another time for what was typed.
 */
export async function takeForm(page: OfferPage, form: URLSearchParams): Promise<Outcome> {
  const { reader, ask, offer } = page
  if (page.isExpired) return expired(page)
  const { slot } = picksIn(page, form)
  if (slot === undefined) return { status: 200, view: await times(page, { typed: form }) }
  const filledIn = { page, slot, typed: form }
  const step = form.get('pick.step')
  if (step === 'book') return book(page, slot, form)
  if (step !== 'code') return { status: 200, view: <DetailsForm {...filledIn} /> }
  const email = form.get('email') ?? ''
  const { status, problem } = await ask('/v2/bookings/verification-code', {
    body: { eventTypeId: offer.id, email },
  })
  const note = problem ? (
    <Alarm>{problemTextIn(reader, problem, labels(page))}</Alarm>
  ) : (
    <p role="status">{reader.text('codeSent', { email })}</p>
  )
  return { status: problem ? status : 200, view: <DetailsForm {...filledIn} note={note} /> }
}

const labels = ({ offer, query, reader }: OfferPage) => labelsOf(reader, questionsOf(offer, query))

async function book(page: OfferPage, slot: string, form: URLSearchParams): Promise<Outcome> {
  const { ask, reader, offer, rules, query, privateLinkId } = page
  const answers = answersIn(form, offer, query)
  const picked = pickedOf(picksIn(page, form), slot)
  const body = bookingRequest({ eventType: offer, privateLinkId }, picked, answers, {
    language: rules.interfaceLanguage ? undefined : languageOf(...reader.tags),
    query,
    code: form.get('pick.code')?.trim(),
  })
  const { status, data, problem } = await askOnce<Booking | Booking[]>(ask, '/v2/bookings', form, body)
  const [made] = [data ?? []].flat()
  if (made) return { redirect: addressAfter(page, made) }
  const words = problem ? problemTextIn(reader, problem, labels(page)) : reader.text('unavailable')
  if (problem?.code === 'slot_taken') {
    const typed = new URLSearchParams(form)
    typed.set('pick.month', slot.slice(0, 7))
    return { status, view: await times(page, { problem: words, typed }) }
  }
  return { status, view: <DetailsForm page={page} slot={slot} typed={form} note={<Alarm>{words}</Alarm>} /> }
}

/** The booking, where it can be paid too, or the page of another site. */
function addressAfter({ offer, rules }: OfferPage, made: Booking): string {
  const { uid, seatUid, recurringBookingUid, payment = [] } = made
  const isOwed = payment.some(({ paid }) => !paid)
  const other = isOwed ? undefined : pageAfterwards(made, offer, rules.bookingRedirectUri)
  const seat = new URLSearchParams(seatUid === undefined ? {} : { seatUid })
  return other ?? plainAddress(`/booking/${recurringBookingUid ?? uid}`, seat)
}
