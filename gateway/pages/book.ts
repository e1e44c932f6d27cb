import { type ApiProblem, ask, type Booking, type EventType } from './api.ts'
import { type ClientPages, withUid } from './client.ts'
import { span } from './dates.ts'
import { alarm, el, show } from './dom.ts'
import { placeQuestion, type Question, question } from './fields.ts'
import { type Picked, picker } from './picker.ts'
import { problemText } from './problems.ts'
import { language, text } from './texts/index.ts'

/** Fields that are sent apart from the answers to the event type's own questions. */
const apart = new Set([
  'name',
  'email',
  'location',
  'guests',
  'rescheduleReason',
  'title',
  'attendeePhoneNumber',
])

interface Way {
  eventType: EventType
  /** The private link that led here. */
  privateLinkId?: string
  /** Of whoever manages the organizer. */
  pages: Promise<ClientPages>
}

const hostOf = ({ team, users = [] }: EventType): string =>
  team?.name || users.map(({ name }) => name).join(', ')

/** First view: when. */
export function chooseTime(way: Way, problem?: string): void {
  const { eventType } = way
  show(
    eventType.title,
    el(
      'header',
      {},
      el('p', {}, hostOf(eventType)),
      el('h1', {}, eventType.title),
      el('p', { class: 'about' }, eventType.description),
      el('p', {}, text('minutes', { count: eventType.lengthInMinutes })),
    ),
    problem && alarm(problem),
    picker({ offer: eventType, pick: (pick) => fillIn(way, pick) }),
  )
}

/** Second view: who, and what else the event type asks. */
function fillIn(way: Way, pick: Picked): void {
  const { eventType } = way
  const end = new Date(Date.parse(pick.start) + pick.length * 60_000).toISOString()
  const asked = eventType.bookingFields.filter(
    ({ hidden, slug, type }) => !hidden && type !== 'radioInput' && slug !== 'rescheduleReason',
  )
  const questions = asked.map(question)
  const place = placeQuestion(eventType.locations)
  const problems = el('div')
  const code = codeQuestion(way, questions)
  const submit = el('button', { class: 'primary' }, text(eventType.requiresConfirmation ? 'request' : 'book'))
  const form = el(
    'form',
    {
      submit: async (event) => {
        event.preventDefault()
        submit.disabled = true
        problems.replaceChildren()
        await send(way, pick, [...questions, ...(place ? [place] : [])], code?.value()).catch(
          (error: ApiProblem) => {
            if (error.code === 'slot_taken') return chooseTime(way, problemText(error))
            problems.replaceChildren(alarm(problemText(error)))
            return undefined
          },
        )
        submit.disabled = false
      },
    },
    ...questions.map(({ element }) => element),
    place?.element,
    code?.element,
    problems,
    el(
      'div',
      { class: 'actions' },
      el('button', { type: 'button', click: () => chooseTime(way) }, text('back')),
      submit,
    ),
  )
  show(
    eventType.title,
    el(
      'header',
      {},
      el('p', {}, eventType.title),
      el('h1', {}, text('yourDetails')),
      el('p', {}, `${span(pick.start, end, pick.timeZone)} (${pick.timeZone})`),
    ),
    form,
  )
}

/** Where the event type wants a verified address: sends a code to it and asks for it. */
function codeQuestion(
  { eventType }: Way,
  questions: Question[],
): { element: HTMLElement; value(): string | undefined } | undefined {
  if (!eventType.requiresBookerEmailVerification) return undefined
  const input = el('input', { id: 'code', inputmode: 'numeric', autocomplete: 'one-time-code' })
  const status = el('p', { role: 'status' })
  const sendCode = async () => {
    const email = questions.find(({ slug }) => slug === 'email')?.read()
    await ask('POST', '/v2/bookings/verification-code', { eventTypeId: eventType.id, email }).then(
      () => status.replaceChildren(text('codeSent', { email: `${email}` })),
      (error: ApiProblem) => status.replaceChildren(problemText(error)),
    )
  }
  input.addEventListener('focus', () => void sendCode(), { once: true })
  const element = el('div', {}, el('label', { class: 'field', for: 'code' }, text('code'), input), status)
  return { element, value: () => input.value.trim() || undefined }
}

async function send(
  { eventType, privateLinkId, pages }: Way,
  pick: Picked,
  questions: Question[],
  code?: string,
): Promise<void> {
  const answers = new Map(questions.map(({ slug, read }) => [slug, read()]))
  const own = [...answers].filter(([slug, answer]) => !apart.has(slug) && answer !== undefined)
  const given = (key: string, slug: string) =>
    answers.get(slug) === undefined ? {} : { [key]: answers.get(slug) }
  const title = answers.get('title')
  const booking = await ask<Booking | Booking[]>('POST', '/v2/bookings', {
    eventTypeId: eventType.id,
    start: new Date(pick.start).toISOString(),
    ...(pick.length !== eventType.lengthInMinutes && { lengthInMinutes: pick.length }),
    attendee: {
      ...given('name', 'name'),
      ...given('email', 'email'),
      ...given('phoneNumber', 'attendeePhoneNumber'),
      timeZone: pick.timeZone,
      language,
    },
    ...given('guests', 'guests'),
    ...given('location', 'location'),
    bookingFieldsResponses: { ...Object.fromEntries(own), ...(title !== undefined && { title }) },
    ...(privateLinkId && { privateLinkId }),
    ...(code && { emailVerificationCode: code }),
  })
  const [first] = [booking].flat()
  const { uid } = first as Booking
  const { bookingRedirectUri } = await pages
  const { successRedirectUrl: next } = eventType
  if (next) location.assign(asking(next, uid))
  // The booking's own page can be kept as a bookmark, and sent around.
  else location.assign(bookingRedirectUri ? withUid(bookingRedirectUri, uid) : `/booking/${uid}`)
}

function asking(url: string, uid: string): string {
  const target = new URL(url)
  target.searchParams.set('uid', uid)
  return target.href
}
