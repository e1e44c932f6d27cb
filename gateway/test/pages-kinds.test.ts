import {
  accessibilityProblems,
  createUser,
  fileTimeoutMs,
  type Json,
  routeRedirects,
  startStack,
  startStripe,
  until,
} from '@punctual/testing'
import t from 'tap'
import { aVisitor, everyDay } from './visitor.ts'

t.setTimeout(fileTimeoutMs)

// The booking pages of every kind of event type, and the links of real mails, in a browser in New
// York.

let now = () => new Date()
const stripe = await startStripe(t, () => now())
const stack = await startStack(t, {
  env: {
    RATE_LIMIT_ANONYMOUS: '100000',
    ...stripe.env,
  },
})
now = () => stack.clock.now()
const { api, clock, mail, organization, url, user } = stack
const { page, problems, pickTime, introduce, booking } = await aVisitor(t, stack)
await routeRedirects(page, '**/v2/payments/*')
await page.route('https://pay.test/**', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<h1>Pay here</h1>' }),
)

async function made(method: string, path: string, body?: unknown, key = stack.apiKey): Promise<Json> {
  const answer = await api(method, path, { key, ...(body !== undefined && { body }) })
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}
const always = (key = stack.apiKey) =>
  made(
    'POST',
    '/v2/schedules',
    {
      name: 'Always',
      timeZone: 'Europe/Berlin',
      isDefault: true,
      availability: [{ days: everyDay, startTime: '09:00', endTime: '17:00' }],
    },
    key,
  )
await always()
const type = (slug: string, body: object = {}, key = stack.apiKey) =>
  made('POST', '/v2/event-types', { title: `A ${slug}`, slug, lengthInMinutes: 60, ...body }, key)
