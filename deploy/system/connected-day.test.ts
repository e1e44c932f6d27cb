import {
  type Api,
  createApi,
  createUser,
  fileTimeoutMs,
  type Json,
  leadTo,
  openPage,
  routeRedirects,
  signInToken,
  startGoogle,
  startMicrosoft,
  startStack,
  startStripe,
  TestClock,
  until,
} from '@punctual/testing'
import t from 'tap'
import { aroundTheClock, aSchedule, dataOf } from './fixtures.ts'

// A day of hosts whose calendars, meetings and payments are elsewhere, in a real browser: from the
// sign-in to the refund.

t.setTimeout(fileTimeoutMs)
// The browser uses the real clock.
const clock = new TestClock(new Date().toISOString())
const [google, microsoft, stripe] = await Promise.all([
  startGoogle(t, { clock }),
  startMicrosoft(t, { clock }),
  startStripe(t, () => clock.now()),
])
const stack = await startStack(t, { clock, env: { ...google.env, ...microsoft.env, ...stripe.env } })
const { url, mail } = stack
const page = await openPage(t)
const button = (name: string | RegExp) => page.getByRole('button', { name })
const day = new Date(clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
const at = (hour: number) => `${day}T${hour}:00:00.000Z`
const minuteMs = 60_000

/** A provider of calendars and meetings, as the journey needs it. */
interface Provider {
  host: { name: string; username: string; email: string }
  connectButton: string
  /** Where its people allow access. */
  loginUrl: string
  consent(authUrl: string): Promise<URL>
  /** The name of its calendars in paths. */
  slug: string
  /** Lets the host's bookings take place there. @returns the name of the integration */
  connectMeetings(api: Api): Promise<string>
  /** Adds an event of an hour, as its person does. */
  block(hour: number): unknown
  find(booking: Json): { start: string; place: string } | undefined
  /** Moves the event of a booking, as its person does. */
  move(booking: Json, hour: number): void
  /** The links of its meetings. */
  links(): string[]
}

const hana = 'hana@gmail.example'
const ofGoogle = ({ icsUid }: Json) => google.events(hana).find(({ iCalUID }) => iCalUID === icsUid)
const googleTimes = (hour: number) => ({ start: { dateTime: at(hour) }, end: { dateTime: at(hour + 1) } })

const outlook = 'AAMkCalendar='
const ofMicrosoft = ({ icsUid }: Json) =>
  microsoft.events(outlook).find(({ transactionId }) => `${transactionId}`.endsWith(`-${icsUid}`))
const graphTimes = (hour: number) => ({
  start: { dateTime: at(hour).slice(0, -1), timeZone: 'UTC' },
  end: { dateTime: at(hour + 1).slice(0, -1), timeZone: 'UTC' },
})

const providers: Record<string, Provider> = {
  'Google Calendar and Meet': {
    host: { name: 'Hana Host', username: 'hana', email: 'hana@example.com' },
    connectButton: 'Connect Google Calendar',
    loginUrl: google.env.GOOGLE_OAUTH_URL!,
    consent: google.consent,
    slug: 'google',
    async connectMeetings(api) {
      await dataOf(api('POST', '/v2/conferencing/google-meet/connect'))
      return 'google-meet'
    },
    block: (hour) => google.save(hana, googleTimes(hour)),
    find(booking) {
      const event = ofGoogle(booking)
      return event && { start: event.start.dateTime, place: event.location }
    },
    move: (booking, hour) => void google.save(hana, { ...ofGoogle(booking), ...googleTimes(hour) }),
    links: () => google.events(hana).flatMap(({ hangoutLink }) => hangoutLink ?? []),
  },
  'Microsoft 365 and Teams': {
    host: { name: 'Olaf Outlook', username: 'olaf', email: 'olaf@example.com' },
    connectButton: 'Connect Microsoft 365',
    loginUrl: microsoft.env.MICROSOFT_LOGIN_URL!,
    consent: microsoft.consent,
    slug: 'office365',
    async connectMeetings(api) {
      const query = `returnTo=${url}/account&onErrorReturnTo=${url}/account`
      const { url: authUrl } = await dataOf(api('GET', `/v2/conferencing/msteams/oauth/auth-url?${query}`))
      await page.goto(authUrl)
      await page.waitForURL('**/account')
      return 'office365-video'
    },
    block: (hour) => microsoft.save(outlook, graphTimes(hour)),
    find(booking) {
      const event = ofMicrosoft(booking)
      return event && { start: `${event.start.dateTime.slice(0, 23)}Z`, place: event.location.displayName }
    },
    move: (booking, hour) =>
      void microsoft.save(outlook, { ...(ofMicrosoft(booking) as Json), ...graphTimes(hour) }),
    links: () => microsoft.meetings().map(({ joinWebUrl }) => joinWebUrl),
  },
}

/** Opens pages of consent as their person, who allows access. */
const allowAccess = ({ loginUrl, consent }: Provider) =>
  page.route(`${loginUrl}/**`, async (route) => {
    const { href } = await consent(route.request().url())
    await leadTo(route, href)
  })

await routeRedirects(page, '**/v2/payments/*')
/** The page of a Checkout Session leads back when it is paid. */
await page.route('https://pay.test/**', async (route) => {
  const [, sessionId = '', paid] = new URL(route.request().url()).pathname.split('/')
  if (!paid) {
    const body = `<a href="/${sessionId}/paid">Pay at Stripe</a>`
    await route.fulfill({ contentType: 'text/html', body })
    return
  }
  await stripe.tell(stack.api, clock, { id: `evt_${sessionId}`, sessionId })
  const { form } = stripe.asked.findLast(({ path }) => path === '/v1/checkout/sessions')!
  await leadTo(route, String(form.success_url))
})

/** The payment of the newest session. */
const paymentIntent = () =>
  `pi_of_cs_${stripe.asked.filter(({ path }) => path === '/v1/checkout/sessions').length}`

async function signInByMail({ name, email }: Provider['host']): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${url}/account`)
  await page.getByLabel('Email address').fill(email)
  await button('Mail me a link').click()
  await page.getByText('a link is on its way').waitFor()
  await until(() => mail.to(email).length > 0)
  await page.goto(`${url}/account/sign-in#${signInToken(stack, email)}`)
  await button(`Sign in as ${name}`).click()
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
}

