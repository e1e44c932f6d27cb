import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { escapeHtml } from '@punctual/contracts'
import { languageOf } from '@punctual/messages'
import { fieldLabelIn, problemTextIn } from '@punctual/messages/pages'
import type { Booking } from '../../../pages/api.ts'
import { bookingRequest, pageAfterwards } from '../../../pages/booking-request.ts'
import { ownWords } from '../offers.ts'
import { spanOf } from './dates.ts'
import { answerIn, control, locationControl, locationIn, questionsOf } from './fields.ts'
import { alarm, element, hidden } from './html.ts'
import { pickedOf, picksIn } from './picks.ts'
import { type PlainPage, plainAddress } from './plain-page.ts'
import { timesView } from './times.ts'

/** What a form leads to: a page, or another address. */
export type Outcome = { status: number; content: string } | { redirect: string }

const minuteMs = 60_000
/** A form that was sent twice waits for the first one: milliseconds of real time, and how often. */
const [waitMs, waits] = [500, 10]

/**
 * Returns the form for a time.
 * @param form what was typed
 * @param note HTML above the buttons
 */
export function formView(page: PlainPage, slot: string, form?: URLSearchParams, note = ''): string {
  const { reader, offer, path, query } = page
  const { text } = reader
  const picks = picksIn(page, form)
  const { timeZone, length } = picks
  const end = new Date(Date.parse(slot) + length * minuteMs).toISOString()
  const given = form ?? query
  const fields = questionsOf(offer, query).map((field) => {
    const isFixed = field.disableOnPrefill === true && query.getAll(field.slug).some((value) => value !== '')
    return control(reader, field, (isFixed ? query : given).getAll(field.slug), isFixed)
  })
  const back = plainAddress(path, query, {
    month: slot.slice(0, 7),
    timeZone,
    duration: `${length}`,
    slot: undefined,
  })
  const needsCode = offer.requiresBookerEmailVerification === true
  const own = Object.entries({ slot, timeZone, duration: `${length}`, key: randomUUID() })
  return [
    `<header><p>${escapeHtml(ownWords(offer, reader).title)}</p><h1>${escapeHtml(text('yourDetails'))}</h1>`,
    `<p>${escapeHtml(spanOf(reader, slot, end, timeZone))}</p></header>`,
    element(
      'form',
      { method: 'post', action: plainAddress(path, query) },
      ...own.map(([name, value]) => hidden(`pick.${name}`, value)),
      ...fields,
      locationControl(reader, offer.locations, form ?? new URLSearchParams()),
      countControl(page, form),
      needsCode ? codeControl(page, form) : '',
      note,
      '<div class="actions">',
      // The first button is the one that Enter presses.
      element(
        'button',
        { class: 'primary', name: 'pick.step', value: 'book' },
        escapeHtml(text(offer.requiresConfirmation ? 'request' : 'book')),
      ),
      needsCode
        ? element(
            'button',
            { name: 'pick.step', value: 'code', formnovalidate: true },
            escapeHtml(text('sendCode')),
          )
        : '',
      element('a', { class: 'button', href: back }, escapeHtml(text('back'))),
      '</div>',
    ),
  ].join('')
}

const labelledInput = (id: string, label: string, input: string): string =>
  `<label class="field" for="${id}"><span>${escapeHtml(label)}</span>${input}</label>`

/** Asks for the number of occurrences. */
function countControl({ offer: { recurrence }, reader }: PlainPage, form?: URLSearchParams): string {
  if (!recurrence || recurrence.occurrences < 2) return ''
  const max = `${recurrence.occurrences}`
  const value = form?.get('pick.count') ?? max
  const input = element('input', {
    id: 'count',
    name: 'pick.count',
    type: 'number',
    min: '1',
    max,
    value,
    required: true,
  })
  return labelledInput('count', reader.text('howOften'), input)
}

function codeControl({ reader }: PlainPage, form?: URLSearchParams): string {
  const value = form?.get('pick.code') ?? ''
  const attributes = {
    id: 'code',
    name: 'pick.code',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    value,
  }
  return labelledInput('code', reader.text('code'), element('input', attributes))
}