const visit = async (slug: string) => {
  await page.goto(`${url}/${user.username}/${slug}`)
  await page.locator('.picker:not([aria-busy]) .calendar').waitFor()
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (name: string | RegExp) => page.getByRole('heading', { name }).waitFor()
const isAccessible = async (name: string) => t.same(await accessibilityProblems(page), [], name)

/** Returns the URL that matches the pattern in the newest mail to an address. */
async function linkIn(to: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  await until(
    () => {
      found = mail
        .to(to)
        .flatMap(({ text, html }) => pattern.exec(`${text} ${html}`)?.[0] ?? [])
        .at(-1)
      return found !== undefined
    },
    { describe: `a mail to ${to} with ${pattern}` },
  )
  return (found ?? '').replaceAll('&amp;', '&')
}

t.test('asks every kind of question and sends the answers', async (t) => {
  const options = ['Red', 'Green', 'Blue']
  const common = { required: true, options }
  const ofType = (kind: string, more: object = {}) => ({
    type: kind,
    slug: kind,
    label: `The ${kind}`,
    required: true,
    ...more,
  })
  await type('survey', {
    bookingFields: [
      ...['text', 'textarea', 'number', 'phone', 'address', 'url', 'multiemail', 'boolean'].map((kind) =>
        ofType(kind),
      ),
      ...['select', 'multiselect', 'checkbox', 'radio'].map((kind) => ofType(kind, common)),
    ],
  })
  await visit('survey')
  await pickTime()
  await introduce('Ann Attendee', 'ann@example.com')
  for (const [kind, answer] of Object.entries({
    text: 'Words',
    textarea: 'More\nwords',
    number: '2.5',
    phone: '+49 30 901820',
    address: 'Elm Street 1',
    url: 'https://example.com/',
    multiemail: 'a@example.com, b@example.com',
  }))
    await page.getByLabel(new RegExp(`^The ${kind}( \\(|$)`)).fill(answer)
  await page.getByLabel('The boolean').check()
  await page.getByLabel('The select').selectOption('Green')
  for (const [kind, option] of [
    ['multiselect', 'Red'],
    ['multiselect', 'Blue'],
    ['checkbox', 'Green'],
    ['radio', 'Blue'],
  ] as const)
    await page
      .getByRole('group', { name: `The ${kind}` })
      .getByLabel(option)
      .check()
  await page.getByLabel(/guest/i).fill('gus@example.com')
  await isAccessible('a long form')
  await press('Book')
  await heading('You are booked')
  t.match((await booking()).bookingFieldsResponses, {
    text: 'Words',
    textarea: 'More\nwords',
    number: 2.5,
    phone: '+4930901820',
    address: 'Elm Street 1',
    url: 'https://example.com/',
    multiemail: ['a@example.com', 'b@example.com'],
    boolean: true,
    select: 'Green',
    multiselect: ['Red', 'Blue'],
    checkbox: ['Green'],
    radio: 'Blue',
    guests: ['gus@example.com'],
  })
})

t.test('an event type that asks for a phone number instead of an address', async (t) => {
  await type('call', {
    bookingFields: [
      { type: 'email', hidden: true, required: false },
      { type: 'phone', slug: 'attendeePhoneNumber', label: 'Your phone', required: true },
    ],
  })
  await visit('call')
  await pickTime()
  t.equal(await page.getByLabel('Email address').count(), 0)
  await page.getByLabel('Your name').fill('Fon Caller')
  await page.getByLabel('Your phone').fill('+49 30 901820')
  await press('Book')
  await heading('You are booked')
  await page.getByText('Fon Caller (+4930901820)').waitFor()
  t.match((await booking()).attendees, [{ name: 'Fon Caller', email: '', phoneNumber: '+4930901820' }])
  await page.getByRole('link', { name: 'Cancel the booking' }).click()
  await press('Cancel the booking')
  await heading('This booking is cancelled')
})

t.test('shows an event type in the language of the visitor', async (t) => {
  const translations = [{ language: 'en', title: 'Advice', description: 'We talk.' }]
  await type('beratung', { title: 'Beratung', description: 'Wir reden.', translations })
  await visit('beratung')
  await heading('Advice')
  await page.getByText('We talk.').waitFor()
  t.equal(await page.getByText('Beratung').count(), 0)
})

t.test('shows 12 or 24 hours, and another time zone', async (t) => {
  await type('plain')
  await visit('plain')
  await page.getByLabel('Next month').click()
  await page.locator('.picker:not([aria-busy])').waitFor()
  await page.locator('td button:enabled').last().click()
  const first = page.locator('.times button').first()
  t.match(await first.textContent(), /^3:00\sAM$/)
  await page.getByLabel('Hours').selectOption('24')
  t.equal(await first.textContent(), '03:00')
  await page.getByLabel('Time zone').fill('europe/berlin')
  await page.getByLabel('Time zone').press('Enter')
  await page.locator('.picker:not([aria-busy])').waitFor()
  t.equal(await first.textContent(), '09:00')
  await page.reload()
  await page.locator('.calendar').waitFor()
  t.equal(await page.getByLabel('Hours').inputValue(), '24', 'is remembered')
  await page.getByLabel('Hours').selectOption('12')
})

t.test('a recurring event type: books fewer occurrences, lists all dates and cancels them', async (t) => {
  await type('course', { recurrence: { interval: 2, occurrences: 4, frequency: 'weekly' } })
  await visit('course')
  await page.getByText('Repeats every 2 weeks, 4 times.').waitFor()
  const start = await pickTime()
  await introduce('Ann Attendee', 'ann@example.com')
  await page.getByLabel('How often').fill('2')
  await press('Book')
  await heading('You are booked')
  const series = await booking()
  t.equal(series.length, 2)
  t.equal(series[0].start, start)
  t.equal(await page.locator('dd li a').count(), 2)
  await isAccessible('a series')
  await page.locator('dd li a').last().click()
  await page.waitForURL(`**/booking/${series[1].uid}`)
  await page.getByRole('link', { name: 'All dates' }).click()
  await page.getByRole('link', { name: 'Cancel all upcoming dates' }).click()
  await press('Cancel all upcoming dates')
  await heading('This booking is cancelled')
  t.match(await booking(), [{ status: 'cancelled' }, { status: 'cancelled' }])
})

t.test('seats: shows the number left; each seat is moved and cancelled by its own link', async (t) => {
  const seats = { seatsPerTimeSlot: 3, showAttendeeInfo: false, showAvailabilityCount: true }
  await type('class', { seats })
  await visit('class')
  const start = await pickTime()
  await introduce('Sue Seated', 'sue@example.com')
  await press('Book')
  await heading('You are booked')
  const seatUid = new URL(page.url()).searchParams.get('seatUid') ?? ''
  t.ok(seatUid)
  const { uid } = await booking()
  await visit('class')
  await pickTime('first', async () => {
    t.match(await page.locator(`.times [data-start="${start}"]`).textContent(), /2 seats left/)
  })
  await introduce('Tim Seated', 'tim@example.com')
  await press('Book')
  await heading('You are booked')
  t.equal((await booking()).uid, uid, 'the same class')

  await page.goto(await linkIn('sue@example.com', /http\S+\/reschedule\?seatUid=[\w-]+/))
  await pickTime('last')
  await press('Move to this time')
  await page.waitForURL((at) => at.pathname !== `/booking/${uid}/reschedule`)
  await heading('You are booked')
  const moved = await booking()
  t.not(moved.uid, uid)
  t.match(moved.attendees, [{ email: 'sue@example.com', seatUid }])
  await page.getByRole('link', { name: 'Cancel the booking' }).click()
  await press('Cancel the booking')
  await heading('Your seat has been cancelled')
  await page.goto(`${url}/booking/${moved.uid}?seatUid=${seatUid}`)
  await heading('Your seat has been cancelled')
  t.match((await made('GET', `/v2/bookings/${uid}`)).attendees, [{ email: 'tim@example.com' }])
  problems.length = 0
})

t.test('requires a verified email address to book and to reschedule', async (t) => {
  await type('proved', { requiresBookerEmailVerification: true })
  const proved = async (email: string, sent: number) => {
    await press('Send me a code')
    await page.getByText(`We have sent a code to ${email}.`).waitFor()
    await until(() => mail.to(email).filter(({ text }) => /\b\d{6}\b/.test(text)).length >= sent)
    const codes = mail.to(email).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
    await page.getByLabel('Code from the email').fill(codes[sent - 1] ?? '')
  }
  await visit('proved')
  await pickTime()
  await introduce('Vera', 'vera@example.com')
  await press('Book')
  await page.getByRole('alert').waitFor()
  await proved('vera@example.com', 1)
  await isAccessible('a code is asked for')
  await press('Book')
  await heading('You are booked')
  const { uid } = await booking()
  await page.getByRole('link', { name: 'Another time' }).click()
  await pickTime('last')
  await press('Move to this time')
  await page.getByLabel('The email address that you booked with').waitFor()
  await proved('vera@example.com', 2)
  await press('Move to this time')
  await heading('You are booked')
  t.equal((await booking()).rescheduledFromUid, uid)
  problems.length = 0
})

t.test('a price leads to the payment page; the booking shows what is owed and paid', async (t) => {
  await type('priced', { price: 1250, currency: 'eur' })
  await visit('priced')
  await page.getByText('Price: €12.50').waitFor()
  await pickTime()
  await introduce('Paul Payer', 'paul@example.com')
  await press('Book')
  await heading('Pay here')
  t.match(page.url(), /^https:\/\/pay\.test\/cs_\d+$/)
  await page.goto(await linkIn('paul@example.com', /http\S+\/booking\/\w+(?=\s|$|")/))
  await heading('Your request has been sent')
  await page.getByText('To be paid: €12.50').waitFor()
  await isAccessible('what is owed')
  await page.getByRole('link', { name: 'Pay now' }).click()
  await heading('Pay here')
  await page.goBack()
  await page.route('**/booking/*', async (route) => {
    const response = await route.fetch()
    // The answers of the API come with the page.
    await route.fulfill({ response, body: (await response.text()).replace(/,"url":"[^"]*"/g, '') })
  })
  await page.reload()
  await page.getByText('To be paid: €12.50. Please arrange the payment with your host.').waitFor()
  await page.unroute('**/booking/*')
  await made('POST', `/v2/bookings/${(await booking()).uid}/mark-paid`, {})
  await page.reload()
  await heading('You are booked')
  await page.getByText('Paid: €12.50').waitFor()
})

t.test('shows what a cancellation gives back, and what has gone back, in yen', async () => {
  await type('refundable', { price: 5000, currency: 'jpy', refundPolicy: { type: 'always' } })
  await visit('refundable')
  await pickTime()
  await introduce('Rita Returns', 'rita@example.com')
  await press('Book')
  await heading('Pay here')
  await stripe.tell(api, clock, { id: 'evt_rita', sessionId: page.url().split('/').at(-1)! })
  const address = await linkIn('rita@example.com', /http\S+\/booking\/\w+(?=\s|$|")/)
  const uid = address.split('/').at(-1)!
  const refunds = async () => (await made('GET', `/v2/bookings/${uid}`)).payment[0].refunds ?? []
  const settled = (count: number) =>
    until(async () => (await refunds()).filter(({ status }: Json) => status === 'succeeded').length === count)
  await made('POST', `/v2/bookings/${uid}/refund`, { amount: 1200 })
  await settled(1)
  await page.goto(address)
  await page.getByText('Paid: ¥5,000').waitFor()
  await page.getByText('Refunded: ¥1,200 of ¥5,000').waitFor()
  await page.getByRole('link', { name: 'Cancel the booking' }).click()
  await page.getByText('If you cancel, you get ¥3,800 back.').waitFor()
  await isAccessible('what a cancellation gives back')
  await press('Cancel the booking')
  await heading('This booking is cancelled')
  await settled(2)
  await page.reload()
  await page.getByText('Refunded in full: ¥5,000').waitFor()

  const kept = await made('POST', '/v2/event-types', {
    title: 'Kept',
    slug: 'kept',
    lengthInMinutes: 60,
    price: 12_500,
    currency: 'kwd',
  })
  const attendee = { name: 'Rita', email: 'rita@example.com', timeZone: 'UTC', language: 'de' }
  const day = new Date(clock.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10)
  const start = `${day}T13:00:00Z`
  const other = await made('POST', '/v2/bookings', { eventTypeId: kept.id, start, attendee })
  const { headers } = await api('GET', new URL(other.payment[0].url).pathname, { key: null })
  const sessionId = String(headers.get('location')).split('/').at(-1)!
  await stripe.tell(api, clock, { id: 'evt_kept', sessionId })
  await page.goto(`${url}/booking/${other.uid}/cancel`)
  await page.getByText(/Your payment of KWD\s12.500 will not be refunded/).waitFor()
})

t.test('offers the colleague who takes over while the host is away', async (t) => {
  const email = 'carl@example.com'
  const colleague = await createUser(stack, {
    email,
    name: 'Carl Colleague',
    username: 'carl',
    organizationId: organization.id,
  })
  await always(colleague.apiKey)
  await type('visit')
  await type('visit', {}, colleague.apiKey)
  const today = new Date()
  const inDays = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString()
  await made('POST', `/v2/organizations/${organization.id}/users/${user.id}/ooo`, {
    start: inDays(0),
    end: inDays(200),
    toUserId: colleague.user.id,
  })
  await visit('visit')
  await page.getByText('Carl Colleague takes over.').waitFor()
  t.equal(await page.locator('td button:enabled').count(), 0)
  await isAccessible('who takes over')
  await page.getByRole('link', { name: 'Book with Carl Colleague' }).click()
  await page.waitForURL('**/carl/visit**')
  await pickTime()
  await introduce('Ann Attendee', 'ann@example.com')
  await press('Book')
  await heading('You are booked')
  t.match((await booking()).hosts, [{ id: colleague.user.id }])
  const [entry] = await made('GET', `/v2/organizations/${organization.id}/users/${user.id}/ooo`)
  await made('DELETE', `/v2/organizations/${organization.id}/users/${user.id}/ooo/${entry.id}`)
})

t.test('hides actions that the event type does not allow', async (t) => {
  const strict = { disableRescheduling: { disabled: true }, disableCancelling: { disabled: true } }
  await type('strict', strict)
  await visit('strict')
  await pickTime()
  await introduce('Ann Attendee', 'ann@example.com')
  await press('Book')
  await heading('You are booked')
  const { uid } = await booking()
  t.equal(await page.locator('.actions a').count(), 0)
  await page.goto(`${url}/booking/${uid}/reschedule`)
  await heading('This booking can no longer be moved.')
  await page.goto(`${url}/booking/${uid}/cancel`)
  await heading(/cannot be cancelled here/)
  const { start } = await booking()
  const later = new Date(Date.parse(start) + 3_600_000).toISOString()
  const moved = await made('POST', `/v2/bookings/${uid}/reschedule`, { start: later })
  t.equal(moved.rescheduledFromUid, uid, 'only the page enforces the rule, not the API')
})

t.test('the links of a mail: reschedule, cancel, rate, report a no-show', async (t) => {
  const { id } = await type('mailed')
  await made('POST', '/v2/workflows', {
    name: 'Links',
    trigger: { type: 'newEvent' },
    activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [id] },
    steps: [
      {
        stepNumber: 1,
        action: 'email_attendee',
        recipient: 'attendee',
        template: 'custom',
        sender: 'Us',
        includeCalendarEvent: false,
        message: { subject: 'How was it?', html: '<p>{RATING_URL} {NO_SHOW_URL}</p>' },
      },
    ],
  })
  await visit('mailed')
  await pickTime()
  await introduce('Lena', 'lena@example.com')
  await press('Book')
  await heading('You are booked')
  const old = await booking()
  await page.goto(await linkIn('lena@example.com', /http\S+\/reschedule(?=\s|$|")/))
  await pickTime('last')
  await press('Move to this time')
  await page.waitForURL((at) => !at.pathname.includes(old.uid))
  const moved = await booking()
  t.equal(moved.rescheduledFromUid, old.uid)

  const rating = (await linkIn('lena@example.com', /http\S+\/rate(?=[\s<"]|$)/)).replace(old.uid, moved.uid)
  const noShow = (await linkIn('lena@example.com', /http\S+\/no-show(?=[\s<"]|$)/)).replace(
    old.uid,
    moved.uid,
  )
  const before = (hours: number) =>
    new Date(Math.floor(Date.now() / 60_000) * 60_000 - hours * 3_600_000).toISOString()
  await made('PATCH', `/v2/bookings/${moved.uid}`, { start: before(2), end: before(1) })
  await page.goto(rating)
  await page.getByRole('button', { name: '4 of 5' }).click()
  await heading('Thank you for your rating.')
  await page.goto(noShow)
  await press('Report no-show')
  await heading('Thank you. The no-show has been recorded.')
  t.match(await made('GET', `/v2/bookings/${moved.uid}`), { rating: 4, absentHost: true })

  await visit('mailed')
  await pickTime()
  await introduce('Kim', 'kim@example.com')
  await press('Book')
  await heading('You are booked')
  await page.goto(await linkIn('kim@example.com', /http\S+\/cancel(?=\s|$|")/))
  await press('Cancel the booking')
  await heading('This booking is cancelled')
  t.match(await booking(), { status: 'cancelled' })
})

t.test('no errors and no policy violations in the browser', async (t) => {
  t.strictSame(problems, [])
})
