import {
  accessibilityProblems,
  fileTimeoutMs,
  type Json,
  openPage,
  startStack,
  until,
} from '@punctual/testing'
import t from 'tap'
import { testCalendarLinks, testPicks } from './picks.ts'
import { aVisitor, everyDay } from './visitor.ts'

t.setTimeout(fileTimeoutMs)

// The booking pages in a real browser in New York, with a host in Berlin.

const stack = await startStack(t, { env: { RATE_LIMIT_ANONYMOUS: '100000' } })
const { api, url, user } = stack
const visitor = await aVisitor(t, stack)
const { page, problems, booking: booked } = visitor

async function made(method: string, path: string, body: unknown): Promise<Json> {
  const answer = await api(method, path, { body })
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

const schedule = await made('POST', '/v2/schedules', {
  name: 'Always',
  timeZone: 'Europe/Berlin',
  isDefault: false,
  availability: [{ days: everyDay, startTime: '09:00', endTime: '17:00' }],
})
const eventType = await made('POST', '/v2/event-types', {
  title: 'Intro <b>call</b>',
  slug: 'intro',
  lengthInMinutes: 60,
  scheduleId: schedule.id,
  locations: [{ type: 'address', address: 'Main Street 1', public: true }, { type: 'attendeePhone' }],
  bookingFields: [
    { type: 'select', slug: 'topic', label: 'Topic', required: true, options: ['Sales', 'Support'] },
    { type: 'boolean', slug: 'recorded', label: 'You may record it', required: false },
  ],
})
const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
const isAccessible = async (name: string) => t.same(await accessibilityProblems(page), [], name)

const pickTime = (place: 'first' | 'last' = 'first') =>
  visitor.pickTime(place, async () => {
    if (place === 'first') await isAccessible('times to pick')
  })

const inDays = (days: number) =>
  new Date(stack.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

t.test("a visitor books in the browser's time zone", async (t) => {
  await page.goto(`${url}/${user.username}/intro`)
  t.equal(await page.locator('h1').textContent(), 'Intro <b>call</b>', 'is text, not markup')
  t.equal(await page.locator('#zone').inputValue(), 'America/New_York')
  const start = await pickTime()
  await isAccessible('the form')
  await page.getByLabel('Your name').fill('Ann Attendee')
  await page.getByLabel('Email address').fill('ann@example.com')
  await page.getByLabel('Topic').selectOption('Support')
  await page.getByLabel('You may record it').check()
  await page.getByLabel('Where').selectOption({ label: 'Phone number' })
  await page.getByLabel('Phone number (required)').fill('+49 30 901820')
  await page.getByRole('button', { name: 'Book' }).click()
  await page.waitForURL('**/booking/*')
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  await isAccessible('a booking')
  const booking = await booked()
  t.equal(booking.start, start)
  t.match(booking, {
    status: 'accepted',
    eventTypeId: eventType.id,
    attendees: [{ email: 'ann@example.com', timeZone: 'America/New_York', language: 'en' }],
    bookingFieldsResponses: { topic: 'Support', recorded: true },
  })
  await testCalendarLinks(t, page, booking)
})

t.test('a visitor reschedules and cancels the booking', async (t) => {
  const old = await booked()
  await page.getByRole('link', { name: 'Another time' }).click()
  const start = await pickTime('last')
  t.not(start, old.start)
  await page.getByLabel('Reason for another time').fill('The train is late')
  await page.getByRole('button', { name: 'Move to this time' }).click()
  await page.waitForURL((at) => at.pathname.startsWith('/booking/') && !at.pathname.includes(old.uid))
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  const moved = await booked()
  t.match(moved, { start, rescheduledFromUid: old.uid, reschedulingReason: 'The train is late' })

  await page.getByRole('link', { name: 'Cancel the booking' }).click()
  await page.getByRole('heading', { name: 'Cancel this booking?' }).waitFor()
  await isAccessible('a question before it is cancelled')
  await page.getByLabel('Reason').fill('Ill')
  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  await page.getByRole('heading', { name: 'This booking is cancelled' }).waitFor()
  t.match(await booked(), { status: 'cancelled', cancellationReason: 'Ill' })

  await page.goto(`${url}/booking/${old.uid}`)
  await page.getByRole('link', { name: 'Open the new booking' }).click()
  await page.waitForURL(`**/booking/${moved.uid}`)
})

t.test('reports a time that was taken meanwhile and offers others', async (t) => {
  await page.goto(`${url}/${user.username}/intro`)
  const start = await pickTime()
  const taken = await api('POST', '/v2/bookings', {
    key: null,
    body: {
      eventTypeId: eventType.id,
      start,
      attendee: { name: 'Fast', email: 'fast@example.com', timeZone: 'UTC' },
      location: { type: 'address' },
      bookingFieldsResponses: { topic: 'Sales' },
    },
  })
  t.equal(taken.status, 201)
  await page.getByLabel('Your name').fill('Slow')
  await page.getByLabel('Email address').fill('slow@example.com')
  await page.getByLabel('Topic').selectOption('Sales')
  await page.getByRole('button', { name: 'Book' }).click()
  await page.getByRole('alert').waitFor()
  t.match(await page.getByRole('alert').textContent(), /This time has just been taken/)
  await page.locator('.picker:not([aria-busy]) td button:enabled').last().click()
  await page.locator('.times button').last().click()
  t.equal(await page.getByLabel('Your name').inputValue(), 'Slow', 'what was typed is kept')
  t.equal(await page.getByLabel('Email address').inputValue(), 'slow@example.com')
  t.equal(await page.getByLabel('Topic').inputValue(), 'Sales')
  problems.length = 0
})

const firstDay = inDays(45)
const laterType = await made('POST', '/v2/event-types', {
  title: 'Donaudampfschifffahrtsgesellschaftskapitän',
  slug: 'later',
  lengthInMinutes: 60,
  scheduleId: schedule.id,
  bookingWindow: { type: 'range', value: [firstDay, inDays(60)] },
})
testPicks(t, visitor, {
  address: `${url}/${user.username}/intro`,
  later: { address: `${url}/${user.username}/${laterType.slug}`, firstDay },
})

t.test('a private link books a hidden event type once', async (t) => {
  const hidden = { title: 'Second opinion', slug: 'second', lengthInMinutes: 60, scheduleId: schedule.id }
  const { id } = await made('POST', '/v2/event-types', { ...hidden, hidden: true })
  await page.goto(`${url}/${user.username}/second`)
  await page.getByRole('heading', { name: 'This page does not exist' }).waitFor()
  const { bookingUrl } = await made('POST', `/v2/event-types/${id}/private-links`, {})
  const { pathname } = new URL(bookingUrl)
  await page.goto(url + pathname)
  t.equal(await page.locator('h1').textContent(), 'Second opinion')
  await pickTime()
  await page.getByLabel('Your name').fill('Ann Attendee')
  await page.getByLabel('Email address').fill('ann@example.com')
  await page.getByRole('button', { name: 'Book' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  t.match(await booked(), { status: 'accepted', eventTypeId: id })
  await page.goto(url + pathname)
  await page.getByRole('heading', { name: /expired/ }).waitFor()
  problems.length = 0
})

t.test('a platform shows its logo and its own pages after the booking', async (t) => {
  const app = 'https://app.example'
  const { clientId } = await made('POST', '/v2/oauth-clients', {
    name: 'App',
    redirectUris: [],
    permissions: ['*'],
    logo: `${app}/logo.png`,
    bookingRedirectUri: `${app}/done?by=page`,
    bookingCancelRedirectUri: `${app}/cancel/`,
  })
  const managed = await made('POST', `/v2/oauth-clients/${clientId}/users`, {
    email: 'managed@example.com',
    name: 'Mia Managed',
    timeZone: 'Europe/Berlin',
  })
  const answer = await api('POST', '/v2/event-types', {
    key: managed.accessToken,
    body: { title: 'By app', slug: 'by-app', lengthInMinutes: 60 },
  })
  t.equal(answer.status, 201)
  const pixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')
  await page.route(`${app}/**`, (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/gif', body: pixel })
      : route.fulfill({ contentType: 'text/html', body: '<h1>Thanks</h1>' }),
  )
  const { pathname, search } = new URL(answer.body.data.bookingUrl)
  await page.goto(url + pathname + search)
  await page.locator(`img.logo[src="${app}/logo.png"]`).waitFor()
  await pickTime()
  await page.getByLabel('Your name').fill('Ann Attendee')
  await page.getByLabel('Email address').fill('ann@example.com')
  await page.getByRole('button', { name: 'Book' }).click()
  await page.getByRole('heading', { name: 'Thanks' }).waitFor()
  const [, uid] = /^https:\/\/app\.example\/done\/(\w+)\?by=page$/.exec(page.url()) ?? []
  await page.goto(`${url}/booking/${uid}`)
  const link = (name: string) => page.getByRole('link', { name }).getAttribute('href')
  t.equal(await link('Cancel the booking'), `${app}/cancel/${uid}`)
  t.equal(
    await link('Another time'),
    `/booking/${uid}/reschedule`,
    'the hosted page where the platform has none',
  )
})

t.test('can be used with the keyboard only', async (t) => {
  await page.goto(`${url}/${user.username}/intro`)
  await page.locator('.picker:not([aria-busy]) .calendar').waitFor()
  await page.locator('.later').focus()
  await page.keyboard.press('Enter')
  await until(async () => (await page.locator('td button:enabled').count()) > 20)
  await page.keyboard.press('Tab')
  t.match(await page.evaluate('document.activeElement.getAttribute("aria-label")'), /times free/)
  await page.keyboard.press('Enter')
  t.match(await page.evaluate('document.activeElement.textContent'), /Pick a time on/)
})

t.test("shows texts and dates in the visitor's language", async (t) => {
  const german = await openPage(t, { timezoneId: 'Europe/Berlin', locale: 'de-DE' })
  await german.goto(`${url}/${user.username}/intro`)
  await german.getByText('Zeitzone').waitFor()
  await german.emulateMedia({ colorScheme: 'dark' })
  t.same(await accessibilityProblems(german), [], 'in dark mode')
  t.equal(await german.evaluate('document.documentElement.lang'), 'de')
  t.equal(await german.locator('th').first().getAttribute('abbr'), 'Montag')
  await german.locator('.later').click()
  await german.locator('.picker:not([aria-busy]) td button:enabled').last().click()
  await german.locator('.times button').first().click()
  await german.getByLabel('Ihr Name').fill('Anna Müller')
  await german.getByLabel('E-Mail-Adresse').fill('anna@example')
  await german.getByLabel('Topic').selectOption('Sales')
  await german.getByRole('button', { name: 'Buchen' }).click()
  const alert = german.getByRole('alert')
  t.equal(await alert.textContent(), 'Bitte prüfen Sie diese Angaben: E-Mail-Adresse')
})

t.test('is written from right to left in Arabic', async (t) => {
  const arabic = await openPage(t, { timezoneId: 'Africa/Cairo', locale: 'ar-EG' })
  await arabic.goto(`${url}/${user.username}/intro`)
  await arabic.getByText('المنطقة الزمنية').waitFor()
  t.equal(await arabic.evaluate('document.documentElement.dir'), 'rtl')
  t.same(await accessibilityProblems(arabic), [])
  const left = async (selector: string) => (await arabic.locator(selector).boundingBox())?.x ?? 0
  t.ok((await left('.earlier')) > (await left('.later')), 'earlier is on the right')

  await arabic.setViewportSize({ width: 320, height: 700 })
  await arabic.goto(`${url}/${user.username}/${laterType.slug}`)
  await arabic.locator('.picker:not([aria-busy]) .calendar').waitFor()
  const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  t.equal(await arabic.evaluate(wide), 0, 'a long word is no wider than a narrow phone')
})

t.test('the page follows language, colors, layouts, zone and answers that the owner fixes', async (t) => {
  const { id } = await made('POST', '/v2/event-types', {
    title: 'Weekly',
    slug: 'weekly',
    lengthInMinutes: 60,
    scheduleId: schedule.id,
    interfaceLanguage: 'de',
    color: { lightThemeHex: '#005500', darkThemeHex: '#99ff99' },
    bookerLayouts: { defaultLayout: 'week', enabledLayouts: ['month', 'week', 'column'] },
    lockTimeZoneToggleOnBookingPage: true,
    bookerActiveBookingsLimit: { maximumActiveBookings: 1, offerReschedule: true },
    bookingFields: [{ type: 'text', slug: 'team', label: 'Team', required: false, disableOnPrefill: true }],
  })
  const bookAs = async (layout: string) => {
    await page.goto(`${url}/${user.username}/weekly?name=Ann+Attendee&team=Red`)
    await page.getByText('Zeitzone: Europe/Berlin').waitFor()
    await page.getByLabel('Ansicht').selectOption(layout)
    await page.locator(`.days.${layout}`).waitFor()
    await page.getByLabel('Nächste Woche').click()
    await page.locator('.picker:not([aria-busy])').waitFor()
    await isAccessible(`the layout ${layout}`)
    await page.locator('.days button').first().click()
    t.equal(await page.locator('#field-name').inputValue(), 'Ann Attendee')
    t.ok(await page.locator('#field-team').isDisabled())
    await page.locator('#field-email').fill('weekly@example.com')
    await isAccessible('a form in the colors of the event type')
    const accent = 'document.documentElement.style.getPropertyValue("--accent")'
    t.match(await page.evaluate(accent), /#005500/)
    await page.locator('button.primary').click()
  }
  await bookAs('week')
  await page.waitForURL('**/booking/*')
  t.match(await booked(), {
    eventTypeId: id,
    attendees: [{ name: 'Ann Attendee', language: 'de', timeZone: 'Europe/Berlin' }],
    bookingFieldsResponses: { team: 'Red' },
  })
  await bookAs('column')
  await page.getByText('Bestätigungsmail').waitFor()
  problems.length = 0
})

t.test('a host accepts an instant booking by the link of a mail, which asks first', async (t) => {
  const team = await made('POST', '/v2/teams', { name: 'Front desk' })
  const { id: eventTypeId } = await made('POST', `/v2/teams/${team.id}/event-types`, {
    title: 'Help',
    slug: 'help',
    lengthInMinutes: 15,
    schedulingType: 'roundRobin',
    hosts: [{ userId: user.id }],
  })
  const nextMinute = Math.ceil(stack.clock.now().getTime() / 60_000) * 60_000
  const { uid } = await made('POST', '/v2/bookings', {
    eventTypeId,
    start: new Date(nextMinute).toISOString(),
    instant: true,
    attendee: { name: 'Ina Instant', email: 'ina@example.com', timeZone: 'Europe/Berlin' },
  })
  const status = async () => (await api('GET', `/v2/bookings/${uid}`)).body.data.status
  const link = await until(() =>
    stack.mail
      .to(user.email)
      .map(({ text }) => /\S+\/accept#\S+/.exec(text)?.[0])
      .find(Boolean),
  )
  const button = page.getByRole('button', { name: 'Accept', exact: true })
  await page.goto(link)
  await button.waitFor()
  await isAccessible('the question whether to accept')
  t.equal(await status(), 'pending', 'a program that opens links changes nothing')
  await button.click()
  await page.getByRole('heading', { name: 'You hold the meeting.' }).waitFor()
  t.equal(await status(), 'accepted')
  await page.goto(`${url}/booking/${uid}/accept#x`)
  await page.reload()
  await button.click()
  t.equal(await page.getByRole('alert').textContent(), 'This link is invalid or has expired.')
  t.match(problems.splice(0), [/400/])
})

t.test('a host confirms and declines bookings by the links of a mail', async (t) => {
  const { id } = await made('POST', '/v2/event-types', {
    title: 'On request',
    slug: 'on-request',
    lengthInMinutes: 60,
    scheduleId: schedule.id,
    confirmationPolicy: { type: 'always', blockUnconfirmedBookingsInBooker: true },
  })
  const free = await api('GET', `/v2/slots?eventTypeId=${id}&start=${inDays(6)}&end=${inDays(8)}`)
  const [one, other] = Object.values<{ start: string }[]>(free.body.data).flat()
  const ask = async (start: string) => {
    const { uid } = await made('POST', '/v2/bookings', {
      eventTypeId: id,
      start: new Date(start).toISOString(),
      attendee: { name: 'Rita Request', email: 'rita@example.com', timeZone: 'Europe/Berlin' },
    })
    const link = (page: string) =>
      stack.mail
        .to(user.email)
        .map(({ text }) => text.match(`\\S+/booking/${uid}/${page}#\\S+`)?.[0])
        .find(Boolean)
    return { uid, confirm: await until(() => link('confirm')), decline: await until(() => link('decline')) }
  }
  const status = async (uid: string) => (await api('GET', `/v2/bookings/${uid}`)).body.data.status
  const wanted = await ask(one!.start)
  await page.goto(wanted.confirm)
  await page.getByRole('heading', { name: 'Confirm this booking?' }).waitFor()
  await isAccessible('the question whether to confirm')
  t.equal(await status(wanted.uid), 'pending', 'a program that opens links changes nothing')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'The booking is confirmed.' }).waitFor()
  t.equal(await status(wanted.uid), 'accepted')

  const unwanted = await ask(other!.start)
  await page.goto(`${url}/booking/${unwanted.uid}`)
  await page.getByText('You will get an email once it is confirmed.').waitFor()
  t.equal(await page.getByRole('link', { name: 'Decline' }).count(), 0, 'without a link of a mail')
  await page.goto(unwanted.decline)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'Confirm' }).waitFor()
  await isAccessible('a pending booking, for its host')
  await page.getByRole('link', { name: 'Decline' }).click()
  await page.getByLabel('Reason').fill('On a train')
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('heading', { name: 'The booking is declined.' }).waitFor()
  t.equal(await status(unwanted.uid), 'rejected')
  await page.goto(unwanted.confirm)
  await page.getByRole('heading', { name: 'This booking was declined' }).waitFor()
})

t.test('a visitor reports a no-show by the link of a mail', async (t) => {
  const free = await api('GET', `/v2/slots?eventTypeId=${eventType.id}&start=${inDays(3)}&end=${inDays(5)}`)
  const [slot] = Object.values<{ start: string }[]>(free.body.data).flat()
  const { uid, start } = await made('POST', '/v2/bookings', {
    eventTypeId: eventType.id,
    start: new Date(slot?.start ?? '').toISOString(),
    attendee: { name: 'Wendy Waits', email: 'wendy@example.com', timeZone: 'Europe/Berlin' },
    location: { type: 'address' },
    bookingFieldsResponses: { topic: 'Support' },
  })
  const absence = async () => (await api('GET', `/v2/bookings/${uid}`)).body.data.absentHost
  const report = page.getByRole('button', { name: 'Report no-show' })
  await page.goto(`${url}/booking/${uid}/no-show`)
  await page.getByRole('heading', { name: 'Report a no-show?' }).waitFor()
  await isAccessible('the question about a no-show')
  await report.click()
  await page.getByRole('alert').waitFor()
  t.equal(await absence(), false, 'not before the start')
  t.match(problems.splice(0), [/400/])
  stack.clock.set(new Date(Date.parse(start) + 300_000).toISOString())
  await report.click()
  await page.getByRole('heading', { name: 'Thank you. The no-show has been recorded.' }).waitFor()
  t.equal(await absence(), true)
})

t.test('a page has the branding of the organization', async (t) => {
  await page.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: logo }),
  )
  await made('PATCH', `/v2/organizations/${stack.organization.id}`, {
    logoUrl: 'https://example.com/logo.svg',
    bannerUrl: 'https://example.com/banner.svg',
    brandColor: '#7a1f5c',
    theme: 'light',
  })
  await made('PATCH', '/v2/me', { weekStart: 'Wednesday' })
  await until(async () => {
    const { branding } = (await api('GET', `/v2/event-types/${eventType.id}/booking-page`)).body.data
    return branding?.theme === 'light' && branding.weekStart === 'Wednesday'
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${url}/${user.username}/intro`)
  await page.locator('.calendar').waitFor()
  t.equal(await page.locator('th').first().getAttribute('abbr'), 'Wednesday')
  t.equal(await page.locator('img.logo').getAttribute('src'), 'https://example.com/logo.svg')
  t.equal(await page.locator('img.banner').getAttribute('src'), 'https://example.com/banner.svg')
  await pickTime('last')
  const style = (name: string) =>
    page.evaluate(`getComputedStyle(document.querySelector('button.primary')).getPropertyValue('${name}')`)
  t.equal(await style('background-color'), 'rgb(122, 31, 92)', 'the theme is light on a dark device')
  t.equal(await style('color'), 'rgb(255, 255, 255)')
  await isAccessible('the branded form')
  await page.emulateMedia({ colorScheme: null })
})

t.test('404 for unknown pages and API paths', async (t) => {
  await page.goto(`${url}/unknown/intro`)
  await page.getByRole('heading', { name: 'This page does not exist' }).waitFor()
  for (const path of ['/v2/nothing', '/v1/nothing', '/internal/claims', '/docs/none', '/booking/x/approve']) {
    const answer = await fetch(url + path)
    t.equal(answer.status, 404, path)
    t.match(answer.headers.get('content-type'), /json/, path)
  }
  problems.length = 0
})

t.test('no errors and no policy violations in the browser', async (t) => {
  t.strictSame(problems, [])
})
