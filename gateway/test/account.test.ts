import {
  accessibilityProblems,
  createUser,
  decide,
  fileTimeoutMs,
  openPage,
  signIn,
  signInToken,
  startGoogle,
  startNameServer,
  startOpenId,
  startReceiver,
  startStack,
  startZoom,
  until,
} from '@punctual/testing'
import t, { type Test } from 'tap'

t.setTimeout(fileTimeoutMs)

// A person signs in by mail in a real browser with the width of a phone, and manages the account.

const [google, zoom] = await Promise.all([startGoogle(t), startZoom(t)])
const names = await startNameServer(t)
const stack = await startStack(t, { env: { ...google.env, ...zoom.env, DNS_SERVERS: names.address } })
const { api, url } = stack
const email = 'ann@example.com'
const { apiKey } = await createUser(stack, { email, name: 'Ann Account' })
const { url: redirectUri } = await startReceiver(t)
const client = await api('POST', '/v2/oauth-clients', {
  body: { name: 'Calendar app', redirectUris: [redirectUri], permissions: ['BOOKING_READ'] },
})
const { clientId, clientSecret } = client.body.data
const query = { client_id: clientId, redirect_uri: redirectUri, scope: 'BOOKING_READ', state: 'the state' }
const authorize = `${url}/oauth/authorize?${new URLSearchParams(query)}`
const code = (await decide(authorize, apiKey)).searchParams.get('code') ?? ''
const tokens = await fetch(`${url}/v2/auth/oauth2/token`, {
  method: 'POST',
  body: new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: clientSecret,
  }),
})
const { access_token: accessToken } = (await tokens.json()) as { access_token: string }

const page = await openPage(t, { locale: 'en-US' })
await page.setViewportSize({ width: 375, height: 700 })
page.on('dialog', (dialog) => void dialog.accept())
const button = (name: string | RegExp) => page.getByRole('button', { name })
const isReadable = async (name: string) => {
  t.same(await accessibilityProblems(page), [], name)
  const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  t.equal(await page.evaluate(wide), 0, `${name}: nothing is wider than the phone`)
}

async function askForLink(): Promise<string> {
  const earlier = stack.mail.to(email).length
  await page.getByLabel('Email address').fill(email)
  await button('Mail me a link').click()
  await page.getByText('a link is on its way').waitFor()
  await until(() => stack.mail.to(email).length > earlier)
  return `${url}/account/sign-in#${signInToken(stack, email)}`
}

