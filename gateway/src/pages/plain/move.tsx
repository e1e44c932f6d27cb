import { randomUUID } from 'node:crypto'
import { problemTextIn } from '@punctual/messages/pages'
import type { ComponentChildren } from 'preact'
import { withSeat } from '../../../pages/addresses.ts'
import type { Booking } from '../../../pages/api.ts'
import { mayMove } from '../../../pages/booking-state.ts'
import { BookingDetails } from '../../../pages/components/booking-details.tsx'
import { CodeInput } from '../../../pages/components/code-input.tsx'
import { Hidden, Labelled } from '../../../pages/components/field.tsx'
import { ReasonForm, reasonIn } from '../../../pages/components/reason-form.tsx'
import { span } from '../../../pages/dates.ts'
import { useWords } from '../../../pages/words.ts'
import { askOnce } from './ask-once.ts'
import { changeOf } from './change.ts'
import { picksIn, timesOf } from './picks.ts'
import { type ChangePage, type Outcome, plainAddress } from './plain-page.ts'
import { timesView } from './times.tsx'
import type { TimesPage } from './times-page.ts'

interface FormProps {
  page: ChangePage
  slot: string
  typed?: URLSearchParams
  problem?: string
  /** Whether the booker's address must be verified. */
  needsProof?: boolean
}

const timesPage = (page: ChangePage): TimesPage => {
  const [{ eventTypeId, duration, uid, seatUid }] = page.bookings
  const offer = { id: eventTypeId, lengthInMinutes: duration }
  return { ...page, offer, rescheduling: seatUid ?? uid, zone: changeOf(page).common.timeZone }
}

const picksOf = (page: ChangePage, form?: URLSearchParams) => {
  const times = timesPage(page)
  return picksIn(times, form, times.zone)
}

function times(page: ChangePage, again: { problem?: string; typed?: URLSearchParams } = {}) {
  const [booking] = page.bookings
  const header = (
    <>
      <h1>{page.reader.text('change')}</h1>
      <BookingDetails booking={booking} timeZone={changeOf(page).common.timeZone} />
    </>
  )
  return timesView(timesPage(page), { header, ...again })
}

const canMove = ({ bookings: [booking], rules, now }: ChangePage) => mayMove(booking, rules, now.getTime())

/** Offers times, or asks whether to move to the picked one. */
export async function moveView(page: ChangePage): Promise<ComponentChildren> {
  if (!canMove(page)) return <h1>{page.reader.text('cannotChange')}</h1>
  const { slot } = picksOf(page)
  return slot === undefined ? times(page) : <MoveForm page={page} slot={slot} />
}

function MoveForm({ page, slot, typed, problem, needsProof = false }: FormProps) {
  const words = useWords()
  const { text } = words
  const { path, query } = page
  const [{ seatUid, attendees }] = page.bookings
  const picks = picksOf(page, typed)
  const own = { slot, timeZone: picks.timeZone, key: randomUUID() }
  const email = typed?.get('pick.email') ?? attendees[0]?.email ?? ''
  return (
    <>
      <h1>{text('changeTo')}</h1>
      <p>{span(words, timesOf(picks, slot), picks.timeZone)}</p>
      <ReasonForm
        label={seatUid ? undefined : text('changeReason')}
        action={text('changeTo')}
        back={plainAddress(path, query, { slot: undefined })}
        postTo={plainAddress(path, query)}
        problem={problem}
        typed={typed}
        more={
          needsProof && (
            <button type="submit" name="pick.step" value="code">
              {text('sendCode')}
            </button>
          )
        }
      >
        {Object.entries(own).map(([name, value]) => (
          <Hidden key={name} name={`pick.${name}`} value={value} />
        ))}
        {needsProof && (
          <>
            <Labelled id="email" label={text('yourEmail')}>
              <input id="email" name="pick.email" type="email" autocomplete="email" value={email} />
            </Labelled>
            <CodeInput typed={typed} />
          </>
        )}
      </ReasonForm>
    </>
  )
}

/** Moves a booking or a seat, or sends a code that proves whose booking it is. */
export async function moveForm(page: ChangePage, form: URLSearchParams): Promise<Outcome> {
  const { ask, reader } = page
  if (!canMove(page)) return { status: 200, view: await moveView(page) }
  const { slot } = picksOf(page, form)
  if (slot === undefined) return { status: 200, view: await times(page, { typed: form }) }
  const filledIn = { page, slot, typed: form, needsProof: form.has('pick.email') }
  const step = form.get('pick.step')
  if (step === 'fill') return { status: 200, view: <MoveForm {...filledIn} /> }
  const [{ uid, seatUid }] = page.bookings
  if (step === 'code') {
    const body = { bookingUid: uid, email: form.get('pick.email') ?? '' }
    const { status, problem } = await ask('/v2/bookings/verification-code', { body })
    const words = problem && problemTextIn(reader, problem, new Map())
    return {
      status: problem ? status : 200,
      view: <MoveForm {...filledIn} {...(words && { problem: words })} />,
    }
  }
  const reason = reasonIn(form)
  const code = form.get('pick.code')?.trim()
  const { status, data, problem } = await askOnce<Booking>(
    ask,
    `/v2/bookings/${encodeURIComponent(uid)}/reschedule`,
    form,
    {
      start: slot,
      ...(seatUid && { seatUid }),
      ...(reason && { reschedulingReason: reason }),
      ...(code && { emailVerificationCode: code }),
    },
  )
  if (data) return { redirect: withSeat(plainAddress(`/booking/${data.uid}`), seatUid) }
  const words = problem ? problemTextIn(reader, problem, new Map()) : reader.text('unavailable')
  if (problem?.code === 'slot_taken')
    return { status, view: await times(page, { problem: words, typed: form }) }
  const needsProof = filledIn.needsProof || problem?.code === 'email_verification_required'
  return { status, view: <MoveForm {...filledIn} needsProof={needsProof} problem={words} /> }
}
