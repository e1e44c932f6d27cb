import { type ApiProblem, ask, type Booking, type EventType } from './api.ts'
import { bookingRequest, pageAfterwards } from './booking-request.ts'
import { type PageRules, withSeat } from './client.ts'
import { codeQuestion } from './code.ts'
import { endOf, longDate, span } from './dates.ts'
import { description } from './description.ts'
import { alarm, el, show } from './dom.ts'
import { leaveTo, tell } from './embedded.ts'
import { isAnswered, locationQuestion, type Question, question } from './fields.ts'
import { language, text } from './language.ts'
import { money } from './money.ts'
import { type Picked, picker } from './picker.ts'
import { keepPicks, picksHere } from './picks.ts'
import { problemText } from './problems.ts'
import { routingIn } from './routing.ts'
import { typed } from './typed.ts'

interface Way {
  eventType: EventType
  /** The private link that opened the page. */
  privateLinkId?: string
  rules: PageRules
}

const hostOf = ({ team, users = [] }: EventType): string =>
  team?.name || users.map(({ name }) => name).join(', ')

/** Shows the first view: the time picker. */
export function chooseTime(way: Way, problem?: string): void {
  const { eventType, rules } = way
  const { price, currency } = eventType
  show(
    eventType.title,
    el(
      'header',
      {},
      el('p', {}, hostOf(eventType)),
      el('h1', {}, eventType.title),
      description(eventType.description),
      el('p', {}, text('minutes', { count: eventType.lengthInMinutes })),
      repeats(eventType),
      price > 0 && el('p', {}, text('priceOf', { amount: money({ amount: price, currency }) })),
    ),
    problem && alarm(problem),
    ...(rules.away ?? []).map((away) => takesOver(hostOf(eventType), away)),
    picker({
      offer: eventType,
      hostIds: routingIn(new URLSearchParams(location.search), eventType)?.teamMemberIds ?? [],
      rules,
      pick: (pick) => {
        const isOpen = picksHere().slot !== undefined
        if (!isOpen) keepPicks({ slot: new Date(pick.start).toISOString() }, { asStep: true })
        fillIn(way, pick)
      },
    }),
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

function repeats({ recurrence }: EventType): HTMLElement | undefined {
  if (!recurrence) return undefined
  const { frequency, interval, occurrences: count } = recurrence
  return el('p', {}, text(frequency, { interval, count }))
}

/**
 * Names the colleague who takes over while the host is away, with a link to book that colleague.
 */
function takesOver(host: string, { firstDay, lastDay, toUser }: NonNullable<PageRules['away']>[number]) {
  const { name: colleague, bookingUrl } = toUser
  const days = { from: longDate(firstDay), to: longDate(lastDay) }
  const link = bookingUrl && el('a', { href: bookingUrl }, text('bookColleague', { colleague }))
  return el('p', { class: 'notice' }, text('away', { host, colleague, ...days }), ' ', link)
}

/** Asks for the number of occurrences. */
function countQuestion({ recurrence }: EventType): Question | undefined {
  if (!recurrence || recurrence.occurrences < 2) return undefined
  const { occurrences: max } = recurrence
  const input = el('input', { id: 'count', type: 'number', min: 1, max, step: 1, value: max, required: true })
  return {
    slug: 'recurrenceCount',
    label: text('howOften'),
    element: el('label', { class: 'field', for: 'count' }, text('howOften'), input),
    read: () => (Number(input.value) === max ? undefined : Number(input.value)),
  }
}

/** Creates the questions of an event type; a hidden one takes its answer from the address only. */
const questionsOf = ({ bookingFields }: EventType): Question[] =>
  bookingFields
    .filter(({ type, slug }) => type !== 'radioInput' && slug !== 'rescheduleReason')
    .filter((field) => !field.hidden || isAnswered(field))
    .map(question)

/** Shows the second view: the visitor's details and the questions of the event type. */
function fillIn(way: Way, pick: Picked): void {
  const { eventType } = way
  const questions = questionsOf(eventType)
  const more = [locationQuestion(eventType.locations), countQuestion(eventType)].filter(
    (one) => one !== undefined,
  )
  const labels = new Map([...questions, ...more].map(({ slug, label }) => [slug, label]))
  const problems = el('div')
  const email = () => questions.find(({ slug }) => slug === 'email')?.read()
  const code = eventType.requiresBookerEmailVerification
    ? codeQuestion({ eventTypeId: eventType.id }, email)
    : undefined
  const submit = el('button', { class: 'primary' }, text(eventType.requiresConfirmation ? 'request' : 'book'))
  const form = el(
    'form',
    {
      submit: async (event) => {
        event.preventDefault()
        submit.disabled = true
        problems.replaceChildren()
        await send(way, pick, [...questions, ...more], code?.value()).catch((error: ApiProblem) => {
          if (error.code === 'slot_taken') {
            keepPicks({ slot: undefined })
            return chooseTime(way, problemText(error))
          }
          problems.replaceChildren(alarm(problemText(error, labels)), moveInstead(eventType, error))
          return undefined
        })
        submit.disabled = false
      },
    },
    ...questions.map(({ element }) => element),
    ...more.map(({ element }) => element),
    code?.element,
    problems,
    el(
      'div',
      { class: 'actions' },
      el('button', { type: 'button', click: () => backToTimes(way) }, text('back')),
      submit,
    ),
  )
  form.addEventListener('input', () => typed.keep(form))
  typed.restore(form)
  show(
    eventType.title,
    el(
      'header',
      {},
      el('p', {}, eventType.title),
      el('h1', {}, text('yourDetails')),
      el('p', {}, span(pick.start, endOf(pick.start, pick.length), pick.timeZone)),
    ),
    form,
  )
}

/** Offers to move the last booking of a visitor who may not have another one. */
function moveInstead(
  { bookerActiveBookingsLimit }: EventType,
  { code, details }: ApiProblem,
): HTMLElement | string {
  if (code !== 'active_bookings_limit_reached' || !bookerActiveBookingsLimit?.offerReschedule) return ''
  const { bookingUid, seatUid } = details as { bookingUid?: string; seatUid?: string }
  if (bookingUid === undefined) return el('p', {}, text('moveByMail'))
  const href = withSeat(`/booking/${bookingUid}/reschedule`, seatUid)
  return el('p', {}, el('a', { href }, text('moveInstead')))
}

async function send(
  { eventType, privateLinkId, rules }: Way,
  pick: Picked,
  questions: Question[],
  code?: string,
): Promise<void> {
  const answers = new Map(questions.map(({ slug, read }) => [slug, read()]))
  const request = bookingRequest({ eventType, privateLinkId }, pick, answers, {
    // The event type's own language is the default of its attendees.
    language: rules.interfaceLanguage ? undefined : language(),
    query: new URLSearchParams(location.search),
    code,
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