/** Returns what the address of a page leads to: the times, or the form for one. */
export async function plainContent(page: PlainPage): Promise<{ status: number; content: string }> {
  if (page.isExpired) return expired(page)
  const { slot } = picksIn(page)
  return { status: 200, content: slot === undefined ? await timesView(page) : formView(page, slot) }
}

const expired = ({ reader }: PlainPage) => ({
  status: 410,
  content: `<h1>${escapeHtml(reader.text('error.private_link_expired'))}</h1>`,
})

/**
 * Carries out what a form asks for: a booking, a code by mail, or another time for what was typed.
 */
export async function takeForm(page: PlainPage, form: URLSearchParams): Promise<Outcome> {
  const { reader, ask, offer } = page
  if (page.isExpired) return expired(page)
  const { slot } = picksIn(page, form)
  if (slot === undefined) return { status: 200, content: await timesView(page, undefined, form) }
  const step = form.get('pick.step')
  if (step === 'book') return book(page, slot, form)
  if (step !== 'code') return { status: 200, content: formView(page, slot, form) }
  const email = form.get('email') ?? ''
  const { status, problem } = await ask('/v2/bookings/verification-code', {
    body: { eventTypeId: offer.id, email },
  })
  const note = problem
    ? alarm(problemTextIn(reader, problem, labelsOf(page)))
    : `<p role="status">${escapeHtml(reader.text('codeSent', { email }))}</p>`
  return { status: problem ? status : 200, content: formView(page, slot, form, note) }
}

const labelsOf = ({ offer, query, reader }: PlainPage): ReadonlyMap<string, string> =>
  new Map([
    ...questionsOf(offer, query).map((field) => [field.slug, fieldLabelIn(reader, field)] as const),
    ['location', reader.text('where')],
    ['recurrenceCount', reader.text('howOften')],
  ])

async function book(page: PlainPage, slot: string, form: URLSearchParams): Promise<Outcome> {
  const { ask, reader, offer, rules, query, privateLinkId } = page
  const count = form.get('pick.count')
  const isAll = count === null || Number(count) === offer.recurrence?.occurrences
  const answers = new Map<string, unknown>([
    ...questionsOf(offer, query).map((field) => [field.slug, answerIn(form, field)] as const),
    ['location', locationIn(form, offer.locations)],
    ['recurrenceCount', isAll ? undefined : Number(count)],
  ])
  const body = bookingRequest(
    { eventType: offer, privateLinkId },
    pickedOf(picksIn(page, form), slot),
    answers,
    {
      language: rules.interfaceLanguage ? undefined : languageOf(...reader.tags),
      query,
      code: form.get('pick.code')?.trim(),
    },
  )
  const idempotencyKey = form.get('pick.key') || randomUUID()
  const create = () => ask<Booking | Booking[]>('/v2/bookings', { body, idempotencyKey })
  let answer = await create()
  for (let left = waits; left > 0 && answer.problem?.code === 'idempotency_key_in_flight'; left -= 1) {
    await sleep(waitMs)
    answer = await create()
  }
  const { status, data, problem } = answer
  const [made] = [data ?? []].flat()
  if (made) return { redirect: addressAfter(page, made) }
  const words = problem ? problemTextIn(reader, problem, labelsOf(page)) : reader.text('unavailable')
  if (problem?.code === 'slot_taken') {
    const typed = new URLSearchParams(form)
    typed.set('pick.month', slot.slice(0, 7))
    return { status, content: await timesView(page, words, typed) }
  }
  return { status, content: formView(page, slot, form, alarm(words)) }
}

/** The booking, where it can be paid too, or the page of another site. */
function addressAfter({ offer, rules }: PlainPage, made: Booking): string {
  const { uid, seatUid, recurringBookingUid, payment = [] } = made
  const isOwed = payment.some(({ paid }) => !paid)
  const other = isOwed ? undefined : pageAfterwards(made, offer, rules.bookingRedirectUri)
  const seat = new URLSearchParams(seatUid === undefined ? {} : { seatUid })
  return other ?? plainAddress(`/booking/${recurringBookingUid ?? uid}`, seat)
}