/** Loads the booking of the open page. */
const booking = async (): Promise<Json> => {
  const [, uid] = /\/booking\/([^/?]+)/.exec(page.url()) ?? []
  return dataOf(stack.api('GET', `/v2/bookings/${uid}`, { key: null }))
}
const bookingNow = (wanted: (booking: Json) => unknown) =>
  until(async () => {
    const found = await booking()
    return wanted(found) && found
  })

for (const [name, provider] of Object.entries(providers))
  t.test(`${name}: connected, booked, paid, moved in the calendar, refunded`, async (t) => {
    const { host, slug } = provider
    const ann = `ann.${slug}@example.com`
    const { apiKey } = await createUser(stack, host)
    const api = createApi(url, apiKey)
    await allowAccess(provider)

    await signInByMail(host)
    await button(provider.connectButton).click()
    await button(/^Disconnect: /).waitFor()
    const [{ credentialId: id }] = (await dataOf(api('GET', '/v2/calendars'))).connectedCalendars
    const settings = { id, whenChanged: 'follow' }
    await dataOf(api('PATCH', `/v2/calendars/${slug}/settings`, { body: settings }))
    const integration = await provider.connectMeetings(api)
    const schedule = await aSchedule(api, { ...aroundTheClock, isDefault: true })
    const eventType = {
      title: 'Consultation',
      slug: 'consultation',
      lengthInMinutes: 60,
      scheduleId: schedule.id,
      locations: [{ type: 'integration', integration }],
      price: 1500,
      currency: 'eur',
      refundPolicy: { type: 'always' },
    }
    const { id: eventTypeId } = await dataOf(api('POST', '/v2/event-types', { body: eventType }))

    // Bookers are not signed in.
    await page.context().clearCookies()
    const times = `${url}/${host.username}/consultation?date=${day}`
    const time = (hour: number) => page.locator(`.times [data-start^="${day}T${hour}:00"]`)
    await page.goto(times)
    await time(10).waitFor()
    provider.block(10)
    clock.advance(minuteMs)
    const query = `eventTypeId=${eventTypeId}&start=${day}&end=${day}`
    await until(async () => {
      const days = await dataOf(api('GET', `/v2/slots?${query}`, { key: null }))
      return !days[day].some(({ start }: Json) => start === at(10))
    })
    await page.goto(times)
    await time(12).waitFor()
    t.equal(await time(10).count(), 0, 'an hour that is taken in the calendar is not offered')

    await time(12).click()
    await page.getByLabel('Your name').fill('Ann Attendee')
    await page.getByLabel('Email address').fill(ann)
    await button('Book').click()
    await page.getByRole('link', { name: 'Pay at Stripe' }).click()
    await page.waitForURL('**/booking/*')
    const { uid, icsUid, meetingUrl } = await bookingNow((one) => one.meetingUrl)
    await page.reload()
    await page.getByRole('heading', { name: 'You are booked' }).waitFor()
    t.equal(await page.getByRole('link', { name: 'Join' }).getAttribute('href'), meetingUrl)
    await until(() => mail.to(ann).some(({ text }) => `${text}`.includes(meetingUrl)))
    const written = { icsUid }
    await until(() => provider.find(written)?.place === meetingUrl)
    t.match(provider.find(written), { start: at(12) })

    provider.move(written, 15)
    // A read says nothing of an event whose last write is not stored yet; the next one does.
    await bookingNow(({ rescheduledToUid }) => {
      clock.advance(minuteMs / 6)
      return rescheduledToUid
    })
    await page.reload()
    await page.getByRole('link', { name: 'Open the new booking' }).click()
    await page.waitForURL((address) => !address.pathname.includes(uid))
    await page.getByRole('heading', { name: 'You are booked' }).waitFor()
    t.match(await booking(), { start: at(15), meetingUrl, rescheduledFromUid: uid })
    t.match(provider.find(written), { start: at(15), place: meetingUrl })
    t.same(provider.links(), [meetingUrl], 'the meeting moves along')

    await page.getByRole('link', { name: 'Cancel the booking' }).click()
    await page.getByText('you get €15.00 back').waitFor()
    await button('Cancel the booking').click()
    await page.getByRole('heading', { name: 'This booking is cancelled' }).waitFor()
    t.equal(await page.getByRole('link', { name: 'Join' }).count(), 0)
    await bookingNow(({ payment }) => payment[0].refunds[0]?.status === 'succeeded')
    await page.reload()
    await page.getByText('Refunded in full: €15.00').waitFor()
    const refunds = stripe.refunds.filter(({ payment_intent }) => payment_intent === paymentIntent())
    t.match(refunds, [{ amount: 1500 }])
    t.equal(refunds.length, 1)
    await until(() => !provider.find(written) && provider.links().length === 0)
    const kinds = () => mail.to(ann).map(({ subject }) => subject.split(':')[0])
    await until(() => kinds().includes('Cancelled') && kinds().includes('Refund'))
    const told = ['Payment due', 'Confirmed', 'Rescheduled', 'Cancelled', 'Refund']
    t.same(kinds().toSorted(), told.toSorted(), 'each piece of news in one mail')
  })