t.test('a person signs in by mail', async (t) => {
  await page.goto(`${url}/account`)
  await page.getByLabel('Email address').waitFor()
  await isReadable('the form')
  const link = await askForLink()
  t.match(stack.mail.to(email).at(-1), { subject: 'Your link to sign in', text: link })

  await page.goto('about:blank')
  await page.goto(link)
  await button('Sign in as Ann Account').waitFor()
  t.notMatch(page.url(), /#/, 'the secret leaves the address')
  await isReadable('the question')
  await button('Sign in as Ann Account').click()
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  await page.getByText('This browser').waitFor()
  await isReadable('the account')

  await page.goto('about:blank')
  await page.goto(link)
  await page.getByText('This link was used before').waitFor()
})

t.test('a link works only in the browser that asked for it', async () => {
  await page.goto(`${url}/account/sign-in`)
  const link = await askForLink()
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByText('only in the browser in which you asked for it').waitFor()
  await page.context().addCookies(cookies)
})

t.test('the account lists apps and ends their access', async (t) => {
  await page.goto(`${url}/account`)
  const app = page.getByRole('listitem').filter({ hasText: 'Calendar app' }).first()
  await app.getByText('see your bookings').waitFor()
  t.equal((await api('GET', '/v2/bookings', { key: accessToken })).status, 200)
  await button('Revoke access: Calendar app').click()
  await page.getByText('No app acts for you.').waitFor()
  t.equal((await api('GET', '/v2/bookings', { key: accessToken })).status, 401)
})

/** Chooses what happens with the bookings of the person, and finds it again on the page. */
async function setUp(t: Test) {
  const listed = async () => (await api('GET', '/v2/calendars', { key: apiKey })).body.data
  const follows = page.getByLabel('Bookings follow your changes in this account')
  const destination = page.getByLabel('Write bookings to')
  t.equal(await follows.isChecked(), false)
  for (const [isOn, whenChanged] of [
    [true, 'follow'],
    [false, 'mark'],
    [true, 'follow'],
  ] as const) {
    await follows.setChecked(isOn)
    await until(async () => (await listed()).connectedCalendars[0].settings.whenChanged === whenChanged)
  }
  t.strictSame(
    await destination.getByRole('option').allInnerTexts(),
    ['Hana (Google Calendar)', 'Team (Google Calendar)'],
    'not those that are only read',
  )
  await destination.selectOption('Team (Google Calendar)')
  await until(async () => (await listed()).destinationCalendar?.externalId === 'team@gmail.example')
  await page.reload()
  await follows.waitFor()
  t.equal(await follows.isChecked(), true)
  t.match(await destination.inputValue(), /team@gmail\.example/)
  await isReadable('a calendar that is set up')

  await page.route('**/v2/destination-calendars', (route) => route.fulfill({ status: 500, json: {} }))
  await destination.selectOption('Hana (Google Calendar)')
  await page.getByRole('alert').waitFor()
  t.match(await destination.inputValue(), /team@gmail\.example/, 'what was not stored is not shown')
  await page.unroute('**/v2/destination-calendars')

  const { id } = (await listed()).destinationCalendar
  await api('DELETE', `/v1/destination-calendars/${id}?apiKey=${apiKey}`, { key: null })
  await page.reload()
  await destination
    .getByRole('option', { name: 'No calendar', selected: true })
    .waitFor({ state: 'attached' })
  await destination.selectOption('Hana (Google Calendar)')
  await until(async () => (await listed()).destinationCalendar?.externalId === 'hana@gmail.example')
}

t.test('the account connects a calendar on the page of its provider', async (t) => {
  const calendar = page.getByRole('listitem').filter({ hasText: 'Google' })
  let isDenied = true
  await page.route(`${google.env.GOOGLE_OAUTH_URL}/**`, async (route) => {
    const { href } = await google.consent(route.request().url(), { isDenied })
    const body = `<script>location.replace(${JSON.stringify(href)})</script>`
    await route.fulfill({ contentType: 'text/html', body })
  })
  await button('Connect Google Calendar').click()
  await page.getByText('The calendar was not connected').waitFor()
  t.equal(page.url(), `${url}/account`)
  isDenied = false
  google.addCalendar('team@gmail.example', { summary: 'Team' })
  google.addCalendar('holidays@gmail.example', { summary: 'Holidays', accessRole: 'reader' })
  await button('Connect Google Calendar').click()
  await calendar.getByText('Hana').waitFor()
  await isReadable('a connected calendar')
  await button('Connect Google Meet').waitFor()
  await setUp(t)
  await button(/Disconnect: Google/).click()
  await page.getByText('No calendar is connected.').waitFor()
})

t.test('the account connects a room, makes it the default and disconnects it', async (t) => {
  const room = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await room('Built-in video').getByText('Default for your event types').waitFor()
  let isDenied = true
  await page.route(`${zoom.env.ZOOM_OAUTH_URL}/**`, async (route) => {
    const { href } = await zoom.consent(route.request().url(), { isDenied })
    const body = `<script>location.replace(${JSON.stringify(href)})</script>`
    await route.fulfill({ contentType: 'text/html', body })
  })
  // Google Meet needs a Google calendar, which was disconnected.
  await button('Connect Google Meet').waitFor({ state: 'detached' })
  await button('Connect Zoom').waitFor()
  t.equal(await button('Connect Google Meet').count(), 0)
  await button('Connect Zoom').click()
  await page.getByText('The room was not connected').waitFor()
  t.equal(page.url(), `${url}/account`)
  isDenied = false
  await button('Connect Zoom').click()
  await button('Use as default: Zoom').click()
  await room('Zoom').getByText('Default for your event types').waitFor()
  await isReadable('a connected room')
  const { body } = await api('GET', '/v2/conferencing', { key: apiKey })
  t.match(body, { data: [{ type: 'zoom_video' }], services: [{ slug: 'svc-video', isDefault: false }] })
  zoom.endAccessTokens()
  await button('Disconnect: Zoom').click()
  await room('Built-in video').getByText('Default for your event types').waitFor()
  await button('Connect Zoom').waitFor()
  t.notOk(zoom.isGranted())
})

t.test('the account creates and deletes API keys', async (t) => {
  await page.getByLabel('Note').fill('Website')
  await button('Create a key').click()
  const key = await page.getByLabel('Copy the key now').inputValue()
  t.match((await api('GET', '/v2/me', { key })).body.data, { email })
  await isReadable('a new key')
  await button('Delete: Website').click()
  await until(async () => (await button('Delete: Website').count()) === 0)
  t.equal((await api('GET', '/v2/me', { key })).status, 401)
})

t.test('a consent needs no API key from a person who is signed in', async (t) => {
  await page.goto(authorize)
  await page.getByText('You are signed in as Ann Account').waitFor()
  t.equal(await page.getByLabel('Your API key').count(), 0)
  await button('Approve').click()
  // The next test would interrupt a navigation that has only begun.
  await page.waitForURL(`${redirectUri}?*`)
  t.ok(new URL(page.url()).searchParams.get('code'))
})

t.test('other browsers are signed out at once', async (t) => {
  const other = { key: null, headers: { ...(await signIn(stack, email)) } }
  t.equal((await api('GET', '/v2/me', other)).status, 200)
  await page.goto(`${url}/account`)
  await button('Sign out everywhere else').click()
  await page.getByText('Done.').waitFor()
  t.equal((await api('GET', '/v2/me', other)).status, 401)
})

t.test('the console opens with the session, and signing out ends it', async () => {
  const owner = await signIn(stack, 'owner@punctual.test')
  const [name = '', value = ''] = owner.cookie.split('=')
  await page.context().addCookies([{ name, value, url }])
  await page.goto(`${url}/console`)
  await page.getByText('Olivia Owner').waitFor()
  await button('Sign out').click()
  await page.getByLabel('API key').waitFor()
  await until(async () => (await api('GET', '/v2/me', { key: null, headers: { ...owner } })).status === 401)
})

t.test('a person signs in by the provider of the organization', async () => {
  const openId = await startOpenId(t, `${url}/v2/auth/sign-in/callback`)
  const path = `/v2/organizations/${stack.organization.id}/identity-providers`
  const { issuer, clientId, clientSecret, person } = openId
  const body = { name: 'Acme', issuer, clientId, clientSecret, domains: ['acme.test'] }
  const { id, domains } = (await api('POST', path, { body })).body.data
  for (const { record } of domains) names.texts.set(record.name, [record.value])
  await api('POST', `${path}/${id}/verify-domains`)

  const organizationId = stack.organization.id
  await createUser(stack, { email: person.email, name: 'Ida Identified', organizationId })
  await page.context().clearCookies()
  await page.goto(`${url}/account`)
  await page.getByLabel('Email address').fill(person.email)
  await button('Mail me a link').click()
  await button('Sign in with Acme').waitFor()
  await isReadable('the choice')
  await button('Sign in with Acme').click()
  await page.getByText('Ida Identified').waitFor({ timeout: 60_000 })

  person.isVerified = false
  await page.context().clearCookies()
  await page.goto(`${url}/account`)
  await page.getByLabel('Email address').fill(person.email)
  await button('Mail me a link').click()
  await button('Sign in with Acme').click()
  await page.getByText('has no account with a verified address').waitFor()
  await isReadable('a refusal')
})
